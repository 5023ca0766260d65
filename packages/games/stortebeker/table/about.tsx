// Prizes so far, the variants of this table, and where every figure of the edition comes from.
import { Icon } from '@flibuste/web/art'
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { EDITION, FIGURE_SOURCES, PROVENANCES, SHIP_SOURCES, type Provenance } from '../data.ts'
import { Roundel } from './goods.tsx'
import { OtherHands } from './hand.tsx'
import { Prizes } from './prizes.tsx'
import { shipSaid, VARIANTS } from './rear.tsx'
import { needsOf } from './rows.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

/** A figure with the mark of its source; the word for it is read aloud. */
function Sourced({ source, children }: { readonly source: Provenance; readonly children: ComponentChildren }) {
  return (
    <span class={`sourced from-${source}`} title={say().provenance(source)}>
      {children}
      <span class="visually-hidden"> ({say().provenance(source)})</span>
    </span>
  )
}

function Legend() {
  const words = say()
  return (
    <ul class="legend">
      {PROVENANCES.map((source) => (
        <li key={source}>
          <span class={`sourced from-${source}`}>{words.provenance(source)}</span>
        </li>
      ))}
    </ul>
  )
}

function ShipRow({ at }: { readonly at: number }) {
  const words = say()
  const ship = EDITION.ships[at]!
  const sources = SHIP_SOURCES[at]!
  return (
    <tr>
      <th scope="row">
        <Sourced source={sources.colour}>{words.town(ship.colour)}</Sourced>
      </th>
      <td>
        <Sourced source={sources.points}>{ship.points}</Sourced>
      </td>
      <td>
        <Sourced source={sources.strength}>{ship.strength}</Sourced>
      </td>
      <td>
        <Sourced source={sources.provisions}>
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
  return (
    <table class="table">
      <caption class="small-caps">{aboutShips}</caption>
      <thead>
        <tr>
          <th scope="col">{aboutHeads.town}</th>
          <th scope="col">{aboutHeads.points}</th>
          <th scope="col">{aboutHeads.strength}</th>
          <th scope="col">{aboutHeads.provisions}</th>
        </tr>
      </thead>
      <tbody>
        {EDITION.ships.map((_, at) => (
          <ShipRow key={at} at={at} />
        ))}
      </tbody>
    </table>
  )
}

const FIGURES = Object.entries(FIGURE_SOURCES) as [keyof typeof FIGURE_SOURCES, Provenance][]

function Figures() {
  const words = say()
  return (
    <>
      <h3>{words.aboutFigures}</h3>
      <ul class="figure-list">
        {FIGURES.map(([figure, source]) => (
          <li key={figure}>
            <Sourced source={source}>{words.figures[figure]}</Sourced>
          </li>
        ))}
      </ul>
    </>
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

function Sheet({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  const words = say()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.showModal(), [])
  const close = () => sheet.current?.close()
  const own = table.scene.view.options.edition
  return (
    <dialog
      ref={sheet}
      class="dialog stortebeker-about"
      aria-label={words.about}
      onClose={() => (open.value = false)}
      onMouseDown={(event) => event.target === sheet.current && close()}
    >
      <header>
        <h2>{words.prizes}</h2>
        <button type="button" class="btn sm sq ghost" onClick={close}>
          <Icon name="close" label={words.close} />
        </button>
      </header>
      <Prizes table={table} />
      <OtherHands table={table} />
      <NextShips table={table} />
      <VariantList table={table} />
      <h3>{words.about}</h3>
      {own !== null && <p class="prose">{words.aboutOwn(own.name)}</p>}
      <p class="prose">{words.aboutText}</p>
      <Legend />
      <ShipTable />
      <Figures />
    </dialog>
  )
}

export function About({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  return open.value ? <Sheet table={table} open={open} /> : null
}
