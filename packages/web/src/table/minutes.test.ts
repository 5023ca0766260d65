// How long a match against three bots takes, which every plate tells: whole matches in the page at the normal pace, on a clock that is
// held. A bot answers for the person too, and takes the time a person takes to think. One match each: matches differ by a half, and so
// do people.
import { OPEN_GAME_IDS, registered, type GameId } from '@flibuste/games'
import { choiceOf } from '@flibuste/bots'
import { initialOptions, Sfc32, type AnyMove, type Asked } from '@flibuste/kernel'
import { effect, signal } from '@preact/signals'
import { expect, it, vi } from 'vitest'
import { beginMatch } from '../session/beginning.ts'
import { shelfIn, type LocalSitter } from '../session/kept-match.ts'
import { LocalSession } from '../session/local-session.ts'
import { handClock, memoryDrawer } from '../session/session-doubles.ts'
import { thinkerInPage } from '../session/thinker.ts'
import { frameQueue } from './frame-queue.ts'
import { narrator } from './narrator.ts'
import { tellingOf } from './telling-doubles.ts'

/** What a person takes for an answer, on average: a guess, the only one here. The rest is played and measured. */
const THINKS_MS = 6000
const STEP_MS = 250
const MOST_STEPS = 40_000

const person: LocalSitter = { name: 'Ann', human: true, bot: null }
const bot: LocalSitter = { name: 'Tom', human: false, bot: 'greedy' }
const SITTERS = [person, bot, bot, bot]

/** Bots choose among equals by chance, and a match of luck is half as long as another: here it is always the same. */
function holdChance(): void {
  const chance = new Sfc32(1)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.forEach((_, at) => (array[at] = chance.below(2 ** 31)))
    return array
  })
}

async function minutesOf(id: GameId): Promise<number> {
  holdChance()
  const game = await registered(id).load()
  const kept = beginMatch(game, {
    key: 'k',
    createdAt: 1,
    options: initialOptions(game.options),
    sitters: SITTERS,
    seed: '1'.padStart(64, '0'),
    entropy: SITTERS.map((_, seat) => String(seat).padStart(32, '0')),
  })
  const clock = handClock()
  const session = new LocalSession({ game, kept, shelf: shelfIn(memoryDrawer()), thinker: thinkerInPage(game), clock })
  const surroundings = { clock, isHidden: () => false, motion: () => 'moving' as const }
  const voice = narrator(session, await tellingOf(id), { pace: signal('normal' as const) }, surroundings)
  const latest = signal(session.frames.peek().length - 1)
  effect(() => void (latest.value = session.frames.value.length - 1))
  const queue = frameQueue({ latest, ...voice.queueNeeds })
  session.heed(queue.ready)
  for (let step = 0; step < MOST_STEPS && session.table.value.status === 'playing'; step++) {
    const { legal, view, viewer } = session.position.value
    const isPresent = queue.shown.peek().at === latest.peek()
    if (isPresent && queue.progress.peek().phase !== 'telling' && legal.length > 0) {
      await clock.pass(THINKS_MS)
      const moves = legal as readonly AnyMove[]
      const question = { game: id, bot: 'greedy', seat: viewer, view: view as Asked, legal: moves, seed: step }
      queue.rest()
      const chosen = moves[choiceOf(game, 'greedy', question)]
      if (chosen !== undefined) await session.play(chosen)
    }
    await clock.pass(STEP_MS)
  }
  expect(session.table.value.status).toBe('over')
  return clock.now() / 60_000
}

for (const id of OPEN_GAME_IDS)
  it(`a plate tells how long ${id} takes against bots`, async () => {
    const minutes = await minutesOf(id)
    const { minutesWithBots } = registered(id)
    expect(minutes).toBeGreaterThan(minutesWithBots / 1.6)
    expect(minutes).toBeLessThan(minutesWithBots * 1.6)
  })
