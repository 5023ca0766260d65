// Whose panel is lit, in every game, on a clock that is held: another captain's from the beat that begins his turn on, not before.
import { OPEN_GAME_IDS, registered } from '@flibuste/games'
import {
  bit,
  Course,
  initialOptions,
  lowest,
  nth,
  secretOf,
  Sfc32,
  SPECTATOR,
  type AnyEvent,
  type Asked,
} from '@flibuste/kernel'
import { effect } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { beginsMs, eventsBegun } from '../kit/score.ts'
import type { AnyTableModule } from '../kit/table-module.ts'
import { isPlayed, planOf, teller } from '../kit/teller.ts'
import { handClock } from '../session/session-doubles.ts'
import { litSeats } from './lit.ts'
import { tellingOf } from './telling-doubles.ts'
import type { AnyScore, AnyTold } from './whole-score.ts'

const MOVES = 60
const LONGEST_MS = 60_000

/** What is told of a match at random, move by move. */
async function toldOf(id: (typeof OPEN_GAME_IDS)[number]): Promise<readonly AnyTold[]> {
  const game = await registered(id).load()
  const chance = new Sfc32(5)
  let course = Course.start(game, initialOptions(game.options), 3, secretOf('00'.repeat(32), ['a', 'b', 'c']))
  const viewNow = (): Asked => game.view(course.match.state, SPECTATOR)
  const told: AnyTold[] = []
  while (told.length < MOVES && !course.match.over) {
    const before = viewNow()
    const seat = lowest(game.awaiting(course.match.state))
    const legal = game.legal(course.match.state, seat)
    course = course.play(seat, nth(legal, chance.below(legal.length)), 'player')
    told.push({ events: course.last?.events ?? [], before, after: viewNow() })
  }
  return told
}

/** When which panels were lit, the frame told on a clock that is held. */
async function litBy(told: AnyTold, score: AnyScore, turns: AnyTableModule['turns'], by: 'me' | 'others') {
  const clock = handClock()
  const voice = teller(clock)
  const lit: { readonly atMs: number; readonly seats: number }[] = []
  voice.tell(planOf(score, { motion: 'moving', tempo: 1, by, holdMs: 0 }), () => {})
  const stop = effect(() => {
    const { begun, phase } = voice.progress.value
    const events = told.events.slice(0, eventsBegun(score, begun))
    const seats = litSeats({ ...told, begun: events, isPlayed: isPlayed(phase) }, turns)
    if (lit.at(-1)?.seats !== seats) lit.push({ atMs: clock.now(), seats })
  })
  await clock.pass(LONGEST_MS)
  stop()
  return lit
}

const beginsTurn = (event: AnyEvent): boolean => event.type === 'turnBegan'

describe.each(OPEN_GAME_IDS)('%s', (id) => {
  it.each(['me', 'others'] as const)('lights the next captain when his turn begins, after a move of %s', async (by) => {
    const { score: scoreOf, turns } = await tellingOf(id)
    for (const told of await toldOf(id)) {
      const score = scoreOf(told)
      const lit = await litBy(told, score, turns, by)
      const waited = told.before.asked & ~told.before.answered
      const begins = told.events.find(beginsTurn)
      const fromMs = beginsMs(score, begins)
      const early = lit.filter(({ atMs, seats }) => atMs < fromMs && seats !== waited)
      expect(early, JSON.stringify(told.events)).toEqual([])
      const next = begins !== undefined && 'seat' in begins ? bit(begins.seat as number) : 0
      if (next !== 0) expect(lit.find(({ atMs }) => atMs === fromMs)?.seats ?? waited).toBe(next)
      expect(lit.at(-1)?.seats).toBe(told.after.asked & ~told.after.answered)
    }
  })
})
