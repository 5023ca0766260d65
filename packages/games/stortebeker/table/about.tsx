// Prizes so far, the variants of this table, and where every figure of the edition comes from.
import { Icon } from '@flibuste/web/art'
import { AboutSheet, EditionText, FigureTable, Sourced } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { EDITION, FIGURE_SOURCES, PROVENANCES, SHIP_SOURCES } from '../data.ts'
import { Roundel } from './goods.tsx'
import { OtherHands } from './hand.tsx'
import { Prizes } from './prizes.tsx'
import { shipSaid, VARIANTS } from './rear.tsx'
import { needsOf } from './rows.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function ShipRow({ at }: { readonly at: number }) {
  const words = say()
  const ship = EDITION.ships[at]!
  const sources = SHIP_SOURCES[at]!
  return (
    <tr>
      <th scope="row">
        <Sourced words={words} source={sources.colour}>
          {words.town(ship.colour)}
        </Sourced>
      </th>
      <td>
        <Sourced words={words} source={sources.points}>
          {ship.points}
        </Sourced>
      </td>
      <td>
        <Sourced words={words} source={sources.strength}>
          {ship.strength}
        </Sourced>
      </td>
      <td>
        <Sourced words={words} source={sources.provisions}>
          {needsOf(ship).map((good, nth) => (
            <Roundel key={nth} good={good} label={words.good(good)} />
          ))}
        </Sourced>
      </td>
    </tr>
  )
}

function ShipTable() {
  const { aboutHeads, aboutShips } = say()
  const { town, points, strength, provisions } = aboutHeads
  return (
    <FigureTable caption={aboutShips} heads={[town, points, strength, provisions]}>
      {EDITION.ships.map((_, at) => (
        <ShipRow key={at} at={at} />
      ))}
    </FigureTable>
  )
}

function VariantList({ table }: { readonly table: Table }) {
  const words = say()
  const { options } = table.scene.view
  return (
    <>
      <h3>{words.variants}</h3>
      <ul class="variant-list">
        {VARIANTS.map((variant) => (
          <li key={variant} class={options[variant] ? 'on' : 'off'}>
            <Icon name={options[variant] ? 'check' : 'minus'} />
            <span>{words.variant[variant]}</span>
            <i>{options[variant] ? words.played : words.notPlayed}</i>
          </li>
        ))}
      </ul>
    </>
  )
}

/** On a phone there is no room for them on the table. */
function NextShips({ table }: { readonly table: Table }) {
  const words = say()
  const { rear, rearLeft } = table.scene.view
  return (
    <>
      <h3>{words.rear}</h3>
      <ul>
        {rear.map((ship) => (
          <li key={ship.id}>{shipSaid(ship)}</li>
        ))}
        <li class="quiet">{words.follow(rearLeft)}</li>
      </ul>
    </>
  )
}

export function About({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  if (!open.value) return null
  const words = say()
  return (
    <AboutSheet heading={words.prizes} open={open}>
      <Prizes table={table} />
      <OtherHands table={table} />
      <NextShips table={table} />
      <VariantList table={table} />
      <h3>{words.about}</h3>
      <EditionText
        words={words}
        own={table.scene.view.options.edition}
        provenances={PROVENANCES}
        sources={FIGURE_SOURCES}
      >
        <ShipTable />
      </EditionText>
    </AboutSheet>
  )
}
