// About this edition: the board, the ten lairs, every other figure, and where each comes from.
import { AboutSheet, EditionText, Sourced } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { FIGURE_SOURCES, PROVENANCES, type LairTile, type Provenance } from '../data.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function Figure({ source, children }: { readonly source: Provenance; readonly children: ComponentChildren }) {
  return (
    <Sourced source={source} told={say().provenance(source)}>
      {children}
    </Sourced>
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
        <td key={nth}>{own ? cell : <Figure source={FIGURE_SOURCES.lairTiles}>{cell}</Figure>}</td>
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

export function About({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  if (!open.value) return null
  return (
    <AboutSheet open={open}>
      <EditionText
        words={say()}
        own={table.scene.view.options.edition}
        provenances={PROVENANCES}
        sources={FIGURE_SOURCES}
      >
        <LairTable table={table} />
      </EditionText>
    </AboutSheet>
  )
}
