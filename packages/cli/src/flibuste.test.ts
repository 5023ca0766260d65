// The program as a user runs it, in a process of its own: one test for what only a process can show.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '@flibuste/server/store'
import { COMMANDS } from './flibuste.ts'
import { runFlibuste, spawnFlibuste } from './testing.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'flibuste-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('help', () => {
  test('names every command and every variable', async () => {
    const { code, out } = await spawnFlibuste(['--help'])
    expect(code).toBe(0)
    for (const { name } of COMMANDS) expect(out).toContain(`flibuste ${name}`)
    const example = readFileSync(join(HERE, '../../../.env.example'), 'utf8')
    const inHelp = new Set(out.match(/FLIBUSTE_[A-Z_]+/g))
    const inExample = new Set(example.match(/FLIBUSTE_[A-Z_]+/g))
    expect([...inHelp].sort()).toEqual([...inExample].sort())
  })

  test.each(COMMANDS.map(({ name }) => name))('%s --help tells its flags and starts nothing', async (name) => {
    const { code, out } = await runFlibuste([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain('--help')
  })

  test('--version says which program this is', async () => {
    const { version } = JSON.parse(readFileSync(join(HERE, '../../../package.json'), 'utf8')) as { version: string }
    for (const asked of ['--version', 'version'])
      expect(await runFlibuste([asked])).toMatchObject({
        code: 0,
        out: `flibuste ${version}, Node ${process.versions.node}\n`,
      })
  })

  test('what is no command is refused with the list of them', async () => {
    const { code, err } = await runFlibuste(['dance'])
    expect(code).toBe(2)
    expect(err).toContain(
      'serve, play, sim, ladder, arena, train, verify, clauses, lessons, referee, backup, restore, export, import',
    )
  })

  test.each([
    [[], { FLIBUSTE_PORT: 'abc' }, 'FLIBUSTE_PORT: "abc"'],
    [['--port', '99999'], {}, '--port: "99999"'],
  ])('%j without a command serves', async (args, env, message) => {
    const { code, err } = await runFlibuste(args, '', env)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})

describe('clauses', () => {
  test('--json counts, and the exit code says whether any is missing', async () => {
    const { code, out } = await spawnFlibuste(['clauses', 'bones', '--json'])
    const count = JSON.parse(out)
    for (const name of ['clauses', 'english', 'french', 'cited', 'tested'])
      expect(count[name]).toEqual(expect.any(Number))
    expect(code).toBe(count.missing.length === 0 ? 0 : 1)
  })
})

describe('lessons', () => {
  test('lists what they teach, and the exit code says whether something was forgotten', async () => {
    const { code, out } = await runFlibuste(['lessons', 'bones'])
    expect(code).toBe(0)
    expect(out).toContain('1. Three treasures (threeTreasures): 6 steps')
    expect(out).toContain('kinds of moves: 9 of 9 taught')
  })

  test('--json', async () => {
    const report = JSON.parse((await runFlibuste(['lessons', 'bones', '--json'])).out)
    expect(report.lessons).toHaveLength(8)
    expect(report.questions).toEqual({ taught: ['reroll', 'change', 'act', 'mate'], missing: [] })
  })
})

describe('play', () => {
  const ones = '1\n'.repeat(2000)

  test('a whole match through a pipe, whose record holds', async () => {
    const path = join(folder, 'match.json')
    const { code, out, err } = await spawnFlibuste(
      ['play', 'bones', '--seed', '5', '--lang', 'en', '--record', path],
      ones,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('[BON-8.')
    expect(await runFlibuste(['verify', path])).toMatchObject({ code: 0 })
  })

  test('explains a rule, refuses to take back what cannot be, leaves when told', async () => {
    const { code, out } = await runFlibuste(
      ['play', 'bones', '--seed', '1', '--lang', 'fr'],
      '?\n? ton-1\n? bon-6.4\nx\nu\nq\n',
    )
    expect(code).toBe(0)
    for (const part of [
      'BON-4.',
      'Il n’y a pas de règle',
      'BON-6.4 ',
      '« x » n’existe pas',
      'TABLE-3',
      'Vous quittez la table',
    ])
      expect(out).toContain(part)
  })

  test('names a rule of the game that is played', async () => {
    const { out } = await runFlibuste(['play', 'pirates', '--seed', '1', '--lang', 'en'], 'q\n')
    expect(out.split('\n')[0]).toMatch(/\? PIR-\S+ another/)
  })

  test('takes back a move that drew nothing', async () => {
    const { out } = await runFlibuste(['play', 'bones', '--seats', '1', '--seed', '1', '--lang', 'en'], '16\nu\nq\n')
    expect(out).toContain('Taken back.')
  })

  test.each([join(folder, 'nowhere', 'match.json'), folder])(
    'a record that could not be written to %s is refused before the match, not after it',
    async (path) => {
      const { code, out, err } = await runFlibuste(['play', 'bones', '--seed', '5', '--record', path], ones)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toContain('--record')
    },
  )

  test('speaks the language of the environment', async () => {
    const french = await runFlibuste(['play', 'bones', '--seed', '1'], 'q\n', { LANG: 'fr_FR.UTF-8' })
    const english = await runFlibuste(['play', 'bones', '--seed', '1'], 'q\n', { LANG: 'C.UTF-8' })
    expect(french.out).toContain('Vous quittez la table')
    expect(english.out).toContain('You leave the table')
  })
})

describe('serve', () => {
  test.each([
    [['--port', '99999'], {}, '--port: "99999"'],
    [[], { FLIBUSTE_PORT: 'abc' }, 'FLIBUSTE_PORT: "abc"'],
    [['--public-url', 'nowhere'], {}, '--public-url: "nowhere"'],
    [['--log-level', 'loud'], {}, '--log-level: "loud"'],
    [['--quiet-tick', '60001'], {}, '--quiet-tick: "60001" is not a whole number from 2500 to 60000'],
    [['--quiet-tick', '2499'], {}, '--quiet-tick: "2499" is not a whole number from 2500 to 60000'],
    [[], { FLIBUSTE_QUIET_TICK: '2.5s' }, 'FLIBUSTE_QUIET_TICK: "2.5s" is not a whole number from 2500 to 60000'],
    [['--web', join(folder, 'nowhere')], {}, '--web: there is no page'],
    [['--data', join(HERE, 'main.ts')], {}, 'main.ts is not a folder'],
    [['--public-url', 'https://me:secret@play.example.org'], {}, '--public-url'],
    [['bones'], {}, 'flibuste serve'],
  ])('%j %j is refused before anything starts', async (args, env, message) => {
    const { code, out, err } = await runFlibuste(['serve', ...args], '', env)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })

  test('a port in use is said in words', async () => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const args = ['serve', '--host', '127.0.0.1', '--port', port, '--data', join(folder, 'taken')]
    const { code, err } = await spawnFlibuste(args)
    taken.close()
    expect(err).toContain(`port ${port} is in use`)
    expect(code).toBe(1)
  })

  test('a damaged data folder is said in one sentence', async () => {
    const data = join(folder, 'damaged')
    mkdirSync(data)
    writeFileSync(join(data, 'flibuste.db'), 'not a database '.repeat(500))
    const { code, err } = await spawnFlibuste(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data])
    const told = err.split('\n').filter((line) => line !== '' && !line.startsWith('The page is not built'))
    expect(told).toEqual([
      expect.stringContaining('flibuste.db is damaged: put back a copy, or move it away to begin anew'),
    ])
    expect(code).toBe(1)
  })

  test('serves, and ends cleanly when told', async () => {
    const args = [
      '--import',
      'tsx',
      join(HERE, 'main.ts'),
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      '0',
      '--data',
      join(folder, 'data'),
    ]
    const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: join(HERE, '../../..') })
    const ended = new Promise<number | null>((done) => server.once('exit', done))
    let out = ''
    const url = await new Promise<string>((found, lost) => {
      server.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        const address = /served at (\S+)/.exec(out)?.[1]
        if (address !== undefined) found(address)
      })
      server.once('exit', () => lost(new Error(`ended: ${out}`)))
    })
    const health = await fetch(new URL('/healthz', url))
    expect(health.status).toBe(200)
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})

describe('backup and its kin', () => {
  test('what cannot be is said in one sentence', async () => {
    const file = join(folder, 'backup')
    const none = await runFlibuste(['backup', file, '--data', join(folder, 'nowhere')])
    expect(none.code).toBe(1)
    expect(none.err).toContain('there are no matches in')
    const lost = await runFlibuste(['import', file, '--data', join(folder, 'nowhere')])
    expect(lost.code).toBe(2)
    expect(lost.err).toContain('there is no file')
  })

  test('a backup is restored elsewhere, and not written over', async () => {
    const [from, into, file] = [join(folder, 'from'), join(folder, 'into'), join(folder, 'all')]
    const store = await openStore(from, null)
    await store.close()
    const made = await runFlibuste(['backup', file, '--data', from])
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toContain('0 matches and 0 guests')
    expect((await runFlibuste(['backup', file, '--data', from])).code).toBe(2)
    expect(await runFlibuste(['restore', file, '--data', into])).toMatchObject({ code: 0, err: '' })
    expect((await runFlibuste(['export', 'NOBODY', join(folder, 'one'), '--data', into])).err).toContain(
      'no table NOBODY',
    )
  })
})
