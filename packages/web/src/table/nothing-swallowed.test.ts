// A whole match of Pirates! in the page against three bots, on a clock that is held: the real rules and bots, the session, the queue
// and the score of beats. Whatever a bot did was shown, and told to its end, before anything else happened.
import { registered } from '@flibuste/games'
import type { Event } from '@flibuste/games/pirates/events.ts'
import { concerns } from '@flibuste/games/pirates/table/moments.ts'
import { scoreOf } from '@flibuste/games/pirates/table/score.ts'
import type { View } from '@flibuste/games/pirates/view.ts'
import { initialOptions, type AnyEvent, type AnyMove } from '@flibuste/kernel'
import { effect, signal } from '@preact/signals'
import { expect, it } from 'vitest'
import type { AnyTableModule, Told } from '../kit/table-module.ts'
import type { Pace } from '../kit/tempo.ts'
import { beginMatch, freshSeed, freshWord } from '../session/beginning.ts'
import { shelfIn, type LocalSitter } from '../session/kept-match.ts'
import { LocalSession } from '../session/local-session.ts'
import { handClock, memoryDrawer } from '../session/session-doubles.ts'
import { thinkerInPage } from '../session/thinker.ts'
import { frameQueue, type FrameQueue } from './frame-queue.ts'
import { eventsOf } from './log-lines.ts'
import { narrator } from './narrator.ts'

const ann: LocalSitter = { name: 'Ann', human: true, bot: null }
const bot: LocalSitter = { name: 'Tom', human: false, bot: 'random' }
const SITTERS = [ann, bot, bot, bot]
const MOST_STEPS = 20_000
const STEP_MS = 500

/** What Pirates! says of its frames, as the shell knows it. */
const module: Pick<AnyTableModule, 'score' | 'concerns'> = {
  score: (told) => scoreOf(told as Told<View, Event>),
  concerns: (event, seat, told) => concerns(event as Event, seat, told as Told<View, Event>),
}

async function lay(pace: Pace) {
  const game = await registered('pirates').load()
  const kept = beginMatch(game, {
    key: 'k',
    createdAt: 1,
    options: initialOptions(game.options),
    sitters: SITTERS,
    seed: freshSeed(),
    entropy: SITTERS.map(freshWord),
  })
  const clock = handClock()
  const session = new LocalSession({ game, kept, shelf: shelfIn(memoryDrawer()), thinker: thinkerInPage(game), clock })
  const voice = narrator(
    session,
    module,
    { pace: signal(pace) },
    { clock, isHidden: () => false, motion: () => 'moving' },
  )
  const latest = signal(session.frames.peek().length - 1)
  effect(() => void (latest.value = session.frames.value.length - 1))
  const queue = frameQueue({ latest, ...voice.queueNeeds })
  session.heed(queue.ready)
  return { clock, session, queue }
}

/** How many events of each frame were told while it was on show. */
function listen(queue: FrameQueue, session: LocalSession): Map<number, number> {
  const told = new Map<number, number>()
  effect(() => {
    const { at, way } = queue.shown.value
    const events = eventsOf(session.frames.peek()[at]).length
    if (way === 'step') told.set(at, Math.max(told.get(at) ?? 0, Math.min(queue.progress.value.told, events)))
  })
  return told
}

async function playOut({ clock, session, queue }: Awaited<ReturnType<typeof lay>>): Promise<void> {
  for (let step = 0; step < MOST_STEPS && session.table.value.status === 'playing'; step++) {
    const { legal } = session.position.value
    const isPresent = queue.shown.peek().at === session.frames.peek().length - 1
    if (isPresent && queue.progress.peek().phase !== 'telling' && legal.length > 0) {
      queue.rest()
      await session.play(legal[step % legal.length] as AnyMove)
    }
    await clock.pass(STEP_MS)
  }
  await clock.pass(60_000)
}

const isFight = (events: readonly AnyEvent[]): boolean => events.some(({ type }) => type === 'fired')

it('leaves no bot’s turn and no battle of a whole match untold', async () => {
  const table = await lay('calm')
  const told = listen(table.queue, table.session)
  await playOut(table)
  expect(table.session.table.value.status).toBe('over')
  const frames = table.session.frames.value
  const byBots = frames.flatMap(({ happening }, at) => (happening.by === 'bot' ? [at] : []))
  expect(byBots.length).toBeGreaterThan(50)
  expect(byBots.filter((at) => told.get(at) !== eventsOf(frames[at]).length)).toEqual([])
  const battles = frames.flatMap((frame, at) => (isFight(eventsOf(frame)) ? [at] : []))
  expect(battles.filter((at) => told.get(at) !== eventsOf(frames[at]).length)).toEqual([])
  expect(table.queue.missed.value).toBeNull()
  expect(table.queue.ready.value).toBe(true)
})

it('tells nothing at the pace that only wants to know how it stands, and remembers from where', async () => {
  const table = await lay('instant')
  const told = listen(table.queue, table.session)
  await playOut(table)
  expect(told.size).toBe(0)
  expect(table.queue.missed.value).not.toBeNull()
})
