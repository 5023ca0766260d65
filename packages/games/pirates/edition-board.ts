// What a board must be like to be sailed on: known neighbours, a sea in one piece, one passage to the port, every lair in reach.
import { complain } from '../edition-fields.ts'
import type { Board, SeaSpace } from './data.ts'

function twice(names: readonly string[]): string | undefined {
  return names.find((name, at) => names.indexOf(name) !== at)
}

/** Two spaces with one name, or in one place, could not be told apart. */
function refuseDoubles({ port, sea, lairs }: Board): void {
  const name = twice([...sea, ...lairs].map((space) => space.name))
  if (name !== undefined) complain(`two spaces of the board are called "${name}"`)
  const place = twice([port, ...sea, ...lairs].map(({ at }) => at.join(', ')))
  if (place !== undefined) complain(`two spaces of the board lie at ${place}`)
}

function refuseNeighbours(space: SeaSpace, sea: ReadonlyMap<string, SeaSpace>, lairs: ReadonlySet<string>): void {
  const { name, next, lairs: beside } = space
  for (const other of next) {
    if (other === name) complain(`sea space "${name}" is its own neighbour`)
    const back = sea.get(other) ?? complain(`sea space "${name}" is next to "${other}", which is no sea space`)
    if (!back.next.includes(name))
      complain(`sea space "${name}" is next to "${other}", but "${other}" is not next to "${name}"`)
  }
  const strange = beside.find((lair) => !lairs.has(lair))
  if (strange !== undefined) complain(`sea space "${name}" is beside lair "${strange}", which is no lair space`)
  const doubled = twice([...next, ...beside])
  if (doubled !== undefined) complain(`sea space "${name}" names "${doubled}" twice`)
}

/** PIR-3.8: one gap in the reefs. */
function passageOf({ port }: Board, sea: ReadonlyMap<string, SeaSpace>): SeaSpace {
  if (port.next.length !== 1) complain(`the port must have exactly one passage (next), not ${port.next.length}`)
  return sea.get(port.next[0]!) ?? complain(`the passage of the port leads to "${port.next[0]}", which is no sea space`)
}

/** Every sea space can be sailed to from the port. */
function refuseIslands(passage: SeaSpace, sea: ReadonlyMap<string, SeaSpace>): void {
  const reached = new Set([passage.name])
  for (const name of reached) for (const other of sea.get(name)!.next) reached.add(other)
  const cutOff = [...sea.keys()].find((name) => !reached.has(name))
  if (cutOff !== undefined) complain(`the sea is not connected: sea space "${cutOff}" cannot be reached from the port`)
}

/** PIR-A11: what touches what is the board's to say; but a lair nothing touches could never be taken. */
export function refuseBoard(board: Board): void {
  refuseDoubles(board)
  const sea = new Map(board.sea.map((space) => [space.name, space]))
  const lairs = new Set(board.lairs.map(({ name }) => name))
  for (const space of board.sea) refuseNeighbours(space, sea, lairs)
  refuseIslands(passageOf(board, sea), sea)
  const lonely = board.lairs.find(({ name }) => !board.sea.some((space) => space.lairs.includes(name)))
  if (lonely !== undefined) complain(`no sea space is beside lair "${lonely.name}"`)
}
