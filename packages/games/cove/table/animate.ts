// What just happened on the chart, shown: ships that already lie where they belong come from where they were; slips turn, holds fill.
// A view without motion is always right. Battles have a stage of their own.
import {
  beginsMs,
  EASE_OUT,
  fade,
  hop,
  motionAllowed,
  MOTION_MS,
  travel,
  type Layout,
  type Score,
} from '@flibuste/web/kit'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../view.ts'
import { blackBerth, LONG, navyBerth, shipBerth, SHORT, type Sheet, type Spot } from './geometry.ts'
import { SHOW_MS } from './score.ts'

export interface Board {
  readonly root: HTMLElement
  readonly layout: Layout
  readonly before: View
  readonly view: View
}

const sheetOf = ({ layout }: Board): Sheet => (layout === 'phone' ? SHORT : LONG)

const find = ({ root }: Board, selector: string): Element | null => root.querySelector(selector)

function sail(piece: Element | null, from: Spot, to: Spot, delayMs: number): void {
  if (piece === null || (from.x === to.x && from.y === to.y)) return
  travel(piece, { from: { x: from.x - to.x, y: from.y - to.y }, durationMs: SHOW_MS.voyage, delayMs })
}

/** The Royal Navy comes in from beyond the chart. */
function sailNavy(board: Board, sheet: Sheet, delayMs: number): void {
  const { before, view } = board
  if (view.navy.place === 0 || before.navy.place === view.navy.place) return
  const to = navyBerth(sheet, view)
  const from = before.navy.place === 0 ? { x: sheet.width + sheet.black, y: to.y } : navyBerth(sheet, before)
  sail(find(board, '[data-navy] .moves'), from, to, delayMs)
}

/** When the first of these is told. */
const whenOf = (types: readonly Event['type'][], { events, score }: Heard): number =>
  beginsMs(
    score,
    events.find(({ type }) => types.includes(type)),
  )

interface Heard {
  readonly events: readonly Event[]
  readonly score: Score<Event>
}

const CAPTAINS: readonly Event['type'][] = ['wheelsShown', 'steered', 'escaped']
const NAVY: readonly Event['type'][] = ['navySent', 'navyTurned']

/** Every ship that changed its place sails, all captains together. */
function sailAll(board: Board, heard: Heard): void {
  const { before, view } = board
  const sheet = sheetOf(board)
  const captainsMs = whenOf(CAPTAINS, heard)
  view.players.forEach((player, seat) => {
    const [from, to] = [shipBerth(sheet, before, seat), shipBerth(sheet, view, seat)]
    if (before.players[seat]?.place !== player.place)
      sail(find(board, `[data-ship="${seat}"] .moves`), from, to, captainsMs)
  })
  const blackMs = whenOf(['blackShipMoved'], heard)
  view.blackShips.forEach(({ place }, ship) => {
    if (before.blackShips[ship] === undefined || before.blackShips[ship].place === place) return
    const [from, to] = [blackBerth(sheet, before, ship), blackBerth(sheet, view, ship)]
    sail(find(board, `[data-black="${ship}"] .moves`), from, to, blackMs)
  })
  sailNavy(board, sheet, whenOf(NAVY, heard))
}

const TURN_MS = 320
const TURN_STAGGER_MS = 50

/** One island after the other. */
function turnSlips({ root }: Board, delayMs: number): void {
  root.querySelectorAll('.slip .turned').forEach((slip, nth) => {
    if (!motionAllowed()) fade(slip)
    else
      slip.animate([{ transform: 'scaleY(.02)' }, { transform: 'scaleY(1)' }], {
        duration: TURN_MS,
        delay: delayMs + nth * TURN_STAGGER_MS,
        easing: EASE_OUT,
        fill: 'backwards',
      })
  })
}

/** A ship dips under what is brought aboard, and leaps when it is put ashore. */
function heave(piece: Element | null, delayMs: number): void {
  if (piece !== null) hop(piece, { from: { x: 0, y: 0 }, durationMs: MOTION_MS.hop, delayMs })
}

const SVG = 'http://www.w3.org/2000/svg'
const SPARK_MS = 1300
const STAR = 'M0-9.6 2.5-3.3 9.2-3 4 1.3 5.8 8 0 4.2-5.8 8-4 1.3-9.2-3-2.5-3.3Z'

/** Fame won rises from the ship that won it; the layer is emptied again, so that the drawing stays the view's. */
function rise(board: Board, { seat, by }: EventOf<'fameChanged'>, delayMs: number): void {
  const layer = find(board, '.sparks')
  if (layer === null || by <= 0 || !motionAllowed()) return
  const { x, y } = shipBerth(sheetOf(board), board.view, seat)
  const spark = layer.ownerDocument.createElementNS(SVG, 'g')
  const star = layer.ownerDocument.createElementNS(SVG, 'path')
  const figure = layer.ownerDocument.createElementNS(SVG, 'text')
  star.setAttribute('d', STAR)
  figure.setAttribute('x', '13')
  figure.setAttribute('y', '6')
  figure.textContent = `+${by}`
  spark.append(star, figure)
  layer.append(spark)
  const at = (up: number): string => `translate(${x - 14}px, ${y - up}px)`
  const risen = spark.animate(
    [
      { transform: at(14), opacity: 0 },
      { transform: at(30), opacity: 1, offset: 0.2 },
      { transform: at(44), opacity: 1, offset: 0.75 },
      { transform: at(52), opacity: 0 },
    ],
    { duration: SPARK_MS, delay: delayMs, easing: EASE_OUT, fill: 'both' },
  )
  risen.onfinish = () => spark.remove()
  risen.oncancel = () => spark.remove()
}

function show(board: Board, event: Event, delayMs: number): void {
  if (event.type === 'treasuresTurned') turnSlips(board, delayMs)
  else if (event.type === 'fameChanged') rise(board, event, delayMs)
  else if (event.type === 'plundered' || event.type === 'buried')
    heave(find(board, `[data-ship="${event.seat}"] .moves`), delayMs)
  else if (event.type === 'legendSighted')
    board.root.querySelectorAll(`[data-legend="${event.legend}"]`).forEach((card) => fade(card))
}

/** Everything in its beat. */
export function animate(board: Board, events: readonly Event[], score: Score<Event>): void {
  if (events.length === 0) return
  sailAll(board, { events, score })
  for (const event of events) show(board, event, beginsMs(score, event))
}
