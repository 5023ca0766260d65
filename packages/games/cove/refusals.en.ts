// Refusals in English: the fact, the reason, what can be done instead.
import type { Explanation } from '@flibuste/kernel'
import { MOST_BOUGHT, PURSE, TAVERN_PRICE } from './data.ts'
import { isReason, type TableReason } from './refusals.ts'
import type { OpenStep } from './view.ts'
import { cardOfMove, priceOfFit, priceOfRaise, seatAsked, type AnyReason, type Said, type Tried } from './wording.ts'
import { card, gold } from './words.en.ts'

const OPEN: { readonly [S in OpenStep | 'over']: string } = {
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

const NOT_IN_HAND: Said = ['You do not hold that card.', 'Only cards in your hand can be played.']
const notNow = (when: string): Said => ['Not now.', when]

const SAID: { readonly [R in AnyReason]: Said } = {
  notAsked: [
    'You are not asked.',
    'The table waits for somebody else, or has your answer.',
    'Watch the horizon; you will be asked.',
  ],
  notAnAnswer: ['That is not what is asked.', 'Another question is open.'],
  cannotUndo: [
    'This cannot be taken back.',
    'Dice have rolled, something was shown, or another captain has acted since.',
  ],
  fitTime: notNow('Ships are fitted out before the first month.'),
  passTime: ['You cannot pass here.', 'A captain fires or flees; ashore he says when he is done.'],
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
  holdTime: ['Holding is not allowed.', 'A captain fires or flees, unless his guns are being reloaded.'],
  incomeTime: notNow('That is what the Cove gives, once a month.'),
  buyTime: ['No cards for sale.', 'Tavern cards are bought at the Tavern, in the phase of island effects.'],
  raiseTime: [
    'Nothing to raise here.',
    'Rings are raised at the four islands that build ships, and at Treasure Island.',
  ],
  buryTime: ['You cannot bury here.', 'Treasure is buried at Treasure Island, in the phase of island effects.'],
  restoreTime: notNow('Artisans are restored in the phase of island effects.'),
  artisanTime: notNow('Artisans are attached in the phase of island effects.'),
  shipwrightTime: notNow('Shipwright is played in the phase of island effects.'),
  doneTime: ['There is nothing to be done with.', 'You say so ashore, in the phase of island effects.'],
  parrotTime: ['There are no two parrots to choose from.', 'The choice comes with a second one.'],
  belowStart: ['Rings cannot go down.', 'All four start at level 2.'],
  fitTooCostly: ['That costs too much.', `You have ${gold(PURSE)}.`],
  notInHand: NOT_IN_HAND,
  notInHandToBoard: NOT_IN_HAND,
  notInHandToFire: NOT_IN_HAND,
  notInHandAshore: NOT_IN_HAND,
  noSuchCaptain: ['No such captain.', 'That seat is not at this table.'],
  noSuchIsland: ['No such island.', 'Islands are numbered from 1 to 6.'],
  ownVictim: ['Not yourself.', 'Buccaneering takes half of another captain’s booty.', 'Name another captain, or pass.'],
  navyOuterOnly: [
    'The Royal Navy does not go there.',
    'It never found Treasure Island.',
    'Name an outer island, or pass.',
  ],
  noNavy: ['There is no Royal Navy at sea.', 'A Letter of Marque answers a Royal Navy card.'],
  sameIsland: [
    'The Royal Navy is there already.',
    'The letter sends it to another island.',
    'Name another outer island, or pass.',
  ],
  occupied: ['Somebody is there.', 'Escape leads to an outer island without any ship, or to Treasure Island.'],
  notOnWheel: ['The wheel does not show the Cove.', 'Only the six islands can be chosen.'],
  becalmed: ['No card can be played.', 'Doldrums lie over this battle.', 'Fire without cards, or flee.'],
  tooFewChests: ['You do not have so many chests.', 'Only chests aboard can go overboard.'],
  notInBattle: ['That ship is not in this battle.', 'You aim at ships that are still here.'],
  ownShip: ['That is your own ship.', 'You aim at others.'],
  npcFirst: [
    'Not while a hunter is here.',
    'Legends and the Royal Navy must be sunk before captains fight each other.',
    'Fire at the hunter, or flee.',
  ],
  npcHullOnly: ['Only its hull can be hit.', 'Legends and the Royal Navy have no other section.', 'Aim at the hull.'],
  reloading: ['Your guns are not ready.', 'After a Cannonade one exchange is spent reloading.', 'Hold, or flee.'],
  committed: ['Too late to flee.', 'Whoever plays volley cards has decided to fire.', 'Name a ship and a section.'],
  notForNpc: ['Not for the Royal Navy.', 'Volley cards help captains only.'],
  npcsNeverFight: ['They do not fight each other.', 'The Royal Navy fires at captains only.'],
  commanderLast: ['Not at yourself.', 'The Royal Navy fires at its commander only when no other captain is left.'],
  boughtEnough: ['No more cards this month.', `A visit to the Tavern allows ${MOST_BOUGHT}.`],
  tooPoorToBuy: ['You cannot pay that.', `A Tavern card costs ${gold(TAVERN_PRICE)}.`],
  tavernEmpty: ['There are no cards left.', 'The pile and the discards are empty.'],
  otherSection: ['Not at this island.', 'Each of these islands builds one section only.'],
  notHigher: ['The ring stands there already, or higher.', 'Rings are raised to the right.'],
  tooPoorToRaise: ['You cannot pay that.', 'The costs of all levels passed add up.'],
  oneLevel: ['One level only.', 'At Treasure Island a section rises by a single level.'],
  raisedAlready: ['Nothing more to raise this month.', 'At Treasure Island one section rises by one level.'],
  highest: ['That ring stands at the end.', 'There is no level beyond the last.'],
  buriesNothing: ['That buries nothing.', 'Bury at least a chest or three gold.'],
  buriedAlready: ['You have buried already this month.', 'A visit allows one burial.'],
  tooLittleToBury: ['You do not have that much.', 'Chests aboard, and gold in bags of three.'],
  oneArtisan: ['You have an artisan.', 'A ship carries one, who stays where he is.'],
  sectionGuarded: ['That section has its artisan.', 'There is room for one on each.'],
  notDamaged: ['There is nothing to restore.', 'Only an artisan that was hit can be restored.'],
  tooPoorToRestore: ['You cannot pay that.', 'Restoring an artisan costs 1 gold.'],
}

function cardMissing({ move }: Tried): string {
  const kind = cardOfMove(move)
  return kind === null ? NOT_IN_HAND[0] : `You do not hold ${card(kind)}.`
}

/** What the figures of the very move add. */
const FACTS: { readonly [R in AnyReason]?: (tried: Tried) => string } = {
  fitTooCostly: ({ move, view }) =>
    move?.kind === 'fit' ? `That costs ${gold(priceOfFit(view, move.levels))}.` : SAID.fitTooCostly[0],
  tooPoorToRaise: ({ move, view, reader }) =>
    move?.kind === 'raise'
      ? `That costs ${gold(priceOfRaise(view, reader.me, move.section, move.level))}.`
      : SAID.tooPoorToRaise[0],
  notInHand: cardMissing,
  notInHandToBoard: cardMissing,
  notInHandToFire: cardMissing,
  notInHandAshore: cardMissing,
  notAsked({ view, reader }) {
    const seat = seatAsked(view)
    return seat < 0 || seat === reader.me ? SAID.notAsked[0] : `The table waits for ${reader.name(seat)}.`
  },
}

export function explain(reason: string, tried: Tried): Explanation {
  const known = isReason(reason) || reason === 'notAsked' || reason === 'cannotUndo' ? reason : 'notAnAnswer'
  const [fact, because, instead] = SAID[known]
  return { fact: FACTS[known]?.(tried) ?? fact, reason: because, instead: instead ?? OPEN[tried.view.step] }
}

export const TABLE_REFUSALS: { readonly [R in TableReason]: string } = {
  noSuchSeats: 'Three, four or five captains can play.',
}
