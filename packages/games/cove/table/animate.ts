// What just happened on the chart, shown: ships that already lie where they belong come from where they were; slips turn, holds fill.
// A view without motion is always right. Battles have a stage of their own.
import { EASE_OUT, fade, hop, motionAllowed, MOTION_MS, travel } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { blackBerth, LONG, navyBerth, shipBerth, SHORT, type Sheet, type Spot } from './geometry.ts'
import { SHOW_MS } from './timeline.ts'

export interface Board {
  readonly root: HTMLElement
  readonly layout: 'phone' | 'laptop' | 'wide'
  readonly before: View
  readonly view: View
}

const sheetOf = ({ layout }: Board): Sheet => (layout === 'phone' ? SHORT : LONG)

const find = ({ root }: Board, selector: string): Element | null => root.querySelector(selector)

function sail(piece: Element | null, from: Spot, to: Spot): void {
  if (piece === null || (from.x === to.x && from.y === to.y)) return
  travel(piece, { from: { x: from.x - to.x, y: from.y - to.y }, durationMs: SHOW_MS.voyage })
}

/** The Royal Navy comes in from beyond the chart. */
function sailNavy(board: Board, sheet: Sheet): void {
  const { before, view } = board
  if (view.navy.place === 0 || before.navy.place === view.navy.place) return
  const to = navyBerth(sheet, view)
  const from = before.navy.place === 0 ? { x: sheet.width + sheet.black, y: to.y } : navyBerth(sheet, before)
  sail(find(board, '[data-navy] .moves'), from, to)
}

/** Every ship that changed its place sails, all together. */
function sailAll(board: Board): void {
  const { before, view } = board
  const sheet = sheetOf(board)
  view.players.forEach((player, seat) => {
    if (before.players[seat]?.place !== player.place)
      sail(find(board, `[data-ship="${seat}"] .moves`), shipBerth(sheet, before, seat), shipBerth(sheet, view, seat))
  })
  view.blackShips.forEach(({ place }, ship) => {
    if (before.blackShips[ship] !== undefined && before.blackShips[ship].place !== place)
      sail(find(board, `[data-black="${ship}"] .moves`), blackBerth(sheet, before, ship), blackBerth(sheet, view, ship))
  })
  sailNavy(board, sheet)
}

const TURN_MS = 320
const TURN_STAGGER_MS = 50

/** One island after the other. */
function turnSlips({ root }: Board): void {
  root.querySelectorAll('.slip .turned').forEach((slip, nth) => {
    if (!motionAllowed()) fade(slip)
    else
      slip.animate([{ transform: 'scaleY(.02)' }, { transform: 'scaleY(1)' }], {
        duration: TURN_MS,
        delay: nth * TURN_STAGGER_MS,
        easing: EASE_OUT,
        fill: 'backwards',
      })
  })
}

/** A ship dips under what is brought aboard, and leaps when it is put ashore. */
function heave(piece: Element | null): void {
  if (piece !== null) hop(piece, { from: { x: 0, y: 0 }, durationMs: MOTION_MS.hop })
}

function show(board: Board, event: Event): void {
  if (event.type === 'treasuresTurned') turnSlips(board)
  else if (event.type === 'plundered' || event.type === 'buried')
    heave(find(board, `[data-ship="${event.seat}"] .moves`))
  else if (event.type === 'legendSighted')
    board.root.querySelectorAll(`[data-legend="${event.legend}"]`).forEach((card) => fade(card))
}

export function animate(board: Board, events: readonly Event[]): void {
  if (events.length === 0) return
  sailAll(board)
  for (const event of events) show(board, event)
}
