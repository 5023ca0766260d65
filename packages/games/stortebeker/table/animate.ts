// What just happened, shown: pieces that already lie where they belong come from where they were. A view without
// motion is always right.
import { beginsMs, EASE_OUT, fade, fly, motionAllowed, MOTION_MS, type Score } from '@flibuste/web/kit'
import { isPirate } from '../cards.ts'
import type { Event, Hit, Placed } from '../events.ts'
import { placeOf } from '../wording.ts'
import type { View } from '../view.ts'

const SHOW_MS = { lay: 260, hop: 420, ring: 120, die: 420 } as const

export interface Stage {
  readonly root: HTMLElement
  readonly sky: HTMLElement
  readonly view: View
  /** By `data-spot`: where everything stood before. */
  readonly before: ReadonlyMap<string, DOMRect>
}

export const spotsOf = (root: HTMLElement): Map<string, DOMRect> =>
  new Map(
    [...root.querySelectorAll('[data-spot]')].map((piece) => [
      piece.getAttribute('data-spot') ?? '',
      piece.getBoundingClientRect(),
    ]),
  )

const find = ({ root }: Stage, spot: string): HTMLElement | null => root.querySelector(`[data-spot="${spot}"]`)

/** A stand-in for a piece that is gone, to fly from. */
function marker({ sky }: Stage, { x, y, width, height }: DOMRect): HTMLElement {
  const air = sky.getBoundingClientRect()
  const mark = document.createElement('i')
  Object.assign(mark.style, {
    position: 'absolute',
    left: `${x - air.x}px`,
    top: `${y - air.y}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  sky.append(mark)
  return mark
}

/** From where something was to where it is now. */
function come(stage: Stage, to: string, from: string, delayMs: number): void {
  const piece = find(stage, to)
  const start = stage.before.get(from)
  if (piece === null) return
  if (start === undefined || !motionAllowed()) {
    fade(piece)
    return
  }
  const mark = marker(stage, start)
  fly(piece, stage.sky, { from: mark, durationMs: SHOW_MS.hop, delayMs })
  mark.remove()
}

/**
 * Provisions land in their place, pirates at the end of the row: from the hand, or from the chip of whoever laid them.
 */
function laid(stage: Stage, { card, ship, seat }: Placed, delayMs: number): void {
  const side = placeOf(stage.view, ship)?.sides[seat]
  if (side === undefined) return
  const isHidden = card === null || isPirate(card)
  const to = isHidden
    ? `pirate-${ship}-${seat}-${side.pirates.length - 1}`
    : `good-${ship}-${seat}-${side.goods.length - 1}`
  const own = card === null ? '' : `hand-${card}`
  come(stage, to, seat === stage.view.viewer && stage.before.has(own) ? own : `side-${ship}-${seat}`, delayMs)
}

function hit(stage: Stage, { ship, seat, owner, card, type }: Hit<'seized' | 'sunk'>, delayMs: number): void {
  const side = placeOf(stage.view, ship)?.sides[seat]
  const from = `side-${ship}-${owner}`
  if (type === 'sunk' || side === undefined) come(stage, 'pile', from, delayMs)
  else come(stage, `good-${ship}-${seat}-${side.goods.lastIndexOf(card)}`, from, delayMs)
}

/** Two turns in the air, then a settle. */
function roll({ root }: Stage, kind: 'colour' | 'number', delayMs: number): void {
  for (const die of root.querySelectorAll(`[data-die^="${kind}"]`)) {
    if (!motionAllowed()) fade(die)
    else
      die.animate(
        [
          { transform: 'rotate(-540deg) scale(.7)', opacity: 0.4 },
          { transform: 'rotate(8deg) scale(1.06)', opacity: 1, offset: 0.8 },
          { transform: 'none' },
        ],
        { duration: SHOW_MS.die, delay: delayMs, easing: EASE_OUT, fill: 'backwards' },
      )
  }
}

/** Every roundel of the colours thrown rings in turn. */
function ring({ root }: Stage, ship: number, goods: readonly number[], delayMs: number): void {
  if (!motionAllowed()) return
  const column = root.querySelector(`[data-ship="${ship}"]`)
  let nth = 0
  for (const good of new Set(goods)) {
    for (const piece of column?.querySelectorAll(`[data-good="${good}"]`) ?? [])
      piece.animate([{ scale: '1' }, { scale: '1.35' }, { scale: '1' }], {
        duration: MOTION_MS.glow * 2,
        delay: delayMs + SHOW_MS.die + SHOW_MS.ring * nth++,
      })
  }
}

function arrived(stage: Stage, ship: number, delayMs: number): void {
  const column = find(stage, `ship-${ship}`)
  if (column === null) return
  if (!motionAllowed()) fade(column)
  else
    column.animate(
      [
        { opacity: 0, transform: 'translateX(2rem)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: MOTION_MS.hop, delay: delayMs, easing: EASE_OUT, fill: 'backwards' },
    )
}

function show(stage: Stage, event: Event, delayMs: number): void {
  switch (event.type) {
    case 'placed':
      return laid(stage, event, delayMs)
    case 'discarded':
      return come(
        stage,
        'pile',
        event.seat === stage.view.viewer ? `hand-${event.card}` : `marker-${event.seat}`,
        delayMs,
      )
    case 'picked':
      return come(stage, `hand-${event.card}`, 'pile', delayMs)
    case 'broadsideFired':
    case 'lossRolled':
      roll(stage, 'colour', delayMs)
      return ring(stage, event.ship, event.dice, delayMs)
    case 'attackRolled':
      return roll(stage, 'number', delayMs)
    case 'seized':
    case 'sunk':
      return hit(stage, event, delayMs)
    case 'shipArrived':
      return arrived(stage, event.ship, delayMs)
    default:
      return // told by the log, or by the stage of a boarding
  }
}

/** Everything in its beat. */
export function animate(stage: Stage, events: readonly Event[], score: Score<Event>): void {
  stage.sky.replaceChildren()
  for (const event of events) show(stage, event, beginsMs(score, event))
}
