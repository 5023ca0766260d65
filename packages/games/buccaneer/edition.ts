// Ships and treasure values of another edition: untrusted JSON to an edition, or a sentence that says what is wrong
// with it.
import type { Json } from '@flibuste/kernel'
import { COPIES, MOST_MEN, SHIPS, TREASURES, type Edition, type Ship, type Treasure } from './data.ts'

const LONGEST_NAME = 40
const MOST_LOOT = 99
const MOST_WAGE = 20
const MOST_VALUE = 99

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

function nameOf(raw: unknown, what: string): string {
  if (typeof raw !== 'string' || raw.trim() === '' || raw.length > LONGEST_NAME)
    complain(`the name of ${what} must be a text of 1 to ${LONGEST_NAME} characters`)
  return raw
}

function wholeOf(raw: unknown, what: string, from: number, to: number): number {
  if (!Number.isInteger(raw) || (raw as number) < from || (raw as number) > to)
    complain(`${what} must be a whole number from ${from} to ${to}`)
  return raw as number
}

const isTreasure = (raw: unknown): raw is Treasure => TREASURES.some((known) => known === raw)

/** BUC-0.2: one or two icons. */
function treasuresOf(raw: unknown, what: string): Treasure[] {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > 2) complain(`${what} must show one or two treasures`)
  return raw.map((icon) =>
    isTreasure(icon) ? icon : complain(`${what} shows a treasure that is none of ${TREASURES.join(', ')}`),
  )
}

function shipOf(raw: unknown, at: number): Ship {
  const what = `ship ${at + 1}`
  const fields = fieldsOf(raw, what, ['name', 'min', 'loot', 'wage', 'treasures'])
  return {
    name: nameOf(fields.name, what),
    // A crew of one, if a card asks for it: BUC-A7.
    min: wholeOf(fields.min, `the smallest crew (min) of ${what}`, 1, MOST_MEN),
    loot: wholeOf(fields.loot, `the loot of ${what}`, 0, MOST_LOOT),
    wage: wholeOf(fields.wage, `the wage of a question mark on ${what}`, 0, MOST_WAGE),
    treasures: treasuresOf(fields.treasures, what),
  }
}

/** BUC-0.4: all different. */
function valuesOf(raw: unknown): Edition['values'] {
  const fields = fieldsOf(raw, 'values', TREASURES)
  const [chest, barrel, candlestick, sabre] = TREASURES.map((treasure) =>
    wholeOf(fields[treasure], `the value of a ${treasure}`, 1, MOST_VALUE),
  )
  const values = { chest: chest!, barrel: barrel!, candlestick: candlestick!, sabre: sabre! }
  if (new Set(Object.values(values)).size < TREASURES.length) complain('the four treasure values must all differ')
  return values
}

/** BUC-A5: no more icons than the bank has treasures, so that it cannot run out. */
function refuseScarcity(ships: readonly Ship[]): void {
  const icons = ships.flatMap((ship) => ship.treasures)
  for (const treasure of TREASURES) {
    const shown = icons.filter((icon) => icon === treasure).length
    if (shown > COPIES) complain(`${shown} icons show a ${treasure}, but there are only ${COPIES} of each treasure`)
  }
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, 'an edition', ['name', 'values', 'ships'])
  const name = nameOf(fields.name, 'the edition')
  const values = valuesOf(fields.values)
  if (!Array.isArray(fields.ships) || fields.ships.length !== SHIPS)
    complain(`an edition must list exactly ${SHIPS} ships`)
  const ships = fields.ships.map(shipOf)
  refuseScarcity(ships)
  return { name, values, ships }
}

export function readEdition(raw: unknown): Json | string {
  try {
    return editionOf(raw)
  } catch (error) {
    if (error instanceof Complaint) return error.message
    throw error
  }
}

const freezeShip = ({ name, min, loot, wage, treasures }: Ship): Ship =>
  Object.freeze({ name, min, loot, wage, treasures: Object.freeze(treasures.slice()) })

/** The same edition, which nobody can alter: states, copies and views can then share it. */
export function frozenEdition(edition: Edition): Edition {
  if (Object.isFrozen(edition)) return edition
  const { chest, barrel, candlestick, sabre } = edition.values
  const values = Object.freeze({ chest, barrel, candlestick, sabre })
  return Object.freeze({ name: edition.name, values, ships: Object.freeze(edition.ships.map(freezeShip)) })
}
