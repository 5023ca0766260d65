// A battle as it stands at a moment: ships, mats, guards, cards laid, the newest volley. Pure: told on by events, drawn by the stage.
import { bySeat, type Seat } from '@flibuste/kernel'
import { BONES, CANNONS, CREW, GRAPPLE, PARROT_ROWS, SILVER, type Card, type Row } from '../cards.ts'
import { FIGHTERS, LEGENDS, ROYAL_NAVY, SILVER_DICE, type Fighter, type Level, type Place } from '../data.ts'
import type { Event, EventOf } from '../events.ts'
import { LEGEND, NAVY, type Party } from '../moves.ts'
import { NO_LEGEND, type Shot } from '../state.ts'
import type { PlayerView, View } from '../view.ts'
import { valueAt } from '../wording.ts'

/** `here`, or how it left. */
export type Fate = 'here' | 'fled' | 'routed' | 'sunk'

/** A ship in the battle. */
export interface ShipState {
  readonly party: Party
  readonly speed: number
  readonly fate: Fate
  /** Of a ship without a captain; -1 otherwise. */
  readonly hull: number
}

/** A card on the table: to the end of the battle, or for one volley. */
export interface Laid {
  readonly seat: Seat
  readonly card: Card
  readonly lasts: 'battle' | 'volley'
}

export interface BattleFrame {
  readonly place: Place
  readonly exchange: number
  readonly legend: number
  readonly ships: readonly ShipState[]
  /** Whose act it is, or was last; -1: nobody has acted yet. */
  readonly acting: Party
  readonly volley: Shot | null
  /** Volleys told so far: tells two that are alike apart. */
  readonly shots: number
  /** By seat: mats, guards and dice as they stand. */
  readonly players: readonly PlayerView[]
  /** By seat, then section: where a ring stood before the newest volley; 0: it has not moved. */
  readonly was: readonly (readonly Level[])[]
  readonly laid: readonly Laid[]
  readonly over: boolean
}

export function fighterOfLegend(legend: number): Fighter | null {
  const name = LEGENDS[legend]
  return name === undefined || name === 'cacafuego' ? null : FIGHTERS[name]
}

/** Neither captains nor the galleon: COV-18.1, COV-19.9. */
export const fighterIn = ({ legend }: BattleFrame, party: Party): Fighter | null =>
  party === LEGEND ? fighterOfLegend(legend) : party === NAVY ? ROYAL_NAVY : null

/** Its number in the order of fire; 0 while nobody fires yet. Whoever has left keeps the number, so that no other changes: COV-8.1. */
export const turnOf = ({ exchange, ships }: BattleFrame, party: Party): number =>
  exchange === 0 ? 0 : ships.findIndex((ship) => ship.party === party) + 1

const noneWas = (players: readonly PlayerView[]): Level[][] => players.map(({ sections }) => sections.map(() => 0))

const EMPTY = (players: readonly PlayerView[]): BattleFrame => ({
  place: 0,
  exchange: 0,
  legend: NO_LEGEND,
  ships: [],
  acting: -1,
  volley: null,
  shots: 0,
  players,
  was: noneWas(players),
  laid: [],
  over: false,
})

/** Boarding cards are asked of captains alone; a black ship or the Navy lies there all the same, and fires when the exchanges begin. */
function hunters({ battle, blackShips }: View): ShipState[] {
  if (battle === null || battle.exchange > 0) return []
  const legend = fighterOfLegend(blackShips[battle.ship]?.legend ?? NO_LEGEND)
  const all = [
    { party: LEGEND, fighter: legend, hull: battle.legendHull },
    { party: NAVY, fighter: ROYAL_NAVY, hull: battle.navyHull },
  ]
  return all.flatMap(({ party, fighter, hull }): ShipState[] =>
    fighter === null || hull < 0 || battle.parties.some((one) => one.party === party)
      ? []
      : [{ party, speed: fighter.speed, fate: 'here', hull }],
  )
}

/** As the view has it; nothing where nobody fights. */
export function frameOf(view: View): BattleFrame | null {
  const { battle, blackShips, players } = view
  if (battle === null) return null
  const { order, turn, volley, parties } = battle
  const hulls = new Map<Party, number>([
    [LEGEND, battle.legendHull],
    [NAVY, battle.navyHull],
  ])
  const gunner = order[turn - 1] ?? -1
  return {
    ...EMPTY(players),
    place: battle.place,
    exchange: battle.exchange,
    legend: blackShips[battle.ship]?.legend ?? NO_LEGEND,
    // A legend that is sunk has lost its name with its ship: only the report of that volley still knows it.
    ships: [
      ...parties
        .filter(({ party, here }) => here || party !== LEGEND)
        .map(({ party, speed, here }): ShipState => ({
          party,
          speed,
          fate: here ? 'here' : 'fled',
          hull: hulls.get(party) ?? -1,
        })),
      ...hunters(view),
    ],
    acting: gunner,
    volley: battle.shot.by < 0 ? null : battle.shot,
    laid: [
      ...battle.played.map(({ seat, card }): Laid => ({ seat, card, lasts: 'battle' })),
      ...volley.map((card): Laid => ({ seat: gunner, card, lasts: 'volley' })),
    ],
  }
}

export const firstFrame = (view: View): BattleFrame => frameOf(view) ?? EMPTY(view.players)

/** COV-2.2, COV-12.6, COV-12.7, COV-15.3, as ships.ts has them: here of a mat in the middle of an answer, where there is no state. */
function diceOn({ sections, parrot }: PlayerView, laid: readonly Laid[]): number {
  const [crew, cannons] = [sections[CREW]!.value, sections[CANNONS]!.value]
  if (parrot?.parrot === SILVER) return SILVER_DICE
  if (parrot?.parrot === BONES) return cannons
  return laid.some(({ card }) => card === GRAPPLE) ? crew : Math.min(crew, cannons)
}

const loaded = (frame: BattleFrame): BattleFrame => ({
  ...frame,
  players: frame.players.map((player) => ({ ...player, dice: diceOn(player, frame.laid) })),
})

const withPlayer = (frame: BattleFrame, seat: Seat, part: Partial<PlayerView>): BattleFrame =>
  loaded({ ...frame, players: frame.players.map((player, at) => (at === seat ? { ...player, ...part } : player)) })

type Section = PlayerView['sections'][number]

const withSection = (frame: BattleFrame, seat: Seat, row: Row, part: Partial<Section>): BattleFrame =>
  withPlayer(frame, seat, {
    sections: bySeat(frame.players, seat).sections.map((section, at) =>
      at === row ? { ...section, ...part } : section,
    ),
  })

const withShip = (frame: BattleFrame, party: Party, part: Partial<ShipState>): BattleFrame => ({
  ...frame,
  ships: frame.ships.map((ship) => (ship.party === party ? { ...ship, ...part } : ship)),
})

function begun(frame: BattleFrame, { place, seats, legend, navy }: EventOf<'battleBegan'>): BattleFrame {
  const next: BattleFrame = { ...EMPTY(frame.players), place, legend, shots: frame.shots }
  const hunters = [...(legend < 0 ? [] : [LEGEND]), ...(navy ? [NAVY] : [])]
  const ships = [...seats, ...hunters].map((party): ShipState => {
    const { speed = frame.players[party]?.speed ?? 0, hull = -1 } = fighterIn(next, party) ?? {}
    return { party, speed, fate: 'here', hull }
  })
  return { ...next, ships }
}

/** Ships that are gone stay at the end of the row. */
function ordered(frame: BattleFrame, { parties, speeds, exchange }: EventOf<'orderSet'>): BattleFrame {
  const named = parties.flatMap((party, nth) => {
    const ship = frame.ships.find((one) => one.party === party)
    return ship === undefined ? [] : [{ ...ship, speed: speeds[nth] ?? ship.speed }]
  })
  return {
    ...frame,
    exchange,
    acting: -1,
    ships: [...named, ...frame.ships.filter(({ party }) => !parties.includes(party))],
  }
}

function ringMoved(frame: BattleFrame, { seat, section, from, to }: EventOf<'ringMoved'>, view: View): BattleFrame {
  const next = withSection(frame, seat, section, { level: to, value: valueAt(view, section, to) })
  const first = frame.was[seat]?.[section] ?? 0
  return {
    ...next,
    was: frame.was.map((levels, at) => (at === seat && first === 0 ? levels.with(section, from) : levels)),
  }
}

const lay = (frame: BattleFrame, laid: Laid): BattleFrame =>
  loaded({ ...frame, acting: laid.seat, laid: [...frame.laid, laid] })

type Steps = { readonly [T in Event['type']]?: (frame: BattleFrame, event: EventOf<T>, view: View) => BattleFrame }

const STEPS: Steps = {
  battleBegan: begun,
  orderSet: ordered,
  boardingPlayed: (frame, { seat, card }) => lay(frame, { seat, card, lasts: 'battle' }),
  volleyPlayed: (frame, { seat, card }) => lay(frame, { seat, card, lasts: 'volley' }),
  fired: (frame, { by, at, section, dice, needed, hits }) => ({
    ...frame,
    acting: by,
    volley: { by, at, section, dice, needed, hits },
    shots: frame.shots + 1,
    was: noneWas(frame.players),
    laid: frame.laid.filter(({ lasts, seat }) => lasts === 'battle' || seat === by),
  }),
  artisanHit: (frame, { seat, section, left }) => withSection(frame, seat, section, { artisan: left }),
  parrotHit: (frame, { seat, parrot, left }) =>
    withPlayer(frame, seat, { parrot: left === 0 ? null : { parrot, wounded: true } }),
  ringMoved,
  hullHit: (frame, { party, hull }) => withShip(frame, party, { hull }),
  mended: (frame, { hull }) => withShip(frame, LEGEND, { hull }),
  sunk: (frame, { party }) => withShip(frame, party, { fate: 'sunk' }),
  routed: (frame, { seat }) => withShip(frame, seat, { fate: 'routed' }),
  fled: (frame, { seat }) => ({ ...withShip(frame, seat, { fate: 'fled' }), acting: seat }),
  boardingPassed: (frame, { seat }) => ({ ...frame, acting: seat }),
  held: (frame, { seat }) => ({ ...frame, acting: seat }),
  battleEnded: (frame) => ({ ...frame, over: true }),
}

/** After one more event. */
export function stepped<T extends Event['type']>(frame: BattleFrame, event: EventOf<T>, view: View): BattleFrame {
  const take: ((frame: BattleFrame, event: EventOf<T>, view: View) => BattleFrame) | undefined = STEPS[event.type as T]
  return take?.(frame, event, view) ?? frame
}

/** Hits that push the ring of a section off, guards included: COV-8.10. */
export function hitsToLose({ sections, parrot }: PlayerView, row: Row): number {
  const { level, artisan } = sections[row]!
  const feathers = parrot !== null && PARROT_ROWS[parrot.parrot] === row ? (parrot.wounded ? 1 : 2) : 0
  return level + artisan + feathers
}
