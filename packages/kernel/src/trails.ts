// What a table has seen of hands nobody may look into: the pile each card was drawn from, and what left the hand since. What a
// pile was made of is open, once discards are turned over, so who remembers it knows what a card can be. Which of a hand's
// cards it was that left, nobody knows: what left waits in the trail until it can have come from one pile alone.
// States that fit are dealt in trail-worlds.ts. Knows no game.
import { cloneLists } from './lists.ts'
import type { Seat, Viewer } from './seats.ts'
import { cardOf, DREW, LAID, LEFT, originOf, TOOK, trackOf, UNSEEN, wayOf, type Track, type Way } from './tracks.ts'

/** What happened to one hand, in order. */
export type Trail = readonly Track[]

export interface Trails {
  /** By pile, the deck first, then by kind: what it was made of, less what is settled. */
  readonly piles: number[][]
  /** By seat. */
  readonly hands: Track[][]
}

export const newTrails = (deck: readonly number[], seats: number): Trails => ({
  piles: [deck.slice()],
  hands: Array.from({ length: seats }, () => []),
})

/** A table found as it is: as if all that is hidden came from one pile. Hands by kind. */
export function trailsFrom(pile: readonly number[], hands: readonly (readonly number[])[]): Trails {
  const all = pile.map((copies, card) => hands.reduce((sum, hand) => sum + hand[card]!, copies))
  const trails = newTrails(all, hands.length)
  hands.forEach((hand, seat) =>
    hand.forEach((copies, card) => {
      for (let copy = 0; copy < copies; copy++) noteDrawn(trails, seat, card)
    }),
  )
  return trails
}

export const cloneTrails = ({ piles, hands }: Trails): Trails => ({
  piles: cloneLists(piles),
  hands: cloneLists(hands),
})

/** A card from the newest pile. */
export function noteDrawn({ piles, hands }: Trails, seat: Seat, card: number): void {
  hands[seat]!.push(trackOf(DREW, piles.length - 1, card))
}

/** A card everybody saw come to the hand, `at` some time. */
export function noteTaken({ hands }: Trails, seat: Seat, card: number, at: number): void {
  hands[seat]!.push(trackOf(TOOK, at, card))
  tidy(hands[seat]!)
}

/** A card of the hand that everybody sees. */
export function noteLeft(trails: Trails, seat: Seat, card: number): void {
  const trail = trails.hands[seat]!
  trail.push(trackOf(LEFT, 0, card))
  if (settle(trails, trail, trail.length - 1)) settleFirst(trails, trail)
}

/** A card of the hand that nobody else sees, put down `at` some time. */
export function noteLaid({ hands }: Trails, seat: Seat, card: number, at: number): void {
  hands[seat]!.push(trackOf(LAID, at, card))
}

/**
 * A card laid at that time is seen. Of those laid at one time the last counts as the one that is turned up, whichever it was: which
 * of the tracks it is must tell nothing.
 */
export function noteTurnedUp(trails: Trails, seat: Seat, card: number, at: number): void {
  const trail = trails.hands[seat]!
  const last = trail.findLastIndex((track) => wayOf(track) === LAID && originOf(track) === at)
  trail[trail.indexOf(trackOf(LAID, at, card))] = trail[last]!
  trail[last] = trackOf(LEFT, 0, card)
  if (settle(trails, trail, last)) settleFirst(trails, trail)
}

/** As many as a table keeps apart: more than a match in its senses comes to. One that goes on and on must not grow for ever. */
export const MOST_PILES = 24

/** The discards become a pile, for all to see. */
export function noteTurnedOver(trails: Trails, pile: readonly number[]): void {
  if (trails.piles.length === MOST_PILES) startAfresh(trails)
  trails.piles.push(pile.slice())
}

/** As if all that is hidden now came from one pile. What is known to be in a hand stays known. */
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

/** What lies face down, and what is known to have come and was not seen to leave, in order. */
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

const isWaiting = (track: Track): boolean => wayOf(track) >= LEFT
const isFrom = (track: Track, pile: number, card: number): boolean =>
  pile === IN_VIEW ? wayOf(track) === TOOK && cardOf(track) === card : track === trackOf(DREW, pile, card)

/** Where a card that left can have come from: a pile, in view, or nobody can say. */
const IN_VIEW = -1
const UNSURE = -2

function canBe(piles: Trails['piles'], track: Track, card: number): boolean {
  const way = wayOf(track)
  return way === DREW ? piles[originOf(track)]![card]! > 0 : way === TOOK && cardOf(track) === card
}

/** The place of the card that left at `at`. Nobody can say, too, where such a card came after something else had left: that may have been older. */
function placeOf({ piles }: Trails, trail: Trail, at: number): number {
  const card = cardOf(trail[at]!)
  let place = UNSURE
  let waits = false
  for (let before = 0; before < at; before++) {
    const track = trail[before]!
    waits ||= isWaiting(track)
    if (!canBe(piles, track, card)) continue
    const from = wayOf(track) === TOOK ? IN_VIEW : originOf(track)
    if (waits || (place !== UNSURE && place !== from)) return UNSURE
    place = from
  }
  return place
}

/** Strikes out what left together with its coming, if there is no doubt about it. */
function settle({ piles, hands }: Trails, trail: Track[], at: number): boolean {
  const place = placeOf({ piles, hands }, trail, at)
  if (place === UNSURE) return false
  const card = cardOf(trail[at]!)
  let came = at - 1
  while (!isFrom(trail[came]!, place, card)) came--
  trail.splice(at, 1)
  trail.splice(came, 1)
  if (place !== IN_VIEW) piles[place]![card]!--
  tidy(trail)
  return true
}

/** What is in doubt about the oldest may be settled by what is known now. */
function settleFirst(trails: Trails, trail: Track[]): void {
  for (;;) {
    const first = trail.findIndex(isWaiting)
    if (first < 0 || wayOf(trail[first]!) !== LEFT || !settle(trails, trail, first)) return
  }
}

/** Puts what came before anything left into an order that tells nothing of what was struck out: first what came in view. */
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

/** As a viewer knows them: the kinds of cards drawn and laid face down are one's own. */
export const seenTrails = ({ piles, hands }: Trails, viewer: Viewer): Trails => ({
  piles: cloneLists(piles),
  hands: hands.map((trail, seat) => (seat === viewer ? trail.slice() : trail.map(masked))),
})

/** A card and when it came to a hand, or was laid face down. */
export interface Dated {
  readonly card: number
  readonly since: number
}

const datedOf = (trail: Trail, way: Way): Dated[] =>
  trail.filter((track) => wayOf(track) === way).map((track) => ({ card: cardOf(track), since: originOf(track) }))

/** What lies face down. */
export const laidOf = (trail: Trail): Dated[] => datedOf(trail, LAID)

/** Cards that are known to have come to a hand and were not seen to leave, and when they came. The newest counts as the one that left. */
export const knownOf = (trail: Trail): Dated[] => datedOf(lasting(trail), TOOK)

/** By kind, the hand a trail without secrets leads to. */
export function handOf(trail: Trail, kinds: number): number[] {
  const hand = Array.from({ length: kinds }, () => 0)
  for (const track of trail) hand[cardOf(track)]! += isWaiting(track) ? -1 : 1
  return hand
}
