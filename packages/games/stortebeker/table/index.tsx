// Störtebeker in the browser: what the shell needs of it, and nothing of the shell.
import type { TableModule } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { stortebeker, type Move, type View } from '../index.ts'
import { remark } from './remark.ts'
import { explain } from './explain.ts'
import { actions } from './actions.tsx'
import { Board } from './board.tsx'
import { deeds } from './deeds.ts'
import { EMPTY, type StortebekerDraft } from './draft.ts'
import { goal } from './goal.ts'
import { ranking, standing, voyage } from './standing.tsx'
import { turns } from './turns.ts'
import './stortebeker.css'
import { heading, moment } from './moments.ts'
import { concerns, scoreOf } from './score.ts'

export const table: TableModule<View, Move, Event, StortebekerDraft> = {
  game: stortebeker,
  Board,
  emptyDraft: EMPTY,
  actions,
  explain,
  goal,
  remark,
  standing,
  counts: ['shipTaken', 'bonusScored'],
  ranking,
  voyage,
  deeds,
  score: scoreOf,
  turns,
  concerns,
  moment,
  heading,
  // On a phone the bar of the three cards stands for the steps of the turn.
  ownSteps: ['phone'],
  orders: 'plain',
  sounds: {
    placed: 'disc',
    discarded: 'page',
    picked: 'page',
    broadsideFired: 'mutiny',
    seized: 'steal',
    sunk: 'disc',
    piratesShown: 'page',
    attackRolled: 'roll',
    counterAttacked: 'mutiny',
    lossRolled: 'roll',
    shipTaken: 'plunder',
    shipArrived: 'arrive',
    gameEnded: 'win',
  },
}
