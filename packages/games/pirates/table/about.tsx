// About this edition: the board, the ten lairs, every other figure, and where each comes from.
import { AboutSheet, EditionText, FigureTable, Sourced } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { FIGURE_SOURCES, PROVENANCES, type LairTile } from '../data.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

const NONE = '–'
const listed = (slots: readonly number[]): string => (slots.length === 0 ? NONE : slots.join(', '))

interface LairRowProps {
  readonly tile: LairTile
  readonly number: number
  /** Whether the lair is of an edition that was loaded for this match. */
  readonly own: boolean
}

function LairRow({ tile, number, own }: LairRowProps) {
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
        <td key={nth}>
          <Sourced words={say()} source={own ? null : FIGURE_SOURCES.lairTiles}>
            {cell}
          </Sourced>
        </td>
      ))}
    </tr>
  )
}

function LairTable({ table }: { readonly table: Table }) {
  const { aboutHeads, aboutLairs } = say()
  const { lair, coin, pirates, cannons, fixed } = aboutHeads
  const own = table.scene.view.options.edition !== null
  return (
    <FigureTable caption={aboutLairs} heads={[lair, coin, pirates, cannons, fixed]}>
      {table.sea.edition.lairs.map((tile, at) => (
        <LairRow key={at} tile={tile} number={at + 1} own={own} />
      ))}
    </FigureTable>
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
