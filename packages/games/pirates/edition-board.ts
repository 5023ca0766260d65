// What a board must be like to be sailed on: known neighbours, a sea in one piece, one passage to the port, every lair in reach.
import { complain } from './complaints.ts'
import type { Board, Place, SeaSpace } from './data.ts'

function twice(names: readonly string[]): string | undefined {
  return names.find((name, at) => names.indexOf(name) !== at)
}

const isSame = ([q, r]: Place, [otherQ, otherR]: Place): boolean => q === otherQ && r === otherR

/** Two spaces with one name, or in one place, could not be told apart. */
function refuseDoubles({ port, sea, lairs }: Board): void {
  const name = twice([...sea, ...lairs].map((space) => space.name))
  if (name !== undefined) complain({ reason: 'sameName', space: name })
  const places = [port, ...sea, ...lairs].map(({ at }) => at)
  const at = places.find((place, index) => places.findIndex((other) => isSame(place, other)) !== index)
  if (at !== undefined) complain({ reason: 'samePlace', at })
}

function refuseNeighbours(space: SeaSpace, sea: ReadonlyMap<string, SeaSpace>, lairs: ReadonlySet<string>): void {
  const { name, next, lairs: beside } = space
  for (const other of next) {
    if (other === name) complain({ reason: 'ownNeighbour', space: name })
    const back = sea.get(other) ?? complain({ reason: 'strangeNeighbour', space: name, other })
    if (!back.next.includes(name)) complain({ reason: 'oneWay', space: name, other })
  }
  const strange = beside.find((lair) => !lairs.has(lair))
  if (strange !== undefined) complain({ reason: 'strangeLair', space: name, lair: strange })
  const doubled = twice([...next, ...beside])
  if (doubled !== undefined) complain({ reason: 'namedTwice', space: name, other: doubled })
}

/** PIR-3.8: one gap in the reefs. */
function passageOf({ port }: Board, sea: ReadonlyMap<string, SeaSpace>): SeaSpace {
  const [space] = port.next
  if (space === undefined || port.next.length > 1) return complain({ reason: 'wrongPassages', found: port.next.length })
  return sea.get(space) ?? complain({ reason: 'strangePassage', space })
}

/** Every sea space can be sailed to from the port. */
function refuseIslands(passage: SeaSpace, sea: ReadonlyMap<string, SeaSpace>): void {
  const reached = new Set([passage.name])
  for (const name of reached) for (const other of sea.get(name)!.next) reached.add(other)
  const cutOff = [...sea.keys()].find((name) => !reached.has(name))
  if (cutOff !== undefined) complain({ reason: 'cutOff', space: cutOff })
}

/** PIR-A11: what touches what is the board's to say; but a lair nothing touches could never be taken. */
export function refuseBoard(board: Board): void {
  refuseDoubles(board)
  const sea = new Map(board.sea.map((space) => [space.name, space]))
  const lairs = new Set(board.lairs.map(({ name }) => name))
  for (const space of board.sea) refuseNeighbours(space, sea, lairs)
  refuseIslands(passageOf(board, sea), sea)
  const lonely = board.lairs.find(({ name }) => !board.sea.some((space) => space.lairs.includes(name)))
  if (lonely !== undefined) complain({ reason: 'lonelyLair', lair: lonely.name })
}
