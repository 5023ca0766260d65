// Combat, island by island (COV-6.1): which battles there are, and who acts when in them. A battle is a boarding step, then exchanges
// of volleys until it is decided (COV-6.7, COV-8.12). What captains do: board.ts, act.ts, command.ts.
import { kept, todo } from '@flibuste/kernel'
import {
  beginBattle,
  endBattle,
  fighterOf,
  isContested,
  isDecided,
  isHere,
  isLegendHere,
  legendOf,
  partiesHere,
  racing,
  settle,
  standOff,
} from '../battle.ts'
import { MOST_EXCHANGES, TAVERN, TREASURE_ISLAND } from '../data.ts'
import type { Event } from '../events.ts'
import { ITEM } from '../items.ts'
import { isGalleonAt, takeGalleon } from '../legends/cacafuego.ts'
import { legendRules } from '../legends/index.ts'
import { fireLegend } from '../legends/legend.ts'
import { LEGEND, NAVY } from '../moves.ts'
import { orderBySpeed } from '../order.ts'
import { NO_SEAT, NOWHERE, seatsAt, type CoveStep, type State } from '../state.ts'
import type { Chance } from '@flibuste/kernel'

/** Sunk or not, it goes back aside: COV-A27. */
function sendNavyHome(state: State, log: Event[] | null): void {
  if (state.navy.place === NOWHERE) return
  state.navy.place = NOWHERE
  state.navy.seat = NO_SEAT
  log?.push({ type: 'navyLeft', clause: 'COV-A27' })
}

export const combat: CoveStep<'combat'> = {
  run(state, item, _chance, log) {
    state.phase = 'combat'
    for (let place = item.place; place <= TREASURE_ISLAND; place++) {
      const contested = isContested(state, place)
      if (!contested && !isGalleonAt(state, place)) continue
      todo(state, kept({ kind: 'galleon', place }), kept({ kind: 'combat', place: place + 1 }))
      if (!contested) return
      beginBattle(state, place, seatsAt(state, place), log)
      state.agenda.push(ITEM.boardingRound)
      return
    }
    sendNavyHome(state, log)
    state.agenda.push(kept({ kind: 'plunder', place: TAVERN }))
  },
}

/** Once all fighting there is over: COV-19.7. */
export const galleon: CoveStep<'galleon'> = {
  run(state, { place }, chance, log) {
    if (isGalleonAt(state, place)) takeGalleon(state, place, chance, log)
  },
}

/** Every ship still there acts once, in falling speed, ships without a captain like the others: COV-8.1, COV-18.9. Ties are rolled anew, COV-A6. */
export const exchange: CoveStep = {
  run(state, _item, chance, log) {
    const { battle } = state
    if (battle.exchange === MOST_EXCHANGES) {
      standOff(state, log)
      endBattle(state, log)
      return
    }
    battle.exchange++
    battle.lost = 0
    battle.turn = 0
    battle.order = orderBySpeed(racing(state, partiesHere(state)), chance, log) // COV-8.11
    log?.push({
      type: 'orderSet',
      clause: 'COV-8.1',
      exchange: battle.exchange,
      ...racing(state, battle.order.slice()),
    })
    state.agenda.push(ITEM.exchangeTurn)
  },
}

function letLegendFire(state: State, chance: Chance, log: Event[] | null): void {
  const legend = legendOf(state, state.battle.ship)
  fireLegend(state, fighterOf(legend)!, legendRules(legend), chance, log)
  settle(state, log)
}

function endExchange(state: State, log: Event[] | null): void {
  if (isLegendHere(state)) legendRules(legendOf(state, state.battle.ship)).endExchange(state, log)
  state.agenda.push(ITEM.exchange)
}

/** The next ship that is still there; one routed before its act does not act: COV-8.3. Ships without a captain never flee: COV-8.17. */
export const exchangeTurn: CoveStep = {
  run(state, _item, chance, log) {
    const { battle } = state
    while (!isDecided(state)) {
      const party = battle.order[battle.turn++]
      if (party === undefined) {
        endExchange(state, log)
        return
      }
      if (!isHere(state, party)) continue
      if (party === LEGEND) letLegendFire(state, chance, log)
      else {
        state.agenda.push(
          kept(party === NAVY ? { kind: 'command', seat: state.navy.seat } : { kind: 'act', seat: party }),
        )
        return
      }
    }
    endBattle(state, log) // COV-6.10
  },
}
