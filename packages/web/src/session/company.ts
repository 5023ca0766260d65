// Who shares this page, and through whose eyes it looks. Pure: takes who sits where and whom the table waits for.
import {
  bit,
  has,
  lowest,
  SPECTATOR,
  type AnyGame,
  type Asked,
  type Forced,
  type Match,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@flibuste/kernel'
import type { SeatInfo } from '@flibuste/protocol'
import type { LocalSitter } from './kept-match.ts'

/** Everybody at this page is one guest to the shell: they share its screen. */
export const LOCAL_GUEST = 'local'

type Sitters = readonly LocalSitter[]

export const sitterInfo = (sitter: LocalSitter): SeatInfo => ({
  owner: sitter.human ? { id: LOCAL_GUEST, name: sitter.name } : null,
  bot: sitter.bot,
  here: true,
})

/** SPECTATOR: nobody. */
export function lowestOf(sitters: Sitters, wanted: (sitter: LocalSitter, seat: Seat) => boolean): Viewer {
  const set = sitters.reduce((seats, sitter, seat) => (wanted(sitter, seat) ? seats | (1 << seat) : seats), 0)
  return set === 0 ? SPECTATOR : lowest(set)
}

/** Somebody at this page answers for the seat. */
export function answersHere(sitters: Sitters, seat: Viewer): boolean {
  const sitter = sitters[seat]
  return sitter !== undefined && sitter.human && sitter.bot === null
}

const peopleOf = (sitters: Sitters): number => sitters.filter(({ human }) => human).length

/** One person among bots: there is nobody to keep a secret from. */
export const isAlone = (sitters: Sitters): boolean => peopleOf(sitters) === 1

/** When a curtain falls: never, before everybody who is asked this question, or whenever the page changes hands. */
export type Cover = 'never' | 'question' | 'always'

/** What people who pass this page round must be kept from seeing now. */
export function coverOf(game: AnyGame, sitters: Sitters, { asked, pace }: Asked): Cover {
  if (game.sight === 'shared' || peopleOf(sitters) < 2) return 'never'
  if (game.sight === undefined) return 'always'
  const together = sitters.filter((_, seat) => has(asked, seat) && answersHere(sitters, seat)).length
  return pace === 'quiet' || together > 1 ? 'question' : 'never'
}

/** The people here whom the table waits for. */
export const awaitedHere = (sitters: Sitters, awaited: SeatSet): SeatSet =>
  sitters.reduce((seats, _, seat) => (has(awaited, seat) && answersHere(sitters, seat) ? seats | bit(seat) : seats), 0)

/** The first of them. */
export function askedHere(sitters: Sitters, awaited: SeatSet): Viewer {
  const here = awaitedHere(sitters, awaited)
  return here === 0 ? SPECTATOR : lowest(here)
}

/** What the table answers by itself: where openly nobody has a choice, or nobody is there to hide its lack from. */
export function forcedHere(game: AnyGame, sitters: Sitters, match: Match): Forced | null {
  const seat = askedHere(sitters, game.awaiting(match.state))
  if (match.pace !== 'quiet' || seat === SPECTATOR || !isAlone(sitters)) return match.forced()
  const [only, ...others] = game.legal(match.state, seat)
  return only !== undefined && others.length === 0 ? { seat, move: only } : null
}

/** Whom the page turns to. Whoever holds it goes on while they are asked, and keeps it while bots play. */
export function nextHolder(sitters: Sitters, awaited: SeatSet, holder: Viewer): Viewer {
  if (has(awaited, holder) && answersHere(sitters, holder)) return holder
  const asked = askedHere(sitters, awaited)
  return asked === SPECTATOR ? holder : asked
}
