// What just happened, shown: pieces that already lie where they belong come from where they were.
// A view without motion is always right.
import { beginsMs, EASE_OUT, EASE_SWELL, fade, motionAllowed, MOTION_MS, scoreMs, type Score } from '@flibuste/web/kit'
import type { Covered, CrewHome, Event, TreasureTaken, WagePaid } from '../events.ts'
import type { Disc } from '../state.ts'
import { find, land, leap, liftCopy, pay, removeAfter, shiftTo, skip, spotOf, type Stage } from './sky.ts'
import { SHOW_MS } from './score.ts'

/** Lifts, arcs over, drops on the other pile; then the whole crew goes to its new captain's dock: BUC-3.1, BUC-3.2. */
function covered(stage: Stage, { crew, target, crewMen, targetMen }: Covered, atMs: number): void {
  const pile = find(stage, `crew-${crew}`)
  const [from, onto] = [stage.before.get(`crew-${crew}`), stage.before.get(`crew-${target}`)]
  land(stage, [crew, target])
  if (pile === null || from === undefined || onto === undefined) return
  if (!motionAllowed()) {
    fade(pile)
    return
  }
  const to = spotOf(pile)
  const lastsMs = SHOW_MS.lift + SHOW_MS.carry
  const copy = liftCopy(stage, pile, atMs + lastsMs)
  if (copy === null) return
  const carried = copy.animate(
    [
      { transform: shiftTo(onto, to), offset: 0 },
      { transform: shiftTo(onto, to), offset: SHOW_MS.lift / lastsMs, easing: EASE_OUT },
      { transform: 'none', offset: 1 },
    ],
    { duration: lastsMs, delay: atMs, fill: 'backwards' },
  )
  removeAfter(copy, carried)
  const upper = [...copy.querySelectorAll('[data-place]')].filter(
    (disc) => Number(disc.getAttribute('data-place')) >= targetMen,
  )
  // In the units of the pile it lands on: its own scale is already that one's.
  const x = (from.x - onto.x) / onto.unit
  const y = (from.y - onto.y) / onto.unit + to.band * targetMen
  for (const disc of upper.slice(0, crewMen)) {
    disc.animate(
      [
        { transform: `translate(${x}px, ${y}px)` },
        { transform: `translate(${x}px, ${y - 12}px)`, offset: 0.18, easing: EASE_OUT },
        { transform: `translate(${x / 2}px, ${Math.min(y / 2, 0) - 26}px)`, offset: 0.6, easing: 'ease-in' },
        { transform: 'translate(0px, 1px)', offset: 0.92 },
        { transform: 'translate(0px, 0px)' },
      ],
      { duration: SHOW_MS.lift, delay: atMs, fill: 'backwards' },
    )
  }
}

/** Every man back to his owner, the captain last: he lay on top, so he leaves first. BUC-5.13. */
function wentHome(stage: Stage, { crew, discs }: CrewHome, atMs: number): void {
  const pile = stage.before.get(`crew-${crew}`)
  if (pile === undefined) return
  discs.forEach((disc, place) => {
    const piece = find(stage, `crew-${disc}`)
    if (piece === null) return
    const from = { ...pile, y: pile.y - pile.band * place * pile.unit }
    const wait = SHOW_MS.home * (discs.length - 1 - place)
    leap(stage, { piece, from, atMs: atMs + wait, durationMs: MOTION_MS.hop })
  })
}

/** Out of the ship's hold into the captain's dock. */
function tookTreasure(stage: Stage, { seat, treasure }: TreasureTaken, ship: number, atMs: number): void {
  const piece = find(stage, `treasure-${seat}-${treasure}`)
  const from = stage.before.get(`ship-${ship}`)
  if (piece === null || from === undefined) return
  leap(stage, { piece, from: { ...from, unit: spotOf(piece).unit * 1.8 }, atMs, durationMs: MOTION_MS.hop })
}

/** From the man who earned it, where he lay: BUC-5.4. */
function paidWage(stage: Stage, { seat, place, ducats }: WagePaid, crew: Disc, atMs: number): void {
  const pile = stage.before.get(`crew-${crew}`)
  const from = pile === undefined ? undefined : { ...pile, y: pile.y - pile.band * (place + 1) * pile.unit }
  pay(stage, { from, seat, ducats, atMs })
}

/** The boarding that is being told: its crew and its ship. */
interface Boarding {
  readonly crew: Disc
  readonly ship: number
}

const NO_BOARDING: Boarding = { crew: -1, ship: -1 }

function boardingOf(events: readonly Event[]): Boarding {
  const boarded = events.find((event) => event.type === 'boarded')
  return boarded?.type === 'boarded' ? { crew: boarded.crew, ship: boarded.ship } : NO_BOARDING
}

/** She lies where she lay, under new colours, until everybody has his share; then she makes sail for the horizon. */
function tookShip({ root }: Stage, ship: number, lastsMs: number): void {
  const prize = root.querySelector(`[data-prize="${ship}"]`)
  if (prize === null || !motionAllowed()) return
  const near = 'translateY(18%) scale(1.6)'
  prize.animate(
    [
      { transform: near, offset: 0 },
      { transform: near, offset: 0.55, easing: EASE_SWELL },
      { transform: 'none', offset: 1 },
    ],
    { duration: Math.max(lastsMs, MOTION_MS.sailSpace) },
  )
}

function arrived({ root }: Stage, ships: readonly number[], atMs: number): void {
  ships.forEach((ship, nth) => {
    const card = root.querySelector(`[data-piece="ship-${ship}"]`)
    card?.animate(
      [
        { opacity: 0, transform: motionAllowed() ? 'translateX(1.2rem)' : 'none' },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: motionAllowed() ? MOTION_MS.hop : MOTION_MS.fade,
        delay: motionAllowed() ? atMs + nth * 60 : 0,
        easing: EASE_OUT,
        fill: 'backwards',
      },
    )
  })
}

function show(stage: Stage, event: Event, { crew, ship }: Boarding, atMs: number): void {
  const hold = stage.before.get(`ship-${ship}`)
  switch (event.type) {
    case 'covered':
      return covered(stage, event, atMs)
    case 'treasureTaken':
      return tookTreasure(stage, event, ship, atMs)
    case 'wagePaid':
      return paidWage(stage, event, crew, atMs)
    case 'restKept':
      return pay(stage, { from: hold, seat: event.seat, ducats: event.ducats, atMs })
    case 'deficitPaid':
      return pay(stage, {
        from: stage.before.get(`purse-${event.seat}`),
        seat: event.seat,
        ducats: -event.ducats,
        atMs,
      })
    case 'crewHome':
      return wentHome(stage, event, atMs)
    case 'shipsArrived':
      return arrived(stage, event.ships, atMs)
    default:
      return // told by the log alone
  }
}

/** Pieces that only had to make room slide there. */
function makeRoom(stage: Stage, moved: ReadonlySet<string>): void {
  if (!motionAllowed()) return
  for (const piece of stage.root.querySelectorAll('[data-spot^="crew-"]')) {
    const name = piece.getAttribute('data-spot') ?? ''
    const from = stage.before.get(name)
    const to = spotOf(piece)
    if (from === undefined || moved.has(name) || Math.hypot(from.x - to.x, from.y - to.y) < 2) continue
    piece.animate(
      [
        { transform: shiftTo(from, to), transformOrigin: '50% 100%' },
        { transform: 'none', transformOrigin: '50% 100%' },
      ],
      { duration: MOTION_MS.hop / 2, easing: EASE_OUT },
    )
  }
}

function movedBy(events: readonly Event[]): Set<string> {
  const discs = events.flatMap((event) =>
    event.type === 'covered' ? [event.crew] : event.type === 'crewHome' ? event.discs : [],
  )
  return new Set(discs.map((disc) => `crew-${disc}`))
}

/** One after the other, as the rule tells it. */
export function animate(stage: Stage, events: readonly Event[], score: Score<Event>): void {
  if (events.length === 0) return skip(stage.sky)
  const boarding = boardingOf(events)
  makeRoom(stage, movedBy(events))
  if (boarding !== NO_BOARDING) tookShip(stage, boarding.ship, scoreMs(score))
  for (const event of events) show(stage, event, boarding, beginsMs(score, event))
}
