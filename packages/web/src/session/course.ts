// The course of a local match: where it stands and every position it went through, as each viewer saw it.
// A pure fold over the record; no signal, no storage, no clock.
import {
  bytesToHex,
  commitmentTo,
  hashState,
  isUndo,
  Match,
  RECORD_FORMAT,
  secretOf,
  SPECTATOR,
  type Advance,
  type AnyEvent,
  type AnyGame,
  type Entry,
  type OptionValues,
  type Viewer,
} from '@flibuste/kernel'
import type { Frame, Happening } from '@flibuste/protocol'
import type { KeptMatch, LocalSitter } from './kept-match.ts'

interface Step {
  readonly state: unknown
  /** Null: the setup. */
  readonly entry: Entry | null
  readonly events: readonly AnyEvent[]
}

export interface Course {
  readonly match: Match
  readonly steps: readonly Step[]
}

/** What a match is made of before its first entry. */
export interface Beginning {
  readonly key: string
  readonly createdAt: number
  readonly options: OptionValues
  readonly sitters: readonly LocalSitter[]
  /** Hexadecimal, from the browser's own cryptographic chance. */
  readonly seed: string
  /** One word per seat. */
  readonly entropy: readonly string[]
}

export function beginMatch(game: AnyGame, from: Beginning): KeptMatch {
  const { key, createdAt, options, sitters, seed, entropy } = from
  const { state } = Match.start(game, options, sitters.length, secretOf(seed, entropy))
  return {
    key,
    createdAt,
    sitters,
    rematch: null,
    record: {
      format: RECORD_FORMAT,
      game: game.id,
      version: game.version,
      options,
      seats: sitters.map(({ name, bot }) => ({ name, bot })),
      commitment: commitmentTo(seed),
      entropy,
      seed,
      setup: hashState(state),
      entries: [],
    },
  }
}

export const extend = (course: Course, { entry, events, next }: Advance): Course => ({
  match: next,
  steps: [...course.steps, { state: next.state, entry, events }],
})

/** Plays a kept match again up to where it was left. Throws where the record does not fit the game of today. */
export function courseOf(game: AnyGame, { record }: KeptMatch): Course {
  if (record.version !== game.version) throw new Error(`kept by version ${record.version}, this is ${game.version}`)
  if (record.seed === null) throw new Error('a kept match has lost its seed')
  let match = Match.start(game, record.options, record.seats.length, secretOf(record.seed, record.entropy))
  const steps: Step[] = [{ state: match.state, entry: null, events: match.opening }]
  for (const kept of record.entries) {
    const { entry, events, next } = match.replay(kept)
    if (entry.hash !== kept.hash) throw new Error(`entry ${next.length} of a kept match does not lead where it led`)
    steps.push({ state: next.state, entry, events })
    match = next
  }
  return { match, steps }
}

function happeningOf(game: AnyGame, step: Step, number: number, viewer: Viewer): Happening {
  const seen = step.events.map((event) => game.show(event, viewer)).filter((event) => event !== null)
  if (step.entry === null) return { entry: 0, seat: SPECTATOR, by: 'table', undo: false, events: seen }
  return { entry: number, seat: step.entry.seat, by: step.entry.by, undo: isUndo(step.entry), events: seen }
}

/** The frames of one viewer; those already drawn are kept, since the past does not change. */
export function framesOf(game: AnyGame, course: Course, viewer: Viewer, drawn: readonly Frame[]): readonly Frame[] {
  const fresh = course.steps.slice(drawn.length).map((step, at): Frame => {
    const entry = drawn.length + at
    return { entry, happening: happeningOf(game, step, entry, viewer), view: game.view(step.state, viewer) }
  })
  return fresh.length === 0 ? drawn : [...drawn, ...fresh]
}

const SEED_BYTES = 32
const WORD_BYTES = 16

/** Hexadecimal chance nobody can foretell. */
const freshHex = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))

export const freshSeed = (): string => freshHex(SEED_BYTES)
export const freshWord = (): string => freshHex(WORD_BYTES)
/** Short enough for an address. */
export const freshKey = (): string => freshHex(6)
