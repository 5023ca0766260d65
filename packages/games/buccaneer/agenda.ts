// What each item on the agenda does.
import { Agenda } from '@flibuste/kernel'
import { act } from './decisions/act.ts'
import { mutiny } from './decisions/mutiny.ts'
import { obey } from './decisions/obey.ts'
import { beginTurn } from './decisions/turn.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Item, State } from './state.ts'

export const agenda = new Agenda<State, Item, Move, Event>({ beginTurn, mutiny, act, obey })
