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
import type { Reason, TableReason } from './refusals.ts'
import type { OpenStep, View } from './view.ts'
import { numberIn, otherIn, rerollsOfTurn, stepOfMove, type Tried } from './wording.ts'

const STEP: { readonly [S in OpenStep]: string } = {
  reroll: 'rerolling',
  change: 'changing dice',
  act: 'sailing and plundering',
  mate: 'the First Mate',
}
const OPEN: Offers<View> = {
  reroll: 'Reroll dice or keep them all.',
  change: 'Change a die or leave them as they are.',
  act: 'Spend a pair or a triple, or end the turn.',
  mate: 'Send your mate out, or keep it in hand.',
  over: 'Start another game.',
}

const ship = ({ move }: Tried): string => `Ship ${numberIn(move)}`
const owner = ({ move, reader }: Tried): string => reader.name(otherIn(move))

function noReroll(tried: Tried): Said {
  const count = rerollsOfTurn(tried.view)
  return {
    fact: 'No reroll is left.',
    reason:
      count === 1
        ? 'Without island 3 or 4 you have one reroll a turn.'
        : `You had ${count} rerolls this turn and used them all.`,
  }
}

const NO_CHANGE: Said = {
  fact: 'No change is left.',
  reason: 'Islands 2 and 5 give one change each, and you have used yours.',
}

const noDie = (tried: Tried): Said => ({
  fact: 'There is no such die.',
  reason: `You rolled ${tried.view.dice.length} dice this turn.`,
  instead: 'Pick among the dice on the table.',
})

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked: ({ view, reader }) => ({
    fact: 'It is not your turn.',
    reason: view.step === 'over' ? 'The game is over.' : `The table waits for ${reader.name(view.active)}.`,
    instead: view.step === 'over' ? OPEN.over : 'Watch the dice; your turn will come.',
  }),
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('Dice have fallen or another captain has moved since.'),
  outOfStep: (tried) => {
    const { step, toCome } = stepOfMove(tried.move, tried.view)
    return {
      fact: toCome ? 'Not yet.' : 'Too late for that.',
      reason: `A turn goes roll, reroll, change, sail, mate; ${STEP[step]} ${toCome ? 'comes later' : 'is over'}.`,
    }
  },
  noSuchDieToReroll: noDie,
  noSuchDieToChange: noDie,
  noRerollLeft: noReroll,
  noSecondRerollLeft: noReroll,
  noThirdRerollLeft: noReroll,
  noChangePower: {
    fact: 'You cannot change a die this turn.',
    reason: 'That takes a ship or a Scout on island 2 or 5 when the turn begins.',
  },
  noChangeLeft: NO_CHANGE,
  noSecondChangeLeft: NO_CHANGE,
  beyondFaces: {
    fact: 'The die cannot go further that way.',
    reason: 'Faces run from 1 to 6 and do not wrap around.',
    instead: 'Change it the other way, or choose another die.',
  },
  noPair: (tried) => ({
    fact: `${ship(tried)} cannot sail.`,
    reason: `It needs two free dice showing ${numberIn(tried.move)}.`,
  }),
  noTriple: (tried) => ({
    fact: `${ship(tried)} cannot sail on a triple.`,
    reason: `It needs three free dice showing ${numberIn(tried.move)}.`,
    instead: 'Two of them would take it one space.',
  }),
  pairAtIsland: (tried) => ({
    fact: `${ship(tried)} cannot sail on a pair.`,
    reason: 'It already lies at its island.',
    instead: `Three ${numberIn(tried.move)}s would plunder, if it lay there when the turn began.`,
  }),
  tripleAtIsland: (tried) => ({
    fact: `${ship(tried)} cannot sail any further.`,
    reason: 'It already lies at its island.',
    instead: 'A triple plunders with a ship that lay there when the turn began.',
  }),
  notAtIsland: (tried) => ({
    fact: `${ship(tried)} cannot plunder.`,
    reason: 'It does not lie at its island.',
    instead: 'Sail it there first; it may plunder from your next turn on.',
  }),
  arrivedThisTurn: (tried) => ({
    fact: `${ship(tried)} cannot plunder yet.`,
    reason: 'It reached its island this turn, and must lie there when a turn begins.',
    instead: 'It may plunder from your next turn on.',
  }),
  noTripleToPlunder: (tried) => ({
    fact: `Island ${numberIn(tried.move)} cannot be plundered with these dice.`,
    reason: `That takes three free dice showing ${numberIn(tried.move)}.`,
  }),
  diceSpent: (tried) => ({
    fact: 'Those dice are spent.',
    reason: `Each die is used once a turn, and too few ${numberIn(tried.move)}s are left.`,
    instead: 'Use dice that are still free, or end the turn.',
  }),
  couldAct: {
    fact: 'Your mate stays aboard this turn.',
    reason: 'The dice let you sail or plunder, and a mate serves only when they do not.',
    instead: OPEN.act,
  },
  shipOnIsland: ({ move }) => ({
    fact: `Your mate cannot scout island ${numberIn(move)}.`,
    reason: 'One of your own ships lies there.',
    instead: 'Scout an island where you have no ship.',
  }),
  notAnothersTreasure: {
    fact: 'There is no such treasure to steal.',
    reason: 'A Thief stands beside a treasure that another captain holds.',
    instead: 'Choose a treasure before another captain, or send a Scout.',
  },
  poorerOwner: (tried) => ({
    fact: `You may not rob ${owner(tried)}.`,
    reason: 'That captain has fewer treasures than you.',
    instead: 'Choose somebody with at least as many as you, or send a Scout.',
  }),
  noThiefPlaced: {
    fact: 'You have no Thief in place.',
    reason: 'Stealing takes a mate that was set beside a treasure on your last turn and is still there.',
  },
  noTripleToSteal: ({ move }) => ({
    fact: 'You cannot steal with these dice.',
    reason: `Your Thief needs three free dice of one face, and you do not have three ${numberIn(move)}s.`,
  }),
  treasureGone: {
    fact: 'Your Thief comes too late.',
    reason: 'The treasure it stood beside has been stolen by somebody else.',
  },
  noThiefToChase: {
    fact: 'There is no Thief to chase.',
    reason: 'No mate of that captain stands beside one of your treasures.',
    instead: 'Send your mate out as a Scout or a Thief, or keep it in hand.',
  },
  friendly: {
    fact: 'No thieving among friends.',
    reason: 'In the Friendly game a mate is a Scout and nothing else.',
    instead: 'Send a Scout to an island where you have no ship.',
  },
  alone: {
    fact: 'There is nobody to rob or to chase.',
    reason: 'In a game for one, a mate can only scout.',
    instead: 'Send a Scout to an island where you have no ship.',
  },
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'The game takes one to four captains, up to eight with the Party option.',
  needsParty: 'Five or more captains need the Party option.',
  tooManyForParty: 'Even two boxes serve no more than eight captains.',
  friendlyOrVile: 'Friendly and Vile contradict each other: choose one of them.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
