// What just happened on the chart and the sheets, shown: pieces that already lie where they belong come from where they were.
// A view without motion is always right. Fights have a stage of their own.
import type { Seat } from '@flibuste/kernel'
import { beginsMs, EASE_OUT, EASE_SWELL, fade, motionAllowed, MOTION_MS, trail, type Score } from '@flibuste/web/kit'
import type { Event, LairTurned, Repaired, Sailed, Unloaded } from '../events.ts'
import type { View } from '../view.ts'
import { shipBerth } from './chart-ships.tsx'
import type { SeaChart } from './geometry.ts'
import { voyageMs } from './score.ts'

export interface Board {
  readonly root: HTMLElement
  readonly sea: SeaChart
  readonly view: View
}

const find = ({ root }: Board, selector: string): Element | null => root.querySelector(selector)

/** Through the middles of the waters to the berth, pitching as it goes. */
function sailed(board: Board, { seat, course }: Sailed, delayMs: number): void {
  const ship = find(board, `[data-ship="${seat}"] .moves`)
  if (ship === null) return
  if (!motionAllowed()) {
    fade(ship)
    return
  }
  const berth = shipBerth(board.view, board.sea, seat)
  const durationMs = voyageMs(course.length - 1)
  const frames = course.map((space, nth) => {
    const { x, y } = nth === course.length - 1 ? berth : board.sea.spots[space]!
    const pitch = nth === 0 || nth === course.length - 1 ? 0 : nth % 2 === 0 ? 3 : -3
    return { transform: `translate(${x - berth.x}px, ${y - berth.y}px) rotate(${pitch}deg)` }
  })
  ship.animate(frames, { duration: durationMs, delay: delayMs, easing: EASE_SWELL, fill: 'backwards' })
  const wake = ship.querySelector('.wake')
  if (wake !== null) trail(wake, { durationMs, delayMs })
}

/** The tile flips on its long axis. */
function turned(board: Board, { lair }: LairTurned, delayMs: number): void {
  const face = find(board, `[data-lair="${lair}"] .lair-face`)
  if (face === null) return
  if (!motionAllowed()) {
    fade(face)
    return
  }
  face.animate([{ transform: 'scaleY(.02)' }, { transform: 'scaleY(1)' }], {
    duration: 320,
    delay: delayMs,
    easing: EASE_OUT,
    fill: 'backwards',
  })
}

const pop = (piece: Element | null, delayMs: number): void => {
  if (piece === null) return
  if (!motionAllowed()) {
    fade(piece)
    return
  }
  piece.animate(
    [{ transform: 'scale(.5)', opacity: 0.2 }, { transform: 'scale(1.12)', offset: 0.6 }, { transform: 'scale(1)' }],
    { duration: MOTION_MS.glow * 1.6, delay: delayMs, easing: EASE_OUT, fill: 'backwards' },
  )
}

const sheet = (board: Board, seat: Seat): Element | null => find(board, `[data-captain="${seat}"]`)

/** Cells of the bar that have just become safe light up one after the other. */
function unloaded(board: Board, { seat, treasure, banked }: Unloaded, delayMs: number): void {
  const cells = [...(sheet(board, seat)?.querySelectorAll('.cells i') ?? [])]
  cells.slice(banked - treasure, banked).forEach((cell, nth) => {
    if (!motionAllowed()) fade(cell)
    else
      cell.animate(
        [
          { transform: 'scaleY(2.4)', opacity: 0.2 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: MOTION_MS.hop,
          delay: delayMs + nth * 90,
          easing: EASE_OUT,
          fill: 'backwards',
        },
      )
  })
}

const repaired = (board: Board, { seat, slot }: Repaired, delayMs: number): void =>
  pop(sheet(board, seat)?.querySelector(`[data-slot="${slot}"] .on-slot`) ?? null, delayMs)

function show(board: Board, event: Event, delayMs: number): void {
  switch (event.type) {
    case 'sailed':
      return sailed(board, event, delayMs)
    case 'lairTurned':
      return turned(board, event, delayMs)
    case 'unloaded':
      return unloaded(board, event, delayMs)
    case 'repaired':
      return repaired(board, event, delayMs)
    default:
      return // told by the stage or the log
  }
}

/** Everything in its beat. */
export function animate(board: Board, events: readonly Event[], score: Score<Event>): void {
  for (const event of events) show(board, event, beginsMs(score, event))
}
