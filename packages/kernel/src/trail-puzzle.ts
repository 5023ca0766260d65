// What was seen of hidden hands, as a puzzle: where did each card that left one come from? Knows no game.
import { copiesIn, type Bag } from './bag.ts'
import { cardOf, LAID, LEFT, originOf, TOOK, wayOf, type Track } from './tracks.ts'
import type { Trail } from './trails.ts'

/** Where a card of a hidden hand came from: a pile, or, below 0, its kind where it came in view. */
export type Source = number
export const inView = (card: number): Source => -1 - card
export const isInView = (source: Source): boolean => source < 0
export const sourceOf = (track: Track): Source => (wayOf(track) === TOOK ? inView(cardOf(track)) : originOf(track))
export const isComing = (track: Track): boolean => wayOf(track) < LEFT

/** A card that left a hidden hand. */
export interface Going {
  /** Its place among hidden hands, and in the trail of that hand. */
  readonly hand: number
  readonly at: number
  /** Kinds it can be of: one, or, where it lies face down, several. */
  readonly kinds: readonly number[]
  readonly isSeen: boolean
  /** Of a kind that can lie face down. */
  readonly canLie: boolean
}

/** One thing that happened to a hidden hand: a card came from somewhere, or this going left. */
export interface Step {
  readonly hand: number
  readonly source: Source
  readonly going: number
  /** In what part of its trail, from 0 to 1. */
  readonly when: number
}

/** In place of a going, or whatever else is found in a list. */
export const NONE = -1

export interface Puzzle {
  /** Of hidden hands. */
  readonly trails: readonly Trail[]
  /** What was in the piles, less what the viewer drew. */
  readonly bags: readonly Bag[]
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
  /** Hand by hand. */
  readonly goings: readonly Going[]
  /** All hands side by side, about as it happened: each has its own order. */
  readonly steps: readonly Step[]
  /** By going: where it can have come from, at a first look. */
  readonly sources: Sources
}

/** By going. Lists are replaced, never altered. */
export type Sources = readonly (readonly Source[])[]

/** By going: where it came from. */
export type Solution = readonly Source[]

/** Piles that held such a card, and cards like it that came in view, if the hand had one by then. */
function sourcesOf({ kinds, at }: Going, trail: Trail, bags: readonly Bag[]): Source[] {
  const sources: Source[] = []
  for (let before = 0; before < at; before++) {
    const track = trail[before]!
    if (!isComing(track)) continue
    const source = sourceOf(track)
    if (sources.includes(source)) continue
    if (isInView(source) ? kinds.includes(inView(source)) : copiesIn(bags[source]!, kinds) > 0) sources.push(source)
  }
  return sources
}

export function puzzleOf(trails: readonly Trail[], bags: readonly Bag[], lying: readonly number[]): Puzzle {
  const goings: Going[] = []
  const steps: Step[] = []
  trails.forEach((trail, hand) =>
    trail.forEach((track, at) => {
      const going = isComing(track) ? NONE : goings.length
      steps.push({ hand, source: sourceOf(track), going, when: (at + 1) / trail.length })
      if (going === NONE) return
      const isSeen = wayOf(track) !== LAID
      const kinds = isSeen ? [cardOf(track)] : lying
      goings.push({ hand, at, kinds, isSeen, canLie: !isSeen || lying.includes(kinds[0]!) })
    }),
  )
  steps.sort((one, two) => one.when - two.when)
  const sources = goings.map((going) => sourcesOf(going, trails[going.hand]!, bags))
  return { trails, bags, lying, goings, steps, sources }
}
