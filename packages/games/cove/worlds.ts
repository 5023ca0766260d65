// States that fit what a viewer sees. Parrots are never in a hand (COV-12.2), so those out of sight are in the pile; all other cards out of
// sight are dealt to hands at random. What lay in the pile when the discards were shuffled into it is not kept: everybody saw it, and
// whoever likes may remember (COV-17.2).
import { draw, type Bag, type Chance } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { ARTISAN, BUCCANEERING, FIRST_FAME, isParrot, NO_PARROT, TREASURE_MAP } from './cards.ts'
import { NO_CARD, noBattle, type State } from './state.ts'
import { cloneBattle, cloneOptions } from './state.ts'
import type { Battle } from './state.ts'
import { emptyCounts, tablesOf } from './tables.ts'
import type { PlayerView, View } from './view.ts'

/** Treasure cards face down: nothing tells the piles apart. */
function hiddenTreasures({ options, spent, islands }: View): Bag {
  const bag = tablesOf(options.edition).treasureDeck.map((copies, card) => copies - spent[card]!)
  for (const { card } of islands) if (card !== null) bag[card]!--
  return bag
}

function hiddenLegends({ sunk, blackShips }: View): Bag {
  const bag = sunk.map((copies) => 1 - copies)
  for (const { legend } of blackShips) if (legend in bag) bag[legend]!--
  return bag
}

const battleFrom = ({ battle, players }: View): Battle => {
  if (battle === null) return noBattle(players.length)
  const { parties: _parties, ...fought } = battle
  return cloneBattle(fought)
}

/** All that is in the view; hands of others and the Tavern pile are still empty. */
function stateFrom(view: View): State {
  const { players } = view
  return {
    options: cloneOptions(view.options),
    month: view.month,
    phase: view.phase,
    places: players.map(({ place }) => place),
    levels: players.map(({ sections }) => sections.map(({ level }) => level)),
    gold: players.map(({ gold }) => gold),
    chests: players.map(({ chests }) => chests),
    fame: players.map(({ fame }) => fame),
    hands: players.map(({ hand }) => hand?.slice() ?? emptyCounts()),
    parrots: players.map(({ parrot }) => parrot?.parrot ?? NO_PARROT),
    wounds: players.map(({ parrot }) => (parrot?.wounded === true ? 1 : 0)),
    artisans: players.map(({ sections }) => sections.map(({ artisan }) => artisan)),
    shown: players.map(({ shown }) => shown.slice()),
    bankGold: view.bankGold,
    bankChests: view.bankChests,
    tavern: [],
    discard: view.discard.slice(),
    treasures: hiddenTreasures(view),
    open: view.islands.map(({ card }) => card ?? NO_CARD),
    spent: view.spent.slice(),
    blackShips: view.blackShips.map(({ place, legend }) => ({ place, legend })),
    legends: hiddenLegends(view),
    sunk: view.sunk.slice(),
    navy: { place: view.navy.place, seat: view.navy.seat },
    shares: view.shares.map(({ by, victim }) => Object.freeze({ by, victim })),
    marks: view.marks.map(({ seat, island }) => Object.freeze({ seat, island })),
    lookout: view.lookout,
    battle: battleFrom(view),
    champions: view.champions,
    agenda: view.agenda.map((item) =>
      'answers' in item ? { ...item, answers: item.answers.slice() } : Object.freeze({ ...item }),
    ),
  }
}

/** What a captain has that all can see, and what the viewer holds himself. */
function withoutPlayer(pool: Bag, { hand, parrot, sections, shown }: PlayerView): void {
  hand?.forEach((copies, card) => (pool[card]! -= copies))
  if (parrot !== null) pool[parrot.parrot]!--
  for (const { artisan } of sections) if (artisan > 0) pool[ARTISAN]!--
  shown.forEach((copies, at) => (pool[FIRST_FAME + at]! -= copies))
}

/** Tavern cards that lie nowhere in sight. */
function poolOf(view: View): Bag {
  const pool = tablesOf(view.options.edition).deck.map((copies, card) => copies - view.discard[card]!)
  for (const player of view.players) withoutPlayer(pool, player)
  for (const { card } of view.battle?.played ?? []) pool[card]!--
  for (const card of view.battle?.volley ?? []) pool[card]!--
  for (const item of view.agenda) if (item.kind === 'parrot') pool[item.parrot]!--
  pool[BUCCANEERING]! -= view.shares.length
  pool[TREASURE_MAP]! -= view.marks.length
  return pool
}

export function determinize(view: View, chance: Chance): State {
  const state = stateFrom(view)
  const pool = poolOf(view)
  const dealt = pool.map((copies, card) => (isParrot(card) ? 0 : copies))
  view.players.forEach(({ hand, handSize }, seat) => {
    if (hand !== null) return
    for (let at = 0; at < handSize; at++) {
      const card = draw(dealt, chance)
      state.hands[seat]![card]!++
      pool[card]!--
    }
  })
  state.tavern = pool
  agenda.putAnswers(state, view.answered, view.viewer, view.mine, chance)
  return state
}
