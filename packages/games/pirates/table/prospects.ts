// What an attack would come to: forces, exact odds, what is at stake. Pure; reads the view alone.
// Of a lair that lies face down the odds are those of all tiles it may be, each as likely as the others: PIR-I2.
import type { Seat } from '@flibuste/kernel'
import { HOLD, type Edition, type LairTile } from '../data.ts'
import { countOf } from '../figures.ts'
import { oddsOf, type Force, type Odds } from '../odds.ts'
import type { Party } from '../state.ts'
import type { LairView, ShipView, View } from '../view.ts'

export interface Prospect {
  readonly odds: Odds
  /** What the attacker would take on average if he wins. */
  readonly prize: number
  /** What he would lose if he is beaten. */
  readonly stake: number
}

const shipForce = ({ pirates, cannons }: ShipView): Force => ({ pirates, cannons, fixed: 0 })

const lairForce = ({ slots, fixed }: LairView): Force => ({
  pirates: countOf(slots, 'pirate'),
  cannons: countOf(slots, 'cannon'),
  fixed,
})

const tileForce = ({ pirates, cannons, fixed }: LairTile): Force => ({
  pirates: pirates.length,
  cannons: cannons.length,
  fixed,
})

const FIELDS = ['win', 'loss', 'draw', 'answer', 'ownLosses', 'theirLosses'] as const

/** Each as likely as the others. */
function meanOf(all: readonly Odds[]): Odds {
  const mean = { win: 0, loss: 0, draw: 0, answer: 0, ownLosses: 0, theirLosses: 0 }
  for (const odds of all) for (const field of FIELDS) mean[field] += odds[field] / all.length
  return mean
}

interface Foe {
  readonly force: Force
  readonly treasure: number
}

/** Whom one may meet: one foe, or one of several. */
function foesOf(view: View, edition: Edition, target: Party): Foe[] {
  if (target.kind === 'ship') {
    const ship = view.ships[target.seat]!
    return [{ force: shipForce(ship), treasure: ship.aboard }]
  }
  const lair = view.lairs[target.lair]!
  if (lair.face === 'up') return [{ force: lairForce(lair), treasure: lair.treasure }]
  const tiles = lair.face === 'down' ? view.hiddenTiles.map((tile) => edition.lairs[tile]!) : []
  return tiles.map((tile) => ({ force: tileForce(tile), treasure: tile.coin }))
}

/** Null where there is nothing to reckon: the attacker cannot fight, or there is nobody. PIR-5.3. */
export function prospectOf(view: View, edition: Edition, attacker: Seat, target: Party): Prospect | null {
  const ship = view.ships[attacker]
  const foes = foesOf(view, edition, target)
  if (ship === undefined || !ship.ready || foes.length === 0) return null
  const all = foes.map(({ force }) => oddsOf(shipForce(ship), force))
  const odds = meanOf(all)
  const won = foes.reduce((sum, foe, at) => sum + all[at]!.win * Math.min(foe.treasure, HOLD - ship.aboard), 0)
  const stake = target.kind === 'lair' ? ship.aboard : Math.min(ship.aboard, HOLD - view.ships[target.seat]!.aboard)
  return { odds, prize: odds.win === 0 ? 0 : won / foes.length / odds.win, stake }
}

/** Treasures an attack brings on average. */
export const gainOf = ({ odds, prize, stake }: Prospect): number => odds.win * prize - odds.loss * stake

/** Whole per cents that add up to a hundred: what is lost in rounding goes to the largest. */
export function perCent(shares: readonly number[]): number[] {
  const rounded = shares.map((share) => Math.round(share * 100))
  const largest = rounded.indexOf(Math.max(...rounded))
  const rest = 100 - rounded.reduce((sum, part) => sum + part, 0)
  return rounded.map((part, at) => (at === largest ? part + rest : part))
}
