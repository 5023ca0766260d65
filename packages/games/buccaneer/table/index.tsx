// Buccaneer in the browser: what the shell needs of it, and nothing of the shell.
import type { TableModule } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { buccaneer, type Move, type View } from '../index.ts'
import { remark } from './remark.ts'
import { explain } from './explain.ts'
import { actions } from './actions.tsx'
import { Board } from './board.tsx'
import './buccaneer.css'
import { deeds } from './deeds.ts'
import { EMPTY, type BuccaneerDraft } from './draft.ts'
import { goal } from './goal.ts'
import { moment } from './moments.ts'
import { concerns, scoreOf } from './score.ts'
import { ranking, standing, voyage } from './standing.tsx'
import { turns } from './turns.ts'

export const table: TableModule<View, Move, Event, BuccaneerDraft> = {
  game: buccaneer,
  Board,
  emptyDraft: EMPTY,
  actions,
  explain,
  goal,
  remark,
  standing,
  counts: ['treasureTaken', 'wagePaid', 'deficitPaid', 'restKept', 'categoryAwarded', 'consolationPaid'],
  ranking,
  voyage,
  deeds,
  score: scoreOf,
  turns,
  concerns,
  moment,
  // On a phone the crews get the room: a mutiny has its stage, and everything else is the captain's turn.
  ownSteps: ['phone'],
  sounds: {
    mutinyCalled: 'mutiny',
    covered: 'disc',
    boarded: 'sail',
    treasureTaken: 'plunder',
    wagePaid: 'coin',
    restKept: 'coin',
    crewHome: 'disc',
    shipsArrived: 'arrive',
    gameEnded: 'win',
  },
}
