// About this edition: the board, the ten lairs, every other figure, and where each comes from.
import { Icon } from '@flibuste/web/art'
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { FIGURE_SOURCES, PROVENANCES, type LairTile, type Provenance } from '../data.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

export function AboutButton({ open }: { readonly open: Signal<boolean> }) {
  const words = say()
  return (
    <button
      type="button"
      class="btn sm sq about-button"
      aria-label={words.about}
      title={words.about}
      onClick={() => (open.value = true)}
    >
      <Icon name="info" />
    </button>
  )
}

/** A figure with the mark of its source; the word for it is read aloud. */
function Sourced({ source, children }: { readonly source: Provenance; readonly children: ComponentChildren }) {
  const told = say().provenance(source)
  return (
    <span class={`sourced from-${source}`} title={told}>
      {children}
      <span class="visually-hidden"> ({told})</span>
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

const NONE = '–'
const listed = (slots: readonly number[]): string => (slots.length === 0 ? NONE : slots.join(', '))

function LairRow({ tile, number, own }: { readonly tile: LairTile; readonly number: number; readonly own: boolean }) {
  const cells = [
    String(tile.coin),
    listed(tile.pirates),
    listed(tile.cannons),
    tile.fixed === 0 ? NONE : String(tile.fixed),
  ]
  return (
    <tr>
      <th scope="row">{number}</th>
      {cells.map((cell, nth) => (
        <td key={nth}>{own ? cell : <Sourced source={FIGURE_SOURCES.lairTiles}>{cell}</Sourced>}</td>
      ))}
    </tr>
  )
}

function LairTable({ table }: { readonly table: Table }) {
  const { aboutHeads, aboutLairs } = say()
  const own = table.scene.view.options.edition !== null
  return (
    <table class="table">
      <caption class="small-caps">{aboutLairs}</caption>
      <thead>
        <tr>
          <th scope="col">{aboutHeads.lair}</th>
          <th scope="col">{aboutHeads.coin}</th>
          <th scope="col">{aboutHeads.pirates}</th>
          <th scope="col">{aboutHeads.cannons}</th>
          <th scope="col">{aboutHeads.fixed}</th>
        </tr>
      </thead>
      <tbody>
        {table.sea.edition.lairs.map((tile, at) => (
          <LairRow key={at} tile={tile} number={at + 1} own={own} />
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

function Sheet({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  const words = say()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.showModal(), [])
  const close = () => sheet.current?.close()
  const own = table.scene.view.options.edition
  return (
    <dialog
      ref={sheet}
      class="dialog pirates-about"
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
      {own !== null && <p class="prose">{words.aboutOwn(own.name)}</p>}
      <p class="prose">{words.aboutText}</p>
      <Legend />
      <LairTable table={table} />
      <Figures />
    </dialog>
  )
}

export function About({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  return open.value ? <Sheet table={table} open={open} /> : null
}
