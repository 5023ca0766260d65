// A match in the terminal: who answers next, what is shown, what was typed. Pure but for `Io`; knows no game.
import { BOTS, type BotId } from '@flibuste/bots'
import { lowest, plain, rememberedView, Sfc32 } from '@flibuste/kernel'
import type {
  Advance,
  AnyEvent,
  AnyGame,
  AnyMove,
  Chance,
  Entry,
  GameText,
  Language,
  Match,
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
  readonly entries: Entry[]
  readonly events: AnyEvent[]
  match: Match
}

export const newSession = (of: Omit<Session, 'entries' | 'events' | 'chance'>, seed: number): Session => ({
  ...of,
  entries: [],
  events: [...of.match.opening],
  chance: new Sfc32(seed),
})

const readerOf = ({ me, bots, language }: Session): Reader => ({
  me,
  name: (seat) => (seat === me ? WORDS[language].you : WORDS[language].bot(seat + 1, bots[seat] ?? '')),
})

function showEvents(session: Session, events: readonly AnyEvent[], io: Io): void {
  const reader = readerOf(session)
  for (const event of events) {
    const seen = session.game.show(event, session.me)
    const phrase = seen === null ? null : session.text.event(seen, reader)
    if (seen !== null && phrase !== null) io.out(`  ${plain(phrase, reader)}  [${seen.clause}]\n`)
  }
}

function commit(session: Session, { entry, events, next }: Advance, io: Io): void {
  session.match = next
  session.entries.push(entry)
  session.events.push(...events)
  showEvents(session, events, io)
}

/** The next answer that is not the person's: forced by the rules, or a bot's. False: it is the person's turn. */
function answerForOthers(session: Session, io: Io): boolean {
  const { game, match, me } = session
  const forced = match.forced()
  if (forced !== null) {
    commit(session, match.play(forced.seat, forced.move, 'table'), io)
    return true
  }
  const others = game.awaiting(match.state) & ~(1 << me)
  if (others === 0) return false
  const seat = lowest(others)
  const legal = game.legal(match.state, seat)
  const bot = BOTS[session.bots[seat] ?? 'random']
  const view = rememberedView(game, match.state, seat, session.events)
  const move = bot.choose({ game, view, seat, legal, chance: session.chance })
  commit(session, match.play(seat, move, 'bot'), io)
  return true
}

const sentenceOf = (phrase: Phrase, session: Session): string => plain(phrase, readerOf(session))

/** The question and everything that answers it. */
function ask(session: Session, legal: readonly AnyMove[], io: Io): void {
  const { game, text, match, me } = session
  const view = game.view(match.state, me)
  const reader = readerOf(session)
  const prompt = text.prompt(view, reader)
  const lines = legal.map((move, at) => `${String(at + 1).padStart(4)}  ${text.move(move, view, reader)}`)
  const head = `${text.progress(view)} · ${prompt.title}`
  io.out(['', head, `${sentenceOf(prompt.sentence, session)}  [${prompt.clause}]`, ...lines, ''].join('\n'))
  io.out(WORDS[session.language].ask)
}

function explainRefusal(session: Session, refusal: Refusal, io: Io): void {
  const view = session.game.view(session.match.state, session.me)
  const { fact, reason, instead } = session.text.refusal(refusal, null, view, readerOf(session))
  io.out(`${[fact, reason, instead].filter((part) => part !== '').join(' ')}  [${refusal.clause}]\n`)
}

function explainClause(session: Session, named: string, io: Io): void {
  const { game, text, language, match, me } = session
  const clause = named || text.prompt(game.view(match.state, me), readerOf(session)).clause
  io.out(`${clauseInWords(readGameId(game.id), language, clause.toUpperCase()) ?? WORDS[language].noClause(clause)}\n`)
}

function takeBack(session: Session, io: Io): void {
  const refusal = session.match.refuseUndo(session.me)
  if (refusal !== null) return explainRefusal(session, refusal, io)
  commit(session, session.match.undo(session.me, 'player'), io)
  io.out(`${WORDS[session.language].takenBack}\n`)
}

/** Carries out what was typed; true: the person leaves. */
function obey(session: Session, typed: string, legal: readonly AnyMove[], io: Io): boolean {
  const { match, me, language } = session
  const move = /^\d+$/.test(typed) ? legal[Number(typed) - 1] : undefined
  if (move !== undefined) commit(session, match.play(me, move, 'player'), io)
  else if (typed.startsWith('?')) explainClause(session, typed.slice(1).trim(), io)
  else if (typed === 'u') takeBack(session, io)
  else if (typed === 'v') io.out(`${JSON.stringify(session.game.view(match.state, me), null, 1)}\n`)
  else if (typed !== 'q' && typed !== '') io.out(`${WORDS[language].notThere(typed, legal.length)}\n`)
  return typed === 'q'
}

function showEnding(session: Session, io: Io): void {
  const { game, text, match, me } = session
  const outcome = game.outcome(match.state)
  if (outcome === null) return
  const ending = text.ending(outcome, game.view(match.state, me), readerOf(session))
  io.out(`\n${ending.title}\n${sentenceOf(ending.sentence, session)}  [${ending.clause}]\n`)
}

/** Until the end of the match, of the input, or of the person's patience. */
export async function playSession(session: Session, io: Io): Promise<void> {
  const words = WORDS[session.language]
  const input = io.input[Symbol.asyncIterator]()
  io.out(`${words.keys}\n`)
  while (!session.match.over) {
    if (answerForOthers(session, io)) continue
    const legal = session.game.legal(session.match.state, session.me)
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
