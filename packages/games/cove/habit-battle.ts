// What a captain does in battle who does not think long: fires where least is left, plays the cards that help at once, and flees when
// nothing is to be won that is worth a ring. For playouts of bots; no rule is made here.
import { seatsOf, type Chance, type Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { CANNONADE, CANNONS, CREW, GRAPESHOT, HULL, SAILS, SMOKE } from './cards.ts'
import { hasNpc, isLegendHere } from './battle.ts'
import { comesAbout } from './habit-draw.ts'
import {
  FIRES,
  FLEE,
  HOLD,
  LEGEND,
  NAVY,
  PASS,
  PLAY_CANNONADE,
  PLAY_GRAPESHOT,
  PLAY_SMOKE,
  type Move,
} from './moves.ts'
import { courseWorth, flightWorth, hitsUntilOff } from './prospects.ts'
import { LAST_BATTLE, type State } from './state.ts'
import { holds } from './tavern.ts'

/** How often a card that helps is played at once. */
const PLAYS_CARD = 0.7
/** Hits one’s own cannons must bear after Grapeshot: COV-16.1. */
const RECOIL = 2
/** Guns before sails: what is hit first hurts longest. */
const AIMS = [CANNONS, CREW, SAILS, HULL] as const

/** Of all captains there but `spared`, the ring that goes first. */
function weakestAim(state: State, spared: Seat): Move {
  let best: Move | undefined
  let fewest = Infinity
  for (const target of seatsOf(state.battle.seats)) {
    if (target === spared) continue
    for (const row of AIMS) {
      const hits = hitsUntilOff(state, target, row)
      if (hits < fewest) [best, fewest] = [FIRES[target]?.[row], hits]
    }
  }
  return best ?? FLEE
}

function aim(state: State, seat: Seat): Move {
  if (hasNpc(state)) return FIRES[isLegendHere(state) ? LEGEND : NAVY]?.[HULL] ?? FLEE
  return weakestAim(state, seat)
}

function volleyCard(state: State, seat: Seat, own: Chance): Move | null {
  const tryCard = (move: Move): boolean => comesAbout(PLAYS_CARD, own) && agenda.check(state, seat, move) === null
  if (!hasNpc(state) && holds(state, seat, CANNONADE) && tryCard(PLAY_CANNONADE)) return PLAY_CANNONADE
  if (!holds(state, seat, GRAPESHOT) || hitsUntilOff(state, seat, CANNONS) <= RECOIL) return null
  return tryCard(PLAY_GRAPESHOT) ? PLAY_GRAPESHOT : null
}

function wouldFlee(state: State, seat: Seat): boolean {
  const { place, volley } = state.battle
  if (place === LAST_BATTLE || volley.length > 0) return false
  return flightWorth(state, seat) > courseWorth(state, seat, place, 'there')
}

export function chooseAct(state: State, seat: Seat, own: Chance): Move {
  if (wouldFlee(state, seat)) return FLEE
  if (state.battle.reload[seat] === state.battle.exchange) return HOLD
  return volleyCard(state, seat, own) ?? aim(state, seat)
}

/** Its commander is spared while somebody else is there: COV-A26. */
export function chooseCommand(state: State, seat: Seat): Move {
  const alone = state.battle.seats === 1 << seat
  return weakestAim(state, alone ? -1 : seat)
}

export function chooseBoarding(state: State, seat: Seat, own: Chance): Move {
  if (!holds(state, seat, SMOKE) || !comesAbout(PLAYS_CARD, own)) return PASS
  return agenda.check(state, seat, PLAY_SMOKE) === null ? PLAY_SMOKE : PASS
}
