// The command line to values: strict, so that a slip of the pen is an error and never a default.
import { parseArgs } from 'node:util'
import type { Flags, Values } from './flags.ts'
import { UsageError } from './usage.ts'

export type Environment = { readonly [name: string]: string | undefined }

export interface Parsed<F extends Flags> {
  readonly values: Values<F>
  readonly operands: readonly string[]
}

type Given = { readonly [name: string]: string | boolean | undefined }

/** Splits the line by the flags there are; unknown ones, missing values and values for switches are refused. */
function split(flags: Flags, argv: readonly string[]): { given: Given; operands: readonly string[] } {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: flag.placeholder === '' ? ('boolean' as const) : ('string' as const), multiple: true as const },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
    return {
      given: Object.fromEntries(Object.entries(values).map(([name, all]) => [name, only(name, all)])),
      operands: positionals,
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(reword(error, flags))
  }
}

function only(name: string, all: readonly (string | boolean)[] | undefined): string | boolean | undefined {
  if (all !== undefined && all.length > 1) throw new UsageError(`--${name} is given more than once`)
  return all?.[0]
}

/** Node's own message, first sentence, and what there is instead. */
function reword(error: unknown, flags: Flags): string {
  const message = error instanceof Error ? error.message : String(error)
  const names = Object.keys(flags).map((name) => `--${name}`)
  return `${message.split('. ')[0]!.split('\n')[0]!.replace(/\.$/, '')}; the flags are ${names.join(', ')}, --help`
}

export function parseLine<F extends Flags>(flags: F, argv: readonly string[], env: Environment): Parsed<F> {
  const { given, operands } = split(flags, argv)
  const values = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => {
      const onLine = given[name]
      if (onLine !== undefined) return [name, flag.read(String(onLine), `--${name}`)]
      for (const variable of [flag.env, flag.commonEnv]) {
        const inEnvironment = variable === null ? '' : (env[variable] ?? '')
        if (variable !== null && inEnvironment !== '') return [name, flag.read(inEnvironment, variable)]
      }
      return [name, flag.initial]
    }),
  )
  return { values: values as Values<F>, operands }
}
