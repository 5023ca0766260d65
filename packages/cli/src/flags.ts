// Flags as data: name, what it may be, where its default comes from. One reader per kind of value; each says what is allowed.
import { UsageError } from './usage.ts'

export interface Flag<Value> {
  /** What stands for the value in the help: `--port <number>`; empty: a switch, which takes none. */
  readonly placeholder: string
  readonly help: string
  /** The environment variable that gives it too; the command line wins. */
  readonly env: string | null
  /** What hosts set for every program they run; its own variable wins. */
  readonly commonEnv: string | null
  readonly initial: Value
  /** The initial value in words, for the help; empty: none. */
  readonly initially: string
  /** `name` is how the user gave it: `--port`, or the variable. */
  read(raw: string, name: string): Value
}

export type Flags = { readonly [name: string]: Flag<unknown> }
export type Values<F extends Flags> = { readonly [Name in keyof F]: F[Name] extends Flag<infer Value> ? Value : never }

type Described<Value> = Pick<Flag<Value>, 'help' | 'initial'> & Partial<Flag<Value>>

function flag<Value>(placeholder: string, given: Described<Value>, read: Flag<Value>['read']): Flag<Value> {
  const initially = given.initial === null || given.initial === false ? '' : String(given.initial)
  return { placeholder, env: null, commonEnv: null, initially, read, ...given }
}

export const wholeNumber = (
  range: { readonly min: number; readonly max: number },
  given: Described<number>,
): Flag<number> =>
  flag('<number>', given, (raw, name) => {
    const value = Number(raw)
    if (/^-?\d+$/.test(raw) && value >= range.min && value <= range.max) return value
    throw new UsageError(`${name}: "${raw}" is not a whole number from ${range.min} to ${range.max}`)
  })

export const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  given: Described<NoInfer<Choice>>,
): Flag<Choice> =>
  flag(`<${choices.join('|')}>`, given, (raw, name) => {
    const found = choices.find((choice) => choice === raw)
    if (found !== undefined) return found
    throw new UsageError(`${name}: "${raw}" is not one of ${choices.join(', ')}`)
  })

/** A list of names separated by commas, none of them empty. */
export const listOf = <Choice extends string>(
  choices: readonly Choice[],
  given: Described<readonly NoInfer<Choice>[]>,
): Flag<readonly Choice[]> =>
  flag('<a,b,…>', given, (raw, name) =>
    raw.split(',').map((item) => {
      const found = choices.find((choice) => choice === item.trim())
      if (found !== undefined) return found
      throw new UsageError(`${name}: "${item}" is not one of ${choices.join(', ')}`)
    }),
  )

export const words = (placeholder: string, given: Described<string>): Flag<string> =>
  flag(placeholder, given, (raw, name) => {
    if (raw.trim() !== '') return raw
    throw new UsageError(`${name} must not be empty`)
  })

/** Where people reach the server from outside: an origin, so that links can be built on it. */
export const webOrigin = (given: Described<string>): Flag<string> =>
  flag('<url>', given, (raw, name) => {
    const url = URL.canParse(raw) ? new URL(raw) : null
    if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
    throw new UsageError(`${name}: "${raw}" is not an address like https://play.example.org`)
  })

/** What everything is served under: `/flibuste`. */
export const basePath = (given: Described<string>): Flag<string> =>
  flag('</path>', given, (raw, name) => {
    const path = raw.replace(/\/$/, '')
    if (/^(\/[A-Za-z0-9._~-]+)*$/.test(path) && !/\/\.{1,2}(\/|$)/.test(path)) return path
    throw new UsageError(`${name}: "${raw}" is not a path like /flibuste`)
  })

export const onOff = (help: string): Flag<boolean> => flag('', { help, initial: false }, () => true)

/** A flag that may be left out: null then, and `initially` says what that comes to. */
export const optional = <Value>(flag: Flag<Value>, initially = ''): Flag<Value | null> => ({
  ...flag,
  initial: null,
  initially,
})
