// Refusals in English: the fact, the reason, what can be done instead.
import {
  explainerOf,
  tableExplainerOf,
  type Explanations,
  type Offers,
  type Said,
  type TableExplanations,
} from '@flibuste/kernel'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.en.ts'
import { MOST_BOUGHT, PURSE, TAVERN_PRICE } from './data.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { View } from './view.ts'
import { cardOfMove, priceOfFit, priceOfRaise, seatAsked, type Tried } from './wording.ts'
import { card, gold } from './words.en.ts'

const OPEN: Offers<View> = {
  fit: 'Choose levels that cost no more than your gold.',
  window: 'Play a card that fits this moment, or pass.',
  course: 'Choose one of the six islands.',
  steer: 'Choose one of the six islands.',
  board: 'Play a boarding card, or pass.',
  act: 'Fire at a ship, or flee.',
  command: 'Name a captain’s ship and one of its sections.',
  parrot: 'Take the new parrot, or keep the old one.',
  income: 'Take two cards, or one and 2 gold.',
  visit: 'Do what your place allows, or say that you are done.',
  over: 'Start another game.',
}

const notNow = (reason: string): Said => ({ fact: 'Not now.', reason })

/** The card is named where the move has one. */
function notInHand({ move }: Tried): Said {
  const kind = cardOfMove(move)
  return {
    fact: kind === null ? 'You do not hold that card.' : `You do not hold ${card(kind)}.`,
    reason: 'Only cards in your hand can be played.',
  }
}

function notAsked({ view, reader }: Tried): Said {
  const seat = seatAsked(view)
  return {
    fact: seat < 0 || seat === reader.me ? 'You are not asked.' : `The table waits for ${reader.name(seat)}.`,
    reason: 'The table waits for somebody else, or has your answer.',
    instead: 'Watch the horizon; you will be asked.',
  }
}

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked,
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('Dice have rolled, something was shown, or another captain has acted since.'),
  fitTime: notNow('Ships are fitted out before the first month.'),
  passTime: { fact: 'You cannot pass here.', reason: 'A captain fires or flees; ashore he says when he is done.' },
  buccaneeringTime: notNow('Buccaneering is played at the end of the treasure phase.'),
  mapTime: notNow('A Treasure Map is played at the end of the treasure phase.'),
  lookoutTime: notNow('A Lookout is posted before the wheels are set.'),
  navyTime: notNow('The Royal Navy is sent when the ships have sailed.'),
  letterTime: notNow('A Letter of Marque answers a Royal Navy card.'),
  escapeTime: notNow('Escape is played when the ships have sailed.'),
  sailTime: notNow('Courses are chosen in the navigation phase.'),
  boardingTime: notNow('Boarding cards are played before the first volley of a battle.'),
  volleyTime: notNow('Volley cards are played just before you fire.'),
  fireTime: notNow('You fire when your ship’s turn comes in a battle.'),
  fleeTime: notNow('You flee when your ship’s turn comes in a battle.'),
  holdTime: {
    fact: 'Holding is not allowed.',
    reason: 'A captain fires or flees, unless his guns are being reloaded.',
  },
  incomeTime: notNow('That is what the Cove gives, once a month.'),
  buyTime: {
    fact: 'No cards for sale.',
    reason: 'Tavern cards are bought at the Tavern, in the phase of island effects.',
  },
  raiseTime: {
    fact: 'Nothing to raise here.',
    reason: 'Rings are raised at the four islands that build ships, and at Treasure Island.',
  },
  buryTime: {
    fact: 'You cannot bury here.',
    reason: 'Treasure is buried at Treasure Island, in the phase of island effects.',
  },
  restoreTime: notNow('Artisans are restored in the phase of island effects.'),
  artisanTime: notNow('Artisans are attached in the phase of island effects.'),
  shipwrightTime: notNow('Shipwright is played in the phase of island effects.'),
  doneTime: { fact: 'There is nothing to be done with.', reason: 'You say so ashore, in the phase of island effects.' },
  parrotTime: { fact: 'There are no two parrots to choose from.', reason: 'The choice comes with a second one.' },
  belowStart: { fact: 'Rings cannot go down.', reason: 'All four start at level 2.' },
  fitTooCostly: ({ move, view }) => ({
    fact: move?.kind === 'fit' ? `That costs ${gold(priceOfFit(view, move.levels))}.` : 'That costs too much.',
    reason: `You have ${gold(PURSE)}.`,
  }),
  notInHand,
  notInHandToBoard: notInHand,
  notInHandToFire: notInHand,
  notInHandAshore: notInHand,
  noSuchCaptain: { fact: 'No such captain.', reason: 'That seat is not at this table.' },
  noSuchIsland: { fact: 'No such island.', reason: 'Islands are numbered from 1 to 6.' },
  ownVictim: {
    fact: 'Not yourself.',
    reason: 'Buccaneering takes half of another captain’s booty.',
    instead: 'Name another captain, or pass.',
  },
  navyOuterOnly: {
    fact: 'The Royal Navy does not go there.',
    reason: 'It never found Treasure Island.',
    instead: 'Name an outer island, or pass.',
  },
  noNavy: { fact: 'There is no Royal Navy at sea.', reason: 'A Letter of Marque answers a Royal Navy card.' },
  sameIsland: {
    fact: 'The Royal Navy is there already.',
    reason: 'The letter sends it to another island.',
    instead: 'Name another outer island, or pass.',
  },
  occupied: {
    fact: 'Somebody is there.',
    reason: 'Escape leads to an outer island without any ship, or to Treasure Island.',
  },
  notOnWheel: { fact: 'The wheel does not show the Cove.', reason: 'Only the six islands can be chosen.' },
  becalmed: {
    fact: 'No card can be played.',
    reason: 'Doldrums lie over this battle.',
    instead: 'Fire without cards, or flee.',
  },
  tooFewChests: { fact: 'You do not have so many chests.', reason: 'Only chests aboard can go overboard.' },
  notInBattle: { fact: 'That ship is not in this battle.', reason: 'You aim at ships that are still here.' },
  ownShip: { fact: 'That is your own ship.', reason: 'You aim at others.' },
  npcFirst: {
    fact: 'Not while a legend or the Royal Navy is here.',
    reason: 'Legends and the Royal Navy must be sunk before captains fight each other.',
    instead: 'Fire at it, or flee.',
  },
  npcHullOnly: {
    fact: 'Only its hull can be hit.',
    reason: 'Legends and the Royal Navy have no other section.',
    instead: 'Aim at the hull.',
  },
  reloading: {
    fact: 'Your guns are not ready.',
    reason: 'After a Cannonade one exchange is spent reloading.',
    instead: 'Hold, or flee.',
  },
  committed: {
    fact: 'Too late to flee.',
    reason: 'Whoever plays volley cards has decided to fire.',
    instead: 'Name a ship and a section.',
  },
  notForNpc: { fact: 'Not for the Royal Navy.', reason: 'Volley cards help captains only.' },
  npcsNeverFight: { fact: 'They do not fight each other.', reason: 'The Royal Navy fires at captains only.' },
  commanderLast: {
    fact: 'Not at yourself.',
    reason: 'The Royal Navy fires at its commander only when no other captain is left.',
  },
  boughtEnough: { fact: 'No more cards this month.', reason: `A visit to the Tavern allows ${MOST_BOUGHT}.` },
  tooPoorToBuy: { fact: 'You cannot pay that.', reason: `A Tavern card costs ${gold(TAVERN_PRICE)}.` },
  tavernEmpty: { fact: 'There are no cards left.', reason: 'The pile and the discards are empty.' },
  otherSection: { fact: 'Not at this island.', reason: 'Each of these islands builds one section only.' },
  notHigher: { fact: 'The ring stands there already, or higher.', reason: 'Rings are raised to the right.' },
  tooPoorToRaise: ({ move, view, reader }) => ({
    fact:
      move?.kind === 'raise'
        ? `That costs ${gold(priceOfRaise(view, reader.me, move.section, move.level))}.`
        : 'You cannot pay that.',
    reason: 'The costs of all levels passed add up.',
  }),
  oneLevel: { fact: 'One level only.', reason: 'At Treasure Island a section rises by a single level.' },
  raisedAlready: {
    fact: 'Nothing more to raise this month.',
    reason: 'At Treasure Island one section rises by one level.',
  },
  highest: { fact: 'That ring stands at the end.', reason: 'There is no level beyond the last.' },
  buriesNothing: { fact: 'That buries nothing.', reason: 'Bury at least a chest or three gold.' },
  buriedAlready: { fact: 'You have buried already this month.', reason: 'A visit allows one burial.' },
  tooLittleToBury: { fact: 'You do not have that much.', reason: 'Chests aboard, and gold in bags of three.' },
  oneArtisan: { fact: 'You have an artisan.', reason: 'A ship carries one, who stays where he is.' },
  sectionGuarded: { fact: 'That section has its artisan.', reason: 'There is room for one on each.' },
  notDamaged: { fact: 'There is nothing to restore.', reason: 'Only an artisan that was hit can be restored.' },
  tooPoorToRestore: { fact: 'You cannot pay that.', reason: 'Restoring an artisan costs 1 gold.' },
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'Three, four or five captains can play.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
