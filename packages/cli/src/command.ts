// What a command of `flibuste` is, and the help that is printed from it.
import { parseLine, type Environment } from './arguments.ts'
import type { Flags, Values } from './flags.ts'
import { UsageError } from './usage.ts'

/** What a command may touch of the outside. */
export interface Io {
  readonly input: AsyncIterable<string>
  readonly env: Environment
  /** Whether somebody watches: progress is shown to people only. */
  readonly isTerminal: boolean
  out(text: string): void
  err(text: string): void
}

export interface Command {
  readonly name: string
  readonly summary: string
  help(): string
  /** The exit code. */
  execute(argv: readonly string[], io: Io): Promise<number>
}

interface Definition<F extends Flags> {
  readonly name: string
  /** What must follow the name, in order: `['game']`. */
  readonly operands: readonly string[]
  readonly summary: string
  /** More for the help of this command; empty: nothing. */
  readonly about: string
  readonly flags: F
  run(values: Values<F>, operands: readonly string[], io: Io): Promise<number>
}

function flagLines(flags: Flags): string[] {
  const rows = Object.entries(flags).map(([name, flag]) => {
    const notes = [
      flag.initially === '' ? '' : `default ${flag.initially}`,
      flag.env === null ? '' : `environment ${flag.env}${flag.commonEnv === null ? '' : ` or ${flag.commonEnv}`}`,
    ].filter((note) => note !== '')
    return [`--${name} ${flag.placeholder}`.trimEnd(), flag.help + (notes.length > 0 ? ` (${notes.join('; ')})` : '')]
  })
  rows.push(['--help', 'this text'])
  const width = Math.max(...rows.map(([left]) => left!.length))
  return rows.map(([left, right]) => `  ${left!.padEnd(width)}  ${right}`)
}

function helpOf<F extends Flags>(definition: Definition<F>): string {
  const operands = definition.operands.map((operand) => ` <${operand}>`).join('')
  const about = definition.about === '' ? [] : ['', definition.about]
  return [
    `flibuste ${definition.name}${operands} [flags]`,
    '',
    definition.summary,
    ...about,
    '',
    'Flags',
    ...flagLines(definition.flags),
    '',
  ].join('\n')
}

const asksForHelp = (argv: readonly string[]): boolean => {
  const end = argv.indexOf('--')
  return argv.slice(0, end < 0 ? argv.length : end).some((arg) => arg === '--help' || arg === '-h')
}

export function defineCommand<F extends Flags>(definition: Definition<F>): Command {
  const { name, summary, operands: wanted } = definition
  return {
    name,
    summary,
    help: () => helpOf(definition),
    async execute(argv, io) {
      if (asksForHelp(argv)) {
        io.out(helpOf(definition))
        return 0
      }
      const { values, operands } = parseLine(definition.flags, argv, io.env)
      if (operands.length !== wanted.length) {
        const line = ['flibuste', name, ...wanted.map((operand) => `<${operand}>`)].join(' ')
        throw new UsageError(
          `${operands.length === 0 ? 'something is missing' : 'that is not how it is asked'}: ${line}`,
        )
      }
      return definition.run(values, operands, io)
    },
  }
}
