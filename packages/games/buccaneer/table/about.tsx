// About this edition: every figure of the game and where it comes from.
import { nth } from '@flibuste/kernel'
import { Treasure } from '@flibuste/web/art'
import { AboutSheet, EditionText, FigureTable, Sourced } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { EDITION, FIGURE_SOURCES, PROVENANCES, SHIP_SOURCES } from '../data.ts'
import { Treasury } from './treasury.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function ShipRow({ at }: { readonly at: number }) {
  const words = say()
  const ship = nth(EDITION.ships, at)
  const sources = SHIP_SOURCES[at]!
  return (
    <tr>
      <th scope="row">{ship.name}</th>
      <td>
        <Sourced words={words} source={sources.min}>
          {ship.min}
        </Sourced>
      </td>
      <td>
        <Sourced words={words} source={sources.loot}>
          {ship.loot}
        </Sourced>
      </td>
      <td>
        <Sourced words={words} source={sources.wage}>
          {ship.wage}
        </Sourced>
      </td>
      <td>
        <Sourced words={words} source={sources.treasures}>
          {ship.treasures.map((treasure, nth) => (
            <Treasure key={nth} name={treasure} label={words.treasure(treasure)} />
          ))}
        </Sourced>
      </td>
    </tr>
  )
}

function ShipTable() {
  const { aboutHeads, aboutShips } = say()
  const { ship, crew, loot, wage, treasures } = aboutHeads
  return (
    <FigureTable caption={aboutShips} heads={[ship, crew, loot, wage, treasures]}>
      {EDITION.ships.map(({ name }, at) => (
        <ShipRow key={name} at={at} />
      ))}
    </FigureTable>
  )
}

export function About({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  if (!open.value) return null
  return (
    <AboutSheet open={open}>
      <Treasury table={table} />
      <EditionText
        words={say()}
        own={table.scene.view.options.edition}
        provenances={PROVENANCES}
        sources={FIGURE_SOURCES}
      >
        <ShipTable />
      </EditionText>
    </AboutSheet>
  )
}
