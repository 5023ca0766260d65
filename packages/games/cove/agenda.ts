// What each item on the agenda does.
import { Agenda } from '@flibuste/kernel'
import { act } from './decisions/act.ts'
import { blackShips } from './decisions/black-ships.ts'
import { board, boardingRound, boardingTurn } from './decisions/board.ts'
import { combat, exchange, exchangeTurn, galleon } from './decisions/combat.ts'
import { command } from './decisions/command.ts'
import { course, navigate, steer } from './decisions/course.ts'
import { effects, income, land } from './decisions/effects.ts'
import { endGame, finish } from './decisions/end.ts'
import { fit } from './decisions/fit.ts'
import { beginMonth } from './decisions/month.ts'
import { draw, parrot } from './decisions/parrot.ts'
import { plunder } from './decisions/plunder.ts'
import { ashore, visit } from './decisions/visit.ts'
import { openWindow, window } from './decisions/window.ts'
import type { Event } from './events.ts'
import type { Item } from './items.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

export const agenda = new Agenda<State, Item, Move, Event>({
  fit,
  beginMonth,
  openWindow,
  window,
  navigate,
  course,
  steer,
  combat,
  galleon,
  boardingRound,
  boardingTurn,
  board,
  exchange,
  exchangeTurn,
  act,
  command,
  plunder,
  draw,
  parrot,
  effects,
  land,
  income,
  ashore,
  visit,
  blackShips,
  endGame,
  finish,
})
