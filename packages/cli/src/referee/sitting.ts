// A game the referee has before it: a match from a seed, which can be recorded, or a game or position with other chance. All are
// courses, so all take back alike, and all stay as they were when a rule throws.
import { Course, MatchChance, Scripted } from '@flibuste/kernel'
import type {
  AnyEvent,
  AnyGame,
  AnyMove,
  Entry,
  Luck,
  MatchRecord,
  OptionValues,
  Refusal,
  Seat,
} from '@flibuste/kernel'
import { recordOf, secretOfSeed, startMatch } from '../seed.ts'

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

/** Results that were dictated. A move takes them only when it is done, so one that throws takes none. */
class Dictation {
  private rest: readonly number[]

  constructor(results: readonly number[]) {
    this.rest = results
  }

  get left(): number {
    return this.rest.length
  }

  chance(): Scripted {
    return new Scripted(this.rest)
  }

  take(drawn: number): void {
    this.rest = this.rest.slice(drawn)
  }

  add(results: readonly number[]): void {
    this.rest = [...this.rest, ...results]
  }
}

interface SittingParts {
  readonly seats: number
  readonly dictation?: Dictation
  record?(entries: readonly Entry[]): MatchRecord
}

function sitting(begun: Course, { seats, dictation, record }: SittingParts): Sitting {
  let course = begun
  return {
    get state() {
      return course.match.state
    },
    seats,
    get left() {
      return dictation?.left ?? null
    },
    refuse: (seat, move) => course.match.refuse(seat, move),
    play(seat, move) {
      const advance = course.match.play(seat, move, 'player')
      course = course.after(advance)
      dictation?.take(advance.drawn)
      return advance
    },
    refuseUndo: (seat) => course.refuseTakeBack(seat),
    undo(seat) {
      course = course.takeBack(seat, 'player').at(-1) ?? course
    },
    record: () => record?.(course.entries()) ?? null,
    dictate(results) {
      dictation?.add(results)
      return dictation !== undefined
    },
  }
}

/** A table before its game begins. */
export interface Laid {
  readonly options: OptionValues
  readonly seats: number
}

/** A match proper: the kernel's own, so that `flibuste verify` takes its record. */
export function seededSitting(game: AnyGame, { options, seats }: Laid, seed: number): Sitting {
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}`, bot: null }))
  return sitting(startMatch(game, options, seats, seed), {
    seats,
    record: (entries) => recordOf({ game, options, sitters, seed, entries }),
  })
}

/** A new game whose luck was dictated, that of the setup too. */
export function dictatedSitting(game: AnyGame, { options, seats }: Laid, results: readonly number[]): Sitting {
  const dictation = new Dictation(results)
  const chance = dictation.chance()
  const state = game.setup(options, seats, chance)
  dictation.take(chance.drawn)
  return sitting(
    Course.lay(game, state, seats, () => dictation.chance()),
    { seats, dictation },
  )
}

/** A position and what follows from it, by a seed or by results that were dictated. */
export function laidSitting(game: AnyGame, state: unknown, chance: number | readonly number[]): Sitting {
  const seats = game.seats.max
  const lay = (luck: Luck): Course => Course.lay(game, state, seats, luck)
  if (typeof chance === 'number') {
    const key = secretOfSeed(chance, seats)
    return sitting(
      lay((decision) => new MatchChance(key, decision)),
      { seats },
    )
  }
  const dictation = new Dictation(chance)
  return sitting(
    lay(() => dictation.chance()),
    { seats, dictation },
  )
}
