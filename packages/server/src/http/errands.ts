// What people do at a table in play: move, take back, talk, ask for a hint. Each is asked by a request of its own or up a line, and either
// way it is checked and carried out here.
import { ERRANDS, type AskHint, type ErrandKind, type MakeMove, type Say, type TakeBack } from '@flibuste/protocol'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Told } from '../live/told.ts'
import { readLine } from '../people/text.ts'
import { problem } from '../problem.ts'
import { askHint, hintAsker, move, moveAsker, say, sayAsker, takeBack, undoAsker } from '../tables/play.ts'
import { answerAnytime, answerQuestion, type Answering, type Asking } from './answering.ts'
import type { Services } from './services.ts'

/** Who asks, from where, at which table; up which line, if it came up one. */
export type Doer = Pick<Asking, 'from' | 'id' | 'guest' | 'line'>

export type Doing = Answering & Pick<Services, 'now'>

function makeMove(services: Doing, by: Doer, asked: MakeMove): Promise<Told> {
  const { guest, line = asked.line } = by
  const asking: Asking = { ...by, seat: asked.seat, line, asker: (table) => moveAsker(table, guest, asked) }
  return answerQuestion(services, asking, (table) => move(table, guest, asked, services.now()))
}

function takeMoveBack(services: Doing, by: Doer, asked: TakeBack): Promise<Told> {
  const { guest, line = asked.line } = by
  const asking: Asking = { ...by, seat: asked.seat, line, asker: () => undoAsker(guest, asked) }
  return answerQuestion(services, asking, (table) => takeBack(table, guest, asked, services.now()))
}

async function sayLine(services: Doing, by: Doer, asked: Say): Promise<Told> {
  const { guest } = by
  services.allowances.chat.spend(by.from.ip, guest.id)
  const text = readLine(asked.text)
  if (text === '') throw problem('malformed', 'nothing said')
  const said = { ...asked, text }
  const asking: Asking = { ...by, line: undefined, seat: null, asker: () => sayAsker(guest, said) }
  return answerAnytime(services, asking, (table) => say(table, guest, said, services.now()))
}

async function askForHint(services: Doing, by: Doer, asked: AskHint): Promise<Told> {
  const { guest } = by
  services.allowances.chat.spend(by.from.ip, guest.id)
  const asking: Asking = { ...by, line: undefined, seat: asked.seat, asker: () => hintAsker(guest, asked) }
  return answerAnytime(services, asking, (table) => askHint(table, guest, asked, services.now()))
}

interface Deed {
  readonly body: TSchema
  isBody(asked: unknown): boolean
  /** Throws `malformed` where that is no such body. */
  run(services: Doing, by: Doer, body: unknown): Promise<Told>
}

function deed<Body extends TSchema>(
  body: Body,
  run: (services: Doing, by: Doer, asked: Static<Body>) => Promise<Told>,
): Deed {
  const isBody = Compile(body)
  return {
    body,
    isBody: (asked) => isBody.Check(asked),
    run: async (services, by, asked) => {
      if (isBody.Check(asked)) return run(services, by, asked)
      const [first] = isBody.Errors(asked)
      throw problem('malformed', `body${first?.instancePath ?? ''} ${first?.message ?? 'is not that'}`)
    },
  }
}

export const DEEDS: { readonly [kind in ErrandKind]: Deed } = {
  moves: deed(ERRANDS.moves, makeMove),
  undo: deed(ERRANDS.undo, takeMoveBack),
  chat: deed(ERRANDS.chat, sayLine),
  hint: deed(ERRANDS.hint, askForHint),
}
