// Pirate's Cove in the browser: what the shell needs of it, and nothing of the shell.
import { LAYOUTS, type TableModule } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { cove, type Move, type View } from '../index.ts'
import { remark } from './remark.ts'
import { explain } from './explain.ts'
import { actions } from './actions.tsx'
import { aside } from './aside.ts'
import { Board } from './board.tsx'
import { counted } from './counted.ts'
import './cove.css'
import { deeds } from './deeds.ts'
import { EMPTY, type CoveDraft } from './draft.ts'
import { goal } from './goal.ts'
import { heading } from './heading.ts'
import { lineOf } from './log-line.ts'
import { concerns, moment } from './moments.ts'
import { orders } from './orders.ts'
import { scoreOf } from './score.ts'
import { ranking, standing, voyage } from './standing.tsx'
import { turns } from './turns.ts'

export const table: TableModule<View, Move, Event, CoveDraft> = {
  game: cove,
  Board,
  emptyDraft: EMPTY,
  actions,
  explain,
  goal,
  remark,
  standing,
  standingIcon: 'star',
  counts: ['fameChanged', 'fameShown'],
  counted,
  ranking,
  voyage,
  deeds,
  line: lineOf,
  score: scoreOf,
  aside,
  turns,
  concerns,
  moment,
  heading,
  // The year stands on the board.
  ownSteps: LAYOUTS,
  orders,
  sounds: {
    wheelsShown: 'sail',
    steered: 'sail',
    escaped: 'sail',
    treasuresTurned: 'page',
    fired: 'roll',
    ringMoved: 'mutiny',
    mutinied: 'mutiny',
    plundered: 'plunder',
    buried: 'plunder',
    raised: 'disc',
    bought: 'coin',
    shared: 'steal',
    gameEnded: 'win',
  },
}
