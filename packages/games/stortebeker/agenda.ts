// What each item on the agenda does.
import { Agenda } from '@flibuste/kernel'
import { board, openBoard } from './decisions/board.ts'
import { askCounter, counter } from './decisions/counter.ts'
import { fire, shoot, volley } from './decisions/fire.ts'
import { lose, loss } from './decisions/lose.ts'
import { play } from './decisions/play.ts'
import { shed, support } from './decisions/support.ts'
import { beginTurn, endTurn } from './decisions/turn.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Item, State } from './state.ts'

export const agenda = new Agenda<State, Item, Move, Event>({
  beginTurn,
  play,
  fire,
  volley,
  shoot,
  support,
  shed,
  openBoard,
  board,
  loss,
  lose,
  askCounter,
  counter,
  endTurn,
})
