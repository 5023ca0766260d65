// An outside engine: a program of anybody's, asked over JSON Lines on its input and output (docs/referee.md, "The arena"). Whatever it
// does or fails to do ends in a fault in words, within a bounded time and a bounded amount of text. Knows no game.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { isObject, parseJson, type JsonObject } from '../json.ts'

/** The engine did something it must not, or nothing at all. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault'
}

export interface Engine {
  /** Asks, and waits for the one line that answers. Throws an `EngineFault`. */
  ask(question: JsonObject, withinMs: number): Promise<JsonObject>
  /** Tells something that wants no answer. */
  tell(news: JsonObject): void
  /** Asks it to quit, and sees to it that it does. */
  end(): Promise<void>
}

/** The longest answer any game needs has a few hundred characters. */
const LONGEST_LINE = 65_536
const STDERR_KEPT = 400
/** It is asked one question at a time. */
const MOST_UNREAD = 20
/** How long an engine that was told to quit may take over it. */
const QUIT_MS = 1000

/** Ends the shell and what it started: on POSIX the process leads a group of its own. */
function kill({ pid }: ChildProcessWithoutNullStreams): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function readReply(line: string): JsonObject {
  const read = parseJson(line)
  if ('problem' in read || !isObject(read.value))
    throw new EngineFault(`it said what is no JSON object: ${line.slice(0, 80)}`)
  return read.value
}

type Heard = { readonly line: string } | { readonly fault: string }

/** What the process says, one line at a time. */
function listen(child: ChildProcessWithoutNullStreams) {
  const heard: Heard[] = []
  let [text, said] = ['', '']
  let wake: (() => void) | null = null
  const hear = (one: Heard): void => {
    heard.push(one)
    wake?.()
  }
  const silence = (fault: string): void => {
    child.stdout.removeAllListeners('data').destroy()
    heard.length = 0
    hear({ fault })
    kill(child)
  }
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(-STDERR_KEPT)))
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (text + chunk).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') hear({ line })
    if (text.length > LONGEST_LINE) silence(`it said more than ${LONGEST_LINE} characters in one line`)
    if (heard.length > MOST_UNREAD) silence('it goes on talking without being asked')
  })
  child.once('error', ({ message }) => hear({ fault: `it could not be started: ${message}` }))
  child.once('close', (code, signal) => {
    const last = said.trim().split('\n').at(-1) ?? ''
    hear({ fault: `it ended (${signal ?? `exit code ${code ?? '?'}`})${last === '' ? '' : `: ${last}`}` })
  })

  return async (withinMs: number): Promise<string> => {
    if (heard.length === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      wake = null
    }
    const next = heard.shift() ?? { fault: `it did not answer within ${withinMs} ms` }
    if ('fault' in next) throw new EngineFault(next.fault)
    return next.line
  }
}

/** Starts the command in a shell of its own. */
export function openEngine(command: string): Engine {
  const child = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe' })
  const next = listen(child)
  const closed = new Promise<void>(
    (resolve) => void child.once('close', () => resolve()).once('error', () => resolve()),
  )
  // What is written to a program that has ended is lost; that it has is told by `next`.
  child.stdin.on('error', () => undefined)
  const tell = (news: JsonObject): void => void child.stdin.write(`${JSON.stringify(news)}\n`)
  return {
    tell,
    ask: async (question, withinMs) => {
      tell(question)
      return readReply(await next(withinMs))
    },
    end: async () => {
      tell({ do: 'quit' })
      child.stdin.end()
      const timer = setTimeout(() => kill(child), QUIT_MS)
      await closed
      clearTimeout(timer)
      kill(child)
    },
  }
}
