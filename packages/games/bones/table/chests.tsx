// A captain's treasures: three places to fill, more if it comes to that, and the thieves who stand beside them.
import type { Seat } from '@flibuste/kernel'
import { Chest, FirstMate, seatIndex } from '@flibuste/web/art'
import { isAsked, sameMove } from '@flibuste/web/kit'
import type { ComponentChildren } from 'preact'
import { TREASURES_TO_WIN } from '../data.ts'
import type { Move } from '../moves.ts'
import { about } from './explain.ts'
import { chestMove, defendMove } from './glow.ts'
import { robbedPlaces } from './taken.ts'
import { attempt, type Table } from './touch.ts'
import { say } from './words.ts'

interface ChestsProps {
  readonly table: Table
  readonly seat: Seat
  /** Of a chest, in pixels at the 16 px root. */
  readonly size: number
}

/** Seats whose mate stands beside this treasure. */
const thievesAt = ({ scene }: Table, owner: Seat, token: number): Seat[] =>
  scene.view.boards.flatMap(({ mate }, seat) =>
    mate.duty === 'thief' && mate.owner === owner && mate.token === token ? [seat] : [],
  )

interface PressProps {
  readonly table: Table
  readonly piece: string
  readonly move: Move
  readonly class: string
  readonly children: ComponentChildren
}

/** A button where something may be done; refused, it shows the red ring. */
function Press({ table, piece, move, class: name, children }: PressProps) {
  const isLegal = table.scene.legal.some((known) => sameMove(known, move))
  const isBest = table.targets.best !== null && sameMove(table.targets.best, move)
  const marks = [isLegal ? 'open' : '', isBest ? 'best' : '', table.refused.value === piece ? 'refused-piece' : '']
  return (
    <button
      type="button"
      class={`${name} touchable ${marks.join(' ')}`}
      data-piece={piece}
      aria-label={table.scene.text.move(move, table.scene.view, table.scene.reader)}
      onClick={() => attempt(table, move, piece)}
    >
      {children}
    </button>
  )
}

function Thief({ table, owner, thief, size }: { table: Table; owner: Seat; thief: Seat; size: number }) {
  const picture = <FirstMate seat={seatIndex(thief)} size={size * 0.72} />
  const mine = isAsked(table) && owner === table.scene.view.active
  const move = mine ? defendMove(table.scene.view, thief) : null
  if (move === null) {
    return (
      <span class="thief" data-thief={thief}>
        {picture}
      </span>
    )
  }
  return (
    <span class="thief" data-thief={thief}>
      <Press {...{ table, move }} piece={`thief-${thief}`} class="press">
        {picture}
      </Press>
    </span>
  )
}

function Treasure({ table, seat, size, nth }: ChestsProps & { readonly nth: number }) {
  const token = table.scene.view.boards[seat]?.treasures[nth] ?? -1
  const picture = <Chest size={size} />
  const others = isAsked(table) && seat !== table.scene.view.active
  const move = others ? chestMove(table.scene.view, table.targets, seat, token) : null
  return (
    <span class="chest-piece" data-chest={token}>
      {move === null ? (
        picture
      ) : (
        <Press {...{ table, move }} piece={`chest-${token}`} class="press">
          {picture}
        </Press>
      )}
      {thievesAt(table, seat, token).map((thief) => (
        <Thief key={thief} table={table} owner={seat} thief={thief} size={size} />
      ))}
    </span>
  )
}

export function Chests({ table, seat, size }: ChestsProps) {
  const count = table.scene.view.boards[seat]?.treasures.length ?? 0
  const places = Array.from({ length: Math.max(TREASURES_TO_WIN, count) }, (_, nth) => nth)
  const treasures = table.scene.view.boards[seat]?.treasures ?? []
  const robbed = robbedPlaces(table.scene, seat)
  return (
    <span class="chests" role="group" aria-label={say().treasures(count)}>
      {places.map((nth) => (
        <span
          key={nth}
          class={robbed.includes(nth) ? 'slot taken' : 'slot'}
          data-slot={`${seat}-${nth}`}
          {...about('chest', seat, nth)}
        >
          {nth < count ? (
            <Treasure key={treasures[nth]} table={table} seat={seat} size={size} nth={nth} />
          ) : (
            <Chest state="missing" size={size} />
          )}
        </span>
      ))}
    </span>
  )
}
