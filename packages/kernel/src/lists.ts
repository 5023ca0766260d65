// Lists of numbers, as states are full of them.

export function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = []
  for (let at = 0; at < lists.length; at++) copies.push(lists[at]!.slice())
  return copies
}
