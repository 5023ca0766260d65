// Golden games: whole matches played by a seeded hand that is half clever. They are kept as records that must replay to the last bit. Each
// game says which ones are worth keeping.
import {
  bytesToHex,
  commitmentTo,
  Course,
  hashState,
  lowest,
  RECORD_FORMAT,
  secretOf,
  Sfc32,
  nth,
  type AnyGame,
  type AnyMove,
  type Match,
  type MatchRecord,
  type OptionValues,
  type Seat,
} from '@flibuste/kernel'

export interface Golden<Options> {
  readonly name: string
  readonly seats: number
  readonly options?: Partial<Options>
  /** Whether the hand takes moves back now and then. */
  readonly undoes?: true
  /** Whether the hand plays any legal move, without judging it. */
  readonly wild?: true
}

/** How a game is played. It is the same for all golden games of a game, because another way of playing makes other records. */
export interface Hand<Options> {
  readonly game: AnyGame
  readonly standard: Options
  /** How many legal moves are tried, and how often each. */
  readonly candidates?: number
  readonly samples?: number
  /** The course after a choice was taken back, if the hand regrets it. Asked only in games that undo. */
  undone?(course: Course, golden: Golden<unknown>, pick: Sfc32): Course | null
}

interface Play extends Required<Hand<unknown>> {
  readonly golden: Golden<unknown>
  /** The hand's own chance. */
  readonly pick: Sfc32
}

const SEED_BYTES = 32
const CANDIDATES = 12

/** Thirty-two bytes that follow from the name: a golden game needs no secret. */
function seedOf(name: string): string {
  const chance = new Sfc32([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0)
  return bytesToHex(Uint8Array.from({ length: SEED_BYTES }, () => chance.below(256)))
}

/** How well a move turned out in all its tries together. */
function promiseOf({ game, pick, samples }: Play, state: unknown, seat: Seat, move: AnyMove): number {
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    const after = game.clone(state)
    game.apply(after, seat, move, new Sfc32(pick.below(1 << 30)), null)
    sum += nth(game.evaluate(after), seat)
  }
  return sum
}

/** The best of a handful of legal moves. */
function choose(play: Play, { state }: Match, seat: Seat): AnyMove {
  const moves = play.game.legal(state, seat).slice()
  play.pick.shuffle(moves)
  if (play.golden.wild) return nth(moves, 0)
  const candidates = moves.slice(0, play.candidates)
  const promises = candidates.map((move) => promiseOf(play, state, seat, move))
  return nth(candidates, promises.indexOf(Math.max(...promises)))
}

/** Takes the last choice back, one time in six. */
function undoneNowAndThen(course: Course, { seats }: Golden<unknown>, pick: Sfc32): Course | null {
  if (pick.below(6) > 0) return null
  for (let seat = 0; seat < seats; seat++)
    if (course.mayTakeBack(seat)) return course.takeBack(seat, 'player').at(-1) ?? null
  return null
}

/** The course after the next entry, or after all entries that the table makes by itself. */
function onward(play: Play, course: Course): Course {
  const forced = course.forced().at(-1)
  if (forced !== undefined) return forced
  const taken = play.golden.undoes ? play.undone(course, play.golden, play.pick) : null
  if (taken !== null) return taken
  const { match } = course
  const seat = lowest(match.game.awaiting(match.state))
  return course.play(seat, choose(play, match, seat), 'player')
}

export function playGolden<Options extends object>(hand: Hand<Options>, golden: Golden<Options>): MatchRecord {
  const { game } = hand
  const pick = new Sfc32(golden.seats)
  const play: Play = { candidates: CANDIDATES, samples: 1, undone: undoneNowAndThen, ...hand, golden, pick }
  const options: object = { ...hand.standard, ...golden.options }
  const seed = seedOf(golden.name)
  const entropy = Array.from({ length: golden.seats }, (_, seat) => `${golden.name}-${seat}`)
  let course = Course.start(game, options, golden.seats, secretOf(seed, entropy))
  const setup = hashState(course.match.state)
  while (!course.match.over) course = onward(play, course)
  const seats = entropy.map((_, seat) => ({ name: `Captain ${seat + 1}`, bot: null }))
  const head = { format: RECORD_FORMAT, game: game.id, version: game.version } as const
  const commitment = commitmentTo(seed)
  return {
    ...head,
    options: options as OptionValues,
    seats,
    commitment,
    entropy,
    seed,
    setup,
    entries: course.entries(),
  }
}

/** A record as it is kept: one entry per line, so that a difference can be read. */
export function textOfRecord({ entries, ...head }: MatchRecord): string {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`)
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(',\n')}\n  ]\n}\n`
}
