// What a table has seen of hidden hands: the pile each card was drawn from, and what left the hand since. Everybody saw what a pile
// was made of, so a player who remembers it knows what a card drawn from it can be. Nobody knows which of a hand's cards left: a
// card that left waits in the trail until only one pile can have held it. worlds.ts deals hands that fit. Knows no game.
import { cloneLists, removeAt, repeat } from '../lists.ts'
import type { Seat, Viewer } from '../seats.ts'
import {
  cardOf,
  DREW,
  isComing,
  LAID,
  LEFT,
  originOf,
  TOOK,
  trackOf,
  UNSEEN,
  wayOf,
  type Track,
  type Way,
} from './tracks.ts'

/** What happened to one hand, in order. */
export type Trail = readonly Track[]

export interface Trails {
  /** What each pile was made of, less what is settled: by pile, the deck first, then by kind. */
  readonly piles: number[][]
  /** By seat. */
  readonly hands: Track[][]
}

export const newTrails = (deck: readonly number[], seats: number): Trails => ({
  piles: [deck.slice()],
  hands: Array.from({ length: seats }, () => []),
})

export const cloneTrails = ({ piles, hands }: Trails): Trails => ({
  piles: cloneLists(piles),
  hands: cloneLists(hands),
})

/** A hand gets a card from the newest pile. */
export function noteDrawn({ piles, hands }: Trails, seat: Seat, card: number): void {
  hands[seat]!.push(trackOf(DREW, piles.length - 1, card))
}

/** A hand gets a card that everybody sees, at a time of the game's own count. */
export function noteTaken({ hands }: Trails, seat: Seat, card: number, at: number): void {
  hands[seat]!.push(trackOf(TOOK, at, card))
  tidy(hands[seat]!)
}

/** A card leaves a hand, and everybody sees it. */
export function noteLeft(trails: Trails, seat: Seat, card: number): void {
  const trail = trails.hands[seat]!
  trail.push(trackOf(LEFT, 0, card))
  if (settle(trails, trail, trail.length - 1)) settleFirst(trails, trail)
}

/** A card leaves a hand face down, at a time of the game's own count. */
export function noteLaid({ hands }: Trails, seat: Seat, card: number, at: number): void {
  hands[seat]!.push(trackOf(LAID, at, card))
}

/**
 * A card that was laid at that time is turned up. Of several laid at one time the last track always counts as that card, because the
 * choice of a track must tell nothing.
 */
export function noteTurnedUp(trails: Trails, seat: Seat, card: number, at: number): void {
  const trail = trails.hands[seat]!
  const back = trackOf(LAID, at, UNSEEN)
  let last = trail.length - 1
  while (masked(trail[last]!) !== back) last--
  trail[trail.indexOf(trackOf(LAID, at, card))] = trail[last]!
  trail[last] = trackOf(LEFT, 0, card)
  if (settle(trails, trail, last)) settleFirst(trails, trail)
}

/** A table keeps so many piles apart. Sensible matches need fewer, and a match that goes on and on must not grow for ever. */
export const MOST_PILES = 24

/** The discards become a pile, for all to see. */
export function noteTurnedOver(trails: Trails, pile: readonly number[]): void {
  if (trails.piles.length === MOST_PILES) startAfresh(trails)
  trails.piles.push(pile.slice())
}

/** All that is hidden now counts as drawn from one pile. Cards known to be in a hand stay known. */
function startAfresh({ piles, hands }: Trails): void {
  const pile = piles[0]!.map(() => 0)
  for (const [seat, trail] of hands.entries()) {
    const kept = lasting(trail)
    const drawn = handOf(trail, pile.length)
    for (const track of kept) drawn[cardOf(track)]! += wayOf(track) === LAID ? 1 : -1
    hands[seat] = drawn.flatMap((copies, card) => Array.from({ length: copies }, () => trackOf(DREW, 0, card)))
    hands[seat].push(...kept)
    tidy(hands[seat])
    for (let card = 0; card < pile.length; card++) pile[card]! += drawn[card]!
  }
  piles.splice(0, piles.length, pile)
}

/** The tracks of cards that lie face down, and of cards that came in the open and were not seen to leave; in order. */
function lasting(trail: Trail): Track[] {
  const kept: Track[] = []
  for (const track of trail) {
    const way = wayOf(track)
    if (way === TOOK || way === LAID) kept.push(track)
    if (way !== LEFT) continue
    const newest = kept.findLastIndex((one) => isFrom(one, IN_VIEW, cardOf(track)))
    if (newest >= 0) kept.splice(newest, 1)
  }
  return kept
}

const isWaiting = (track: Track): boolean => !isComing(track)
const isFrom = (track: Track, pile: number, card: number): boolean =>
  pile === IN_VIEW ? wayOf(track) === TOOK && cardOf(track) === card : track === trackOf(DREW, pile, card)

/** The place a card that left came from is the number of a pile, or one of these: it came in the open, or nobody can say. */
const IN_VIEW = -1
const UNSURE = -2

function canBe(piles: Trails['piles'], track: Track, card: number): boolean {
  const way = wayOf(track)
  return way === DREW ? piles[originOf(track)]![card]! > 0 : way === TOOK && cardOf(track) === card
}

/**
 * The place the card that left at `at` came from. Nobody can say if such a card came after another card had left: that one may have been
 * the older of the two. The newest tracks are looked at first, because they decide most cases.
 */
function placeOf({ piles }: Trails, trail: Trail, at: number): number {
  const card = cardOf(trail[at]!)
  let place = UNSURE
  for (let before = at - 1; before >= 0; before--) {
    const track = trail[before]!
    if (isWaiting(track)) {
      if (place !== UNSURE) return UNSURE
    } else if (canBe(piles, track, card)) {
      const from = wayOf(track) === TOOK ? IN_VIEW : originOf(track)
      if (place !== UNSURE && place !== from) return UNSURE
      place = from
    }
  }
  return place
}

/** Strikes out a card that left, together with its coming, if there is no doubt about where it came from. */
function settle({ piles, hands }: Trails, trail: Track[], at: number): boolean {
  const place = placeOf({ piles, hands }, trail, at)
  if (place === UNSURE) return false
  const card = cardOf(trail[at]!)
  let came = at - 1
  while (!isFrom(trail[came]!, place, card)) came--
  removeAt(trail, at)
  removeAt(trail, came)
  if (place !== IN_VIEW) piles[place]![card]!--
  tidy(trail)
  return true
}

/** The oldest card in doubt may be settled by what is known now. */
function settleFirst(trails: Trails, trail: Track[]): void {
  for (;;) {
    const first = trail.findIndex(isWaiting)
    if (first < 0 || wayOf(trail[first]!) !== LEFT || !settle(trails, trail, first)) return
  }
}

/** Sorts the cards that came before any card left, those that came in the open first: their old order would tell what was struck out. */
function tidy(trail: Track[]): void {
  let sorted = 0
  for (let at = 0; at < trail.length && !isWaiting(trail[at]!); at++) {
    if (wayOf(trail[at]!) !== TOOK) continue
    if (at !== sorted) trail.splice(sorted, 0, ...trail.splice(at, 1))
    sorted++
  }
}

const masked = (track: Track): Track => {
  const way = wayOf(track)
  return way === DREW || way === LAID ? trackOf(way, originOf(track), UNSEEN) : track
}

/** The trails as a viewer knows them: without the kinds of cards that others drew or laid face down. */
export const seenTrails = ({ piles, hands }: Trails, viewer: Viewer): Trails => ({
  piles: cloneLists(piles),
  hands: hands.map((trail, seat) => (seat === viewer ? trail.slice() : trail.map(masked))),
})

/** A card, and the time when it came to a hand or was laid face down. */
export interface Dated {
  readonly card: number
  readonly since: number
}

const datedOf = (trail: Trail, way: Way): Dated[] =>
  trail.filter((track) => wayOf(track) === way).map((track) => ({ card: cardOf(track), since: originOf(track) }))

/** The cards that lie face down. */
export const laidOf = (trail: Trail): Dated[] => datedOf(trail, LAID)

/** The cards that came to a hand in the open and were not seen to leave. Of several that are alike, the newest counts as the one that left. */
export const knownOf = (trail: Trail): Dated[] => datedOf(lasting(trail), TOOK)

/** The hand that a trail without secrets leads to, by kind. */
export function handOf(trail: Trail, kinds: number): number[] {
  const hand = repeat(kinds, 0)
  for (let at = 0; at < trail.length; at++) hand[cardOf(trail[at]!)]! += isWaiting(trail[at]!) ? -1 : 1
  return hand
}
