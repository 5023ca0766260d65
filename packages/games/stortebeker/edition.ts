// Ships and marks of another edition: untrusted JSON to an edition, or a sentence that says what is wrong with it.
import type { Json } from '@flibuste/kernel'
import { COLOURS, GOODS, MARKED, PROVISIONS, SHIPS, type Colour, type Edition, type Ship } from './data.ts'

const LONGEST_NAME = 40
const MOST_POINTS = 20
const LEAST_STRENGTH = 2
const MOST_STRENGTH = 24
const MOST_PROVISIONS = 8

type Raw = { readonly [field: string]: unknown }

/** Thrown by what reads a part, caught by `readEdition` alone: a sentence for whoever wrote the file. */
class Complaint extends Error {}

function complain(sentence: string): never {
  throw new Complaint(sentence)
}

/** Exactly these fields: a typo must not be read as something left out. */
function fieldsOf(raw: unknown, what: string, names: readonly string[]): Raw {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    complain(`${what} must be an object with ${names.join(', ')}`)
  const fields = raw as Raw
  const strange = Object.keys(fields).find((name) => !names.includes(name))
  if (strange !== undefined) complain(`${what} has a field "${strange}"; it may have ${names.join(', ')}`)
  const missing = names.find((name) => !Object.hasOwn(fields, name))
  if (missing !== undefined) complain(`${what} has no field "${missing}"`)
  return fields
}

function nameOf(raw: unknown): string {
  if (typeof raw !== 'string' || raw.trim() === '' || raw.length > LONGEST_NAME)
    complain(`the name of the edition must be a text of 1 to ${LONGEST_NAME} characters`)
  return raw
}

function wholeOf(raw: unknown, what: string, from: number, to: number): number {
  if (!Number.isInteger(raw) || (raw as number) < from || (raw as number) > to)
    complain(`${what} must be a whole number from ${from} to ${to}`)
  return raw as number
}

/** A list by good, in the order of `GOODS`; no more than there are cards. */
function byGood(raw: unknown, what: string): number[] {
  if (!Array.isArray(raw) || raw.length !== GOODS.length)
    complain(`${what} must be a list of ${GOODS.length} numbers, for ${GOODS.join(', ')}`)
  return GOODS.map((good, at) => wholeOf(raw[at], `${what}, ${good},`, 0, PROVISIONS[at]!))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

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
  const asked = sum(ship.provisions)
  if (asked < 1 || asked > MOST_PROVISIONS) complain(`${what} must ask for 1 to ${MOST_PROVISIONS} provisions`)
  return ship
}

/** STO-0.6: ten marked provisions. */
function markedOf(raw: unknown): number[] {
  const marked = byGood(raw, 'marked')
  if (sum(marked) !== MARKED) complain(`marked must add up to ${MARKED} cards, not ${sum(marked)}`)
  return marked
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, 'an edition', ['name', 'marked', 'ships'])
  const name = nameOf(fields.name)
  const marked = markedOf(fields.marked)
  if (!Array.isArray(fields.ships) || fields.ships.length !== SHIPS)
    // STO-0.2
    complain(`an edition must list exactly ${SHIPS} ships`)
  return { name, marked, ships: fields.ships.map(shipOf) }
}

export function readEdition(raw: unknown): Json | string {
  try {
    return editionOf(raw)
  } catch (error) {
    if (error instanceof Complaint) return error.message
    throw error
  }
}

const freezeShip = ({ colour, points, strength, provisions }: Ship): Ship =>
  Object.freeze({ colour, points, strength, provisions: Object.freeze(provisions.slice()) })

/** The same edition, which nobody can alter: states, copies and views can then share it. */
export function frozenEdition(edition: Edition): Edition {
  if (Object.isFrozen(edition)) return edition
  const marked = Object.freeze(edition.marked.slice())
  return Object.freeze({ name: edition.name, marked, ships: Object.freeze(edition.ships.map(freezeShip)) })
}
