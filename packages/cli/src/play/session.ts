// A match in the terminal: who answers next, what is shown, what was typed. Pure but for `Io`; knows no game.
import { BOTS, type BotId } from '@flibuste/bots'
import { lowest, plain, Sfc32 } from '@flibuste/kernel'
import type {
  AnyGame,
  AnyMove,
  Chance,
  Course,
  GameText,
  Language,
  Phrase,
  Reader,
  Refusal,
  Seat,
} from '@flibuste/kernel'
import type { Io } from '../command.ts'
import { readGameId } from '../table.ts'
import { clauseInWords } from './rulebook.ts'
import { WORDS } from './words.ts'

export interface Session {
  readonly game: AnyGame
  readonly text: GameText
  readonly language: Language
  readonly me: Seat
  /** By seat; null: the person at the terminal. */
  readonly bots: readonly (BotId | null)[]
  readonly chance: Chance
  course: Course
}

export const newSession = (of: Omit<Session, 'chance'>, seed: number): Session => ({ ...of, chance: new Sfc32(seed) })

const readerOf = ({ me, bots, language }: Session): Reader => ({
  me,
  name: (seat) => (seat === me ? WORDS[language].you : WORDS[language].bot(seat + 1, bots[seat] ?? '')),
})

/** Swaps in the course and tells what its newest entry did. */
function goOn(session: Session, course: Course, io: Io): void {
  const reader = readerOf(session)
  session.course = course
  for (const { events } of course.happenings(session.me, course.match.length - 1))
    for (const seen of events) {
      const phrase = session.text.event(seen, reader)
      if (phrase !== null) io.out(`  ${plain(phrase, reader)}  [${seen.clause}]\n`)
    }
}

/** The next answers that are not the person's: forced by the rules, or a bot's. False: it is the person's turn. */
function answerForOthers(session: Session, io: Io): boolean {
  const { game, course, me } = session
  const { state } = course.match
  const forced = course.forced()
  for (const next of forced) goOn(session, next, io)
  if (forced.length > 0) return true
  const others = game.awaiting(state) & ~(1 << me)
  if (others === 0) return false
  const seat = lowest(others)
  const bot = BOTS[session.bots[seat] ?? 'random']
  const ask = { game, view: course.remembered(seat), seat, legal: game.legal(state, seat), chance: session.chance }
  goOn(session, course.play(seat, bot.choose(ask), 'bot'), io)
  return true
}

const sentenceOf = (phrase: Phrase, session: Session): string => plain(phrase, readerOf(session))

/** The question and everything that answers it. */
function ask(session: Session, legal: readonly AnyMove[], io: Io): void {
  const { game, text, course, me } = session
  const view = game.view(course.match.state, me)
  const reader = readerOf(session)
  const prompt = text.prompt(view, reader)
  const lines = legal.map((move, at) => `${String(at + 1).padStart(4)}  ${text.move(move, view, reader)}`)
  const head = `${text.progress(view)} · ${prompt.title}`
  io.out(['', head, `${sentenceOf(prompt.sentence, session)}  [${prompt.clause}]`, ...lines, ''].join('\n'))
  io.out(WORDS[session.language].ask)
}

function explainRefusal(session: Session, refusal: Refusal, io: Io): void {
  const view = session.game.view(session.course.match.state, session.me)
  const { fact, reason, instead } = session.text.refusal(refusal, null, view, readerOf(session))
  io.out(`${[fact, reason, instead].filter((part) => part !== '').join(' ')}  [${refusal.clause}]\n`)
}

function explainClause(session: Session, named: string, io: Io): void {
  const { game, text, language, course, me } = session
  const clause = named || text.prompt(game.view(course.match.state, me), readerOf(session)).clause
  io.out(`${clauseInWords(readGameId(game.id), language, clause.toUpperCase()) ?? WORDS[language].noClause(clause)}\n`)
}

function takeBack(session: Session, io: Io): void {
  const refusal = session.course.refuseTakeBack(session.me)
  if (refusal !== null) return explainRefusal(session, refusal, io)
  for (const next of session.course.takeBack(session.me, 'player')) goOn(session, next, io)
  io.out(`${WORDS[session.language].takenBack}\n`)
}

/** Carries out what was typed; true: the person leaves. */
function obey(session: Session, typed: string, legal: readonly AnyMove[], io: Io): boolean {
  const { course, me, language } = session
  const move = /^\d+$/.test(typed) ? legal[Number(typed) - 1] : undefined
  if (move !== undefined) goOn(session, course.play(me, move, 'player'), io)
  else if (typed.startsWith('?')) explainClause(session, typed.slice(1).trim(), io)
  else if (typed === 'u') takeBack(session, io)
  else if (typed === 'v') io.out(`${JSON.stringify(session.game.view(course.match.state, me), null, 1)}\n`)
  else if (typed !== 'q' && typed !== '') io.out(`${WORDS[language].notThere(typed, legal.length)}\n`)
  return typed === 'q'
}

function showEnding(session: Session, io: Io): void {
  const { game, text, me } = session
  const { state } = session.course.match
  const outcome = game.outcome(state)
  if (outcome === null) return
  const ending = text.ending(outcome, game.view(state, me), readerOf(session))
  io.out(`\n${ending.title}\n${sentenceOf(ending.sentence, session)}  [${ending.clause}]\n`)
}

/** Until the end of the match, of the input, or of the person's patience. */
export async function playSession(session: Session, io: Io): Promise<void> {
  const words = WORDS[session.language]
  const input = io.input[Symbol.asyncIterator]()
  io.out(`${words.keys(session.game.clauses[0] ?? '')}\n`)
  while (!session.course.match.over) {
    if (answerForOthers(session, io)) continue
    const legal = session.game.legal(session.course.match.state, session.me)
    ask(session, legal, io)
    const line = await input.next()
    if (line.done === true || obey(session, line.value.trim().toLowerCase(), legal, io)) {
      io.out(`${words.quit}\n`)
      break
    }
  }
  await input.return?.()
  showEnding(session, io)
}
