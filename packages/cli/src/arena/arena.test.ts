// The arena, with real programs: the examples as they are, and engines that do everything wrong.
import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@flibuste/games'
import { cove } from '@flibuste/games/cove/index.ts'
import { initialOptions } from '@flibuste/kernel'
import { routes, type SeatToken } from '@flibuste/protocol'
import { startServer } from '@flibuste/server'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../json.ts'
import { runFlibuste } from '../testing.ts'
import type { Engine } from './engine.ts'
import { playEngine } from './match.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../../..')
const NODE = JSON.stringify(process.execPath)
const hasPython = spawnSync('python3', ['--version']).status === 0

const EXAMPLES: readonly (readonly [string, readonly string[], boolean])[] = [
  ['TypeScript', [process.execPath, '--import', 'tsx', join(ROOT, 'examples/bot.ts')], true],
  ['Python', ['python3', join(ROOT, 'examples/bot.py')], hasPython],
]

/** An engine in a line of JavaScript: `asked` is what it is told, `say` how it answers. */
const engineOf = (code: string): string => {
  const script = `require('readline').createInterface({input:process.stdin}).on('line',(line)=>{const asked=JSON.parse(line);const say=(x)=>console.log(JSON.stringify(x));${code}})`
  return `${NODE} -e ${JSON.stringify(script)}`
}
const TAKES = "if(asked.do==='start')return say({ok:true});if(asked.do!=='choose')return;"
const FIRST = 'say({id:asked.id,move:asked.legal[0]})'

const arena = (command: string, ...flags: string[]) =>
  runFlibuste(['arena', 'bones', '--engine', command, '--against', 'boy', ...flags])

describe('examples', () => {
  test.each(EXAMPLES.filter(([, , isHere]) => isHere))(
    'the one in %s plays every game in the arena',
    async (_, command) => {
      const line = command.map((word) => JSON.stringify(word)).join(' ')
      for (const game of GAME_IDS) {
        const { code, out, err } = await runFlibuste([
          'arena',
          game,
          '--engine',
          line,
          '--against',
          'boy',
          '--games',
          '1',
        ])
        expect([code, err.includes('lost')]).toEqual([0, false])
        expect(out).toMatch(/\| engine against boy \| \d \| \d+ % \|/)
      }
    },
  )

  test.each(EXAMPLES.filter(([, , isHere]) => isHere))(
    'the one in %s plays a seat at a table with its token',
    async (_, command) => {
      const folder = mkdtempSync(join(tmpdir(), 'flibuste-example-'))
      const server = await startServer({
        host: '127.0.0.1',
        port: 0,
        dataFolder: folder,
        publicUrl: null,
        webRoot: null,
        botPaceMs: 0,
        logLevel: 'silent',
        lingerMs: 0,
      })
      const named = await fetch(server.url + routes.me(), put({ name: 'Anne' }))
      const headers = { cookie: named.headers.get('set-cookie')!.split(';')[0]! }
      const { id } = await ask<{ id: string }>(server.url + routes.tables(), post({ game: 'bones', seats: 2 }, headers))
      const { token } = await ask<SeatToken>(server.url + routes.seatToken(id, 0), post({ name: 'Example' }, headers))
      await ask(server.url + routes.seat(id, 1), put({ who: 'bot', bot: 'boy' }, headers))
      await ask(server.url + routes.start(id), { method: 'POST', headers })
      const { code, out } = await run([...command, server.url, token])
      expect([code, out.trim()]).toEqual([0, 'The match is over.'])
      const wrong = await run([...command, server.url, `${token.slice(0, -3)}AAA`])
      expect(wrong.code).toBe(1)
      expect(wrong.out).toContain('/problems/unknown-token')
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  )
})

const put = (body: object, headers: object = {}): RequestInit => ({ ...post(body, headers), method: 'PUT' })
const post = (body: object, headers: object = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init)
  expect(response.status).toBeLessThan(300)
  return (await response.json()) as T
}

function run([command, ...args]: readonly string[]): Promise<{ readonly code: number | null; readonly out: string }> {
  const child = spawn(command!, args, { cwd: ROOT })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()))
  return new Promise((resolve) => void child.once('close', (code) => resolve({ code, out })))
}

describe('an engine that fails has lost the game, and is told why', () => {
  test.each([
    ['crashes', `${TAKES}throw new Error('no rudder')`, 'it ended (exit code 1)'],
    ['says what is no JSON', `${TAKES}console.log('ahoy')`, 'it said what is no JSON object: ahoy'],
    ['says JSON that is no object', `${TAKES}say([1])`, 'it said what is no JSON object: [1]'],
    [
      'makes no move of the game',
      `${TAKES}say({id:asked.id,move:{kind:'castle'}})`,
      'it answered what is no move of bones',
    ],
    [
      'makes an illegal move',
      `${TAKES}say({id:asked.id,move:{kind:'plunder',lane:1}})`,
      'it made an illegal move: {"kind":"plunder"',
    ],
    ['answers another question', `${TAKES}say({id:0,move:asked.legal[0]})`, 'it answered question 0, not '],
    ['does not answer', TAKES, 'it did not answer within 300 ms'],
    [
      'never ends its line',
      `${TAKES}process.stdout.write('x'.repeat(70000))`,
      'it said more than 65536 characters in one line',
    ],
    [
      'does not take the game',
      "say({ok:false,error:'I only play chess'})",
      'it did not take the game: {"ok":false,"error":"I only play chess"}',
    ],
  ])('%s', async (_, code, words) => {
    const slow = code === TAKES ? ['--ms', '300'] : []
    const ran = await arena(engineOf(code), '--games', '2', ...slow)
    expect(ran.code).toBe(0)
    expect(ran.err).toContain(`engine: game 1, seat 0: ${words}`)
    expect(ran.err).toContain('the game is lost')
    expect(ran.out).toContain('| engine against boy | 2 | 0 % |')
    expect(ran.out).toContain('| 2 of 2 |')
  })

  test('one that cannot be started is sent away', async () => {
    const { code, err } = await arena('no-such-engine-at-all', '--games', '4', '--faults', '1')
    expect(code).toBe(1)
    expect(err).toContain('flibuste: the engine failed 2 times; that is enough')
  })

  test('one that floods us is silenced', async () => {
    const { code, err } = await arena(engineOf("setInterval(()=>console.log('{}\\n'.repeat(1000)),0)"), '--faults', '0')
    expect(code).toBe(1)
    expect(err).toMatch(/did not take the game|goes on talking/)
  })
})

test('the same seed plays the same games, and a table of the ladder comes of it', async () => {
  const once = async () => {
    const { out } = await arena(engineOf(TAKES + FIRST), '--games', '6', '--json', '--seed', '5', '--name', 'first')
    const [{ levelMs: _, belowMs: __, ...rung }] = (
      JSON.parse(out) as { rungs: [{ levelMs: number; belowMs: number }] }
    ).rungs
    return rung
  }
  const rung = await once()
  expect(rung).toMatchObject({ level: 'first', below: 'boy', seats: 2, games: 6 })
  expect(await once()).toEqual(rung)
})

test('it is told what its seat sees and may answer, and never the state', async () => {
  const heard: JsonObject[] = []
  const engine: Engine = {
    tell: (news) => void heard.push(news),
    end: async () => undefined,
    ask: async (question) => {
      heard.push(question)
      const [move] = (question['legal'] ?? []) as unknown[]
      return question['do'] === 'start' ? { ok: true } : { id: question['id'], move }
    },
  }
  const table = { game: cove, options: initialOptions(cove.options), seats: 3 }
  await playEngine(table, { engine, seat: 1, level: 'random', seed: 3, number: 0, moveMs: 1000 })
  const questions = heard.filter(({ do: what }) => what === 'choose')
  expect(questions.length).toBeGreaterThan(20)
  for (const question of questions) {
    expect(Object.keys(question)).toEqual(['do', 'id', 'seat', 'view', 'legal', 'ms'])
    expect(question['view']).toMatchObject({ viewer: 1 })
  }
  expect(heard.at(-1)).toMatchObject({ do: 'over' })
})

test('without an engine there is nothing to play', async () => {
  const { code, err } = await runFlibuste(['arena', 'bones'])
  expect([code, err.split('\n')[0]]).toEqual([2, 'flibuste: --engine is missing: what starts your engine?'])
})
