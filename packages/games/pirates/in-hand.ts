// What a repair has done so far, in one number: a bit for each slot that was changed, and, where the supply is strict, how many figures
// were taken off and not put back (PIR-A4). Without a strict supply it is the slots alone.
import { SLOTS, type Figure } from './data.ts'

/** So many bits count figures of one kind: there are six slots. */
const COUNT_BITS = 3
const SHIFT: { readonly [F in Figure]: number } = { cannon: SLOTS, pirate: SLOTS + COUNT_BITS }
const COUNT = (1 << COUNT_BITS) - 1

export const isTouched = (done: number, at: number): boolean => ((done >> at) & 1) === 1

export function touchedCount(done: number): number {
  let count = 0
  for (let at = 0; at < SLOTS; at++) count += (done >> at) & 1
  return count
}

export const inHand = (done: number, figure: Figure): number => (done >> SHIFT[figure]) & COUNT

export const withTouched = (done: number, at: number): number => done | (1 << at)

/** So many figures of a kind more, or fewer, in hand. */
export const withInHand = (done: number, figure: Figure, more: number): number => done + (more << SHIFT[figure])
