// Pirates! in English.
import type { Ending, Explanation, GameText, Phrase, Prompt, Reader, Word } from '@flibuste/kernel'
import type { Figure } from './data.ts'
import type { Event, Miss, Sailed } from './events.ts'
import type { Load, Move, Put, Stow } from './moves.ts'
import { REFUSALS, TABLE_REFUSALS } from './refusals.en.ts'
import { isReason, isTableReason } from './refusals.ts'
import type { Ending as Cause } from './score.ts'
import type { Party } from './state.ts'
import type { View } from './view.ts'
import {
  captains,
  hasFreeSlot,
  inRow,
  islandIn,
  islandsOff,
  placedFirst,
  series,
  shipOf,
  slotsWith,
  stepNumber,
  stepsTo,
  treasureCompared,
  unloaded,
  waterName,
} from './wording.ts'

const and = (items: readonly (string | number)[]): string => series(items, 'and')
const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`
const treasures = (number: number): string => count(number, 'treasure')

/** "Barbe’s ship", "Calavera". */
const partyName = (party: Party, island: string, reader: Reader): string => {
  if (party.kind === 'lair') return island
  return party.seat === reader.me ? 'your ship' : `${reader.name(party.seat)}’s ship`
}
const told = (party: Party, island: string): Word => (party.kind === 'lair' ? { strong: island } : { seat: party.seat })

const waters = (islands: readonly string[], name: string): string =>
  islands.length === 0 ? `waters ${name}` : `waters ${name}, off ${and(islands)}`

type Sentence = Omit<Prompt, 'title'>

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
    sentence: [`${count(pirates, 'pirate')} aboard: sail up to `, { strong: String(reach) }, ', or attack.'],
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
    sentence: [`Treasure takes slot ${view.options.treasureSlot} and all others are full: who is given up?`],
    clause,
  }
}

function askRepair(view: View, reader: Reader): Sentence {
  const { left } = view.repair!
  const clause = shipOf(view, view.active).space === 0 ? 'PIR-8.1' : 'PIR-8.2'
  if (reader.me !== view.active) return { sentence: [{ seat: view.active }, ' repairs.'], clause }
  return {
    sentence: [left === 0 ? 'No more slots in this repair.' : `${count(left, 'more slot')} may be changed.`],
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
  if (view.step === 'load') return unloaded(view).includes(reader.me) ? 'Load your ship' : 'The ships are loaded'
  if (view.stow?.seat === reader.me) return 'Make room'
  const name = reader.name(view.active)
  return reader.me === view.active ? `Your turn, ${name}` : `${name}’s turn`
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view, reader)
  return { title: titleOf(view, reader), ...ASK[view.step](view, reader) }
}

function loadLabel({ figures }: Load): string {
  return `Cannons on ${and(slotsWith(figures, 'cannon'))}, pirates on ${and(slotsWith(figures, 'pirate'))}`
}

function sailLabel(to: number, view: View): string {
  const steps = stepsTo(view, shipOf(view, view.active), to)
  return to === 0
    ? `Sail ${steps}, home to port`
    : `Sail ${steps}, to ${waters(islandsOff(view, to), waterName(view, to))}`
}

function stowLabel({ slot }: Stow, view: View): string {
  const { seat, figure } = view.stow ?? { seat: view.active, figure: 'cannon' }
  if (slot === view.options.treasureSlot) return `Give up the ${figure} itself`
  const there = shipOf(view, seat).slots[slot - 1]
  return there ? `Give up the ${there} on slot ${slot} for the ${figure}` : `Move the ${figure} to slot ${slot}`
}

function putLabel({ slot, figure }: Put, view: View): string {
  if (figure === null) return `Empty slot ${slot}`
  return shipOf(view, view.active).slots[slot - 1]
    ? `Change slot ${slot} to a ${figure}`
    : `Put a ${figure} on slot ${slot}`
}

type Labels = { readonly [K in Move['kind']]: (move: Extract<Move, { kind: K }>, view: View, reader: Reader) => string }

const LABEL: Labels = {
  load: (move) => loadLabel(move),
  sail: ({ to }, view) => sailLabel(to, view),
  attackLair: ({ lair }, view) => `Attack ${islandIn(view, lair)}`,
  attackShip: ({ ship }, _view, reader) => `Attack ${reader.name(ship)}’s ship`,
  fire: (_move, view) => `Fire with ${count(shipOf(view, view.active).cannons, 'cannon')}`,
  unload: (_move, view) => `Unload ${treasures(shipOf(view, view.active).aboard)}`,
  keep: () => 'Keep the treasure aboard',
  stow: (move, view) => stowLabel(move, view),
  put: (move, view) => putLabel(move, view),
  done: () => 'Finish the repair',
  pass: (_move, view) => (view.step === 'first' ? 'Let the first action go' : 'End the turn'),
}

function moveLabel<K extends Move['kind']>(move: Extract<Move, { kind: K }>, view: View, reader: Reader): string {
  const label: (move: Extract<Move, { kind: K }>, view: View, reader: Reader) => string = LABEL[move.kind as K]
  return label(move, view, reader)
}

const MISS: { readonly [M in Miss]: string } = {
  empty: 'nobody stands there',
  again: 'already hit',
  treasure: 'chests cannot be hit',
  noSlot: 'no such slot',
}

const CAUSE: { readonly [C in Cause]: string } = {
  target: 'Enough treasure ashore',
  plundered: 'The last lair is plundered',
  calm: 'Nothing has happened for twelve rounds',
  rounds: 'The last round is over',
}

function sailed({ seat, course, name, islands, clause }: Sailed): Phrase {
  const verb = clause === 'PIR-3.3' ? 'drifts' : 'sails'
  if (name === '') return [{ seat }, ` ${verb} ${course.length - 1}, into port`]
  return [{ seat }, ` ${verb} ${course.length - 1}, to ${waters(islands, name)}`]
}

const FIGURE_GONE = (figure: Figure, slot: number): string => `the ${figure} on slot ${slot}`

type Telling = { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, reader: Reader) => Phrase | null }

const TELL: Telling = {
  firstChosen: ({ seat, drawn }) => [{ seat }, drawn ? ' is drawn to begin' : ' begins'],
  loaded: ({ seat, figures }) => [
    { seat },
    ` loads cannons on ${and(slotsWith(figures, 'cannon'))}, pirates on ${and(slotsWith(figures, 'pirate'))}`,
  ],
  turnBegan: () => null,
  sailed,
  unloaded: ({ seat, treasure, banked, target }) => [
    { seat },
    ` unloads ${treasures(treasure)}: `,
    { strong: `${banked} of ${target}` },
    ' ashore',
  ],
  kept: ({ seat, treasure }) => [{ seat }, ` keeps ${treasures(treasure)} aboard`],
  actionLost: ({ seat, action }) => [{ seat }, ` lets the ${action === 1 ? 'first' : 'second'} action go`],
  attacked: ({ seat, target, island }) => [{ seat }, ' attacks ', told(target, island)],
  lairTurned: ({ seat, island, coin }) => [{ seat }, ` turns up ${island}: ${treasures(coin)}`],
  fired: ({ from, island, answer, dice }) => [
    told(from, answer ? island : ''),
    answer ? ' fires back: ' : ' fires: ',
    ...inRow(dice),
  ],
  struck: ({ at, island, slot, figure }) => [
    { die: slot },
    ' ',
    told(at, island),
    ` loses ${FIGURE_GONE(figure, slot)}`,
  ],
  missed: ({ slot, why }) => [{ die: slot }, ` hits nothing: ${MISS[why]}`],
  silenced: ({ party, island }) => [told(party, island), ' cannot fire back'],
  stoodOff: ({ attacker, target, island }) => [
    told(attacker, island),
    ' and ',
    told(target, island),
    ' part; no treasure changes hands',
  ],
  treasureTaken: ({ winner, loser, island, treasure, has }) => [
    told(winner, island),
    ` takes ${treasures(treasure)} from `,
    told(loser, island),
    winner.kind === 'ship' ? ` and has ${has} aboard` : '',
  ],
  nothingTaken: ({ winner, loser, island, full }) => [
    told(winner, island),
    ' beats ',
    told(loser, island),
    full ? ', but has no room aboard' : ', who has nothing to take',
  ],
  treasureLeft: ({ loser, island, left }) => [told(loser, island), ` keeps ${left}: six are the most a ship carries`],
  changeMade: ({ chests, taken }) => [`Chests of ${and(chests)}: change is made for ${taken}`],
  figureMoved: ({ seat, figure, from, to }) => [{ seat }, ` moves the ${figure} from slot ${from} to slot ${to}`],
  figureDropped: ({ seat, figure, slot }) => [{ seat }, ` gives up ${FIGURE_GONE(figure, slot)}`],
  lairEmptied: ({ island, left }) => [
    { strong: island },
    ` is plundered; ${left === 0 ? 'no lair is' : `${count(left, 'lair')} ${left === 1 ? 'is' : 'are'}`} left`,
  ],
  repaired: ({ seat, slot, figure, inPort }) => [
    { seat },
    figure === null ? ` empties slot ${slot}` : ` puts a ${figure} on slot ${slot}`,
    inPort ? ' in port' : ' at sea',
  ],
  gameEnded: ({ places, ending: cause }) => {
    const winners = placedFirst(places)
    return [`${CAUSE[cause]}: `, ...captains(winners, 'and'), winners.length === 1 ? ' wins' : ' win together']
  },
}

function tell<T extends Event['type']>(event: Extract<Event, { type: T }>, reader: Reader): Phrase | null {
  const teller: (told: Extract<Event, { type: T }>, reader: Reader) => Phrase | null = TELL[event.type as T]
  return teller(event, reader)
}

function ending(view: View, reader: Reader): Ending {
  const { places, scores, clause } = view.outcome!
  const winners = placedFirst(places)
  const names = and(winners.map((seat) => reader.name(seat)))
  const { winner, other } = treasureCompared(scores)
  const where = clause === 'PIR-9.6' ? 'ashore' : 'ashore and aboard'
  if (winners.length > 1)
    return {
      title: `${names} rule the seas together`,
      sentence: [`${treasures(winner)} each, ${where}, and as many of them ashore.`],
      clause,
    }
  const title = winners[0] === reader.me ? 'You rule the seas' : `${names} rules the seas`
  const tie = winner === other ? '; more of them ashore decides' : ''
  return { title, sentence: [`${treasures(winner)} ${where}, against ${other}${tie}.`], clause }
}

function refusal(reason: string, move: Move | null, view: View, reader: Reader): Explanation {
  const known = isReason(reason) || reason === 'notAsked' || reason === 'cannotUndo' ? reason : 'notAnAnswer'
  return REFUSALS[known]({ move, view, reader })
}

function progress(view: View): string {
  if (view.step === 'over') return `${view.round} rounds were played`
  return view.step === 'load'
    ? `First to ${view.target} treasures ashore`
    : `Round ${view.round}, first to ${view.target} ashore`
}

const seatValue = (number: number): string => `Seat ${number}`

export const text: GameText<View, Move, Event> = {
  pitch: 'Arm your ship, storm hidden lairs, rob your rivals, and bring the treasure home before they do.',
  options: {
    firstSeat: {
      label: 'Who begins',
      help: 'The booklet lets the youngest begin; name a seat, or have one drawn.',
      values: {
        drawn: 'Drawn by lot',
        seat1: seatValue(1),
        seat2: seatValue(2),
        seat3: seatValue(3),
        seat4: seatValue(4),
        seat5: seatValue(5),
        seat6: seatValue(6),
      },
    },
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
  move: (move, view, reader) => moveLabel(move, view, reader),
  event: (event, reader) => tell(event, reader),
  refusal: ({ reason }, move, view, reader) => refusal(reason, move, view, reader),
  tableRefusal: ({ reason }) => TABLE_REFUSALS[isTableReason(reason) ? reason : 'noSuchSeats'],
  ending: (_outcome, view, reader) => ending(view, reader),
}
