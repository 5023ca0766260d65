// For tests: what cannot be, however the game was played.
import { bySeat } from '@flibuste/kernel'
import { HIGHEST_FACE, LANES, MOST_DICE, ROUND_CAP, TREASURES_TO_WIN } from './data.ts'
import { changesOf, diceOf, rerollsOf } from './dice.ts'
import { isOver, ISLAND, PORT, type Board, type State } from './state.ts'

/** Every token that left the reserve lies before exactly one captain: treasures are neither lost nor made, BON-E2. */
function auditTreasures(state: State): string | null {
  const held = state.boards.flatMap((board) => board.treasures).sort((a, b) => a - b)
  if (held.length !== state.taken) return `${state.taken} treasures taken, ${held.length} held`
  const wrong = held.findIndex((token, at) => token !== at)
  return wrong < 0 ? null : `treasure ${wrong} is missing or doubled`
}

/** Two more than everybody's two, at the very most: BON-8.5. */
const auditHoard = (board: Board): string | null =>
  board.treasures.length <= TREASURES_TO_WIN + 1 ? null : 'five treasures before one captain'

function auditMate(state: State, { mate }: Board): string | null {
  const { duty, island, owner, token } = mate
  if ((duty === 'scout') !== (island >= 1 && island <= LANES))
    return 'a Scout without an island, or an island without a Scout'
  if ((duty === 'thief') !== (owner >= 0 && token >= 0))
    return 'a Thief without a treasure, or a treasure without a Thief'
  if (duty !== 'thief') return null
  if (state.options.friendly) return 'a Thief among friends'
  if (owner >= state.boards.length || token >= state.taken) return 'a Thief beside nothing'
  return bySeat(state.boards, owner).mate === mate ? 'a Thief at home' : null
}

function auditBoard(state: State, board: Board): string | null {
  if (board.ships.length !== LANES) return `${board.ships.length} ships`
  if (board.ships.some((place) => place < PORT || place > ISLAND)) return 'a ship off its lane'
  return auditHoard(board) ?? auditMate(state, board)
}

function auditDice(state: State): string | null {
  const { dice, used, powers } = state
  if (dice.length > MOST_DICE || dice.length !== diceOf(powers) || used.length !== dice.length)
    return `${dice.length} dice`
  if (dice.some((face) => face < 1 || face > HIGHEST_FACE)) return `a die shows ${dice.join()}`
  if (state.rerollsLeft < 0 || state.rerollsLeft > rerollsOf(powers)) return `${state.rerollsLeft} rerolls left`
  if (state.changesLeft < 0 || state.changesLeft > changesOf(powers)) return `${state.changesLeft} changes left`
  return null
}

function auditRounds(state: State): string | null {
  if (state.round < 1 || state.round > ROUND_CAP) return `round ${state.round}`
  const finished = isOver(state) ? state.round : state.round - 1
  return state.history.length === finished * state.boards.length ? null : 'a round is missing from the history'
}

/** Whoever plays, and whoever began, sits at the table. */
function auditSeats({ active, firstSeat, boards }: State): string | null {
  const missing = [active, firstSeat].find((seat) => seat < 0 || seat >= boards.length)
  return missing === undefined ? null : `nobody sits in seat ${missing}`
}

export function audit(state: State): string | null {
  const absent = auditSeats(state)
  if (absent !== null) return absent
  for (const board of state.boards) {
    const wrong = auditBoard(state, board)
    if (wrong !== null) return wrong
  }
  return auditTreasures(state) ?? auditDice(state) ?? auditRounds(state)
}
