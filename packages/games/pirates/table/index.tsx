// Pirates! in the browser: what the shell needs of it, and nothing of the shell.
import type { SoundName, TableModule } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { pirates, type Move, type View } from '../index.ts'
import { actions } from './actions.tsx'
import { Board } from './board.tsx'
import { newDraft } from './draft.ts'
import './pirates.css'
import { ranking, standing, voyage } from './standing.tsx'
import { showingOf } from './timeline.ts'

const SOUND_OF: { readonly [T in Event['type']]?: SoundName } = {
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
}

export const table: TableModule<View, Move, Event> = {
  game: pirates,
  Board,
  newDraft,
  actions,
  standing,
  ranking,
  voyage,
  showing: showingOf,
  soundOf: ({ type }) => SOUND_OF[type] ?? null,
}
