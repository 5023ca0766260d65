// Running other programs from the scripts: one at a time, in the root folder, never longer than allowed.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** A line about what the script is doing. */
export const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)

const canGroup = process.platform !== 'win32'

const GRACE_MS = 5_000

function signal(
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {'SIGTERM' | 'SIGKILL'} */ name,
) {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(canGroup ? -child.pid : child.pid, name)
  } catch {
    // It was gone already.
  }
}

/** Ends the program and what it started: its own group, so nobody else's. First politely, so that it can end its own servers. */
function end(/** @type {import('node:child_process').ChildProcess} */ child) {
  signal(child, 'SIGTERM')
  setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS).unref()
}

/**
 * Runs a program with our terminal and tells its exit code; 124 when it took too long.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ minutes?: number, env?: Record<string, string> }} [how]
 * @returns {Promise<number>}
 */
export function run(program, args, { minutes = 30, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: canGroup,
    })
    let late = false
    const timer = setTimeout(() => {
      say(`${program} ${args[0] ?? ''}: stopped after ${minutes} minutes`)
      late = true
      end(child)
    }, minutes * 60_000)
    const stop = () => end(child)
    process.once('SIGINT', stop).once('SIGTERM', stop)
    const done = (/** @type {number} */ code) => {
      clearTimeout(timer)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve(code)
    }
    child.once('error', (error) => {
      say(`${program}: ${error.message}`)
      done(127)
    })
    child.once('exit', (code) => done(late ? 124 : (code ?? 1)))
  })
}

/** Runs a tool of ours from node_modules with this very Node. */
export const runTool = (
  /** @type {string} */ script,
  /** @type {readonly string[]} */ args,
  /** @type {{ minutes?: number, env?: Record<string, string> }} */ how = {},
) => run(process.execPath, [script, ...args], how)

/** Runs npm, the one we were started by if any. */
export function runNpm(/** @type {readonly string[]} */ args, minutes = 15) {
  const npm = process.env['npm_execpath']
  if (npm?.endsWith('.js')) return runTool(npm, args, { minutes })
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { minutes })
}
