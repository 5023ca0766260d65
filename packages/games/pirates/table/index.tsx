// Pirates! in the browser: what the shell needs of it, and nothing of the shell.
import type { TableModule } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { pirates, type Move, type View } from '../index.ts'
import { remark } from './remark.ts'
import { explain } from './explain.ts'
import { actions } from './actions.tsx'
import { Board } from './board.tsx'
import { deeds } from './deeds.ts'
import { EMPTY, type PiratesDraft } from './draft.ts'
import { goal } from './goal.ts'
import './pirates.css'
import { concerns, moment } from './moments.ts'
import { scoreOf } from './score.ts'
import { ranking, standing, voyage } from './standing.tsx'
import { turns } from './turns.ts'

export const table: TableModule<View, Move, Event, PiratesDraft> = {
  game: pirates,
  Board,
  emptyDraft: EMPTY,
  actions,
  explain,
  goal,
  remark,
  standing,
  counts: ['unloaded', 'treasureTaken'],
  ranking,
  voyage,
  deeds,
  score: scoreOf,
  turns,
  concerns,
  moment,
  sounds: {
    loaded: 'disc',
    sailed: 'sail',
    unloaded: 'plunder',
    lairTurned: 'page',
    fired: 'roll',
    struck: 'mutiny',
    treasureTaken: 'steal',
    changeMade: 'coin',
    figureMoved: 'disc',
    repaired: 'disc',
    gameEnded: 'win',
  },
}
