// For the tests of this package: the real program in a process of its own, and commands with streams held in memory.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from './arguments.ts'
import { flibuste } from './flibuste.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = join(HERE, '../../..')
const LONGEST_MS = 60_000

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the program as a user would, with the given lines on its input. */
export function spawnFlibuste(args: readonly string[], input = '', env: Environment = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(HERE, 'main.ts'), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      timeout: LONGEST_MS,
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

async function* linesIn(text: string): AsyncGenerator<string, void> {
  for (const line of text.split('\n')) if (line !== '') yield line
}

/** The same without a process: for the many cases that differ only in their words. */
export async function runFlibuste(args: readonly string[], input = '', env: Environment = {}): Promise<Ran> {
  let out = ''
  let err = ''
  const code = await flibuste(args, {
    input: linesIn(input),
    env,
    isTerminal: false,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  })
  return { code, out, err }
}
