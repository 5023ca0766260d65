// About this edition: every figure of the game and where it comes from.
import { Icon, Treasure } from '@flibuste/web/art'
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { EDITION, FIGURE_SOURCES, PROVENANCES, SHIP_SOURCES, type Provenance } from '../data.ts'
import { Treasury } from './treasury.tsx'
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

function ShipRows() {
  return (
    <tbody>
      {EDITION.ships.map((ship, at) => {
        const sources = SHIP_SOURCES[at]!
        return (
          <tr key={ship.name}>
            <th scope="row">{ship.name}</th>
            <td>
              <Sourced source={sources.min}>{ship.min}</Sourced>
            </td>
            <td>
              <Sourced source={sources.loot}>{ship.loot}</Sourced>
            </td>
            <td>
              <Sourced source={sources.wage}>{ship.wage}</Sourced>
            </td>
            <td>
              <Sourced source={sources.treasures}>
                {ship.treasures.map((treasure, nth) => (
                  <Treasure key={nth} name={treasure} label={say().treasure(treasure)} />
                ))}
              </Sourced>
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

function Sheet({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  const words = say()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.showModal(), [])
  const close = () => sheet.current?.close()
  const own = table.scene.view.options.edition
  return (
    <dialog
      ref={sheet}
      class="dialog buccaneer-about"
      aria-label={words.about}
      onClose={() => (open.value = false)}
      onMouseDown={(event) => event.target === sheet.current && close()}
    >
      <header>
        <h2>{words.about}</h2>
        <button type="button" class="btn sm sq ghost" onClick={close}>
          <Icon name="close" label={words.close} />
        </button>
      </header>
      <Treasury table={table} />
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
