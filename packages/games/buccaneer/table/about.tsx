// About this edition: every figure of the game and where it comes from.
import { Treasure } from '@flibuste/web/art'
import { AboutSheet, EditionText, Sourced } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { EDITION, FIGURE_SOURCES, PROVENANCES, SHIP_SOURCES, type Provenance } from '../data.ts'
import { Treasury } from './treasury.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function Figure({ source, children }: { readonly source: Provenance; readonly children: ComponentChildren }) {
  return (
    <Sourced source={source} told={say().provenance(source)}>
      {children}
    </Sourced>
  )
}

function ShipRows() {
  return (
    <tbody>
      {EDITION.ships.map((ship, at) => {
        const sources = SHIP_SOURCES[at]!
        return (
          <tr key={ship.name}>
            <th scope="row">{ship.name}</th>
            <td>
              <Figure source={sources.min}>{ship.min}</Figure>
            </td>
            <td>
              <Figure source={sources.loot}>{ship.loot}</Figure>
            </td>
            <td>
              <Figure source={sources.wage}>{ship.wage}</Figure>
            </td>
            <td>
              <Figure source={sources.treasures}>
                {ship.treasures.map((treasure, nth) => (
                  <Treasure key={nth} name={treasure} label={say().treasure(treasure)} />
                ))}
              </Figure>
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}

function ShipTable() {
  const { aboutHeads, aboutShips } = say()
  return (
    <table class="table">
      <caption class="small-caps">{aboutShips}</caption>
      <thead>
        <tr>
          <th scope="col">{aboutHeads.ship}</th>
          <th scope="col">{aboutHeads.crew}</th>
          <th scope="col">{aboutHeads.loot}</th>
          <th scope="col">{aboutHeads.wage}</th>
          <th scope="col">{aboutHeads.treasures}</th>
        </tr>
      </thead>
      <ShipRows />
    </table>
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
