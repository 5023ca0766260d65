// The package as a stranger gets it: packed, installed into an empty folder without development packages, started and played. By npx too, and in
// a deep run on the next Node as well, which npm brings.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Player } from '../../packages/server/src/testing/client.ts'
import { isDeep } from '../depth/asked.ts'

const run = promisify(execFile)
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = mkdtempSync(join(tmpdir(), 'flibuste-pack-'))
const home = join(folder, 'node_modules', 'flibuste')

/** This runner's own settings are not for the program inside. */
const { VITEST: _, NODE_OPTIONS: __, ...OWN } = process.env
type Environment = typeof OWN
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

const npm = (args: readonly string[], cwd: string) =>
  run('npm', [...args, ...QUIET], { cwd, env: OWN, shell: process.platform === 'win32' })

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function flibuste(args: readonly string[], node = process.execPath): Promise<Ended> {
  const child = spawn(node, [join(home, 'dist', 'flibuste.mjs'), ...args], {
    cwd: folder,
    env: OWN,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}

/** What `npm pack` has made, in the folder. */
let packed = ''
beforeAll(async () => {
  await npm(['pack', '--pack-destination', folder], ROOT)
  packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'none'
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  await npm(['install', '--omit=dev', '--prefer-offline', `./${packed}`], folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Served {
  readonly child: ChildProcess
  readonly url: string
  /** What it has said so far. */
  said(): string
}

const HERE = ['--host', '127.0.0.1', '--port', '0', '--bot-pace', '0']

/** Of whatever was begun, all in one group of processes, it waits for the word that it serves. */
async function served(child: ChildProcess): Promise<Served> {
  let out = ''
  const url = await new Promise<string>((found, lost) => {
    const hear = (chunk: Buffer): void => {
      out += String(chunk)
      const address = /served at (\S+)\//.exec(out)?.[1]
      if (address !== undefined) found(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', lost)
    child.once('exit', () => lost(new Error(`it ended: ${out}`)))
  })
  return { child, url, said: () => out }
}

/** Through the name that npm gave it. */
const serve = (cwd: string, env: Environment): Promise<Served> =>
  served(spawn(join(folder, 'node_modules', '.bin', 'flibuste'), HERE, { cwd, env }))

/** What npx installs lies beside npm's cache; that is lent, so that nothing is left there and little is fetched. */
async function lentCache(cwd: string): Promise<string> {
  const { stdout } = await run('npm', ['config', 'get', 'cache'], {
    cwd,
    env: OWN,
    shell: process.platform === 'win32',
  })
  const lent = join(cwd, 'cache')
  const known = join(stdout.trim(), '_cacache')
  mkdirSync(lent)
  if (existsSync(known)) symlinkSync(known, join(lent, '_cacache'), 'junction')
  return lent
}

/** As the README says, in a folder with nothing but the file. */
async function serveByNpx(cwd: string, env: Environment): Promise<Served> {
  const own = { ...env, npm_config_cache: await lentCache(cwd), npm_config_prefer_offline: 'true' }
  const empty = join(cwd, 'empty')
  mkdirSync(empty)
  copyFileSync(join(folder, packed), join(empty, packed))
  const how = { cwd: empty, env: own, detached: true }
  return served(spawn('npx', ['--yes', `./${packed}`, ...HERE], how))
}

async function turnsAgainstABot({ url, said }: Served): Promise<void> {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const script = /src="([^"]*assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  expect((await fetch(new URL(script, `${url}/`))).headers.get('content-type')).toContain('javascript')
  const anne = await Player.named(url, 'Anne')
  const { id } = await anne.create('bones', 2)
  await anne.sit(id, 0)
  await anne.seat(id, 1, { who: 'bot', bot: 'greedy' })
  await anne.start(id)
  for (let turns = 0; turns < 12; turns++) await expect.poll(() => anne.turn(id, 0)).toBe(true)
  // The bot thinks in a thread of its own. Where the bundle does not bring it, others move for it, and that is logged.
  expect(said()).not.toContain('a bot failed')
}

/** Plays, ends it as a service manager would, and looks at what is left. */
async function playAndEnd(playing: Served, cwd: string): Promise<void> {
  const { child } = playing
  try {
    await turnsAgainstABot(playing)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
  expect(readdirSync(join(cwd, 'data'))).toEqual(['flibuste.db'])
}

/** The same of a group: npx and what it has begun, as Ctrl-C in a terminal reaches them. */
async function playAndInterrupt(playing: Served, cwd: string): Promise<void> {
  const { child } = playing
  try {
    await turnsAgainstABot(playing)
  } finally {
    // Its output closes when the last of them has gone.
    const closed = once(child, 'close')
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    await closed
  }
  expect(readdirSync(join(cwd, 'empty')).toSorted()).toEqual(['data', packed])
  expect(readdirSync(join(cwd, 'empty', 'data'))).toEqual(['flibuste.db'])
}

const newCorner = (): string => mkdtempSync(join(folder, 'corner-'))

const SIM = ['sim', 'bones', '--seats', '2', '--games', '5', '--bots', 'greedy,random', '--seed', '1']

describe('the package', () => {
  test('brings nothing that is only for building and testing', () => {
    const installed = readdirSync(join(folder, 'node_modules'))
    expect(installed).toContain('libsql')
    for (const name of ['vite', 'esbuild', 'tsx', 'preact', 'typescript', 'fastify'])
      expect(installed).not.toContain(name)
    expect(readdirSync(home).toSorted()).toEqual([
      '.env.example',
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
      'packages',
    ])
  })

  test('says whose work is in it', () => {
    const notices = readFileSync(join(home, 'dist', 'NOTICES.txt'), 'utf8')
    for (const name of ['fastify', 'pg', 'pino', '@noble/hashes'])
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })

  test('serves the page and a match against a bot, and ends when told', async () => {
    const corner = newCorner()
    await playAndEnd(await serve(corner, OWN), corner)
  })

  // Windows has no groups of processes.
  test.skipIf(process.platform === 'win32')('runs by npx in an empty folder', async () => {
    const corner = newCorner()
    await playAndInterrupt(await serveByNpx(corner, OWN), corner)
  })

  test('simulates, verifies and explains itself', async () => {
    const sim = await flibuste(SIM)
    expect(sim).toMatchObject({ code: 0, err: '' })
    const verify = await flibuste(['verify', join(ROOT, 'records', 'bones', 'two.json')])
    expect(verify).toMatchObject({ code: 0, err: '' })
    expect(verify.out).toContain('Every roll and every state holds')
    const play = await flibuste(['play', 'bones', '--lang', 'fr', '--seed', '5'])
    expect(play.out.length).toBeGreaterThan(100)
    const clauses = await flibuste(['clauses', 'bones'])
    expect(clauses.code).toBe(1)
    expect(clauses.err).toContain('clone the repository')
  })
})

/** The Node after the oldest that we run on. */
const NEXT = '22'

/** The folder of that Node's program; null where npm does not bring it. */
async function nextNode(): Promise<string | null> {
  const name = `node-${platform() === 'win32' ? 'win' : platform()}-${arch()}`
  const at = join(ROOT, 'node_modules', '.cache', `node-${NEXT}`)
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, 'package.json'), '{"private":true}')
  const bin = join(at, 'node_modules', name, 'bin')
  try {
    if (!existsSync(bin)) await npm(['install', '--no-save', '--prefix', at, `${name}@${NEXT}`], at)
    const { stdout } = await run(join(bin, 'node'), ['--version'])
    return stdout.startsWith(`v${NEXT}.`) ? bin : null
  } catch {
    return null
  }
}

// It is a hundred megabytes to fetch.
if (isDeep)
  describe(`on Node ${NEXT}`, () => {
    const missing = `npm does not bring Node ${NEXT} for ${platform()} ${arch()}: the package was not tried on it`
    let bin: string | null = null
    beforeAll(async () => {
      bin = await nextNode()
      if (bin === null) process.stderr.write(`${missing}\n`)
    })

    test('it serves, by the name npm gave it and by npx, and knows on what it runs', async ({ skip }) => {
      if (bin === null) return skip(missing)
      const env = { ...OWN, PATH: `${bin}${delimiter}${OWN['PATH'] ?? ''}` }
      const { stdout } = await run(join(folder, 'node_modules', '.bin', 'flibuste'), ['--version'], { env })
      expect(stdout).toMatch(new RegExp(`, Node ${NEXT}\\.`))
      const [one, other] = [newCorner(), newCorner()]
      await playAndEnd(await serve(one, env), one)
      await playAndInterrupt(await serveByNpx(other, env), other)
    })

    test('it simulates and verifies', async ({ skip }) => {
      if (bin === null) return skip(missing)
      const node = join(bin, 'node')
      expect(await flibuste(SIM, node)).toMatchObject({ code: 0, err: '' })
      const verify = await flibuste(['verify', join(ROOT, 'records', 'bones', 'two.json')], node)
      expect(verify).toMatchObject({ code: 0, err: '' })
      const told = ({ out }: Ended): string => out.replace(/^.*games\/s.*$/m, '')
      expect(told(await flibuste(SIM, node))).toBe(told(await flibuste(SIM)))
    })
  })
