// The command line from its first word: which command, or help, or an error in words. Starts nothing by itself.
import program from '../../../package.json' with { type: 'json' }
import { arena } from './commands/arena.ts'
import { CARRYING } from './commands/carrying.ts'
import { clauses } from './commands/clauses.ts'
import { ladder } from './commands/ladder.ts'
import { lessons } from './commands/lessons.ts'
import { play } from './commands/play.ts'
import { referee } from './commands/referee.ts'
import { serve } from './commands/serve.ts'
import { sim } from './commands/sim.ts'
import { train } from './commands/train.ts'
import { verify } from './commands/verify.ts'
import type { Command, Io } from './command.ts'
import { messageOf } from './json.ts'
import { EXIT, Failure, UsageError } from './usage.ts'

export const COMMANDS: readonly Command[] = [
  serve,
  play,
  sim,
  ladder,
  arena,
  train,
  verify,
  clauses,
  lessons,
  referee,
  ...CARRYING,
]

function helpText(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  return [
    'flibuste [command] [flags]',
    '',
    'Commands',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Without a command it serves. flibuste <command> --help tells more, flibuste --version which one this is. Exit codes: 0 done, 1 the answer is no, 2 asked in the wrong way.',
    '',
    ...COMMANDS.map((command) => command.help()),
  ].join('\n')
}

function pick(name: string): Command {
  const found = COMMANDS.find((command) => command.name === name)
  if (found !== undefined) return found
  throw new UsageError(
    `"${name}" is no command; the commands are ${COMMANDS.map((command) => command.name).join(', ')}`,
  )
}

const HELP = ['help', '--help', '-h']
const VERSION = ['version', '--version', '-v']
/** Whoever names no command wants to play. */
const isCommand = (word: string | undefined): word is string => word !== undefined && !word.startsWith('-')

/** The exit code; an error is one line. */
export async function flibuste(argv: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = argv
  try {
    if (first !== undefined && HELP.includes(first)) {
      io.out(helpText())
      return EXIT.ok
    }
    if (first !== undefined && VERSION.includes(first)) {
      io.out(`flibuste ${program.version}, Node ${process.versions.node}\n`)
      return EXIT.ok
    }
    return await (isCommand(first) ? pick(first).execute(rest, io) : serve.execute(argv, io))
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof Failure)) throw error
    const hint = error instanceof UsageError ? '\nflibuste --help tells what there is.' : ''
    io.err(`flibuste: ${messageOf(error)}${hint}\n`)
    return error instanceof UsageError ? EXIT.usage : EXIT.failed
  }
}
