// Buccaneer Bones in the browser: what the shell needs of it, and nothing of the shell.
import type { TableModule } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { bones, type Move, type View } from '../index.ts'
import { remark } from './remark.ts'
import { actions } from './actions.tsx'
import { Board } from './board.tsx'
import './bones.css'
import { deeds } from './deeds.ts'
import { EMPTY, type BonesDraft } from './draft.ts'
import { explain } from './explain.ts'
import { goal } from './goal.ts'
import { moment } from './moments.ts'
import { concerns, scoreOf } from './score.ts'
import { ranking, standing, voyage } from './standing.tsx'
import { turns } from './turns.ts'

export const table: TableModule<View, Move, Event, BonesDraft> = {
  game: bones,
  Board,
  emptyDraft: EMPTY,
  actions,
  explain,
  goal,
  remark,
  standing,
  counts: ['plundered', 'stole'],
  ranking,
  voyage,
  deeds,
  score: scoreOf,
  turns,
  concerns,
  moment,
  sounds: {
    rolled: 'roll',
    rerolled: 'roll',
    changed: 'select',
    sailed: 'sail',
    plundered: 'plunder',
    stole: 'steal',
    scouted: 'arrive',
    thiefSet: 'steal',
    defended: 'arrive',
    gameEnded: 'win',
  },
}
