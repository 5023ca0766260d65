// Pirates! in English.
import {
  captains,
  endingOf,
  labellerOf,
  scoresCompared,
  upper,
  type Ending,
  type GameText,
  type Labels,
  type Outcome,
  type Prompt,
  type Reader,
  type Sentence,
} from '@flibuste/kernel'
import { counted, plural } from '../grammar.en.ts'
import { titleOfTurn, whoBegins } from '../table-words.en.ts'
import { PORT } from './chart.ts'
import { complaint } from './complaints.en.ts'
import type { Wrong } from './complaints.ts'
import type { Event } from './events.ts'
import type { Move, Put, Stow } from './moves.ts'
import { refusal, tableRefusal } from './refusals.en.ts'
import { CAUSE, tell } from './tellings.en.ts'
import type { View } from './view.ts'
import { causeIn, hasFreeSlot, islandIn, shipOf, stepNumber, stepsTo, unloaded } from './wording.ts'
import { course, partyName, placed, spaces, treasures } from './words.en.ts'

function askLoad(view: View, reader: Reader): Sentence {
  const waiting = unloaded(view)
  if (waiting.includes(reader.me))
    return {
      sentence: ['A cannon or a pirate on each of your six slots; nobody sees it until all are done.'],
      clause: 'PIR-1.5',
    }
  return {
    sentence: [...captains(waiting, 'and'), waiting.length === 1 ? ' loads a ship.' : ' load their ships.'],
    clause: 'PIR-A2',
  }
}

function askUnload(view: View, reader: Reader): Sentence {
  const { aboard } = shipOf(view, view.active)
  if (reader.me !== view.active)
    return { sentence: [{ seat: view.active }, ' is home and may unload.'], clause: 'PIR-4.1' }
  return { sentence: [`You are home with ${treasures(aboard)}. Bring them ashore?`], clause: 'PIR-4.1' }
}

function askFirst(view: View, reader: Reader): Sentence {
  const { pirates, reach } = shipOf(view, view.active)
  if (reader.me !== view.active) return { sentence: [{ seat: view.active }, ' sails or attacks.'], clause: 'PIR-2.3' }
  if (pirates === 0) return { sentence: ['No pirate aboard: the current carries you one space.'], clause: 'PIR-3.3' }
  return {
    sentence: [`${counted(pirates, 'pirate')} aboard: sail up to `, { strong: spaces(reach) }, ', or attack.'],
    clause: 'PIR-3.2',
  }
}

function askSecond(view: View, reader: Reader): Sentence {
  if (reader.me !== view.active) return { sentence: [{ seat: view.active }, ' attacks or repairs.'], clause: 'PIR-2.4' }
  return { sentence: ['Attack, repair by changing a slot, or end your turn.'], clause: 'PIR-2.4' }
}

function askFire(view: View, reader: Reader): Sentence {
  const target = view.fight!
  const island = target.kind === 'lair' ? islandIn(view, target.lair) : ''
  return { sentence: [{ seat: view.active }, ` attacks ${partyName(target, island, reader)}.`], clause: 'PIR-5.8' }
}

function askStow(view: View, reader: Reader): Sentence {
  const { seat, figure } = view.stow!
  const clause = hasFreeSlot(view) ? 'PIR-7.7' : 'PIR-7.8'
  if (reader.me !== seat) return { sentence: [{ seat }, ' makes room for treasure.'], clause }
  if (hasFreeSlot(view))
    return { sentence: [`Treasure takes slot ${view.options.treasureSlot}: where does the ${figure} go?`], clause }
  return {
    sentence: [
      `Treasure takes slot ${view.options.treasureSlot}; its ${figure} moves to the slot you free: who is given up?`,
    ],
    clause,
  }
}

function askRepair(view: View, reader: Reader): Sentence {
  const { left } = view.repair!
  const clause = shipOf(view, view.active).space === 0 ? 'PIR-8.1' : 'PIR-8.2'
  if (reader.me !== view.active) return { sentence: [{ seat: view.active }, ' repairs.'], clause }
  return {
    sentence: [left === 0 ? 'No more slots in this repair.' : `${counted(left, 'more slot')} may be changed.`],
    clause,
  }
}

const ASK = {
  load: askLoad,
  unload: askUnload,
  first: askFirst,
  second: askSecond,
  fire: askFire,
  stow: askStow,
  repair: askRepair,
} as const

function titleOf(view: View, reader: Reader): string {
  if (view.step === 'load') return unloaded(view).includes(reader.me) ? 'Load your ship' : 'The ships are being loaded'
  if (view.stow?.seat === reader.me) return 'Make room'
  return titleOfTurn(view.active, reader)
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view.outcome!, view, reader)
  return { title: titleOf(view, reader), ...ASK[view.step](view, reader) }
}

function sailLabel(to: number, view: View): string {
  const ship = shipOf(view, view.active)
  const far = `${ship.pirates === 0 ? 'Drift' : 'Sail'} ${spaces(stepsTo(view, ship, to))}`
  return to === PORT ? `${far}, home to port` : `${far}${course(view, ship.space, to)}`
}

function stowLabel({ slot }: Stow, view: View): string {
  const { seat, figure } = view.stow ?? { seat: view.active, figure: 'cannon' }
  if (slot === view.options.treasureSlot) return `Give up the ${figure} on slot ${slot}`
  const there = shipOf(view, seat).slots[slot - 1]
  return there ? `Give up the ${there} on slot ${slot} for the ${figure}` : `Move the ${figure} to slot ${slot}`
}

function putLabel({ slot, figure }: Put, view: View): string {
  if (figure === null) return `Empty slot ${slot}`
  return shipOf(view, view.active).slots[slot - 1]
    ? `Change slot ${slot} to a ${figure}`
    : `Put a ${figure} on slot ${slot}`
}

const LABEL: Labels<Move, View> = {
  load: ({ figures }) => upper(placed(figures)),
  sail: ({ to }, view) => sailLabel(to, view),
  attackLair: ({ lair }, view) => `Attack ${islandIn(view, lair)}`,
  attackShip: ({ ship }, _view, reader) => `Attack ${reader.name(ship)}’s ship`,
  fire: (_move, view) => `Fire with ${counted(shipOf(view, view.active).cannons, 'cannon')}`,
  unload: (_move, view) => `Unload ${treasures(shipOf(view, view.active).aboard)}`,
  keep: () => 'Keep the treasure aboard',
  stow: (move, view) => stowLabel(move, view),
  put: (move, view) => putLabel(move, view),
  done: () => 'Finish the repair',
  pass: (_move, view) => (view.step === 'first' ? 'Skip the first action' : 'End the turn'),
}

function ending(outcome: Outcome, view: View, reader: Reader): Ending {
  const { winner, other } = scoresCompared(outcome.scores)
  const where = outcome.clause === 'PIR-9.6' ? 'ashore' : 'ashore and aboard'
  const tie = winner === other ? '; more of them ashore decides' : ''
  return endingOf(outcome, reader, 'and', {
    mine: 'You rule the seas',
    theirs: (name) => `${name} rules the seas`,
    shared: (names) => `${names} rule the seas together`,
    how: `${CAUSE[causeIn(outcome, view)]}: ${treasures(winner)} ${where}, against ${other}${tie}.`,
    howShared: `${CAUSE[causeIn(outcome, view)]}: ${treasures(winner)} each, ${where}, and as many of them ashore.`,
  })
}

function progress(view: View): string {
  if (view.step === 'over') return `${counted(view.round, 'round')} ${plural(view.round, 'was', 'were')} played`
  return view.step === 'load'
    ? `First to ${view.target} treasures ashore`
    : `Round ${view.round}, first to ${view.target} ashore`
}

export const text: GameText<View, Move, Event, Wrong> = {
  options: {
    firstSeat: whoBegins(6, 'The booklet lets the youngest begin; name a seat, or have one drawn.'),
    treasureSlot: {
      label: 'Treasure slot',
      help: 'The slot that treasure takes on every ship: 2, 3, 5 or 6. The booklet’s picture of it is lost.',
    },
    supply: {
      label: 'Supply of figures',
      help: 'Whether repairs may run short of cannons and pirates when all thirty are in use.',
      values: { unlimited: 'Never runs out', strict: 'Thirty of each' },
    },
    rounds: { label: 'Longest game', help: 'After so many rounds the game is counted as it stands.' },
    edition: { label: 'Edition', help: 'A file with another board and ten other lairs.' },
  },
  steps: ['Sail or attack', 'Attack or repair'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: labellerOf(LABEL),
  event: tell,
  refusal,
  tableRefusal,
  complaint,
  ending,
}
