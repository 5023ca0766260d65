// States that fit what a viewer has seen: cards are dealt along the trails they left.
import { dealTrails, handOf, kept, pileOf, type Bag, type Chance, type Trails } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { CARD_KINDS, isParrot, NO_PARROT } from './cards.ts'
import { NO_CARD, noBattle, type State } from './state.ts'
import { cloneBattle, cloneOptions } from './state.ts'
import type { Battle } from './state.ts'
import { emptyCounts, tablesOf } from './tables.ts'
import type { View } from './view.ts'

/** No Tavern card lies face down. */
const NONE: readonly number[] = []

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
function stateFrom(view: View, trails: Trails): State {
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
    trails,
    treasures: hiddenTreasures(view),
    open: view.islands.map(({ card }) => card ?? NO_CARD),
    spent: view.spent.slice(),
    blackShips: view.blackShips.map(({ place, legend }) => ({ place, legend })),
    legends: hiddenLegends(view),
    sunk: view.sunk.slice(),
    navy: { place: view.navy.place, seat: view.navy.seat },
    shares: view.shares.map(({ by, victim }) => kept({ by, victim })),
    marks: view.marks.map(({ seat, island }) => kept({ seat, island })),
    lookout: view.lookout,
    battle: battleFrom(view),
    champions: view.champions,
    agenda: view.agenda.map((item) =>
      'answers' in item ? { ...item, answers: item.answers.slice() } : kept({ ...item }),
    ),
  }
}

/** Parrots that lie nowhere in sight are in the pile, never in a hand: COV-12.2. */
function hiddenParrots({ options, discard, players, agenda: items }: View): Bag {
  const bag = tablesOf(options.edition).deck.map((copies, card) => (isParrot(card) ? copies - discard[card]! : 0))
  for (const { parrot } of players) if (parrot !== null) bag[parrot.parrot]!--
  for (const item of items) if (item.kind === 'parrot') bag[item.parrot]!--
  return bag
}

export function determinize(view: View, chance: Chance): State {
  const { viewer, trails: seen, answered, mine } = view
  const trails = dealTrails({ seen, viewer, lying: NONE, chance })
  const state = stateFrom(view, trails)
  const parrots = hiddenParrots(view)
  state.tavern = pileOf(trails).map((copies, card) => copies + parrots[card]!)
  trails.hands.forEach((trail, seat) => {
    if (seat !== viewer) state.hands[seat] = handOf(trail, CARD_KINDS)
  })
  agenda.putAnswers(state, answered, viewer, mine, chance)
  return state
}
