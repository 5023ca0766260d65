// The package as a stranger gets it: packed, installed into an empty folder without development packages, started and played.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Player } from '../../packages/server/src/testing/client.ts'

const run = promisify(execFile)
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = mkdtempSync(join(tmpdir(), 'flibuste-pack-'))
const home = join(folder, 'node_modules', 'flibuste')

/** This runner's own settings are not for the program inside. */
const { VITEST: _, NODE_OPTIONS: __, ...env } = process.env
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

const npm = (args: readonly string[], cwd: string) =>
  run('npm', [...args, ...QUIET], { cwd, env, shell: process.platform === 'win32' })

async function flibuste(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [join(home, 'dist', 'flibuste.mjs'), ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}

beforeAll(async () => {
  await npm(['pack', '--pack-destination', folder], ROOT)
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))
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

/** Through the name that npm gave it, as npx does. */
async function serve(): Promise<Served> {
  const program = join(folder, 'node_modules', '.bin', 'flibuste')
  const child = spawn(program, ['--host', '127.0.0.1', '--port', '0', '--bot-pace', '0'], { cwd: folder, env })
  let out = ''
  const url = await new Promise<string>((found, lost) => {
    const hear = (chunk: Buffer): void => {
      out += String(chunk)
      const address = /served at (\S+)\//.exec(out)?.[1]
      if (address !== undefined) found(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => lost(new Error(`it ended: ${out}`)))
  })
  return { child, url, said: () => out }
}

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
    const { child, url, said } = await serve()
    try {
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
    } finally {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    }
    expect(readdirSync(join(folder, 'data'))).toEqual(['flibuste.db'])
  })

  test('simulates, verifies and explains itself', async () => {
    const sim = await flibuste('sim', 'bones', '--seats', '2', '--games', '5', '--bots', 'greedy,random', '--seed', '1')
    expect(sim).toMatchObject({ code: 0, err: '' })
    const verify = await flibuste('verify', join(ROOT, 'records', 'bones', 'two.json'))
    expect(verify).toMatchObject({ code: 0, err: '' })
    expect(verify.out).toContain('Every roll and every state holds')
    const play = await flibuste('play', 'bones', '--lang', 'fr', '--seed', '5')
    expect(play.out.length).toBeGreaterThan(100)
    const clauses = await flibuste('clauses', 'bones')
    expect(clauses.code).toBe(1)
    expect(clauses.err).toContain('clone the repository')
  })
})
