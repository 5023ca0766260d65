// Bots see views only: every way to a state that did not come from `determinize` is watched.
import { GAME_IDS, registered } from '@flibuste/games'
import {
  initialOptions,
  lowest,
  Memory,
  seatsOf,
  Sfc32,
  type AnyEvent,
  type AnyGame,
  type Asked,
  type Chance,
  type Seat,
} from '@flibuste/kernel'
import { describe, expect, test } from 'vitest'
import { howMany } from '../../../tests/depth/asked.ts'
import { BOT_IDS, BOTS, isBotId, type Ask } from './index.ts'

/** Where bots may look is the same however long they look: a few playouts will do. */
const FEW = { sailor: 40, mate: 60, captain: 120 }
const briefly = (game: AnyGame): AnyGame =>
  game.thinking === undefined ? game : { ...game, thinking: { ...game.thinking, playouts: FEW, plans: FEW.captain } }

type Turns = NonNullable<AnyGame['turns']>

const GAMES = await Promise.all(GAME_IDS.map(async (id) => briefly(await registered(id).load())))
/** `advise` and `isFolly` get the view, `meets` gets moves, `thinking` is figures; all else gets guessed states. */
const ALLOWED = new Set([
  'determinize',
  'worlds',
  'clone',
  'apply',
  'legal',
  'pick',
  'playOut',
  'awaiting',
  'evaluate',
  'habit',
  'stage',
  'meets',
  'isFolly',
  'advise',
  'thinking',
  'turns',
])

/** Fails on every property that is not in the list. */
function only<T extends object>(target: T, names: ReadonlySet<string>): T {
  return new Proxy(target, {
    get(of, name, receiver) {
      if (typeof name === 'string' && !names.has(name)) throw new Error(`a bot looked at ${name}`)
      return Reflect.get(of, name, receiver)
    },
  })
}

const watchedTurns = (turns: Turns, known: (state: unknown) => unknown): Turns => ({
  count: (state) => turns.count(known(state)),
  plans: (state, seat, breadth) => turns.plans(known(state), seat, breadth),
  evaluate: (state) => turns.evaluate(known(state)),
  follow: (state, seat, plan) => turns.follow(known(state), seat, plan),
})

/** The game, but its functions take only states that came out of it: guessed ones and their copies. */
function watched(game: AnyGame, guesses: WeakSet<object>): AnyGame {
  const known = (state: unknown): unknown => {
    if (typeof state !== 'object' || state === null || !guesses.has(state)) throw new Error('a bot has a real state')
    return state
  }
  const guess = (state: unknown): unknown => {
    if (typeof state === 'object' && state !== null) guesses.add(state)
    return state
  }
  const watching: AnyGame = {
    ...game,
    determinize: (view, chance) => guess(game.determinize(view, chance)),
    ...(game.worlds === undefined
      ? {}
      : {
          worlds: (view: Asked, count: number, chance: Chance) => game.worlds?.(view, count, chance).map(guess) ?? [],
        }),
    pick: (state, seat, own) => game.pick(known(state), seat, own),
    ...(game.habit === undefined
      ? {}
      : { habit: (state: unknown, seat: Seat, own: Chance) => game.habit?.(known(state), seat, own) ?? nothing() }),
    ...(game.stage === undefined ? {} : { stage: (state: unknown) => game.stage?.(known(state)) ?? 0 }),
    ...(game.turns === undefined ? {} : { turns: watchedTurns(game.turns, known) }),
    playOut: (state, own, chance, most) => game.playOut(known(state), own, chance, most),
    clone: (state) => guess(game.clone(known(state))),
    apply: (state, seat, move, chance, log) => game.apply(known(state), seat, move, chance, log),
    legal: (state, seat) => game.legal(known(state), seat),
    awaiting: (state) => game.awaiting(known(state)),
    evaluate: (state) => game.evaluate(known(state)),
  }
  return only(watching, ALLOWED)
}

const nothing = (): never => {
  throw new Error('no habit')
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

/** A question in the middle of a game, from what the seat sees and remembers. */
function someAsk(game: AnyGame, seed: number, decisions: number): Ask {
  const chance = new Sfc32(seed)
  const seats = Math.max(2, game.seats.min)
  const log: AnyEvent[] = []
  const state = game.setup(initialOptions(game.options), seats, chance, log)
  let memory = Memory.of(game, seats).with(log.splice(0))
  for (let at = 0; at < decisions && game.awaiting(state) !== 0; at++) {
    const seat = lowest(game.awaiting(state))
    game.apply(state, seat, game.pick(state, seat, chance), chance, log)
    memory = memory.with(log.splice(0))
  }
  if (game.awaiting(state) === 0) return someAsk(game, seed + 1, decisions >> 1)
  const seat = lowest(game.awaiting(state))
  const view: Asked = deepFreeze(memory.view(state, seat))
  return { game, view, seat, legal: game.legal(state, seat), chance: new Sfc32(seed + 1) }
}

/** The same question, its view taken from a world in which all that is hidden was dealt anew. */
function redealt(ask: Ask): Ask {
  const { game, view, seat } = ask
  const other = game.view(game.determinize(view, new Sfc32(99)), seat)
  return { ...ask, view: game.recall === undefined ? other : view }
}

/** The same question to one of several captains, while all are out, and after another has answered; null: nobody is asked together here. */
function sealedAsks(game: AnyGame, seed: number): readonly [Ask, Ask] | null {
  const chance = new Sfc32(seed)
  const seats = Math.max(2, game.seats.min)
  const state = game.setup(initialOptions(game.options), seats, chance)
  for (let at = 0; at < 60 && game.awaiting(state) !== 0; at++) {
    const [first, second] = seatsOf(game.awaiting(state))
    if (first !== undefined && second !== undefined && game.legal(state, second).length > 1) {
      const ask = (): Ask => ({
        game,
        view: deepFreeze(game.view(state, second)),
        seat: second,
        legal: game.legal(state, second),
        chance: new Sfc32(seed),
      })
      const before = ask()
      game.apply(state, first, game.pick(state, first, chance), chance, null)
      return [before, ask()]
    }
    const seat = lowest(game.awaiting(state))
    game.apply(state, seat, game.pick(state, seat, chance), chance, null)
  }
  return null
}

/** Games in which one is found. */
const SEALED = ['pirates', 'cove']
const SEEDS = [1, 2, 3]

const ASK_FIELDS = new Set(['game', 'view', 'seat', 'legal', 'chance'])
/** Where a game is looked into: so many decisions after it began. */
const DECISIONS = Array.from({ length: howMany('redeals') }, (_, at) => [0, 3, 11, 24][at] ?? at % 97)

describe.each(GAMES)('$id', (game) => {
  describe.each(BOT_IDS)('%s', (id) => {
    const bot = BOTS[id]

    test('answers with a legal move, from the view and guessed worlds alone', () => {
      for (const decisions of DECISIONS) {
        const ask = someAsk(game, decisions, decisions)
        const move = bot.choose(only({ ...ask, game: watched(game, new WeakSet()) }, ASK_FIELDS))
        expect(ask.legal).toContain(move)
      }
    })

    test('gives the same answer to the same question with the same chance, whatever is hidden', () => {
      for (const decisions of DECISIONS) {
        const answer = bot.choose(someAsk(game, 5, decisions))
        expect(bot.choose(someAsk(game, 5, decisions))).toEqual(answer)
        expect(bot.choose(redealt(someAsk(game, 5, decisions)))).toEqual(answer)
      }
    })

    test('does not care who was quicker: a sealed answer that is in changes nothing', () => {
      const pairs = SEEDS.map((seed) => sealedAsks(game, seed)).filter((pair) => pair !== null)
      expect(pairs.length).toBeGreaterThanOrEqual(SEALED.includes(game.id) ? 1 : 0)
      for (const [before, after] of pairs) expect(bot.choose(after)).toEqual(bot.choose(before))
    })
  })
})

test.each(BOT_IDS)('%s is named as it is listed', (id) => {
  expect(BOTS[id].id).toBe(id)
  expect(isBotId(id)).toBe(true)
})

test('the watch itself works: a bot that keeps a real state is caught', () => {
  for (const game of GAMES) {
    const state = game.setup(initialOptions(game.options), Math.max(2, game.seats.min), new Sfc32(1))
    const spied = watched(game, new WeakSet())
    expect(() => spied.evaluate(state)).toThrow('a bot has a real state')
    expect(() => spied.view(state, 0)).toThrow('a bot looked at view')
  }
})

test('no bot has the name of something every object has', () => {
  expect(isBotId('toString')).toBe(false)
  expect(isBotId('nobody')).toBe(false)
})
