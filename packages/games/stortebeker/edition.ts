// Ships and marks of another edition: untrusted JSON to an edition, or a sentence that says what is wrong with it.
import type { Json } from '@flibuste/kernel'
import { complain, fieldsOf, nameOf, readOrComplain, sumOf, wholeOf } from '../edition-fields.ts'
import { COLOURS, GOODS, MARKED, PROVISIONS, SHIPS, type Colour, type Edition, type Ship } from './data.ts'

const MOST_POINTS = 20
const LEAST_STRENGTH = 2
const MOST_STRENGTH = 24
const MOST_PROVISIONS = 8

/** A list by good, in the order of `GOODS`; no more than there are cards. */
function byGood(raw: unknown, what: string): number[] {
  if (!Array.isArray(raw) || raw.length !== GOODS.length)
    complain(`${what} must be a list of ${GOODS.length} numbers, for ${GOODS.join(', ')}`)
  return GOODS.map((good, at) => wholeOf(raw[at], `${what}, ${good},`, 0, PROVISIONS[at]!))
}

const isColour = (raw: unknown): raw is Colour => COLOURS.some((known) => known === raw)

function shipOf(raw: unknown, at: number): Ship {
  const what = `ship ${at + 1}`
  const { colour, points, strength, provisions } = fieldsOf(raw, what, ['colour', 'points', 'strength', 'provisions'])
  if (!isColour(colour)) complain(`the colour of ${what} must be one of ${COLOURS.join(', ')}`)
  const ship = {
    colour,
    points: wholeOf(points, `the points of ${what}`, 1, MOST_POINTS),
    strength: wholeOf(strength, `the strength of ${what}`, LEAST_STRENGTH, MOST_STRENGTH),
    provisions: byGood(provisions, `the provisions of ${what}`),
  }
  const asked = sumOf(ship.provisions)
  if (asked < 1 || asked > MOST_PROVISIONS) complain(`${what} must ask for 1 to ${MOST_PROVISIONS} provisions`)
  return ship
}

/** STO-0.6: ten marked provisions. */
function markedOf(raw: unknown): number[] {
  const marked = byGood(raw, 'marked')
  if (sumOf(marked) !== MARKED) complain(`marked must add up to ${MARKED} cards, not ${sumOf(marked)}`)
  return marked
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, 'an edition', ['name', 'marked', 'ships'])
  const name = nameOf(fields.name, 'the name of the edition')
  const marked = markedOf(fields.marked)
  if (!Array.isArray(fields.ships) || fields.ships.length !== SHIPS)
    // STO-0.2
    complain(`an edition must list exactly ${SHIPS} ships`)
  return { name, marked, ships: fields.ships.map(shipOf) }
}

export const readEdition = (raw: unknown): Json | string => readOrComplain(raw, editionOf)

const freezeShip = ({ colour, points, strength, provisions }: Ship): Ship =>
  Object.freeze({ colour, points, strength, provisions: Object.freeze(provisions.slice()) })

/** The same edition, which nobody can alter: states, copies and views can then share it. */
export function frozenEdition(edition: Edition): Edition {
  if (Object.isFrozen(edition)) return edition
  const marked = Object.freeze(edition.marked.slice())
  return Object.freeze({ name: edition.name, marked, ships: Object.freeze(edition.ships.map(freezeShip)) })
}
