// States that fit what a viewer has seen: cards are dealt along the trails they left. Of ships nothing is hidden but what is not
// decided yet: STO-1.4, STO-I3.
import { dealTrails, handOf, laidOf, pileOf, type Chance, type Seat, type Trail, type Trails } from '@flibuste/kernel'
import { CARD_KINDS, PIRATE_CARDS, type Card } from './cards.ts'
import { keep } from './kept.ts'
import { EMPTY_SIDE, frozenOptions, NO_SHIP, setSide, sideOf, type Attack, type Side, type State } from './state.ts'
import type { PlaceView, SideView, View } from './view.ts'

const NOT_DEALT: Card = -1

function sideFrom({ goods, pirates }: SideView): Side {
  if (goods.length === 0 && pirates.length === 0) return EMPTY_SIDE
  const down = pirates.filter(({ shown }) => !shown)
  return Object.freeze({
    goods: goods.slice(),
    up: pirates.flatMap(({ card, shown }) => (shown && card !== null ? [card] : [])),
    down: down.map(({ card }) => card ?? NOT_DEALT),
    laid: down.map(({ laid }) => laid),
  })
}

const shipId = ({ ship }: PlaceView): number => ship?.id ?? NO_SHIP
const frozenAttack = ({ seat, dice, pirates, marks, total }: Attack): Attack =>
  Object.freeze({ seat, dice: keep(dice.slice()), pirates: keep(pirates.slice()), marks, total })
const emptyHand = (): number[] => Array.from({ length: CARD_KINDS }, () => 0)

/** All that is in the view, and what goes with the trails; hands of others are still empty. */
function stateFrom(view: View, trails: Trails): State {
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
    reserved: keep(cards.picked.slice()),
    tried: keep(view.tried.slice()),
    stop: view.stop,
    throw: Object.freeze({ ...view.throw, goods: keep(view.throw.goods.slice()) }),
    duel: Object.freeze({ ...view.duel, attacks: keep(view.duel.attacks.map(frozenAttack)) }),
    hands: players.map(({ hand }) => hand?.slice() ?? emptyHand()),
    trails,
    draw: pileOf(trails),
    discard: view.discard.slice(),
    fresh: view.fresh,
    sea: keep(view.sea.map(shipId)),
    sides: view.sea.flatMap(({ sides }) => sides.map(sideFrom)),
    rear: keep(view.rear.map(({ id }) => id)),
    rearLeft: view.rearLeft,
    taken: keep(players.map(({ taken }) => keep(taken.map(({ id }) => id)))),
    scores: players.map(({ score }) => score),
    ending: view.ending,
    lastCapture: view.lastCapture,
    idle: view.idle,
    agenda: view.agenda.map((item) => Object.freeze({ ...item })),
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

export function determinize(view: View, chance: Chance): State {
  const { viewer, trails: seen } = view
  const state = stateFrom(view, dealTrails({ seen, viewer, lying: PIRATE_CARDS, chance }))
  state.trails.hands.forEach((trail, seat) => {
    if (seat === viewer) return
    state.hands[seat] = handOf(trail, CARD_KINDS)
    layDown(state, seat, trail)
  })
  return state
}
