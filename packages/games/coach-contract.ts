// For tests: every sentence of a coach occurs in a match, cites a clause, is short in both languages, and says nothing that the seat
// cannot see.
import { LANGUAGES, lowest, Sfc32, type Asked, type Game, type Seat } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'

type Happened = { readonly type: string; readonly clause: string }

interface Line<View, Event> {
  readonly key: string
  readonly clause: string
  when(moment: { view: View; me: Seat; legal: readonly { readonly kind: string }[]; events: readonly Event[] }): boolean
}

export interface Coaching<View extends Asked, Move extends { readonly kind: string }, Event extends Happened> {
  readonly game: Game<unknown, Move, Event, View, unknown>
  readonly options: unknown
  readonly seats: number
  readonly clauses: readonly string[]
  readonly coach: {
    readonly lines: readonly Line<View, Event>[]
    readonly words: { readonly en: { readonly [key: string]: string }; readonly fr: { readonly [key: string]: string } }
  }
  /** Seeds of matches, played at random, in which every sentence has its moment. */
  readonly seeds: readonly number[]
}

const MOST_MOVES = 1200
/** Dealing a world costs more than the rest: one at every so manieth move, and at the first moments of each sentence. */
const DEALT_APART = 7
const DEALT_MOMENTS = 3
/** In letters: three lines beside a question. */
const LONGEST = 112

/** By key, the first match and move at which a line has its moment. */
function occasionsOf<View extends Asked, Move extends { readonly kind: string }, Event extends Happened>(
  { game, options, seats, coach }: Coaching<View, Move, Event>,
  seed: number,
): Map<string, string> {
  const chance = new Sfc32(seed)
  const log: Event[] = []
  const state = game.setup(options, seats, chance, log)
  const heard: Event[][] = Array.from({ length: seats }, () => [])
  const found = new Map<string, string>()
  const moments = new Map<string, number>()
  for (let at = 0; at < MOST_MOVES; at++) {
    heard.forEach((events, seat) => events.push(...log.flatMap((event) => game.show(event, seat) ?? [])))
    log.length = 0
    if (game.awaiting(state) === 0) break
    const me = lowest(game.awaiting(state))
    const legal = game.legal(state, me)
    const view = game.view(state, me)
    const events = heard[me]?.splice(0) ?? []
    const now = coach.lines.filter(({ when }) => when({ view, me, legal, events })).map(({ key }) => key)
    for (const key of now) {
      if (!found.has(key)) found.set(key, `seed ${seed}, move ${at}`)
      moments.set(key, (moments.get(key) ?? 0) + 1)
    }
    if (at % DEALT_APART === 0 || now.some((key) => (moments.get(key) ?? 0) <= DEALT_MOMENTS)) {
      const alike = game.view(game.determinize(view, new Sfc32(at)), me)
      const there = coach.lines.filter(({ when }) => when({ view: alike, me, legal, events })).map(({ key }) => key)
      expect(there, 'said in another world that looks the same').toEqual(now)
    }
    game.apply(state, me, game.pick(state, me, chance), chance, log)
  }
  return found
}

export function itCoaches<View extends Asked, Move extends { readonly kind: string }, Event extends Happened>(
  coaching: Coaching<View, Move, Event>,
): void {
  const { coach, clauses, seeds } = coaching
  const keys = coach.lines.map(({ key }) => key)

  it('has each sentence once, with a clause of the game', () => {
    expect(new Set(keys).size).toBe(keys.length)
    expect(coach.lines.filter(({ clause }) => !clauses.includes(clause))).toEqual([])
  })

  it('finds the moment of every sentence in matches that were played', () => {
    const found = new Set(seeds.flatMap((seed) => [...occasionsOf(coaching, seed).keys()]))
    expect(keys.filter((key) => !found.has(key))).toEqual([])
  })

  describe.each(LANGUAGES)('in %s', (language) =>
    it('says it shortly, and nothing else', () => {
      const words = coach.words[language]
      expect(Object.keys(words).toSorted()).toEqual(keys.toSorted())
      const bad = Object.values(words).filter(
        (said) => said.length > LONGEST || /'| {2}/.test(said) || (language === 'fr' && / [:;!?]/.test(said)),
      )
      expect(bad).toEqual([])
    }),
  )
}
