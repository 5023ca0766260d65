// The archipelago: sea, seven places, every ship; under it the fame of all captains on one scale.
import { RhumbNet, Rose, Water } from '@flibuste/web/art'
import type { ComponentChildren } from 'preact'
import { PLACES } from '../data.ts'
import { Lands, PlacePiece } from './chart-islands.tsx'
import { CourseLine, HunterPlates, Ships } from './chart-ships.tsx'
import { FameBar } from './fame-bar.tsx'
import { LONG, SHORT, type Sheet } from './geometry.ts'
import { HunterCards } from './hunter-cards.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

/** Sea past the edge of the drawing, so that any box is filled. */
const BEYOND = 600

function Ground({ sheet, isSmall }: { readonly sheet: Sheet; readonly isSmall: boolean }) {
  const { width, height } = sheet
  return (
    <g aria-hidden="true">
      <Water x={-BEYOND} y={-BEYOND} width={width + 2 * BEYOND} height={height + 2 * BEYOND} waves={0.55} />
      <RhumbNet x={isSmall ? 190 : 556} y={isSmall ? 118 : 120} radius={isSmall ? 380 : 960} />
      <Lands sheet={sheet} isSmall={isSmall} />
      {!isSmall && <Rose x={566} y={74} radius={40} />}
    </g>
  )
}

interface ArchipelagoProps {
  readonly table: Table
  /** What lies over the sea. */
  readonly children: ComponentChildren
}

export function Archipelago({ table, children }: ArchipelagoProps) {
  const isSmall = table.scene.layout === 'phone'
  const sheet = isSmall ? SHORT : LONG
  return (
    <section class="sheet archipelago" aria-label={say().archipelago}>
      <div class="sea-box">
        <svg
          class="sea-chart"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="group"
          aria-label={say().archipelago}
        >
          <Ground sheet={sheet} isSmall={isSmall} />
          <CourseLine table={table} sheet={sheet} />
          {PLACES.map((name, at) => (
            <PlacePiece key={name} table={table} sheet={sheet} place={at + 1} />
          ))}
          <g class="ships-layer">
            <Ships table={table} sheet={sheet} />
          </g>
          <g class="sparks" aria-hidden="true" />
          {isSmall && <HunterPlates table={table} sheet={sheet} />}
        </svg>
        {!isSmall && <HunterCards table={table} />}
        {children}
      </div>
      <FameBar table={table} />
    </section>
  )
}
