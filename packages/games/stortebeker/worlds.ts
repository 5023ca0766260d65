// States that fit what a viewer has seen: cards are dealt along the trails they left. Of ships nothing is hidden but what is not
// decided yet: STO-1.4, STO-I3.
import {
  dealManyTrails,
  dealTrails,
  handOf,
  kept,
  laidOf,
  pileOf,
  repeat,
  type Chance,
  type Seat,
  type SeenTable,
  type Trail,
  type Trails,
  type Viewer,
} from '@flibuste/kernel'
import { CARD_KINDS, PIRATE_CARDS, type Card } from './cards.ts'
import {
  clone,
  EMPTY_SIDE,
  frozenOptions,
  NO_SHIP,
  setSide,
  sideOf,
  type Attack,
  type Side,
  type State,
} from './state.ts'
import type { PlaceView, SideView, View } from './view.ts'

const NOT_DEALT: Card = -1

function sideFrom({ goods, pirates }: SideView): Side {
  if (goods.length === 0 && pirates.length === 0) return EMPTY_SIDE
  const down = pirates.filter(({ shown }) => !shown)
  return kept({
    goods: goods.slice(),
    up: pirates.flatMap(({ card, shown }) => (shown && card !== null ? [card] : [])),
    down: down.map(({ card }) => card ?? NOT_DEALT),
    laid: down.map(({ laid }) => laid),
  })
}

const shipId = ({ ship }: PlaceView): number => ship?.id ?? NO_SHIP
const frozenAttack = ({ seat, dice, pirates, marks, total }: Attack): Attack =>
  kept({ seat, dice: kept(dice.slice()), pirates: kept(pirates.slice()), marks, total })
const emptyHand = (): number[] => repeat(CARD_KINDS, 0)

/** A state with all that is in the view. Hands of others are still empty: they are dealt along the trails afterwards. */
function stateFrom(view: View): State {
  const { cards, players } = view
  return {
    options: frozenOptions(view.options),
    firstSeat: view.firstSeat,
    active: view.active,
    round: view.round,
    turn: view.turn,
    quota: cards.quota,
    placed: cards.placed,
    discarded: cards.discarded,
    paid: cards.paid,
    reserved: kept(cards.picked.slice()),
    tried: kept(view.tried.slice()),
    stop: view.stop,
    throw: kept({ ...view.throw, goods: kept(view.throw.goods.slice()) }),
    duel: kept({ ...view.duel, attacks: kept(view.duel.attacks.map(frozenAttack)) }),
    hands: players.map(({ hand }) => hand?.slice() ?? emptyHand()),
    trails: { piles: [], hands: [] },
    draw: [],
    discard: view.discard.slice(),
    fresh: view.fresh,
    sea: kept(view.sea.map(shipId)),
    sides: view.sea.flatMap(({ sides }) => sides.map(sideFrom)),
    rear: kept(view.rear.map(({ id }) => id)),
    rearLeft: view.rearLeft,
    taken: kept(players.map(({ taken }) => kept(taken.map(({ id }) => id)))),
    scores: players.map(({ score }) => score),
    ending: view.ending,
    lastCapture: view.lastCapture,
    idle: view.idle,
    agenda: view.agenda.map((item) => kept({ ...item })),
  }
}

/** Pirates face down, by the turn they were laid in: of those of one turn any may lie anywhere. */
function layDown(state: State, seat: Seat, trail: Trail): void {
  const lying = laidOf(trail)
  state.sea.forEach((_ship, slot) => {
    const { laid } = sideOf(state, slot, seat)
    if (laid.length === 0) return
    const down = laid.map((turn) => {
      const at = lying.findIndex(({ since }) => since === turn)
      return lying.splice(at, 1)[0]!.card
    })
    setSide(state, slot, seat, { down })
  })
}

/** What goes with the trails. */
function deal(state: State, trails: Trails, viewer: Viewer): State {
  state.trails = trails
  state.draw = pileOf(trails)
  trails.hands.forEach((trail, seat) => {
    if (seat === viewer) return
    state.hands[seat] = handOf(trail, CARD_KINDS)
    layDown(state, seat, trail)
  })
  return state
}

const seenBy = ({ viewer, trails: seen }: View, chance: Chance): SeenTable => ({
  seen,
  viewer,
  lying: PIRATE_CARDS,
  chance,
})

export const determinize = (view: View, chance: Chance): State =>
  deal(stateFrom(view), dealTrails(seenBy(view, chance)), view.viewer)

/** What all have in common is read from the view once. */
export function worlds(view: View, count: number, chance: Chance): State[] {
  const common = stateFrom(view)
  return dealManyTrails(seenBy(view, chance), count).map((trails) => deal(clone(common), trails, view.viewer))
}
