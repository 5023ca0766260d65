// What each item on the agenda does.
import { Agenda } from '@flibuste/kernel'
import { first, second } from './decisions/actions.ts'
import { fire } from './decisions/fire.ts'
import { load } from './decisions/load.ts'
import { repair } from './decisions/repair.ts'
import { stow } from './decisions/stow.ts'
import { beginTurn, endTurn, openSecond } from './decisions/turn.ts'
import { unload } from './decisions/unload.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Item, State } from './state.ts'

export const agenda = new Agenda<State, Item, Move, Event>({
  load,
  beginTurn,
  unload,
  first,
  openSecond,
  second,
  fire,
  stow,
  repair,
  endTurn,
})
