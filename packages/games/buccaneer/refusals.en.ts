// Refusals in English: the fact, the reason, what can be done instead.
import { explainerOf, tableExplainerOf, type Explanations, type Offers, type TableExplanations } from '@flibuste/kernel'
import { MOST_MEN, MUTINEERS } from './data.ts'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.en.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { View } from './view.ts'
import { crewOfMove, menIn, ownMenIn, shipIn, shipOfMove, targetOfMove, type Tried } from './wording.ts'

const OPEN: Offers<View> = {
  mutiny: 'Call a mutiny, or let it be.',
  act: 'Cover another captain’s crew, or board a ship.',
  obey: 'Board a ship with a crew in mutiny.',
  over: 'Start another game.',
}

const men = (count: number): string => (count === 1 ? 'one man' : `${count} men`)
const ship = ({ view, move }: Tried): string => shipIn(view, shipOfMove(move))?.name ?? 'That ship'

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked: ({ view, reader }) => ({
    fact: 'It is not your turn.',
    reason: view.step === 'over' ? 'The game is over.' : `It is ${reader.name(view.active)}’s turn.`,
    instead: view.step === 'over' ? OPEN.over : 'Watch the crews; your turn will come.',
  }),
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('A crew was paid, ships were turned up, or another captain has acted since.'),
  noSuchPirate: { fact: 'There is no such pirate.', reason: 'Colours nobody plays stay in the box.' },
  mustAct: { fact: 'You may not pass.', reason: 'Whoever can cover a crew or board a ship must do one of them.' },
  mutinyFirst: ({ view, reader }) => ({
    fact: 'Not yet.',
    reason: `Before ${reader.name(view.active)} acts, mutinies may be called.`,
    instead: OPEN.mutiny,
  }),
  notYourCrew: {
    fact: 'That crew is not yours.',
    reason: 'A crew belongs to the captain whose colour is on top.',
    instead: 'Pick one of your own crews, or a man of yours who stands alone.',
  },
  partOfCrew: {
    fact: 'A crew is never split.',
    reason: 'That man lies covered, and a crew moves as a whole.',
    instead: 'Pick a crew by the man on top.',
  },
  ownTarget: {
    fact: 'You cannot cover your own men.',
    reason: 'Your colour is on top of both.',
    instead: 'Cover a crew that another captain commands.',
  },
  tooMany: ({ move, view }) => {
    const [mine, theirs] = [menIn(view, crewOfMove(move)), menIn(view, targetOfMove(move))]
    return {
      fact: `That would be ${mine + theirs} men.`,
      reason: `A crew counts ${MOST_MEN} at most, and ${mine} and ${theirs} are more.`,
      instead: 'Choose a smaller crew, of yours or of theirs.',
    }
  },
  notCaptain: {
    fact: 'You do not command that crew.',
    reason: 'Only its captain, whose colour is on top, leads a crew aboard.',
    instead: 'Board with a crew of your own.',
  },
  tooFew: (tried) => ({
    fact: `${ship(tried)} needs ${men(shipIn(tried.view, shipOfMove(tried.move))?.min ?? 0)}.`,
    reason: `Your crew counts ${men(menIn(tried.view, crewOfMove(tried.move)))}.`,
    instead: 'Cover another crew to grow, or board a smaller ship.',
  }),
  shipFaceDown: {
    fact: 'That ship is not in sight.',
    reason: 'It still lies face down in the deck.',
    instead: 'Board one of the ships that lie face up.',
  },
  notOnShip: (tried) => ({
    fact: `${ship(tried)} does not carry that treasure.`,
    reason: 'The captain takes one of the treasures shown on the ship.',
    instead: 'Choose a treasure the ship carries.',
  }),
  shipGone: (tried) => ({
    fact: `${ship(tried)} is gone.`,
    reason: 'A ship that was boarded or sailed away has left the game.',
    instead: 'Board one of the ships that lie face up.',
  }),
  ownCrew: {
    fact: 'That is your own crew.',
    reason: 'A mutiny is called in a crew that somebody else commands.',
    instead: OPEN.mutiny,
  },
  tooFewMutineers: ({ move, view, reader }) => ({
    fact: 'You have too few men there.',
    reason: `A mutiny takes ${MUTINEERS} of your own in one crew; you have ${ownMenIn(view, crewOfMove(move), reader.me)}.`,
    instead: OPEN.mutiny,
  }),
  notItsTurn: {
    fact: 'Not in that crew, not now.',
    reason: 'A mutiny is called when the turn of that crew’s captain begins.',
    instead: OPEN.mutiny,
  },
  noWindow: {
    fact: 'This is no moment for mutiny.',
    reason: 'Mutinies are called before a captain acts, by those who serve under him.',
  },
  tooSmallToMutiny: {
    fact: 'That crew cannot board anything.',
    reason: 'It is too small for every ship in sight.',
    instead: OPEN.mutiny,
  },
  mustObey: {
    fact: 'Your men are in mutiny.',
    reason: 'This turn you must board with a crew in which a mutiny was called.',
    instead: 'Choose the ship and the treasure; that is still yours.',
  },
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'The game takes three, four or five captains.',
  noSuchFirstSeat: 'The seat that is to begin is not at this table: choose another, or have it drawn.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
