// Plunder: whoever is left at an outer island takes its treasure card and what it shows, island by island (COV-9.1, COV-9.4, COV-9.5).
import { kept, lowest, todo, type Seat } from '@flibuste/kernel'
import { takeChests, takeGold } from '../bank.ts'
import { CREW_ISLAND, TAVERN, TREASURE_MAP_TIMES, type Place, type TreasureCard } from '../data.ts'
import type { Booty, Event } from '../events.ts'
import type { ItemOf } from '../items.ts'
import { handOut, partsOf } from '../shares.ts'
import { NO_CARD, seatsAt, tables, type CoveStep, type State } from '../state.ts'
import { cardsLeft } from '../tavern.ts'

/** Twice the chests for the owner of a map of this island: COV-14.10, COV-A20. */
const timesOf = (state: State, seat: Seat, island: Place): number =>
  state.marks.some((mark) => mark.seat === seat && mark.island === island) ? TREASURE_MAP_TIMES : 1

/** From the bank what there is, COV-9.2, COV-9.3; whether the hull holds it is seen later, COV-9.6. */
function collect(state: State, seat: Seat, card: TreasureCard, times: number): Booty {
  return {
    chests: takeChests(state, seat, card.chests * times),
    gold: takeGold(state, seat, card.gold),
    fame: card.fame,
    tavern: Math.min(card.tavern, cardsLeft(state)), // COV-A40
  }
}

/** The card leaves the game: COV-A48. Tavern cards are dealt to the owners of Buccaneering cards first, unseen: COV-A18. */
function plunderIsland(state: State, seat: Seat, island: Place, log: Event[] | null): void {
  const card = state.open[island - 1]!
  const treasure = tables(state).treasures[card]!
  state.open[island - 1] = NO_CARD
  state.spent[card]!++
  const times = timesOf(state, seat, island)
  const booty = collect(state, seat, treasure, times)
  log?.push({ type: 'plundered', clause: 'COV-9.1', seat, island, card, ...booty })
  const extra = booty.chests - Math.min(booty.chests, treasure.chests)
  if (extra > 0) log?.push({ type: 'mapPaid', clause: 'COV-14.10', seat, chests: extra })
  const parts = partsOf(state, seat, booty)
  handOut(state, seat, parts, { own: 'COV-9.2', shared: 'COV-14.3' }, log)
  const draws = parts.filter(({ tavern }) => tavern > 0)
  todo(state, ...draws.map((part): ItemOf<'draw'> => kept({ kind: 'draw', seat: part.seat, count: part.tavern })))
}

export const plunder: CoveStep<'plunder'> = {
  run(state, item, _chance, log) {
    state.phase = 'plunder'
    for (let island = item.place; island <= CREW_ISLAND; island++) {
      const seats = seatsAt(state, island)
      if (seats === 0) continue
      state.agenda.push(kept({ kind: 'plunder', place: island + 1 }))
      plunderIsland(state, lowest(seats), island, log)
      return
    }
    state.agenda.push(kept({ kind: 'effects', place: TAVERN }))
  },
}
