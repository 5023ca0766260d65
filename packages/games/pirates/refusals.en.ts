// Refusals in English: the fact, the reason, what can be done instead.
import { explainerOf, tableExplainerOf, type Explanations, type Offers, type TableExplanations } from '@flibuste/kernel'
import { and } from '../grammar.en.ts'
import { MOST_OF_A_KIND, SEA_REPAIRS } from './data.ts'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.en.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { OpenStep, View } from './view.ts'
import {
  figureOfMove,
  islandIn,
  lairOfMove,
  shipOf,
  shipOfMove,
  slotOfMove,
  spaceOfMove,
  stepsTo,
  waitedFor,
  type Tried,
} from './wording.ts'

const OPEN: Offers<View> = {
  load: 'Put a cannon or a pirate on each of your six slots.',
  unload: 'Unload everything, or keep it aboard.',
  first: 'Sail, attack, or skip the first action.',
  second: 'Attack, repair, or end your turn.',
  fire: 'Fire.',
  stow: 'Choose where the figure goes.',
  repair: 'Change another slot, or finish the repair.',
  over: 'Start another game.',
}

/** What somebody who is not asked can do. */
const ELSE: { readonly [S in OpenStep | 'over']?: string } = {
  load: 'Take your loading back if you want another.',
  over: OPEN.over,
}

const spaces = (count: number): string => (count === 1 ? 'one space' : `${count} spaces`)
const mine = ({ view, reader }: Tried) => shipOf(view, reader.me)
const island = ({ view, move }: Tried): string => islandIn(view, lairOfMove(move)) || 'That lair'
const other = ({ reader, move }: Tried): string => reader.name(shipOfMove(move)) || 'that captain'
const figure = ({ move }: Tried): string => figureOfMove(move)
const away = (tried: Tried): string => spaces(stepsTo(tried.view, mine(tried), spaceOfMove(tried.move)))

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked: ({ view, reader }) => ({
    fact: view.step === 'load' ? 'Your ship is loaded already.' : 'It is not your turn.',
    reason:
      view.step === 'over'
        ? 'The game is over.'
        : `The table waits for ${and(waitedFor(view).map((seat) => reader.name(seat)))}.`,
    instead: ELSE[view.step] ?? 'Watch the horizon; your turn will come.',
  }),
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('Dice have rolled, something was turned up, or another captain has acted since.'),
  allAlike: {
    fact: 'Not six of a kind.',
    reason: `A ship holds at most ${MOST_OF_A_KIND} cannons and at most ${MOST_OF_A_KIND} pirates.`,
    instead: 'Change at least one of the six.',
  },
  noSuchShip: { fact: 'There is no such ship.', reason: 'Ships nobody sails stay in the box.' },
  noThirdAction: {
    fact: 'Your ship is being repaired.',
    reason: 'A turn has two actions, and this repair is the second.',
    instead: OPEN.repair,
  },
  repairIsSecond: {
    fact: 'Not yet.',
    reason: 'Repair is a second action; the first is for sailing or attacking.',
    instead: 'Skip the first action if you only want to repair.',
  },
  sailIsFirst: {
    fact: 'Too late to sail.',
    reason: 'Ships sail with the first action only, and an action that was skipped does not come back.',
    instead: OPEN.second,
  },
  orderOfActions: ({ view }) => ({
    fact: view.firstAction === 'attacked' ? 'Not after an attack.' : 'You have sailed already.',
    reason: 'Ships sail with the first action only; the second is for attacking or repairing.',
    instead: OPEN.second,
  }),
  notWater: { fact: 'A ship does not sail on land.', reason: 'That is a lair, not the sea.' },
  tooFar: (tried) => ({
    fact: `That is ${away(tried)} away.`,
    reason: `Your pirates sail the ship ${spaces(mine(tried).reach)} at most, one for each pirate aboard.`,
    instead: 'Choose waters that are lit.',
  }),
  drifting: (tried) => ({
    fact: `That is ${away(tried)} away.`,
    reason: 'Without a pirate aboard the current carries your ship one space, no more.',
    instead: 'Choose waters next to the ship.',
  }),
  alreadyThere: { fact: 'Your ship is there already.', reason: 'A move goes at least one space.' },
  reefs: (tried) => ({
    fact: `By water that is ${away(tried)}.`,
    reason: `The only way through the reefs is the passage, and your reach is ${spaces(mine(tried).reach)}.`,
    instead: 'Choose waters that are lit.',
  }),
  notBeside: (tried) => ({
    fact: `${island(tried)} is out of range.`,
    reason: 'A lair can be attacked only from waters beside it.',
  }),
  notSameSpace: (tried) => ({
    fact: `You are not alongside ${other(tried)}.`,
    reason: 'A ship can be attacked only in the same space.',
  }),
  ownShip: { fact: 'That is your own ship.', reason: 'Only the ships of others can be attacked.' },
  notReady: (tried) => ({
    fact: 'Your ship cannot fight.',
    reason: `It takes a pirate and a cannon; you have ${mine(tried).pirates} and ${mine(tried).cannons}.`,
    instead: tried.view.step === 'second' ? 'Repair first.' : 'Sail on, and repair with the second action.',
  }),
  inPort: { fact: 'Not from the port.', reason: 'Ships in port neither attack nor are attacked.' },
  targetInPort: (tried) => ({
    fact: `${other(tried)} is in port.`,
    reason: 'Ships in port neither attack nor are attacked.',
  }),
  mustFire: {
    fact: 'There is no way back.',
    reason: 'An attack that was declared is carried out, whatever the lair turned out to be.',
    instead: OPEN.fire,
  },
  slotTaken: (tried) => ({
    fact: `Slot ${slotOfMove(tried.move)} will not do.`,
    reason: 'As long as a slot is free, the figure goes to a free one.',
    instead: 'Choose an empty slot.',
  }),
  lairGone: (tried) => ({
    fact: `${island(tried)} is plundered.`,
    reason: 'A lair without chests has left the game.',
  }),
  twoSlots: {
    fact: `That would be more than ${SEA_REPAIRS} slots.`,
    reason: `At sea a repair changes ${SEA_REPAIRS} slots at most; in port it may change all.`,
    instead: 'Finish the repair, or take a change back.',
  },
  tooManyAlike: (tried) => ({
    fact: `That would be a sixth ${figure(tried)}.`,
    reason: `A ship holds at most ${MOST_OF_A_KIND} of a kind.`,
    instead: 'Change another slot first, or choose the other figure.',
  }),
  noChange: (tried) => ({
    fact: `Slot ${slotOfMove(tried.move)} is like that already.`,
    reason: 'To change a slot is to put another figure there, or none.',
  }),
  slotDone: (tried) => ({
    fact: `Slot ${slotOfMove(tried.move)} was changed just now.`,
    reason: 'A repair changes every slot once at most.',
    instead: 'Take the change back to choose otherwise.',
  }),
  treasureThere: (tried) => ({
    fact: `Treasure lies on slot ${slotOfMove(tried.move)}.`,
    reason: 'While a ship carries treasure, nobody can stand there.',
    instead: 'Change another slot, or bring the treasure home first.',
  }),
  supplyEmpty: (tried) => ({
    fact: `There is no ${figure(tried)} left.`,
    reason: 'At this table a repair takes only what is in the supply, or what you have just taken off a slot.',
    instead: 'Choose the other figure, or empty a slot that has one first.',
  }),
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'The game takes two to six captains.',
  noSuchFirstSeat: 'The seat that is to begin is not at this table: choose another, or have it drawn.',
  notTheTreasureSlot: 'Treasure cannot take slot 1 or 4: in the booklet’s example a loaded ship fills both.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
