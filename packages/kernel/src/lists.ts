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
