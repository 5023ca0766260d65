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
