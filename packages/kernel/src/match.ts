// A match is a pure fold over its entries. It knows which stream of chance a move draws from, and what may be taken back.
// What a match does beyond one entry is in `course.ts`.
import { NoChance, type Chance } from './chance.ts'
import type { AnyEvent, AnyGame, AnyMove, Pace, Refusal } from './contract.ts'
import { hashState } from './hash.ts'
import { MatchChance } from './match-chance.ts'
import type { Author, Entry } from './record.ts'
import { isUndo } from './record.ts'
import { has, isSingle, seatsOf, sizeOf, SPECTATOR, type Seat } from './seats.ts'
import { stowableData, type Stowable } from './stowable.ts'

/** A position that can be returned to. */
interface Mark {
  readonly before: unknown
  readonly seat: Seat
  readonly move: AnyMove
  readonly by: Author
  readonly decision: number
  readonly sealed: boolean
}

/** Where a match draws from: for each question, by its number, a chance of its own. 0 is the setup. */
export type Luck = (decision: number) => Chance

/** A move that the table makes for a seat. */
export interface Forced {
  readonly seat: Seat
  readonly move: AnyMove
}

/** What an entry does, and the match after it. Nothing changes until the caller replaces its match by that one. */
export interface Advance {
  readonly entry: Entry
  readonly events: readonly AnyEvent[]
  /** How many times chance was drawn. */
  readonly drawn: number
  readonly next: Match
}

const NOTHING_HAPPENED: readonly AnyEvent[] = []

export const NOT_ASKED: Refusal = { clause: 'TABLE-1', reason: 'notAsked' }
export const CANNOT_UNDO: Refusal = { clause: 'TABLE-3', reason: 'cannotUndo' }

/** A value: `play` and `undo` return the match as it will be, so a caller can write it to disk before replacing its own. */
export class Match {
  readonly game: AnyGame
  private readonly stands: Stowable<unknown>
  /** What happened before the first question. */
  readonly opening: readonly AnyEvent[]
  /** How many entries led here. */
  readonly length: number
  /**
   * The number of the open question. A question gets a new one each time it is put to the table, also when undo puts it
   * again: numbers are never reused, so a late answer never fits another question and no stream of chance is drawn twice.
   * Sealed answers do not move it.
   */
  readonly decision: number
  private readonly issued: number
  private readonly luck: Luck
  /** Positions that may be returned to, oldest first. Emptied whenever something happens that cannot be undone. */
  private readonly returns: Stowable<readonly Mark[]>

  private constructor(of: Pick<Match, 'game' | 'opening' | 'length' | 'decision'> & Hidden) {
    this.game = of.game
    this.stands = of.stands
    this.opening = of.opening
    this.length = of.length
    this.decision = of.decision
    this.issued = of.issued
    this.luck = of.luck
    this.returns = of.returns
  }

  static start(game: AnyGame, options: unknown, seatCount: number, key: Uint8Array): Match {
    const luck: Luck = (decision) => new MatchChance(key, decision)
    const opening: AnyEvent[] = []
    const state = game.setup(options, seatCount, luck(0), opening)
    return Match.lay(game, state, luck, opening.slice())
  }

  /** A match from a position on. What led to it is nobody's business, so no record can prove anything about it. */
  static lay(game: AnyGame, state: unknown, luck: Luck, opening: readonly AnyEvent[] = []): Match {
    return new Match({
      game,
      stands: stowableData(state),
      opening,
      length: 0,
      decision: 1,
      issued: 1,
      luck,
      returns: stowableData([]),
    })
  }

  get state(): unknown {
    return this.stands.value
  }

  /** The same match in less room, for whoever keeps it while nobody looks: its states lie as text until they are asked for. */
  stow(): void {
    this.stands.stow()
    this.returns.stow()
  }

  /** Why this seat may not make this move now; null if it may. */
  refuse(seat: Seat, move: AnyMove): Refusal | null {
    if (!has(this.game.awaiting(this.state), seat)) return NOT_ASKED
    return this.game.check(this.state, seat, move)
  }

  /** The move must not be refused. The match itself stays as it was, also when a rule throws. */
  play(seat: Seat, move: AnyMove, by: Author): Advance {
    const { game, state: before } = this
    const closes = isSingle(game.awaiting(before))
    const { asked, pace } = game.asked(before, SPECTATOR)
    const sealed = sizeOf(asked) > 1
    const chance = closes ? this.luck(this.decision) : new NoChance()
    const state = game.clone(before)
    const events: AnyEvent[] = []
    game.apply(state, seat, move, chance, events)
    // Nothing may be taken back from the opening of a quiet question to its end: an undo on offer would tell who has answered.
    const quiet = pace === 'quiet' || game.asked(state, SPECTATOR).pace === 'quiet'
    const revealed = events.some((event) => game.reveals.includes(event.type))
    const barrier = chance.drawn > 0 || quiet || (closes && sealed) || revealed
    const mark = { before, seat, move, by, decision: this.decision, sealed: sealed && !closes }
    const next = this.with({
      state,
      marks: barrier ? [] : [...this.marks, mark],
      decision: closes ? this.issued + 1 : this.decision,
    })
    // A list that grew has room for more, and these are kept.
    return { entry: { seat, move, by, hash: hashState(state) }, events: events.slice(), drawn: chance.drawn, next }
  }

  mayUndo(seat: Seat): boolean {
    return this.markOf(seat) >= 0
  }

  /**
   * How many entries it takes to undo the seat's newest choice: one for the choice, one for each move that the table made
   * for the seat since. 0: it may not.
   */
  entriesBack(seat: Seat): number {
    let { marks, decision } = this
    for (let entries = 1; ; entries++) {
      const at = newestOf(marks, seat, decision)
      const mark = marks[at]
      if (mark === undefined) return 0
      if (mark.by !== 'table') return entries
      marks = marks.toSpliced(at, 1)
      if (!mark.sealed) decision = this.issued + 1
    }
  }

  refuseUndo(seat: Seat): Refusal | null {
    return this.mayUndo(seat) ? null : CANNOT_UNDO
  }

  /**
   * Takes back the seat's newest move. Sealed answers that others gave since are put back afterwards, because their order makes no
   * difference.
   */
  undo(seat: Seat, by: Author): Advance {
    const at = this.markOf(seat)
    const taken = this.marks[at]
    if (taken === undefined) throw new Error(`seat ${seat} has nothing to take back`)
    const marks = this.marks.slice(0, at)
    let state = taken.before
    for (const later of this.marks.slice(at + 1)) {
      marks.push({ ...later, before: state })
      state = this.game.clone(state)
      this.game.apply(state, later.seat, later.move, new NoChance(), null)
    }
    const next = this.with({ state, marks, decision: taken.sealed ? this.decision : this.issued + 1 })
    return { entry: { seat, undo: true, by, hash: hashState(state) }, events: [], drawn: 0, next }
  }

  /** Plays an entry of a record again, without looking at its hash. */
  replay(entry: Entry): Advance {
    return isUndo(entry) ? this.undo(entry.seat, entry.by) : this.play(entry.seat, entry.move, entry.by)
  }

  /** The move the table makes for a seat that openly has no choice, or null. */
  forced(): Forced | null {
    const awaited = this.game.awaiting(this.state)
    if (awaited === 0 || this.pace !== 'skip') return null
    for (const seat of seatsOf(awaited)) {
      const moves = this.game.legal(this.state, seat)
      if (moves.length === 1) return { seat, move: moves[0]! }
    }
    return null
  }

  /** The same match for whoever will not tell how it began any more. */
  withoutOpening(): Match {
    if (this.opening.length === 0) return this
    const { game, stands, length, decision, issued, luck, returns } = this
    return new Match({ game, stands, opening: NOTHING_HAPPENED, length, decision, issued, luck, returns })
  }

  /** How the open question is put. */
  get pace(): Pace {
    return this.game.asked(this.state, SPECTATOR).pace
  }

  get over(): boolean {
    return this.game.awaiting(this.state) === 0
  }

  private get marks(): readonly Mark[] {
    return this.returns.value
  }

  private markOf(seat: Seat): number {
    return newestOf(this.marks, seat, this.decision)
  }

  /** Every move passes here, so the object is written out: a spread takes several times as long. */
  private with({ state, marks, decision }: Onward): Match {
    return new Match({
      stands: stowableData(state),
      returns: stowableData(marks),
      decision,
      game: this.game,
      opening: this.opening,
      luck: this.luck,
      length: this.length + 1,
      issued: Math.max(this.issued, decision),
    })
  }
}

/**
 * The place of the newest mark that a seat may return to without asking anybody: before its own sealed answer while the question is open,
 * or before its move if nobody moved since. Negative if there is none.
 */
function newestOf(marks: readonly Mark[], seat: Seat, decision: number): number {
  const newest = marks.length - 1
  for (let at = newest; at >= 0; at--) {
    const mark = marks[at]!
    const open = mark.sealed && mark.decision === decision
    if (mark.seat === seat) return open || at === newest ? at : -1
    if (!open) return -1
  }
  return -1
}

interface Hidden {
  readonly stands: Stowable<unknown>
  readonly issued: number
  readonly luck: Luck
  readonly returns: Stowable<readonly Mark[]>
}

/** What the next entry leaves. */
interface Onward {
  readonly state: unknown
  readonly marks: readonly Mark[]
  readonly decision: number
}
