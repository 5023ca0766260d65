// What a captain may expect of a volley and of a battle, from what lies open on the table: exact, and pure. The dice know no better.
import { bySeat, seatsOf, type Seat } from '@flibuste/kernel'
import { CANNONADE, CREW, GRAPPLE, HULL, NO_PARROT, POWDER_MAGAZINE, ROWS, SAILS, SMOKE, type Row } from '../cards.ts'
import { FACES, HIT_FROM, ROYAL_NAVY, SMOKE_HIT_FROM, TREASURE_ISLAND, type Fighter, type Place } from '../data.ts'
import { duelsOf, gunneryOf, type Combatant } from '../duels.ts'
import { isSeat, LEGEND, NAVY, type Party } from '../moves.ts'
import { chanceToOutlast, chancesOf, type Duellist } from '../odds.ts'
import { tablesOf } from '../tables.ts'
import type { PlayerView, View } from '../view.ts'
import { fighterOfLegend, hitsToLose } from './battle-frame.ts'
import { hitsExpected } from './prospects.ts'

/** One thing to fire at: the chance to move it at all, and to be rid of the ship. */
export interface TargetOdds {
  /** -1: the hull of a ship without a captain. */
  readonly section: Row
  readonly moves: number
  readonly routs: number
}

export interface VolleyOdds {
  readonly dice: number
  readonly needed: number
  /** By number of hits. */
  readonly chances: readonly number[]
  readonly targets: readonly TargetOdds[]
}

const rowsOf = (): Row[] => Array.from({ length: ROWS }, (_, row) => row)

const sumOf = (chances: readonly number[], isSo: (hits: number) => boolean): number =>
  chances.reduce((sum, chance, hits) => (isSo(hits) ? sum + chance : sum), 0)

/** Hits a section takes for each that lands when another is aimed at: COV-16.5, COV-16.7. */
function hitsOn(volley: readonly number[], aimed: Row, row: Row): number {
  const direct = row === aimed || volley.includes(CANNONADE) ? 1 : 0
  return direct + (row === HULL && volley.includes(POWDER_MAGAZINE) ? 1 : 0)
}

function captainOdds(view: View, at: Seat, chances: readonly number[]): TargetOdds[] {
  const player = view.players[at]!
  const volley = view.step === 'command' ? [] : (view.battle?.volley ?? [])
  const isLost = (aimed: Row, hits: number): boolean =>
    rowsOf().some((row) => {
      const struck = hits * hitsOn(volley, aimed, row)
      return struck > 0 && struck >= hitsToLose(player, row)
    })
  return rowsOf().map((section) => {
    const guards = hitsToLose(player, section) - player.sections[section]!.level
    const each = hitsOn(volley, section, section)
    return {
      section,
      moves: sumOf(chances, (hits) => hits * each > guards),
      routs: sumOf(chances, (hits) => isLost(section, hits)),
    }
  })
}

const hullOf = ({ battle }: View, party: Party): number =>
  (party === LEGEND ? battle?.legendHull : battle?.navyHull) ?? 0

function hunterOdds(view: View, party: Party, chances: readonly number[]): TargetOdds[] {
  const each = view.battle?.volley.includes(POWDER_MAGAZINE) === true ? 2 : 1
  const hull = hullOf(view, party)
  return [
    { section: -1, moves: sumOf(chances, (hits) => hits > 0), routs: sumOf(chances, (hits) => hits * each >= hull) },
  ]
}

/** The volley that is about to be fired at a ship, whatever section is aimed at. */
export function volleyOdds(view: View, seat: Seat, at: Party): VolleyOdds {
  const { dice, needed } = hitsExpected(view, seat, at)
  const chances = chancesOf(dice, FACES + 1 - needed)
  return { dice, needed, chances, targets: isSeat(at) ? captainOdds(view, at, chances) : hunterOdds(view, at, chances) }
}

const weakest = (player: PlayerView): number => Math.min(...rowsOf().map((row) => hitsToLose(player, row)))

const AIMED: { readonly [aim: string]: Row } = { hull: HULL, crew: CREW }

/** Hits a captain can take from a ship that fires where it always does. */
function standsAgainst(player: PlayerView, { aim }: Fighter): number {
  const row = AIMED[aim]
  return row === undefined ? weakest(player) : hitsToLose(player, row)
}

const facesAt = ({ battle }: View, at: Party): number => {
  const isSmoked = battle?.played.some(({ seat, card }) => seat === at && card === SMOKE) ?? false
  return FACES + 1 - (isSmoked ? SMOKE_HIT_FROM : HIT_FROM)
}

interface Side extends Duellist {
  readonly speed: number
}

function captainSide(view: View, seat: Seat, hits: number, at: Party): Side {
  const { dice, speed } = bySeat(view.players, seat)
  return { hits, dice, speed, faces: facesAt(view, at) }
}

type Pair = readonly [mine: Side, theirs: Side]

function pairWithHunter(view: View, seat: Seat, party: Party, fighter: Fighter, hull: number): Pair {
  const mine = captainSide(view, seat, standsAgainst(bySeat(view.players, seat), fighter), party)
  return [mine, { hits: hull, dice: fighter.dice, speed: fighter.speed, faces: facesAt(view, seat) }]
}

/** A captain as he goes into a duel. */
function combatantOf(view: View, seat: Seat): Combatant {
  const player = bySeat(view.players, seat)
  const isGrappled = view.battle?.played.some(({ card }) => card === GRAPPLE) ?? false
  return {
    hits: rowsOf().map((row) => hitsToLose(player, row)),
    levels: player.sections.map(({ level }) => level),
    gunnery: gunneryOf(player.parrot?.parrot ?? NO_PARROT, isGrappled),
    wind: player.speed - player.sections[SAILS]!.value,
    faces: facesAt(view, seat),
  }
}

const duelsIn = (view: View): ReturnType<typeof duelsOf> => duelsOf(tablesOf(view.options.edition))

const isGone = ({ hits }: Combatant): boolean => Math.min(...hits) <= 0

/** Between captains, as an exchange begins: exact, whoever fires where. */
function meetCaptain(view: View, seat: Seat, other: Seat): number {
  const [mine, theirs] = [combatantOf(view, seat), combatantOf(view, other)]
  if (isGone(mine)) return 0
  return isGone(theirs) ? 1 : duelsIn(view).even(mine, theirs)
}

/** The same from the volley that is due. */
function duelWithCaptain(view: View, seat: Seat, other: Seat): number {
  const [mine, theirs] = [combatantOf(view, seat), combatantOf(view, other)]
  const order = view.battle?.order ?? []
  if (isGone(mine) || isGone(theirs)) return isGone(mine) ? 0 : 1
  return duelsIn(view).toFire(mine, theirs, order.includes(other) && order.indexOf(other) < order.indexOf(seat))
}

/**
 * The chance to outlast another ship of the battle from the volley that is due. Of captains both fire where it is best, and dice and speed are
 * lost on the way; a hunter has a hull alone, and fires where it always does.
 */
export function duelOdds(view: View, seat: Seat, party: Party): number {
  if (isSeat(party)) return duelWithCaptain(view, seat, party)
  const fighter = fighterHere(view, party)
  return fighter === null ? 1 : chanceToOutlast(...pairWithHunter(view, seat, party, fighter, hullOf(view, party)))
}

/** Ships that one fights where one is: captains keep the peace at Treasure Island, COV-6.3. */
export function foesOf({ battle }: View, seat: Seat): Party[] {
  if (battle === null) return []
  const captains = battle.place === TREASURE_ISLAND ? [] : seatsOf(battle.seats).filter((other) => other !== seat)
  return [...captains, ...(battle.legendHull > 0 ? [LEGEND] : []), ...(battle.navyHull > 0 ? [NAVY] : [])]
}

const fighterHere = ({ battle, blackShips }: View, party: Party): Fighter | null =>
  party === NAVY ? ROYAL_NAVY : fighterOfLegend(blackShips[battle?.ship ?? -1]?.legend ?? -1)

export const speedOfFoe = (view: View, party: Party): number =>
  isSeat(party) ? bySeat(view.players, party).speed : (fighterHere(view, party)?.speed ?? 0)

/** The chance to outlast another ship of the battle before the first exchange, with the cards that lie there. */
export function oddsInBattle(view: View, seat: Seat, party: Party): number {
  if (isSeat(party)) return meetCaptain(view, seat, party)
  const fighter = fighterHere(view, party)
  return fighter === null ? 1 : meet(pairWithHunter(view, seat, party, fighter, hullOf(view, party)))
}

/** A captain's chance to outlast the Royal Navy, should it come. */
export const oddsAgainstNavy = (view: View, seat: Seat): number =>
  meet(pairWithHunter(view, seat, NAVY, ROYAL_NAVY, ROYAL_NAVY.hull))

/** The faster fires first; equal ones as likely as not. COV-8.1. */
function meet([mine, theirs]: Pair): number {
  const ahead = chanceToOutlast(mine, theirs)
  const behind = 1 - chanceToOutlast(theirs, mine)
  return mine.speed === theirs.speed ? (ahead + behind) / 2 : mine.speed > theirs.speed ? ahead : behind
}

/** Whom a captain might meet, and how he would fare. */
export interface Meeting {
  readonly party: Party
  /** -1 where it is a captain. */
  readonly legend: number
  readonly chance: number
}

/** The legend known to be at an island; then every other captain, should he come: at Treasure Island they keep the peace, COV-6.3. */
export function meetingsAt(view: View, seat: Seat, place: Place): Meeting[] {
  const legends = view.blackShips.flatMap(({ place: at, legend }): Meeting[] => {
    const fighter = at === place ? fighterOfLegend(legend) : null
    if (fighter === null) return []
    return [{ party: LEGEND, legend, chance: meet(pairWithHunter(view, seat, LEGEND, fighter, fighter.hull)) }]
  })
  if (place === TREASURE_ISLAND) return legends
  const captains = view.players.flatMap((_, other): Meeting[] =>
    other === seat ? [] : [{ party: other, legend: -1, chance: meetCaptain(view, seat, other) }],
  )
  return [...legends, ...captains]
}
