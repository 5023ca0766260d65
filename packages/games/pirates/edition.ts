// Board and lairs of another edition: untrusted JSON to an edition, or what is wrong with it.
// What the board must be like is in edition-board.ts.
import type { EditionRead } from '@flibuste/kernel'
import { readOrComplain, sumOf } from '../edition-fields.ts'
import { complain, fieldsOf, listOf, nameOf, wholeOf, type Part, type SpacePart } from './complaints.ts'
import { refuseBoard } from './edition-board.ts'
import {
  ALL_TREASURE,
  LAIRS,
  SEA_SPACES,
  SLOTS,
  TARGETS,
  type Board,
  type Edition,
  type LairSpace,
  type LairTile,
  type Place,
  type Port,
  type SeaSpace,
} from './data.ts'

const FARTHEST = 99
const MOST_FIXED = 6

function placeOf(raw: unknown, of: SpacePart): Place {
  if (!Array.isArray(raw) || raw.length !== 2) return complain({ reason: 'notAPlace', of })
  const [q, r] = raw.map((number) => wholeOf(number, { part: 'placeNumber', of }, -FARTHEST, FARTHEST))
  return [q!, r!]
}

const namesOf = (raw: unknown, part: Part, each: Part): string[] => listOf(raw, part).map((name) => nameOf(name, each))

function seaOf(raw: unknown, index: number): SeaSpace {
  const space = index + 1
  const fields = fieldsOf(raw, { part: 'seaSpace', space }, ['name', 'at', 'next', 'lairs'])
  return {
    name: nameOf(fields.name, { part: 'seaName', space }),
    at: placeOf(fields.at, { part: 'seaSpace', space }),
    next: namesOf(fields.next, { part: 'neighbours', space }, { part: 'neighbour', space }),
    lairs: namesOf(fields.lairs, { part: 'lairsBeside', space }, { part: 'lairBeside', space }),
  }
}

function lairSpaceOf(raw: unknown, index: number): LairSpace {
  const space = index + 1
  const fields = fieldsOf(raw, { part: 'lairSpace', space }, ['name', 'island', 'at'])
  return {
    name: nameOf(fields.name, { part: 'lairName', space }),
    island: nameOf(fields.island, { part: 'island', space }),
    at: placeOf(fields.at, { part: 'lairSpace', space }),
  }
}

function portOf(raw: unknown): Port {
  const fields = fieldsOf(raw, { part: 'port' }, ['at', 'next'])
  return {
    at: placeOf(fields.at, { part: 'port' }),
    next: namesOf(fields.next, { part: 'passages' }, { part: 'passage' }),
  }
}

function boardOf(raw: unknown): Board {
  const fields = fieldsOf(raw, { part: 'board' }, ['port', 'sea', 'lairs'])
  const sea = listOf(fields.sea, { part: 'sea' })
  if (sea.length !== SEA_SPACES) complain({ reason: 'wrongSea', expected: SEA_SPACES, found: sea.length })
  const lairs = listOf(fields.lairs, { part: 'lairSpaces' })
  if (lairs.length !== LAIRS) complain({ reason: 'wrongLairSpaces', expected: LAIRS, found: lairs.length })
  const board = { port: portOf(fields.port), sea: sea.map(seaOf), lairs: lairs.map(lairSpaceOf) }
  refuseBoard(board)
  return board
}

/** Numbers of slots, rising, each once on a tile: PIR-5.7. */
const slotsOf = (raw: unknown, part: Part, each: Part): number[] =>
  listOf(raw, part)
    .map((slot) => wholeOf(slot, each, 1, SLOTS))
    .toSorted((one, two) => one - two)

function tileOf(raw: unknown, index: number): LairTile {
  const lair = index + 1
  const fields = fieldsOf(raw, { part: 'lair', lair }, ['coin', 'pirates', 'cannons', 'fixed'])
  const tile = {
    coin: wholeOf(fields.coin, { part: 'coin', lair }, 0, ALL_TREASURE), // PIR-A20: none is allowed
    pirates: slotsOf(fields.pirates, { part: 'pirates', lair }, { part: 'pirateSlot', lair }),
    cannons: slotsOf(fields.cannons, { part: 'cannons', lair }, { part: 'cannonSlot', lair }),
    fixed: wholeOf(fields.fixed, { part: 'fixed', lair }, 0, MOST_FIXED),
  }
  const slots = [...tile.pirates, ...tile.cannons]
  if (new Set(slots).size < slots.length) complain({ reason: 'sharedSlot', lair })
  if (tile.pirates.length === 0) complain({ reason: 'noPirate', lair })
  if (tile.cannons.length + tile.fixed === 0) complain({ reason: 'noCannon', lair })
  return tile
}

/** No more treasure than there are chests, PIR-0.5, and enough for two captains to reach their target, PIR-9.5. */
function refuseTreasure(lairs: readonly LairTile[]): void {
  const sum = sumOf(lairs.map(({ coin }) => coin))
  const least = TARGETS[2]!
  if (sum > ALL_TREASURE || sum < least) complain({ reason: 'wrongTreasure', sum, from: least, to: ALL_TREASURE })
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, { part: 'edition' }, ['name', 'board', 'lairs'])
  const name = nameOf(fields.name, { part: 'name' })
  const board = boardOf(fields.board)
  const tiles = listOf(fields.lairs, { part: 'lairs' })
  if (tiles.length !== LAIRS) complain({ reason: 'wrongLairs', expected: LAIRS, found: tiles.length })
  const lairs = tiles.map(tileOf)
  refuseTreasure(lairs)
  return { name, board, lairs }
}

export const readEdition = (raw: unknown): EditionRead => readOrComplain(raw, editionOf)

const frozen = <T>(items: readonly T[]): readonly T[] => Object.freeze(items.slice())
const frozenPlace = ([q, r]: Place): Place => Object.freeze([q, r] as const)

const freezeBoard = ({ port, sea, lairs }: Board): Board =>
  Object.freeze({
    port: Object.freeze({ at: frozenPlace(port.at), next: frozen(port.next) }),
    sea: frozen(
      sea.map((space) =>
        Object.freeze({
          name: space.name,
          at: frozenPlace(space.at),
          next: frozen(space.next),
          lairs: frozen(space.lairs),
        }),
      ),
    ),
    lairs: frozen(lairs.map(({ name, island, at }) => Object.freeze({ name, island, at: frozenPlace(at) }))),
  })

const freezeTile = ({ coin, pirates, cannons, fixed }: LairTile): LairTile =>
  Object.freeze({ coin, pirates: frozen(pirates), cannons: frozen(cannons), fixed })

const freezeEdition = ({ name, board, lairs }: Edition): Edition =>
  Object.freeze({ name, board: freezeBoard(board), lairs: frozen(lairs.map(freezeTile)) })

const listAlike = <T>(one: readonly T[], two: readonly T[], alike: (a: T, b: T) => boolean): boolean =>
  one.length === two.length && one.every((item, at) => alike(item, two[at]!))
const same = <T>(one: T, two: T): boolean => one === two
const namesAlike = <T>(one: readonly T[], two: readonly T[]): boolean => listAlike(one, two, same)

const boardAlike = (one: Board, two: Board): boolean =>
  namesAlike(one.port.at, two.port.at) &&
  namesAlike(one.port.next, two.port.next) &&
  listAlike(
    one.sea,
    two.sea,
    (a, b) => a.name === b.name && namesAlike(a.at, b.at) && namesAlike(a.next, b.next) && namesAlike(a.lairs, b.lairs),
  ) &&
  listAlike(one.lairs, two.lairs, (a, b) => a.name === b.name && a.island === b.island && namesAlike(a.at, b.at))

const tileAlike = (one: LairTile, two: LairTile): boolean =>
  one.coin === two.coin &&
  one.fixed === two.fixed &&
  namesAlike(one.pirates, two.pirates) &&
  namesAlike(one.cannons, two.cannons)

/** The edition asked for last: views over a wire bring the same one again and again, and its chart takes long to work out. */
let latest: Edition | null = null

const isLatest = (edition: Edition): boolean =>
  latest !== null &&
  edition.name === latest.name &&
  boardAlike(edition.board, latest.board) &&
  listAlike(edition.lairs, latest.lairs, tileAlike)

/** The same edition, which nobody can alter: states, copies and views can then share it. */
export function frozenEdition(edition: Edition): Edition {
  if (Object.isFrozen(edition)) return edition
  if (!isLatest(edition)) latest = freezeEdition(edition)
  return latest!
}
