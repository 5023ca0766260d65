// The puzzle that hidden hands leave: where did each card that left a hand come from? Knows no game.
import { copiesIn, type Bag } from '../bag.ts'
import { cardOf, isComing, LAID, originOf, TOOK, wayOf, type Track } from './tracks.ts'
import type { Trail } from './trails.ts'

/** Where a card of a hidden hand came from: the number of a pile, or, below 0, the kind of a card that came in the open. */
export type Source = number
export const inView = (card: number): Source => -1 - card
export const isInView = (source: Source): boolean => source < 0
/** The source of a card that came. */
export const sourceOf = (track: Track): Source => (wayOf(track) === TOOK ? inView(cardOf(track)) : originOf(track))

/** A card that left a hidden hand and is not settled. */
export interface Going {
  /** Its place among hidden hands, and in the trail of that hand. */
  readonly hand: number
  readonly at: number
  /** The kinds it can be of: one if it was seen, several if it lies face down. */
  readonly kinds: readonly number[]
  readonly isSeen: boolean
  /** Whether it can be of a kind that can lie face down. */
  readonly canLie: boolean
}

/** One thing that happened to a hidden hand: a card came from this source, or this going left. */
export interface Step {
  readonly hand: number
  readonly source: Source
  readonly going: number
  /** How far along its trail, from 0 to 1. */
  readonly when: number
}

/** Stands for no going, or for nothing found in a list. */
export const NONE = -1

export interface Puzzle {
  /** The trails of the hidden hands. */
  readonly trails: readonly Trail[]
  /** What the piles held, less what the viewer drew. */
  readonly bags: readonly Bag[]
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
  /** One hand after the other. */
  readonly goings: readonly Going[]
  /** The steps of all hands, merged: exact within a hand, and about right between hands. */
  readonly steps: readonly Step[]
  /** By going: the sources that a first look does not exclude. */
  readonly sources: Sources
}

/** By going. Lists are replaced, never altered. */
export type Sources = readonly (readonly Source[])[]

/** By going: the source it came from. */
export type Solution = readonly Source[]

/** The piles that held such a card, and cards like it that came in the open, if the hand had got one from there by then. */
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
