// Lists of numbers, as states are full of them.

export function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = []
  for (let at = 0; at < lists.length; at++) copies.push(lists[at]!.slice())
  return copies
}

/** So many of the same. A loop, because `Array.from` costs ten times as much and new tables are full of these. */
export function repeat<T>(length: number, value: T): T[] {
  const list: T[] = []
  for (let at = 0; at < length; at++) list.push(value)
  return list
}

/** Takes an entry out of a list and tells it. Nothing is built for it, unlike with `splice`. */
export function removeAt<T>(list: T[], at: number): T {
  const taken = list[at]!
  for (let next = at + 1; next < list.length; next++) list[next - 1] = list[next]!
  list.pop()
  return taken
}

/**
 * What a list has at a place. A place that is not there is a mistake of the caller, and said so. For what is not played a million
 * times: rules in playouts take elements on trust, because looking costs them a twelfth of their speed.
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
