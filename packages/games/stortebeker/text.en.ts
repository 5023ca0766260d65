// Störtebeker in English.
import {
  endingOf,
  labellerOf,
  scoresCompared,
  tellerOf,
  upper,
  type Ending,
  type GameText,
  type Labels,
  type Outcome,
  type Phrase,
  type Prompt,
  type Reader,
  type Sentence,
  type Tellings,
} from '@flibuste/kernel'
import { counted, inWords, or, plural } from '../grammar.en.ts'
import { beginsTold, whoBegins, winnersTold } from '../table-words.en.ts'
import { complaint } from './complaints.en.ts'
import type { Wrong } from './complaints.ts'
import type { AttackRolled, Event } from './events.ts'
import type { Move } from './moves.ts'
import { refusal, tableRefusal } from './refusals.en.ts'
import { REFUSE } from './refusals.ts'
import type { OpenStep, View } from './view.ts'
import {
  canCounter,
  counterNeeds,
  placeAsked,
  seatAsked,
  stepNumber,
  whyNoBoarding,
  type NoBoarding,
} from './wording.ts'
import { card, cards, good, points, ship, shipName, town } from './words.en.ts'

type Asking = (view: View) => Sentence

const asked = ({ sea, matter }: View): string => {
  const at = sea[matter.slot]?.ship
  return at === null || at === undefined ? 'the ship' : shipName(at)
}

function askPlay({ cards: { left, discarded, picked } }: View): Sentence {
  const more = discarded > 1 + picked.length ? ' You may pick a card from the discard pile.' : ''
  if (left === 0) return { sentence: ['Pick from the discard pile, or take nothing more.'], clause: 'STO-3.9' }
  const count = { strong: `${upper(inWords(left))} ${plural(left, 'card')}` }
  if (discarded > 0)
    return { sentence: [count, ` still to be discarded, or to pay for a broadside.${more}`], clause: 'STO-3.2' }
  return {
    sentence: [count, ' to use: lay provisions and pirates at ships, discard, or pay for a broadside last.'],
    clause: 'STO-3.1',
  }
}

/** In a sentence, each with its clause. */
const NO_BOARDING: { readonly [N in NoBoarding]: string } = {
  firstRound: 'Nobody boards in the first round.',
  stoppedByFailure: 'A boarding failed: no other this turn.',
  stoppedByCounter: 'A ship was snatched from you: no other boarding this turn.',
  incomplete: 'Nothing to board: no side of yours is complete.',
}

function askBoard(view: View): Sentence {
  const {
    sea,
    cards: { quota },
  } = view
  const open = sea.filter(({ mayBoard }) => mayBoard)
  if (open.length === 0) {
    const why = whyNoBoarding(view)
    return {
      sentence: [`${NO_BOARDING[why]} End your turn${quota > 0 ? ', or take back a card' : ''}.`],
      clause: REFUSE[why].clause,
    }
  }
  const names = or(open.map((place) => shipName(place.ship!)))
  return { sentence: ['Board ', { strong: names }, ', or end your turn.'], clause: 'STO-5.1' }
}

function askCounter(view: View): Sentence {
  const missing = placeAsked(view)?.sides[view.matter.seat]?.missing ?? []
  const { total } = counterNeeds(view)
  const lacks = missing.length === 0 ? 'Your side is complete.' : `Missing: ${cards(missing)}.`
  if (!canCounter(view))
    return {
      sentence: [
        `${asked(view)} falls. ${lacks} You cannot counter: the table waits a moment so that nobody can tell.`,
      ],
      clause: 'STO-6.1',
    }
  return {
    sentence: [`${asked(view)} falls unless you reach ${total}. ${lacks} `, { strong: 'Counter-attack?' }],
    clause: 'STO-6.1',
  }
}

const ASK_ME: { readonly [S in OpenStep]: Asking } = {
  play: askPlay,
  fire: () => ({ sentence: ['Fire at which ship? One where a provision of yours lies.'], clause: 'STO-4.1' }),
  shoot: (view) => ({
    sentence: [{ strong: upper(good(view.matter.good)) }, ` at ${asked(view)}: seize or sink a card, or leave it.`],
    clause: 'STO-4.3',
  }),
  shed: (view) => ({ sentence: [`Too few provisions at ${asked(view)}: discard a pirate.`], clause: 'STO-3.8' }),
  board: askBoard,
  lose: (view) => ({
    sentence: [`The die shows ${good(view.matter.good)}: which card do you lose?`],
    clause: 'STO-5.7',
  }),
  counter: askCounter,
}

/** What everybody else reads: who is asked for what. */
const WAIT: { readonly [S in OpenStep]: { readonly does: string; readonly clause: string } } = {
  play: { does: ' uses cards.', clause: 'STO-3.1' },
  fire: { does: ' chooses a ship to fire at.', clause: 'STO-4.1' },
  shoot: { does: ' chooses what the broadside hits.', clause: 'STO-4.3' },
  shed: { does: ' must discard a pirate.', clause: 'STO-3.8' },
  board: { does: ' boards a ship, or ends the turn.', clause: 'STO-5.1' },
  lose: { does: ' chooses which provision is lost.', clause: 'STO-5.7' },
  counter: { does: ' may counter-attack.', clause: 'STO-6.1' },
}

function prompt(view: View, reader: Reader): Prompt {
  const { step, active } = view
  if (step === 'over') return ending(view.outcome!, reader)
  const seat = seatAsked(view)
  const name = reader.name(seat)
  if (seat !== reader.me)
    return {
      title: seat === active ? `${name}’s turn` : `A question for ${name}`,
      sentence: [{ seat }, WAIT[step].does],
      clause: WAIT[step].clause,
    }
  return { title: seat === active ? `Your turn, ${name}` : `A question for you, ${name}`, ...ASK_ME[step](view) }
}

const LABEL: Labels<Move, View> = {
  place: (move, view) => `Lay ${card(move.card)} at ${ship(view, move.ship)}`,
  discard: (move) => `Discard ${card(move.card)}`,
  pay: (move) => `Discard ${card(move.card)} to pay for a broadside`,
  take: (move) => `Pick ${card(move.card)} from the discard pile`,
  done: () => 'Take nothing more',
  fire: (move, view) => `Fire at ${ship(view, move.ship)}`,
  seize: (move, _view, reader) => `Seize ${reader.name(move.from)}’s ${card(move.card)}`,
  sink: (move, _view, reader) => `Sink ${reader.name(move.from)}’s ${card(move.card)}`,
  spare: () => 'Leave this die unused',
  shed: (move) => `Discard ${card(move.card)}`,
  board: (move, view) => `Board ${ship(view, move.ship)}`,
  endTurn: () => 'End the turn',
  lose: (move) => `Lose ${card(move.card)}`,
  counter: (move) => (move.cards.length === 0 ? 'Counter-attack' : `Counter-attack, adding ${cards(move.cards)}`),
  decline: () => 'No counter-attack',
}

/** A boarder needs the strength; a counter-attack has to win over the totals before it, whatever the strength: STO-A11. */
function attackRolled({ seat, role, dice, total, strength, ...ship }: AttackRolled): Phrase {
  const thrown: Phrase = [{ die: dice[0]! }, ' ', { die: dice[1]! }]
  if (role === 'counter') return [{ seat }, ' rolls ', ...thrown, `: ${total} in all`]
  return [{ seat }, ' boards ', { strong: shipName(ship) }, ': ', ...thrown, `, ${total} in all against ${strength}`]
}

const TELL: Tellings<Event> = {
  turnBegan: ({ seat, turn }, reader) => (turn === 1 ? beginsTold(seat, reader) : null),
  idled: ({ seat }) => [{ seat }, ' has no card and nothing to board'],
  placed: (event) => [
    { seat: event.seat },
    ` lays ${event.card === null ? 'a pirate, face down,' : card(event.card)} at ${shipName(event)}`,
  ],
  discarded: (event) => [
    { seat: event.seat },
    ` discards ${card(event.card)}${event.paid ? ' to pay for a broadside' : ''}`,
  ],
  picked: (event) => [{ seat: event.seat }, ` picks ${card(event.card)} from the discard pile`],
  broadsideFired: (event) => [
    { seat: event.seat },
    ' fires at ',
    { strong: shipName(event) },
    `: ${event.dice.map(good).join(', ')}`,
  ],
  dieMissed: (event) => [`No ${good(event.good)} to hit`],
  dieSpared: (event) => [{ seat: event.seat }, ` leaves the ${good(event.good)} alone`],
  seized: (event) => [{ seat: event.seat }, ` seizes ${card(event.card)} from `, { seat: event.owner }],
  sunk: (event) => [{ seat: event.seat }, ' sinks ', { seat: event.owner }, `’s ${card(event.card)}`],
  pirateLost: (event) => [{ seat: event.seat }, ` loses ${card(event.card)}, whom nothing feeds any more`],
  piratesShown: (event) => [{ seat: event.seat }, ` turns up ${cards(event.cards)}`],
  attackRolled,
  boardingFailed: ({ seat }) => [{ seat }, ' is beaten back'],
  boardingSucceeded: () => null,
  lossRolled: (event) => [`The dice of the loss show ${event.dice.map(good).join(' and ')}`],
  provisionLost: (event) => [{ seat: event.seat }, ` loses ${card(event.card)}`],
  lossSpared: (event) => [`No ${good(event.good)} to lose`],
  counterAttacked: (event) => [
    { seat: event.seat },
    event.cards.length === 0 ? ' counter-attacks!' : ` counter-attacks, adding ${cards(event.cards)}!`,
  ],
  counterDeclined: ({ seat }) => [{ seat }, ' does not counter-attack'],
  tieDecided: ({ seat, total, from }) => [
    `${total} each: `,
    { seat },
    ...(seat === from ? [' comes first'] : [' comes first, counted from ', { seat: from }]),
  ],
  shipTaken: (event) => [
    { seat: event.seat },
    ' takes ',
    { strong: shipName(event) },
    `: ${points(event.points)}, ${event.score} now`,
  ],
  sideCleared: (event) => [{ seat: event.seat }, ` discards ${cards(event.cards)}`],
  shipArrived: (event) => [{ strong: shipName(event) }, ' sails in'],
  shipSighted: (event) => [`${shipName(event)} is sighted`],
  endNear: () => ['No ship is left to sail in: this is the last round'],
  lockBroken: () => ['Nobody can do anything: all cards at the ships are discarded'],
  becalmed: () => ['Twenty rounds without a ship taken: the game ends'],
  picksTaken: (event) => [{ seat: event.seat }, ` takes ${cards(event.cards)} to hand`],
  drew: (event) => [
    { seat: event.seat },
    event.cards === null ? ` draws ${counted(event.count, 'card')}` : ` draws ${cards(event.cards)}`,
  ],
  reshuffled: ({ count }) => [`The discard pile, ${counted(count, 'card')}, is shuffled`],
  bonusScored: (event) => [
    { seat: event.seat },
    `: ${points(event.points)} more for the ships of ${town(event.colour)}`,
  ],
  gameEnded: ({ places }) => winnersTold(places),
}

function ending(outcome: Outcome, reader: Reader): Ending {
  const { winner, other } = scoresCompared(outcome.scores)
  return endingOf(outcome, reader, 'and', {
    mine: 'You are the terror of the North Sea',
    theirs: (name) => `${name} is the terror of the North Sea`,
    shared: (names) => `${names} share the North Sea`,
    how: `The last round is over: ${winner === other ? `${points(winner)} each, but more ships taken.` : `${points(winner)} against ${other}.`}`,
    howShared: `${points(winner)} each: the victory is shared.`,
  })
}

function progress({ step, round, rear, rearLeft, ending: near }: View): string {
  if (step === 'over') return `${counted(round, 'round')} ${plural(round, 'was', 'were')} played`
  const left = rear.length + rearLeft
  return near ? `Round ${round}, the last` : `Round ${round}, ${counted(left, 'ship')} to come`
}

export const text: GameText<View, Move, Event, Wrong> = {
  options: {
    bonus: {
      label: 'Colour bonus',
      help: 'Three or more ships of one colour bring the points of the best of them once more.',
    },
    foresight: {
      label: 'Three ships in sight',
      help: 'The first three ships of the rearguard lie open, not just the next.',
    },
    stopAfterFailure: {
      label: 'One failure ends boarding',
      help: 'After a failed boarding you may not try another this turn.',
    },
    stopAfterCounter: {
      label: 'A lost ship ends boarding',
      help: 'After a successful counter-attack the boarder may not try another this turn.',
    },
    threeShips: {
      label: 'Three ships at sea',
      help: 'For two captains: three ships at sea instead of four, and fiercer for it.',
    },
    tiesFromBoarder: {
      label: 'The boarder wins ties',
      help: 'Equal totals are counted from the boarder. As printed, they are counted from the captain who began the game.',
    },
    firstSeat: whoBegins(
      4,
      'In the booklet the captain whose ship is topmost on the score board; name a seat, or have one drawn.',
    ),
    edition: { label: 'Edition', help: 'A file with thirty other ships and other marked cards.' },
  },
  steps: ['Three cards', 'Broadside', 'Boarding', 'Counter-attack'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: labellerOf(LABEL),
  event: tellerOf(TELL),
  refusal,
  tableRefusal,
  complaint,
  ending: (outcome, _view, reader) => ending(outcome, reader),
}
