// What just happened on the chart, shown: ships that already lie where they belong come from where they were.
// A view without motion is always right. Battles have a stage of their own.
import { fade, motionAllowed, travel } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { blackBerth, LONG, shipBerth, SHORT, type Sheet, type Spot } from './geometry.ts'
import { SHOW_MS } from './timeline.ts'

export interface Board {
  readonly root: HTMLElement
  readonly layout: 'phone' | 'laptop' | 'wide'
  readonly before: View
  readonly view: View
}

const sheetOf = ({ layout }: Board): Sheet => (layout === 'phone' ? SHORT : LONG)

function sail(piece: Element | null, from: Spot, to: Spot): void {
  if (piece === null || (from.x === to.x && from.y === to.y)) return
  if (!motionAllowed()) {
    fade(piece)
    return
  }
  travel(piece, { from: { x: from.x - to.x, y: from.y - to.y }, durationMs: SHOW_MS.voyage })
}

/** Every ship that changed its place sails, all together. */
export function animate(board: Board, events: readonly Event[]): void {
  if (events.length === 0) return
  const { root, before, view } = board
  const sheet = sheetOf(board)
  view.players.forEach((player, seat) => {
    if (before.players[seat]?.place !== player.place)
      sail(
        root.querySelector(`[data-ship="${seat}"] .moves`),
        shipBerth(sheet, before, seat),
        shipBerth(sheet, view, seat),
      )
  })
  view.blackShips.forEach(({ place }, ship) => {
    if (before.blackShips[ship] !== undefined && before.blackShips[ship].place !== place)
      sail(
        root.querySelector(`[data-black="${ship}"] .moves`),
        blackBerth(sheet, before, ship),
        blackBerth(sheet, view, ship),
      )
  })
}
