// Running other programs from the scripts, in the root folder, never longer than allowed. Whoever is interrupted leaves nobody behind.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endStragglers, MARK, mark } from './stragglers.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** A line about what the script is doing. */
export const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * How a program is run. With a tag its lines are told one by one, so that several can speak at a time; else it has our terminal.
 * @typedef {{ minutes?: number, env?: Record<string, string>, tag?: string }} How
 */

const canGroup = process.platform !== 'win32'

const GRACE_MS = 5_000
/** What a shell says of a program that a signal ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** @type {Set<ChildProcess>} */
const running = new Set()
/** @type {keyof typeof EXIT_CODES | null} */
let interruptedBy = null

function signal(/** @type {ChildProcess} */ child, /** @type {'SIGTERM' | 'SIGKILL'} */ name) {
  if (child.pid === undefined) return
  try {
    process.kill(canGroup ? -child.pid : child.pid, name)
  } catch {
    // It was gone already.
  }
}

/** Ends the program and what it started: its own group, so nobody else's. First politely, so that it can end its own servers. */
function end(/** @type {ChildProcess} */ child) {
  signal(child, 'SIGTERM')
  setTimeout(() => running.has(child) && signal(child, 'SIGKILL'), GRACE_MS).unref()
}

/** For whoever presses Ctrl-C twice. */
const kill = (/** @type {ChildProcess} */ child) => signal(child, 'SIGKILL')

/** The last thing an interrupted script does: who left the group (browsers and their servers do) is found by the mark. */
function leave() {
  endStragglers()
  process.exit(interruptedBy === null ? 1 : EXIT_CODES[interruptedBy])
}

function interrupt(/** @type {keyof typeof EXIT_CODES} */ name) {
  const stop = interruptedBy === null ? end : kill
  interruptedBy = name
  if (running.size === 0) leave()
  for (const child of running) stop(child)
}

const WATCH_MS = 250

/** npm puts a shell between itself and us that does not hand a signal on: when npm is ended, all we see is that the shell is gone. */
function watchShell() {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && interruptedBy === null && interrupt('SIGTERM'), WATCH_MS).unref()
}

let watching = false

/** From the first program on, and for good: between two programs too there is something to tidy up. */
function watchSignals() {
  if (watching) return
  watching = true
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => interrupt(name))
  if (process.env['npm_lifecycle_event'] !== undefined) watchShell()
}

function tellLines(/** @type {ChildProcess} */ child, /** @type {string} */ tag) {
  for (const input of [child.stdout, child.stderr])
    if (input !== null) createInterface({ input }).on('line', (line) => say(`${tag} ${line}`))
}

const coloured = () => (process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {})

function start(
  /** @type {string} */ program,
  /** @type {readonly string[]} */ args,
  /** @type {Required<Omit<How, 'tag'>> & { tag: string | undefined }} */ { env, tag },
) {
  watchSignals()
  const output = tag === undefined ? 'inherit' : 'pipe'
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...(tag === undefined ? {} : coloured()), ...env, [MARK]: mark },
    stdio: ['ignore', output, output],
    detached: canGroup,
  })
  running.add(child)
  if (tag !== undefined) tellLines(child, tag)
  return child
}

/**
 * Runs a program and tells its exit code; 124 when it took too long.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {How} [how]
 * @returns {Promise<number>}
 */
export function run(program, args, { minutes = 30, env = {}, tag } = {}) {
  return new Promise((resolve) => {
    // Nothing else is begun by a script that was interrupted.
    if (interruptedBy !== null) return
    const child = start(program, args, { minutes, env, tag })
    let late = false
    const timer = setTimeout(() => {
      say(`${program} ${args[0] ?? ''}: stopped after ${minutes} minutes`)
      late = true
      end(child)
    }, minutes * 60_000)
    const done = (/** @type {number} */ code) => {
      clearTimeout(timer)
      running.delete(child)
      if (interruptedBy === null) resolve(code)
      else if (running.size === 0) leave()
    }
    child.once('error', (error) => {
      say(`${program}: ${error.message}`)
      done(127)
    })
    child.once('exit', (code) => {
      if (late || interruptedBy !== null) signal(child, 'SIGKILL')
      done(late ? 124 : (code ?? 1))
    })
  })
}

/** Runs a tool of ours from node_modules with this very Node. */
export const runTool = (
  /** @type {string} */ script,
  /** @type {readonly string[]} */ args,
  /** @type {How} */ how = {},
) => run(process.execPath, [script, ...args], how)

/** Runs npm, the one we were started by if any. */
export function runNpm(/** @type {readonly string[]} */ args, minutes = 15) {
  const npm = process.env['npm_execpath']
  if (npm?.endsWith('.js')) return runTool(npm, args, { minutes })
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { minutes })
}
