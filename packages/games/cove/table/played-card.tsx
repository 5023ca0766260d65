// A Tavern card on the table: it flies there from the ship of whoever played it, and says what it does.
import type { Seat } from '@flibuste/kernel'
import { SeatChip, seatIndex } from '@flibuste/web/art'
import { between, hop, MOTION_MS } from '@flibuste/web/kit'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Card } from '../cards.ts'
import { TAVERN_KINDS } from '../data.ts'
import { about } from './explain.ts'
import { FAMILY_MARKS, familyOf, Mark } from './marks.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface PlayedProps {
  readonly table: Table
  readonly seat: Seat
  readonly card: Card
  /** Where it comes from: something of the captain's, somewhere on the board. */
  readonly from: string
  readonly isFresh: boolean
}

function useFlight(from: string, isFresh: boolean): RefObject<HTMLLIElement | null> {
  const piece = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const start = isFresh ? piece.current?.closest('.cove')?.querySelector(from) : null
    if (piece.current !== null && start != null)
      hop(piece.current, { from: between(start, piece.current), durationMs: MOTION_MS.hop })
  }, [])
  return piece
}

export function PlayedCard({ table, seat, card, from, isFresh }: PlayedProps) {
  const words = say()
  const piece = useFlight(from, isFresh)
  const kind = TAVERN_KINDS[card]!
  return (
    <li class="played-card" data-played={kind} {...about('card', card)} ref={piece}>
      <span class="kind">
        <SeatChip seat={seatIndex(seat)} size={17} />
        <i>{table.scene.reader.name(seat)}</i>
        <Mark name={FAMILY_MARKS[familyOf(kind)]} />
      </span>
      <b class="title">{words.cardName(kind)}</b>
      <span class="effect">{words.effect[kind]}</span>
    </li>
  )
}
