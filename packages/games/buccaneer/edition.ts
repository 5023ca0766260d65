// Ships and treasure values of another edition: untrusted JSON to an edition, or what is wrong with it.
import type { EditionRead } from '@flibuste/kernel'
import { readOrComplain } from '../edition-fields.ts'
import { complain, fieldsOf, nameOf, wholeOf } from './complaints.ts'
import { COPIES, MOST_MEN, SHIPS, TREASURES, type Edition, type Ship, type Treasure } from './data.ts'

const MOST_LOOT = 99
const MOST_WAGE = 20
const MOST_VALUE = 99

const isTreasure = (raw: unknown): raw is Treasure => TREASURES.some((known) => known === raw)

/** BUC-0.2: one or two icons. */
function treasuresOf(raw: unknown, ship: number): Treasure[] {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > 2) return complain({ reason: 'wrongTreasures', ship })
  return raw.map((icon) =>
    isTreasure(icon) ? icon : complain({ reason: 'strangeTreasure', ship, treasures: TREASURES }),
  )
}

function shipOf(raw: unknown, at: number): Ship {
  const ship = at + 1
  const fields = fieldsOf(raw, { part: 'ship', ship }, ['name', 'min', 'loot', 'wage', 'treasures'])
  return {
    name: nameOf(fields.name, { part: 'shipName', ship }),
    // A crew of one, if a card asks for it: BUC-A7.
    min: wholeOf(fields.min, { part: 'min', ship }, 1, MOST_MEN),
    loot: wholeOf(fields.loot, { part: 'loot', ship }, 0, MOST_LOOT),
    wage: wholeOf(fields.wage, { part: 'wage', ship }, 0, MOST_WAGE),
    treasures: treasuresOf(fields.treasures, ship),
  }
}

/** BUC-0.4: all different. */
function valuesOf(raw: unknown): Edition['values'] {
  const fields = fieldsOf(raw, { part: 'values' }, TREASURES)
  const [chest, barrel, candlestick, sabre] = TREASURES.map((treasure) =>
    wholeOf(fields[treasure], { part: 'value', treasure }, 1, MOST_VALUE),
  )
  const values = { chest: chest!, barrel: barrel!, candlestick: candlestick!, sabre: sabre! }
  if (new Set(Object.values(values)).size < TREASURES.length) complain({ reason: 'equalValues' })
  return values
}

/** BUC-A5: no more icons than the bank has treasures, so that it cannot run out. */
function refuseScarcity(ships: readonly Ship[]): void {
  const icons = ships.flatMap((ship) => ship.treasures)
  for (const treasure of TREASURES) {
    const shown = icons.filter((icon) => icon === treasure).length
    if (shown > COPIES) complain({ reason: 'tooManyIcons', treasure, shown, copies: COPIES })
  }
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, { part: 'edition' }, ['name', 'values', 'ships'])
  const name = nameOf(fields.name, { part: 'name' })
  const values = valuesOf(fields.values)
  if (!Array.isArray(fields.ships) || fields.ships.length !== SHIPS)
    return complain({ reason: 'wrongShips', expected: SHIPS })
  const ships = fields.ships.map(shipOf)
  refuseScarcity(ships)
  return { name, values, ships }
}

export const readEdition = (raw: unknown): EditionRead => readOrComplain(raw, editionOf)

const freezeShip = ({ name, min, loot, wage, treasures }: Ship): Ship =>
  Object.freeze({ name, min, loot, wage, treasures: Object.freeze(treasures.slice()) })

/** The same edition, which nobody can alter: states, copies and views can then share it. */
export function frozenEdition(edition: Edition): Edition {
  if (Object.isFrozen(edition)) return edition
  const { chest, barrel, candlestick, sabre } = edition.values
  const values = Object.freeze({ chest, barrel, candlestick, sabre })
  return Object.freeze({ name: edition.name, values, ships: Object.freeze(edition.ships.map(freezeShip)) })
}
