// Störtebeker in the browser: what the shell needs of it, and nothing of the shell.
import type { SoundName, TableModule } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { stortebeker, type Move, type View } from '../index.ts'
import { actions } from './actions.tsx'
import { Board } from './board.tsx'
import { newDraft } from './draft.ts'
import { ranking, standing, voyage } from './standing.tsx'
import './stortebeker.css'
import { showingOf } from './timeline.ts'

const SOUND_OF: { readonly [T in Event['type']]?: SoundName } = {
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
}

export const table: TableModule<View, Move, Event> = {
  game: stortebeker,
  Board,
  newDraft,
  actions,
  standing,
  ranking,
  voyage,
  showing: showingOf,
  // LOOK-boards §3: on a phone the bar of the three cards stands for the steps of the turn.
  ownSteps: ['phone'],
  orders: 'plain',
  soundOf: ({ type }) => SOUND_OF[type] ?? null,
}
