// A game the referee has before it: a match that draws from a seed and can be recorded, or a position with dice that were
// dictated. Both leave everything as it was when a rule throws.
import { CANNOT_UNDO, has, NOT_ASKED, Scripted, Sfc32 } from '@flibuste/kernel'
import type { AnyEvent, AnyGame, AnyMove, Chance, MatchRecord, OptionValues, Refusal, Seat } from '@flibuste/kernel'
import { recordOf, startMatch } from '../seed.ts'

export interface Happened {
  readonly events: readonly AnyEvent[]
  readonly drawn: number
}

export interface Sitting {
  readonly state: unknown
  /** How many sit here; as many as the game has room for, where a position was laid out. */
  readonly seats: number
  /** Dictated results not used yet; null where chance is not dictated. */
  readonly left: number | null
  refuse(seat: Seat, move: AnyMove): Refusal | null
  play(seat: Seat, move: AnyMove): Happened
  refuseUndo(seat: Seat): Refusal | null
  undo(seat: Seat): void
  /** Null where no record could prove anything: dictated dice, a position laid out. */
  record(): MatchRecord | null
  /** Appends results of `below`; false where chance is not dictated. */
  dictate(results: readonly number[]): boolean
}

export interface Seeded {
  readonly options: OptionValues
  readonly seats: number
  readonly seed: number
}

/** A match proper: the kernel's own, so that `flibuste verify` takes its record. */
export function seededSitting(game: AnyGame, { options, seats, seed }: Seeded): Sitting {
  let course = startMatch(game, options, seats, seed)
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}`, bot: null }))
  return {
    get state() {
      return course.match.state
    },
    seats,
    left: null,
    refuse: (seat, move) => course.match.refuse(seat, move),
    play(seat, move) {
      const advance = course.match.play(seat, move, 'player')
      course = course.after(advance)
      return advance
    },
    refuseUndo: (seat) => course.refuseTakeBack(seat),
    undo(seat) {
      course = course.takeBack(seat, 'player').at(-1) ?? course
    },
    record: () => recordOf({ game, options, sitters, seed, entries: course.entries() }),
    dictate: () => false,
  }
}

/** Where a position that is no match draws from. `use` hands out chance and keeps what was drawn only if nothing threw. */
export interface Source {
  readonly left: number | null
  use<T>(act: (chance: Chance) => T): T
  dictate(results: readonly number[]): boolean
}

export function dictatedSource(results: readonly number[]): Source {
  let rest = results.slice()
  return {
    get left() {
      return rest.length
    },
    use(act) {
      const chance = new Scripted(rest)
      const done = act(chance)
      rest = rest.slice(rest.length - chance.left)
      return done
    },
    dictate(more) {
      rest.push(...more)
      return true
    },
  }
}

export function sampledSource(seed: number): Source {
  const chance = new Sfc32(seed)
  return { left: null, use: (act) => act(chance), dictate: () => false }
}

interface Mark {
  readonly before: unknown
  readonly seat: Seat
}

/** A position and what follows from it. Moves can be taken back to the last draw or reveal, by whoever moved last. */
export function laidSitting(game: AnyGame, laid: unknown, source: Source, seats: number): Sitting {
  let state = laid
  let marks: Mark[] = []
  const refuseUndo = (seat: Seat): Refusal | null => (marks.at(-1)?.seat === seat ? null : CANNOT_UNDO)
  return {
    get state() {
      return state
    },
    seats,
    get left() {
      return source.left
    },
    refuse: (seat, move) => (has(game.awaiting(state), seat) ? game.check(state, seat, move) : NOT_ASKED),
    play(seat, move) {
      const before = state
      const after = game.clone(before)
      const events: AnyEvent[] = []
      const drawn = source.use((chance) => {
        const already = chance.drawn
        game.apply(after, seat, move, chance, events)
        return chance.drawn - already
      })
      const barrier = drawn > 0 || events.some((event) => game.reveals.includes(event.type))
      marks = barrier ? [] : [...marks, { before, seat }]
      state = after
      return { events, drawn }
    },
    refuseUndo,
    undo(seat) {
      const mark = marks.at(-1)
      if (refuseUndo(seat) !== null || mark === undefined) return
      state = mark.before
      marks = marks.slice(0, -1)
    },
    record: () => null,
    dictate: (results) => source.dictate(results),
  }
}
