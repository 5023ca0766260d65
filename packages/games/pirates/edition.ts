// Board and lairs of another edition: untrusted JSON to an edition, or a sentence that says what is wrong with it.
// What the board must be like is in edition-board.ts.
import type { Json } from '@flibuste/kernel'
import { complain, fieldsOf, listOf, nameOf, readOrComplain, sumOf, wholeOf } from '../edition-fields.ts'
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

function placeOf(raw: unknown, what: string): Place {
  if (!Array.isArray(raw) || raw.length !== 2) complain(`the place (at) of ${what} must be two whole numbers`)
  const [q, r] = raw.map((number) => wholeOf(number, `each number in the place (at) of ${what}`, -FARTHEST, FARTHEST))
  return [q!, r!]
}

const namesOf = (raw: unknown, what: string): string[] =>
  listOf(raw, what).map((name) => nameOf(name, `a space in ${what}`))

function seaOf(raw: unknown, at: number): SeaSpace {
  const what = `sea space ${at + 1}`
  const fields = fieldsOf(raw, what, ['name', 'at', 'next', 'lairs'])
  const name = nameOf(fields.name, `the name of ${what}`)
  return {
    name,
    at: placeOf(fields.at, what),
    next: namesOf(fields.next, `the neighbours (next) of ${what}`),
    lairs: namesOf(fields.lairs, `the lairs beside ${what}`),
  }
}

function lairSpaceOf(raw: unknown, at: number): LairSpace {
  const what = `lair space ${at + 1}`
  const fields = fieldsOf(raw, what, ['name', 'island', 'at'])
  return {
    name: nameOf(fields.name, `the name of ${what}`),
    island: nameOf(fields.island, `the island of ${what}`),
    at: placeOf(fields.at, what),
  }
}

function portOf(raw: unknown): Port {
  const fields = fieldsOf(raw, 'the port', ['at', 'next'])
  return { at: placeOf(fields.at, 'the port'), next: namesOf(fields.next, 'the passages (next) of the port') }
}

function boardOf(raw: unknown): Board {
  const fields = fieldsOf(raw, 'the board', ['port', 'sea', 'lairs'])
  const sea = listOf(fields.sea, 'the sea spaces')
  if (sea.length !== SEA_SPACES) complain(`the board must have exactly ${SEA_SPACES} sea spaces, not ${sea.length}`)
  const lairs = listOf(fields.lairs, 'the lair spaces')
  if (lairs.length !== LAIRS) complain(`the board must have exactly ${LAIRS} lair spaces, not ${lairs.length}`)
  const board = { port: portOf(fields.port), sea: sea.map(seaOf), lairs: lairs.map(lairSpaceOf) }
  refuseBoard(board)
  return board
}

/** Numbers of slots, rising, each once on a tile: PIR-5.7. */
const slotsOf = (raw: unknown, what: string): number[] =>
  listOf(raw, what)
    .map((slot) => wholeOf(slot, `a slot in ${what}`, 1, SLOTS))
    .toSorted((one, two) => one - two)

function tileOf(raw: unknown, at: number): LairTile {
  const what = `lair ${at + 1}`
  const fields = fieldsOf(raw, what, ['coin', 'pirates', 'cannons', 'fixed'])
  const tile = {
    coin: wholeOf(fields.coin, `the coin of ${what}`, 0, ALL_TREASURE), // PIR-A20: none is allowed
    pirates: slotsOf(fields.pirates, `the pirates of ${what}`),
    cannons: slotsOf(fields.cannons, `the cannons of ${what}`),
    fixed: wholeOf(fields.fixed, `the cannons without a number (fixed) of ${what}`, 0, MOST_FIXED),
  }
  const slots = [...tile.pirates, ...tile.cannons]
  if (new Set(slots).size < slots.length) complain(`${what} has two figures on one slot`)
  if (tile.pirates.length === 0) complain(`${what} must have at least one pirate`)
  if (tile.cannons.length + tile.fixed === 0) complain(`${what} must have at least one cannon`)
  return tile
}

/** No more treasure than there are chests, PIR-0.5, and enough for two captains to reach their target, PIR-9.5. */
function refuseTreasure(lairs: readonly LairTile[]): void {
  const sum = sumOf(lairs.map(({ coin }) => coin))
  const least = TARGETS[2]!
  if (sum > ALL_TREASURE || sum < least)
    complain(`the coins of the lairs add up to ${sum}; they must add up to between ${least} and ${ALL_TREASURE}`)
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, 'an edition', ['name', 'board', 'lairs'])
  const name = nameOf(fields.name, 'the name of the edition')
  const board = boardOf(fields.board)
  const tiles = listOf(fields.lairs, 'the lairs')
  if (tiles.length !== LAIRS) complain(`an edition must list exactly ${LAIRS} lairs, not ${tiles.length}`)
  const lairs = tiles.map(tileOf)
  refuseTreasure(lairs)
  return { name, board, lairs }
}

export const readEdition = (raw: unknown): Json | string => readOrComplain(raw, editionOf)

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
