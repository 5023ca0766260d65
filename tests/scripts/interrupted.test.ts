// Whoever interrupts the tests is rid of them: no runner, worker, server or browser they started is left.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findChromium } from '../../scripts/browser.mjs'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const MARK = 'FLIBUSTE_RUN'

const chromium = await findChromium()

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const processes = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name))
const commandOf = (id: string): string => read(`/proc/${id}/cmdline`).replaceAll('\0', ' ')

/** What runs with this mark in its environment: the script, and everybody it started. */
const carriersOf = (mark: string): string[] =>
  processes()
    .filter((id) => read(`/proc/${id}/environ`).includes(mark))
    .map(commandOf)

/** Its parent, and when it began, because a number may be given again. Null for whoever is gone, mourned or not. */
function lineOf(id: string): { parent: string | null; since: string | null } {
  const [life, parent, ...fields] = read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return life === 'Z' ? { parent: null, since: null } : { parent: parent ?? null, since: fields[17] ?? null }
}

/** Everybody under a process. Those who draw pages write over their environment: they are known by their parents. */
function familyOf(id: string): string[] {
  const parents = new Map(processes().map((one) => [one, lineOf(one).parent]))
  const under = (parent: string): string[] =>
    [...parents].flatMap(([one, its]) => (its === parent ? [one, ...under(one)] : []))
  return under(id)
}

/** A script under a mark of its own, beside the one it may have from us. */
function startScript(args: readonly string[], program = process.execPath): { script: ChildProcess; mark: string } {
  const mark = randomUUID()
  const marks = [process.env[MARK], mark].filter((part) => part !== undefined).join(' ')
  // This runner's own settings are not for the one inside.
  const { VITEST: _, NODE_OPTIONS: __, ...env } = process.env
  const script = spawn(program, args, { cwd: ROOT, env: { ...env, [MARK]: marks }, stdio: 'ignore' })
  return { script, mark }
}

const seen = (mark: string, what: RegExp) => () => carriersOf(mark).some((command) => what.test(command))

describe.runIf(process.platform === 'linux')('an interrupted script', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('by %s: runner, threads and the servers of tests are gone', async (signal, code) => {
    const paths = ['packages/server/src/crash.test.ts', 'packages/games/bones/depth.ts']
    const { script, mark } = startScript(['scripts/test.mjs', ...paths])
    await expect.poll(seen(mark, /server-process\.ts/)).toBe(true)
    await expect.poll(seen(mark, /depth\/main\.js/)).toBe(true)
    script.kill(signal)
    expect(await once(script, 'exit')).toEqual([code, null])
    await expect.poll(() => carriersOf(mark)).toEqual([])
  })

  test('whose npm is ended, which hands nothing on', async () => {
    const { script, mark } = startScript(['test', '--', 'packages/server/src/crash.test.ts'], 'npm')
    await expect.poll(seen(mark, /server-process\.ts/)).toBe(true)
    script.kill('SIGTERM')
    await once(script, 'exit')
    await expect.poll(() => carriersOf(mark)).toEqual([])
  })

  test.runIf(chromium !== null)('in a browser test: Chromium and whoever draws its pages are gone', async () => {
    const program = `import { runTool } from './scripts/run.mjs'
      await runTool('node_modules/@playwright/test/cli.js', ['test', '--config', 'tests/scripts/hanging'])`
    const { script, mark } = startScript(['--input-type=module', '-e', program])
    const family = () => familyOf(String(script.pid)).map((id) => ({ id, command: commandOf(id), ...lineOf(id) }))
    const isDrawing = () => family().some(({ command }) => /--type=renderer/.test(command))
    await expect.poll(isDrawing).toBe(true)
    const known = family()
    script.kill('SIGTERM')
    expect(await once(script, 'exit')).toEqual([143, null])
    await expect.poll(() => known.filter(({ id, since }) => since !== null && lineOf(id).since === since)).toEqual([])
    await expect.poll(() => carriersOf(mark)).toEqual([])
  })

  test('leaves nobody who went his own way and will not listen', async () => {
    const deaf = `process.on('SIGTERM', () => 0); process.title = 'deaf-one'; setInterval(() => 0, 1000)`
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { detached: true, stdio: 'ignore' }); setInterval(() => 0, 1000)`
    const program = `import { run } from './scripts/run.mjs'; await run(process.execPath, ['-e', ${JSON.stringify(parent)}])`
    const { script, mark } = startScript(['--input-type=module', '-e', program])
    await expect.poll(seen(mark, /^deaf-one/)).toBe(true)
    script.kill('SIGTERM')
    expect(await once(script, 'exit')).toEqual([143, null])
    await expect.poll(() => carriersOf(mark)).toEqual([])
  })

  test('begins nothing more', async () => {
    const program = `import { run } from './scripts/run.mjs'
      const sleeper = ['-e', 'setInterval(() => 0, 1000)']
      await run(process.execPath, [...sleeper, 'first-one'])
      await run(process.execPath, [...sleeper, 'second-one'])`
    const { script, mark } = startScript(['--input-type=module', '-e', program])
    await expect.poll(seen(mark, /first-one $/)).toBe(true)
    script.kill('SIGTERM')
    expect(await once(script, 'exit')).toEqual([143, null])
    await expect.poll(() => carriersOf(mark)).toEqual([])
  })
})
