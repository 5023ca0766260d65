// For tests: a table at which hands are hidden, and random play that turns the pile over again and again.
import { sizeOfBag } from '../src/bag.ts'
import { Sfc32, type Chance } from '../src/chance.ts'
import { addTo, cloneLists, nth } from '../src/lists.ts'
import { bySeat } from '../src/seats.ts'
import {
  cloneTrails,
  handOf,
  laidOf,
  newTrails,
  noteDrawn,
  noteLaid,
  noteLeft,
  noteTaken,
  noteTurnedOver,
  noteTurnedUp,
  type Trails,
} from '../src/trails/trails.ts'

export interface Setting {
  readonly seats: number
  /** By kind. */
  readonly deck: readonly number[]
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
  readonly handSize: number
}

/** Small enough to tell every history that looks the same. */
export const SMALL: Setting = { seats: 2, deck: [4, 4, 2, 3], lying: [2, 3], handSize: 4 }

/** So large, and its piles so small, that a quick guess often proves wrong. */
export const CROWDED: Setting = {
  seats: 4,
  deck: [7, 6, 5, 4, 4, 3, 2, 2, 1, 1, 4, 3, 2],
  lying: [10, 11, 12],
  handSize: 8,
}

export interface Down {
  readonly seat: number
  readonly since: number
  readonly card: number
}

export interface Play {
  readonly setting: Setting
  pile: number[]
  readonly discard: number[]
  readonly hands: number[][]
  readonly down: Down[]
  readonly trails: Trails
}

/** Something that happened: who, which card, when. */
export interface Deed {
  readonly what: 'draw' | 'leave' | 'lay' | 'pick' | 'turnUp'
  readonly seat: number
  readonly card: number
  readonly at: number
}

const noneOf = ({ deck }: Setting): number[] => deck.map(() => 0)

export const start = (setting: Setting): Play => ({
  setting,
  pile: setting.deck.slice(),
  discard: noneOf(setting),
  hands: Array.from({ length: setting.seats }, () => noneOf(setting)),
  down: [],
  trails: newTrails(setting.deck, setting.seats),
})

export const copyOf = ({ setting, pile, discard, hands, down, trails }: Play): Play => ({
  setting,
  pile: pile.slice(),
  discard: discard.slice(),
  hands: cloneLists(hands),
  down: down.slice(),
  trails: cloneTrails(trails),
})

function turnOver(play: Play): void {
  if (sizeOfBag(play.pile) > 0) return
  noteTurnedOver(play.trails, play.discard)
  play.pile = play.discard.slice()
  play.discard.fill(0)
}

function takeDown(play: Play, seat: number, at: number): Down {
  const index = play.down.findIndex((down) => down.seat === seat && down.since === at)
  return nth(play.down.splice(index, 1), 0)
}

export const DO: { readonly [W in Deed['what']]: (play: Play, deed: Deed) => void } = {
  draw(play, { seat, card }) {
    turnOver(play)
    addTo(play.pile, card, -1)
    addTo(bySeat(play.hands, seat), card)
    noteDrawn(play.trails, seat, card)
  },
  leave(play, { seat, card }) {
    addTo(bySeat(play.hands, seat), card, -1)
    addTo(play.discard, card)
    noteLeft(play.trails, seat, card)
  },
  lay(play, { seat, card, at }) {
    addTo(bySeat(play.hands, seat), card, -1)
    play.down.push({ seat, since: at, card })
    noteLaid(play.trails, seat, card, at)
  },
  pick(play, { seat, card, at }) {
    addTo(play.discard, card, -1)
    addTo(bySeat(play.hands, seat), card)
    noteTaken(play.trails, seat, card, at)
  },
  turnUp(play, { seat, card, at }) {
    takeDown(play, seat, at)
    addTo(play.discard, card)
    noteTurnedUp(play.trails, seat, card, at)
  },
}

/** Any card of a bag. */
function anyOf(bag: readonly number[], chance: Chance): number {
  const cards = bag.flatMap((copies, card) => Array.from({ length: copies }, () => card))
  return nth(cards, chance.below(cards.length))
}

/** The turn of a seat: two cards leave, or are laid or picked, something may be turned up, two are drawn. Only what can be. */
function turnOf(play: Play, at: number, chance: Chance): Deed[] {
  const deeds: Deed[] = []
  const { seats, lying: kinds, handSize } = play.setting
  const seat = at % seats
  const perform = (what: Deed['what'], card: number, since = at): void => {
    const deed = { what, seat, card, at: since }
    deeds.push(deed)
    DO[what](play, deed)
  }
  for (let count = 0; count < 2; count++) {
    const hand = bySeat(play.hands, seat)
    const lying = kinds.filter((card) => nth(hand, card) > 0)
    const dice = chance.below(12)
    if (dice < 2 && lying.length > 0) perform('lay', nth(lying, chance.below(lying.length)))
    else if (dice === 2 && sizeOfBag(play.discard) > 0) perform('pick', anyOf(play.discard, chance))
    else if (sizeOfBag(hand) > 0) perform('leave', anyOf(hand, chance))
  }
  const own = play.down.find((down) => down.seat === seat)
  if (own !== undefined && chance.below(3) === 0) perform('turnUp', own.card, own.since)
  while (sizeOfBag(bySeat(play.hands, seat)) < handSize && sizeOfBag(play.pile) + sizeOfBag(play.discard) > 0)
    perform('draw', anyOf(sizeOfBag(play.pile) > 0 ? play.pile : play.discard, chance))
  return deeds
}

export interface History {
  readonly play: Play
  readonly deeds: readonly Deed[]
}

export function history(setting: Setting, seed: number, turns: number): History {
  const chance = new Sfc32(seed)
  const play = start(setting)
  const deeds: Deed[] = []
  for (let at = 0; at < turns; at++) deeds.push(...turnOf(play, at, chance))
  return { play, deeds }
}

export const tableOf = (trails: Trails): Pick<Play, 'hands' | 'down'> => ({
  hands: trails.hands.map((trail) => handOf(trail, nth(trails.piles, 0).length)),
  down: trails.hands.flatMap((trail, seat) => laidOf(trail).map((laid) => ({ seat, ...laid }))),
})
