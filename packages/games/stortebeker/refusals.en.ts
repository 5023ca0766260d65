// Refusals in English: the fact, the reason, what can be done instead.
import {
  explainerOf,
  tableExplainerOf,
  upper,
  type Explanations,
  type Offers,
  type TableExplanations,
} from '@flibuste/kernel'
import { MOST_ADDED } from './data.ts'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.en.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { View } from './view.ts'
import { cardOfMove, seatAsked, shipOfMove, sideIn, type Tried } from './wording.ts'
import { card, good, ship } from './words.en.ts'

const OPEN: Offers<View> = {
  play: 'Lay a card at a ship, discard one, or pay for a broadside with the last.',
  fire: 'Choose a ship where a provision of yours lies.',
  shoot: 'Seize or sink a card of the colour rolled, or leave the die unused.',
  shed: 'Choose one of your pirates at that ship.',
  board: 'Board a ship where your side is complete, or end your turn.',
  lose: 'Choose the card you lose.',
  counter: 'Counter-attack with what you lack, or decline.',
  over: 'Start another game.',
}

const instead = ({ view }: { readonly view: View }): string => OPEN[view.step]
const named = ({ move }: Tried): string => {
  const kind = cardOfMove(move)
  return kind === null ? 'That card' : upper(card(kind))
}
const where = ({ move, view }: Tried): string => (shipOfMove(move) < 0 ? 'that ship' : ship(view, shipOfMove(move)))

function lacking({ move, view }: Tried): string {
  const missing = sideIn(view, shipOfMove(move), view.active)?.missing ?? []
  return missing.length === 0 ? 'It is not complete.' : `Missing: ${missing.map(good).join(', ')}.`
}

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked: ({ view, reader }) => ({
    fact: 'It is not for you to answer.',
    reason: view.step === 'over' ? 'The game is over.' : `The table waits for ${reader.name(seatAsked(view))}.`,
    instead: view.step === 'over' ? OPEN.over : 'Plan your next three cards.',
  }),
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('Dice were thrown, cards drawn or turned up, or another captain has answered since.'),
  cardsFirst: { fact: 'Not yet.', reason: 'A turn begins with its cards; broadside and boarding come after.' },
  phaseOver: { fact: 'Not now.', reason: 'The phases of a turn come in a fixed order.' },
  mustUseCards: ({ view }) => ({
    fact: `You still have cards to use: ${view.cards.left}.`,
    reason: 'Three cards must be used in a turn, or all if you hold fewer.',
    instead: OPEN.play,
  }),
  cardsUsed: (tried) => ({
    fact: 'No more cards this turn.',
    reason: `All ${tried.view.cards.quota} are used.`,
    instead: tried.view.step === 'play' ? 'Pick from the discard pile, or take nothing more.' : instead(tried),
  }),
  notInHand: (tried) => ({
    fact: `${named(tried)} is not in your hand.`,
    reason: 'Cards picked this turn come to hand at its end.',
    instead: 'Use a card you hold.',
  }),
  placeFirst: {
    fact: 'It is too late to lay cards.',
    reason: 'First cards are laid, then discarded, and a broadside is paid for last.',
    instead: 'Discard another card, or pay for a broadside with the last.',
  },
  payLast: ({ view }) => ({
    fact: 'It is too early to pay for a broadside.',
    reason: `It is paid with the last card of a turn; ${view.cards.left} are left.`,
    instead: 'Lay or discard the others first.',
  }),
  notAtSea: { fact: 'That ship is not at sea.', reason: 'Only ships in play count.' },
  notNeeded: (tried) => ({
    fact: `${named(tried)} is not wanted at ${where(tried)}.`,
    reason: 'A side takes only the provisions the ship shows, and no more of each.',
    instead: 'Lay it at another ship, or lay another card.',
  }),
  unsupported: (tried) => ({
    fact: `Your side at ${where(tried)} feeds no further pirate.`,
    reason: 'Every pirate there needs a provision without a pirate symbol.',
    instead: 'Lay a plain provision first.',
  }),
  tooFewDiscarded: {
    fact: 'Nothing to pick yet.',
    reason: 'Two discarded cards bring one from the pile, three bring two.',
    instead: 'Discard another card.',
  },
  ratio: (tried) => ({
    fact: 'That is one card too many.',
    reason: 'Two discarded cards bring one from the pile, three bring two.',
    instead: tried.view.cards.left > 0 ? 'Discard another card, or pay for a broadside.' : 'Take nothing more.',
  }),
  justDiscarded: {
    fact: 'You have only just discarded that card.',
    reason: 'You pick from the pile as it was before your exchange.',
    instead: 'Pick an older card, or none.',
  },
  notInPile: (tried) => ({
    fact: `${named(tried)} is not in the discard pile.`,
    reason: 'Only what lies there can be picked.',
    instead: 'Pick another card, or none.',
  }),
  alreadyPaid: { fact: 'The broadside is paid for.', reason: 'There is one in a turn.', instead: OPEN.fire },
  noTarget: {
    fact: 'There is no ship to fire at.',
    reason: 'You fire at a ship where a provision of yours lies, and none does.',
    instead: 'Lay or discard the card.',
  },
  notThere: (tried) => ({
    fact: `You cannot fire at ${where(tried)}.`,
    reason: 'None of your provisions lies there.',
    instead: OPEN.fire,
  }),
  notPaid: { fact: 'No broadside this turn.', reason: 'It must be paid for with a card first.', instead: OPEN.board },
  ownCard: { fact: 'That card is yours.', reason: 'A broadside hits other captains only.', instead: OPEN.shoot },
  wrongColour: ({ view }) => ({
    fact: 'That is not what the die shows.',
    reason: `It shows ${view.matter.good < 0 ? 'another good' : good(view.matter.good)}.`,
    instead: OPEN.shoot,
  }),
  notAtShip: (tried) => ({
    fact: `${named(tried)} does not lie there.`,
    reason: 'You take a card that lies on that captain’s side of the ship.',
    instead: OPEN.shoot,
  }),
  noRoom: {
    fact: 'Your side has no room for it.',
    reason: 'You have all of that good the ship asks for.',
    instead: 'Sink the card, or leave the die unused.',
  },
  pirateSafe: { fact: 'Pirates cannot be shot.', reason: 'Colour dice hit provisions only.', instead: OPEN.shoot },
  mustShed: {
    fact: 'A pirate has to go first.',
    reason: 'There are more pirates on your side than plain provisions.',
    instead: OPEN.shed,
  },
  notYours: {
    fact: 'You have no such pirate there.',
    reason: 'You discard one that lies on your side.',
    instead: OPEN.shed,
  },
  incomplete: (tried) => ({
    fact: `Your side at ${where(tried)} is not complete.`,
    reason: lacking(tried),
    instead: OPEN.board,
  }),
  firstRound: {
    fact: 'No boarding in the first round.',
    reason: 'Everybody has one turn first.',
    instead: 'End your turn.',
  },
  mustLose: {
    fact: 'The loss comes first.',
    reason: 'The die shows a good you have there twice over, plain and marked.',
    instead: OPEN.lose,
  },
  triedAlready: {
    fact: 'You have tried that ship this turn.',
    reason: 'Each ship may be tried once in a turn.',
    instead: OPEN.board,
  },
  stoppedByFailure: {
    fact: 'No further boarding this turn.',
    reason: 'A boarding failed, and this table plays that it was the last.',
    instead: 'End your turn.',
  },
  stoppedByCounter: {
    fact: 'No further boarding this turn.',
    reason: 'A ship was snatched from you, and this table plays that it was the last.',
    instead: 'End your turn.',
  },
  counterOnly: {
    fact: 'That is no answer to a boarding.',
    reason: 'You may counter-attack or let it be.',
    instead: OPEN.counter,
  },
  tooManyAdded: {
    fact: 'Those are too many cards.',
    reason: `At most ${MOST_ADDED} provisions may be added from hand.`,
    instead: OPEN.counter,
  },
  addedNotInHand: {
    fact: 'You do not hold those cards.',
    reason: 'What you add comes from your hand.',
    instead: OPEN.counter,
  },
  pirateAdded: {
    fact: 'No pirate may be added now.',
    reason: 'To counter-attack only provisions are added, marked ones included.',
    instead: OPEN.counter,
  },
  addedNotNeeded: {
    fact: 'Your side does not lack that.',
    reason: 'You add exactly what is missing.',
    instead: OPEN.counter,
  },
  stillIncomplete: {
    fact: 'Your side would still be incomplete.',
    reason: 'Whoever counter-attacks must have everything the ship asks for.',
    instead: OPEN.counter,
  },
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'Two, three or four captains can play.',
  noSuchFirstSeat: 'The seat that should begin is not at this table: name another, or have one drawn.',
  threeShipsForTwo: 'Three ships at sea are for two captains only.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
