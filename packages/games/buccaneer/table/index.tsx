// Buccaneer in the browser: what the shell needs of it, and nothing of the shell.
import type { SoundName, TableModule } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { buccaneer, type Move, type View } from '../index.ts'
import { actions } from './actions.tsx'
import { Board } from './board.tsx'
import './buccaneer.css'
import { newDraft } from './draft.ts'
import { ranking, standing, voyage } from './standing.tsx'
import { showingOf } from './timeline.ts'

const SOUND_OF: { readonly [T in Event['type']]?: SoundName } = {
  mutinyCalled: 'mutiny',
  covered: 'disc',
  boarded: 'sail',
  treasureTaken: 'plunder',
  wagePaid: 'coin',
  restKept: 'coin',
  crewHome: 'disc',
  shipsArrived: 'arrive',
  gameEnded: 'win',
}

export const table: TableModule<View, Move, Event> = {
  game: buccaneer,
  Board,
  newDraft,
  actions,
  standing,
  ranking,
  voyage,
  showing: showingOf,
  // On a phone the crews get the room: a mutiny has its stage, and everything else is the captain's turn.
  ownSteps: ['phone'],
  soundOf: ({ type }) => SOUND_OF[type] ?? null,
}
