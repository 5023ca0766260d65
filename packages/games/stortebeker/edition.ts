// Ships and marks of another edition: untrusted JSON to an edition, or what is wrong with it.
import type { EditionRead } from '@flibuste/kernel'
import { readOrComplain, sumOf } from '../edition-fields.ts'
import { complain, fieldsOf, nameOf, wholeOf, type ListPart, type Part } from './complaints.ts'
import { COLOURS, GOODS, MARKED, PROVISIONS, SHIPS, type Colour, type Edition, type Good, type Ship } from './data.ts'

const MOST_POINTS = 20
const LEAST_STRENGTH = 2
const MOST_STRENGTH = 24
const MOST_PROVISIONS = 8

/** A list by good, in the order of `GOODS`; no more than there are cards. */
function byGood(raw: unknown, part: ListPart, partOf: (good: Good) => Part): number[] {
  if (!Array.isArray(raw) || raw.length !== GOODS.length) return complain({ reason: 'notByGood', part, goods: GOODS })
  return GOODS.map((good, at) => wholeOf(raw[at], partOf(good), 0, PROVISIONS[at]!))
}

const isColour = (raw: unknown): raw is Colour => COLOURS.some((known) => known === raw)

/** One to eight, of which there are cards. */
function provisionsOf(raw: unknown, ship: number): number[] {
  const provisions = byGood(raw, { part: 'provisions', ship }, (good) => ({ part: 'provision', ship, good }))
  const asked = sumOf(provisions)
  if (asked < 1 || asked > MOST_PROVISIONS) complain({ reason: 'wrongProvisions', ship, from: 1, to: MOST_PROVISIONS })
  return provisions
}

function shipOf(raw: unknown, at: number): Ship {
  const ship = at + 1
  const fields = fieldsOf(raw, { part: 'ship', ship }, ['colour', 'points', 'strength', 'provisions'])
  const { colour, points, strength, provisions } = fields
  return {
    colour: isColour(colour) ? colour : complain({ reason: 'strangeColour', ship, colours: COLOURS }),
    points: wholeOf(points, { part: 'points', ship }, 1, MOST_POINTS),
    strength: wholeOf(strength, { part: 'strength', ship }, LEAST_STRENGTH, MOST_STRENGTH),
    provisions: provisionsOf(provisions, ship),
  }
}

/** STO-0.6: ten marked provisions. */
function markedOf(raw: unknown): number[] {
  const marked = byGood(raw, { part: 'marked' }, (good) => ({ part: 'markedGood', good }))
  const found = sumOf(marked)
  if (found !== MARKED) complain({ reason: 'wrongMarked', expected: MARKED, found })
  return marked
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, { part: 'edition' }, ['name', 'marked', 'ships'])
  const name = nameOf(fields.name, { part: 'name' })
  const marked = markedOf(fields.marked)
  if (!Array.isArray(fields.ships) || fields.ships.length !== SHIPS)
    // STO-0.2
    return complain({ reason: 'wrongShips', expected: SHIPS })
  return { name, marked, ships: fields.ships.map(shipOf) }
}

export const readEdition = (raw: unknown): EditionRead => readOrComplain(raw, editionOf)

const freezeShip = ({ colour, points, strength, provisions }: Ship): Ship =>
  Object.freeze({ colour, points, strength, provisions: Object.freeze(provisions.slice()) })

/** The same edition, which nobody can alter: states, copies and views can then share it. */
export function frozenEdition(edition: Edition): Edition {
  if (Object.isFrozen(edition)) return edition
  const marked = Object.freeze(edition.marked.slice())
  return Object.freeze({ name: edition.name, marked, ships: Object.freeze(edition.ships.map(freezeShip)) })
}
