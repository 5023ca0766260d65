// Duels of two captains solved exactly, by what lies open on both mats: every volley, every section that may be fired at, dice and speed lost on
// the way, guards that take hits. Cards still to be played and flight are left out. Solved as they are asked for, and remembered.
// For captains who ask: bots play no better by it, and take longer (docs/decisions/0186). No rule is made here.
import { nth, oncePer } from '@flibuste/kernel'
import { BONES, CANNONS, CREW, HULL, ROWS, SAILS, SILVER, type Card, type Row } from './cards.ts'
import { SILVER_DICE } from './data.ts'
import { chancesOf } from './odds.ts'
import type { Tables } from './tables.ts'

/** What decides how many dice are thrown: COV-2.2, and parrots and Grapple that change it. */
export type Gunnery = 'smaller' | 'crew' | 'cannons' | 'silver'

/** COV-12.6, COV-12.7, COV-15.3, COV-15.4. What a parrot gives is taken to last. */
export function gunneryOf(parrot: Card, isGrappled: boolean): Gunnery {
  if (parrot === SILVER) return 'silver'
  if (parrot === BONES) return 'cannons'
  return isGrappled ? 'crew' : 'smaller'
}

/** A ship as it goes into a duel. */
export interface Combatant {
  /** By section: hits that push the ring off, guards counted, and its level once the guards are gone. */
  readonly hits: readonly number[]
  readonly levels: readonly number[]
  readonly gunnery: Gunnery
  /** Speed beyond what the sails give. */
  readonly wind: number
  /** In how many of six faces a die hits it. */
  readonly faces: number
}

/** Hits and levels of sails, crew and cannons, and hits of the hull. */
type Fitting = readonly [number, number, number, number, number, number, number]

/** A ship as the solver knows it. All that are alike are one. */
interface Ship extends Combatant {
  readonly id: number
  readonly dice: number
  readonly speed: number
  /** By section, then by hits on it: the ship that is left; null: it is gone. */
  readonly struck: (Ship | null)[][]
  /** Chances against other ships, by their ids: as an exchange begins, and when the other ship has fired in it and this one has not. */
  readonly even: number[]
  readonly second: number[]
}

const GUNNERIES: readonly Gunnery[] = ['smaller', 'crew', 'cannons', 'silver']
/** More ships than this are not remembered. */
const MOST_SHIPS = 2000

class Duels {
  /** The ships met so far, by wind, then by a key of all else. */
  private ships: Map<number, Ship>[] = []
  private launched = 0
  private readonly values: Tables['values']
  /** Whether crew and cannons are worth the same level by level. */
  private readonly isAlike: boolean

  constructor({ values }: Tables) {
    this.values = values
    this.isAlike = nth(values, CREW).every((value, level) => value === nth(values, CANNONS)[level])
  }

  /** The chance of `one` to outlast `two` when an exchange begins. */
  even(one: Combatant, two: Combatant): number {
    this.forgetIfMany()
    return this.evenOf(this.ship(one), this.ship(two))
  }

  /** The same when it is `one`'s turn to fire. `hasFired`: whether `two` has fired in this exchange; otherwise it fires next. */
  toFire(one: Combatant, two: Combatant, hasFired: boolean): number {
    this.forgetIfMany()
    const [mine, theirs] = [this.ship(one), this.ship(two)]
    if (hasFired) return this.secondOf(mine, theirs)
    const miss = nth(chancesOf(mine.dice, theirs.faces), 0)
    return this.gain(mine, theirs, false) + miss * (1 - this.secondOf(theirs, mine))
  }

  /** Where `one` fires best. */
  aim(one: Combatant, two: Combatant, hasFired: boolean): Row {
    this.forgetIfMany()
    const mine = this.ship(one)
    let best: Row = HULL
    let most = -1
    for (let row = 0; row < ROWS; row++) {
      const gain = this.gainAt(mine, two.faces, (hits) => this.strike(two, row, hits), hasFired)
      if (gain > most) [best, most] = [row, gain]
    }
    return best
  }

  /**
   * Makes one of all ships that are alike. If crew and cannons are worth the same level by level, only the one that goes first is worth a shot,
   * because a hit hurts there as much or more, so the two count as that one. Of sections that give neither dice nor speed only the fewest hits
   * among them count.
   */
  private ship({ hits, levels, gunnery, wind, faces }: Combatant): Ship {
    const sailHits = nth(hits, SAILS)
    let [crewHits, crew] = [nth(hits, CREW), nth(levels, CREW)]
    let [gunHits, guns] = [nth(hits, CANNONS), nth(levels, CANNONS)]
    let plain = Math.min(nth(hits, HULL), sailHits)
    if (gunnery !== 'smaller') {
      if (gunnery !== 'crew') plain = Math.min(plain, crewHits)
      if (gunnery !== 'cannons') plain = Math.min(plain, gunHits)
      if (gunnery === 'silver') [crewHits, crew, gunHits, guns] = [plain, 0, plain, 0]
      else if (gunnery === 'crew') [gunHits, guns] = [crewHits, crew]
      else [crewHits, crew] = [gunHits, guns]
    } else if (this.isAlike) {
      crewHits = gunHits = Math.min(crewHits, gunHits)
      crew = guns = Math.min(crew, guns)
    }
    plain = Math.min(plain, crewHits, gunHits)
    return this.known(
      [sailHits, nth(levels, SAILS), crewHits, Math.min(crew, crewHits), gunHits, Math.min(guns, gunHits), plain],
      { gunnery, wind, faces },
    )
  }

  /** Sections in the order of the mat, but for the hull hits and levels alike. */
  private known(
    [sailHits, sails, crewHits, crew, gunHits, guns, hull]: Fitting,
    { gunnery, wind, faces }: Pick<Combatant, 'gunnery' | 'wind' | 'faces'>,
  ): Ship {
    // Twenty-eight bits for hits and levels, two for the gunnery, one for the faces: one or two of six.
    const parts =
      (sailHits << 24) | (sails << 20) | (crewHits << 16) | (crew << 12) | (gunHits << 8) | (guns << 4) | hull
    const key = (parts * 4 + GUNNERIES.indexOf(gunnery)) * 2 + (faces - 1)
    const alike = (this.ships[wind] ??= new Map())
    let ship = alike.get(key)
    if (ship === undefined) {
      const [hits, levels] = [
        [sailHits, crewHits, gunHits, hull],
        [sails, crew, guns, hull],
      ]
      ship = this.launch({ hits, levels, gunnery, wind, faces })
      alike.set(key, ship)
    }
    return ship
  }

  private launch(ship: Combatant): Ship {
    const valueOf = (row: Row): number => nth(nth(this.values, row), nth(ship.levels, row))
    const [crew, cannons] = [valueOf(CREW), valueOf(CANNONS)]
    const dice = { smaller: Math.min(crew, cannons), crew, cannons, silver: SILVER_DICE }[ship.gunnery]
    const speed = valueOf(SAILS) + ship.wind
    return { ...ship, id: this.launched++, dice, speed, struck: [[], [], [], []], even: [], second: [] }
  }

  private strike(ship: Combatant, row: Row, by: number): Ship | null {
    const left = nth(ship.hits, row) - by
    if (left <= 0) return null
    const levels = ship.levels.with(row, Math.min(nth(ship.levels, row), left))
    return this.ship({ ...ship, hits: ship.hits.with(row, left), levels })
  }

  private struck(ship: Ship, row: Row, by: number): Ship | null {
    const known = nth(ship.struck, row)[by]
    if (known !== undefined) return known
    return (nth(ship.struck, row)[by] = this.strike(ship, row, by))
  }

  /** Sections worth a shot. */
  private isTarget({ hits, gunnery }: Ship, row: Row): boolean {
    const isSilver = gunnery === 'silver'
    if (row === SAILS) return true
    if (row === HULL) return nth(hits, HULL) < (isSilver ? nth(hits, SAILS) : Math.min(...hits.slice(0, HULL)))
    if (isSilver) return false
    return row === (gunnery === 'cannons' ? CANNONS : CREW) || (gunnery === 'smaller' && !this.isAlike)
  }

  /** What firing at one section brings by its hits. Misses are left out. */
  private gainAt(one: Ship, faces: number, hit: (hits: number) => Ship | null, isSecond: boolean): number {
    const chances = chancesOf(one.dice, faces)
    let sum = 0
    for (let hits = 1; hits < chances.length; hits++) {
      const left = hit(hits)
      const worth = left === null ? 1 : isSecond ? this.evenOf(one, left) : 1 - this.secondOf(left, one)
      sum += nth(chances, hits) * worth
    }
    return sum
  }

  /** The same for the section where it is most. A miss comes to the same wherever one fires, so it need not be counted to compare. */
  private gain(one: Ship, two: Ship, isSecond: boolean): number {
    let most = 0
    for (let row = 0; row < ROWS; row++) {
      if (!this.isTarget(two, row)) continue
      most = Math.max(
        most,
        this.gainAt(one, two.faces, (hits) => this.struck(two, row, hits), isSecond),
      )
    }
    return most
  }

  private evenOf(one: Ship, two: Ship): number {
    if (one.even[two.id] === undefined) this.solve(one, two)
    return nth(one.even, two.id)
  }

  private secondOf(one: Ship, two: Ship): number {
    if (one.second[two.id] === undefined) this.solve(one, two)
    return nth(one.second, two.id)
  }

  /**
   * Both may miss for ever, so the chance of `one` as an exchange begins, e, follows from itself. Firing first is worth what hits bring, and after
   * a miss what the other's fire leaves, which is e again if that misses too: one linear equation. It is solved the same way round whoever asks,
   * so that the same question gets the same answer to the last bit.
   */
  private solve(asking: Ship, asked: Ship): void {
    const [one, two] = isBefore(asking, asked) ? [asking, asked] : [asked, asking]
    const [miss, theirMiss] = [nth(chancesOf(one.dice, two.faces), 0), nth(chancesOf(two.dice, one.faces), 0)]
    const [mine, theirs] = [this.gain(one, two, true), this.gain(two, one, true)]
    const ahead = this.gain(one, two, false) + miss * (1 - theirs - theirMiss)
    const behind = 1 - this.gain(two, one, false) - theirMiss * (1 - mine)
    const lead = one.speed === two.speed ? 0.5 : one.speed > two.speed ? 1 : 0
    const even = one === two ? 0.5 : (lead * ahead + (1 - lead) * behind) / (1 - miss * theirMiss)
    two.even[one.id] = 1 - even
    two.second[one.id] = theirs + theirMiss * (1 - even)
    one.even[two.id] = even
    one.second[two.id] = mine + miss * even
  }

  private forgetIfMany(): void {
    if (this.launched < MOST_SHIPS) return
    this.ships = []
    this.launched = 0
  }
}

/** An order that does not depend on who was asked about first. */
function isBefore(one: Ship, two: Ship): boolean {
  for (let row = 0; row < ROWS; row++) {
    if (one.hits[row] !== two.hits[row]) return nth(one.hits, row) < nth(two.hits, row)
    if (one.levels[row] !== two.levels[row]) return nth(one.levels, row) < nth(two.levels, row)
  }
  if (one.wind !== two.wind) return one.wind < two.wind
  if (one.faces !== two.faces) return one.faces < two.faces
  return GUNNERIES.indexOf(one.gunnery) <= GUNNERIES.indexOf(two.gunnery)
}

const SOLVERS = new WeakMap<Tables, Duels>()

/** Those of one edition’s mat. */
export const duelsOf = (tables: Tables): Duels => oncePer(SOLVERS, tables, (key) => new Duels(key))
