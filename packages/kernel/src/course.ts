// The course of a match: where it stands and what led there, as the table knows it and as each viewer may know it. Everything a match does
// beyond one move is written here and nowhere else.
import type { AnyEvent, AnyGame, AnyMove, Asked, Refusal } from './contract.ts'
import { Growing } from './growing.ts'
import { CANNOT_UNDO, Match, type Advance, type Forced, type Luck } from './match.ts'
import { Memory } from './memory.ts'
import { isUndo, type Author, type Entry } from './record.ts'
import { SPECTATOR, type Seat, type Viewer } from './seats.ts'
import { Stowable } from './stowable.ts'

/** What an entry did, as the table knows it. It holds no state: whoever wants to look back keeps the courses. */
export interface Happened {
  readonly entry: Entry
  readonly events: readonly AnyEvent[]
}

/** What an entry did, as one viewer saw it. Entry 0 is the setup, which the table does by itself. */
export interface Happening {
  readonly entry: number
  readonly seat: Viewer
  readonly by: Author
  readonly undo: boolean
  readonly events: AnyEvent[]
}

/** A position of the past, as one viewer saw it. */
export interface Frame {
  readonly entry: number
  readonly happening: Happening
  readonly view: Asked
}

const pastIn = (plain: unknown): Growing<Happened> => Growing.of(plain as Happened[])

/** If the table makes so many forced moves in a row, a rule runs in circles. */
const FORCED_MAX = 1000

/**
 * A value, like `Match`. Methods that go on return new courses, so a caller can write them to disk before replacing its own. Courses share
 * their past, so going on costs the same however long the match is. One that keeps only so many entries forgets the older ones: whoever
 * has written them down reads them there.
 */
export class Course {
  readonly match: Match
  private readonly stowable: Stowable<Growing<Happened>>
  private readonly memory: Memory
  private readonly kept: number

  private constructor(match: Match, past: Growing<Happened>, memory: Memory, kept: number) {
    this.match = match
    this.stowable = new Stowable(past, pastIn)
    this.memory = memory
    this.kept = kept
  }

  /** `kept`: how many of its newest entries it can tell. */
  static start(game: AnyGame, options: unknown, seatCount: number, key: Uint8Array, kept = Infinity): Course {
    return Course.of(Match.start(game, options, seatCount, key), seatCount, kept)
  }

  /** From a position that no match led to. */
  static lay(game: AnyGame, state: unknown, seatCount: number, luck: Luck): Course {
    return Course.of(Match.lay(game, state, luck), seatCount)
  }

  /** From where a match begins. */
  static of(match: Match, seatCount: number, kept = Infinity): Course {
    return new Course(match, Growing.of(), Memory.of(match.game, seatCount).with(match.opening), kept)
  }

  /** What the newest entry did; null before the first. */
  get last(): Happened | null {
    return this.past.at(-1) ?? null
  }

  /** The same course in less room, for whoever keeps it while nobody looks. */
  stow(): void {
    this.match.stow()
    this.stowable.stow()
  }

  /** Whether it can tell all that happened after that entry. */
  recalls(after: number): boolean {
    return Math.max(after, 0) >= this.forgotten
  }

  /** All of them: it must have forgotten none. */
  entries(): Entry[] {
    if (this.forgotten > 0) throw new Error(`the first ${this.forgotten} entries are not kept`)
    return this.past.slice().map(({ entry }) => entry)
  }

  /** The move must not be refused. */
  play(seat: Seat, move: AnyMove, by: Author): Course {
    return this.after(this.match.play(seat, move, by))
  }

  /** Plays an entry of a record again, without looking at its hash. */
  replay(entry: Entry): Course {
    return this.after(this.match.replay(entry))
  }

  /** Goes on by an advance that the match has worked out already. */
  after({ entry, events, next }: Advance): Course {
    const { past, kept } = this
    const match = past.length < kept ? next : next.withoutOpening()
    return new Course(match, past.withNewest({ entry, events }, kept), this.memory.with(events), kept)
  }

  /** The course after each move that the table makes by itself, until somebody has a choice. */
  forced(answer: (match: Match) => Forced | null = (match) => match.forced()): Course[] {
    return this.follow((course) => {
      const forced = answer(course.match)
      return forced && course.play(forced.seat, forced.move, 'table')
    })
  }

  mayTakeBack(seat: Seat): boolean {
    return this.match.entriesBack(seat) > 0
  }

  refuseTakeBack(seat: Seat): Refusal | null {
    return this.mayTakeBack(seat) ? null : CANNOT_UNDO
  }

  /**
   * The course after each entry that takes back the seat's newest choice; none if it may not be taken back. Forced moves since then are
   * taken back too, because the table would only make them again.
   */
  takeBack(seat: Seat, by: Author): Course[] {
    let left = this.match.entriesBack(seat)
    return this.follow((course) => (left-- > 0 ? course.after(course.match.undo(seat, by)) : null))
  }

  /** What happened after entry `after`, as `viewer` saw it, as far as it recalls; with the setup where `after` is negative. */
  happenings(viewer: Viewer, after = -1): Happening[] {
    const opening = after < 0 ? [this.opening(viewer)] : []
    const first = Math.max(after, this.forgotten)
    const later = this.past
      .slice(first - this.forgotten)
      .map((happened, at) => this.seen(happened, first + at + 1, viewer))
    return [...opening, ...later]
  }

  /** The present as `viewer` sees it, and what led to it. */
  frame(viewer: Viewer): Frame {
    const { match, last } = this
    const happening = last === null ? this.opening(viewer) : this.seen(last, match.length, viewer)
    return { entry: match.length, happening, view: match.game.view(match.state, viewer) }
  }

  /** The view a bot in this seat is asked with: what the seat sees, and remembers. */
  remembered(seat: Seat): Asked {
    return this.memory.view(this.match.state, seat)
  }

  private get past(): Growing<Happened> {
    return this.stowable.value
  }

  /** How many entries are not kept. */
  private get forgotten(): number {
    return this.match.length - this.past.length
  }

  private opening(viewer: Viewer): Happening {
    return { entry: 0, seat: SPECTATOR, by: 'table', undo: false, events: this.shown(this.match.opening, viewer) }
  }

  private seen({ entry, events }: Happened, nth: number, viewer: Viewer): Happening {
    return { entry: nth, seat: entry.seat, by: entry.by, undo: isUndo(entry), events: this.shown(events, viewer) }
  }

  private shown(events: readonly AnyEvent[], viewer: Viewer): AnyEvent[] {
    return events.map((event) => this.match.game.show(event, viewer)).filter((event) => event !== null)
  }

  private follow(onward: (course: Course) => Course | null): Course[] {
    const courses: Course[] = []
    for (let next = onward(this); next !== null; next = onward(next)) {
      courses.push(next)
      if (courses.length > FORCED_MAX) throw new Error(`${this.match.game.id} forces moves without end`)
    }
    return courses
  }
}

/** What a viewer saw of a match, position by position. `past` has its course at the beginning and after each entry. */
export function framesOf(past: Past, viewer: Viewer, drawn: readonly Frame[] = []): readonly Frame[] {
  // The past does not change, so what was drawn already is kept.
  const fresh = past.slice(drawn.length).map((course) => course.frame(viewer))
  return fresh.length === 0 ? drawn : [...drawn, ...fresh]
}

/** A list of courses, growing or not. */
interface Past {
  slice(from: number): readonly Course[]
}
