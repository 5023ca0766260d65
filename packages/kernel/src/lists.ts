// Helpers for lists of numbers, which states are full of.

export function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = []
  for (let at = 0; at < lists.length; at++) copies.push(lists[at]!.slice())
  return copies
}

/** A list of `length` equal values. It is a loop because `Array.from` takes ten times as long, and new tables are full of such lists. */
export function repeat<T>(length: number, value: T): T[] {
  const list: T[] = []
  for (let at = 0; at < length; at++) list.push(value)
  return list
}

/** Removes an entry from a list and returns it. Unlike `splice` it builds no array. */
export function removeAt<T>(list: T[], at: number): T {
  const taken = list[at]!
  for (let next = at + 1; next < list.length; next++) list[next - 1] = list[next]!
  list.pop()
  return taken
}

/**
 * A list with one more entry, and without its first ones where it had `most`. A list that is pushed to makes room for more; this one does not,
 * because many such lists are kept.
 */
export function newest<T>(list: readonly T[], most: number, entry: T): T[] {
  if (list.length < most) return [...list, entry]
  const kept = list.slice(list.length - most)
  for (let at = 1; at < most; at++) kept[at - 1] = kept[at]!
  kept[most - 1] = entry
  return kept
}

/**
 * The entry of a list at a place. Throws if there is none, because then the caller is wrong. Rules that playouts run a million times read
 * `list[at]!` instead: this check would cost them a twelfth of their speed.
 */
export function nth<T>(list: ArrayLike<T>, at: number): T {
  const found = list[at]
  if (found === undefined) throw new RangeError(`no place ${at} among ${list.length}`)
  return found
}

/** Adds to a count in a list of counts: copies of a card in a bag, coins of a seat. */
export function addTo(counts: number[], at: number, by = 1): void {
  counts[at] = nth(counts, at) + by
}
