// Bots see views only: every way to a state that did not come from `determinize` is watched.
import { bones } from '@flibuste/games/bones/index.ts'
import { initialOptions, lowest, Sfc32, type AnyGame, type Asked } from '@flibuste/kernel'
import { describe, expect, test } from 'vitest'
import { BOT_IDS, BOTS, isBotId, type Ask } from './index.ts'

const game: AnyGame = bones
const OPTIONS = initialOptions(game.options)
const ALLOWED = new Set(['determinize', 'clone', 'apply', 'legal', 'awaiting', 'evaluate'])

/** Fails on every property that is not in the list. */
function only<T extends object>(target: T, names: ReadonlySet<string>): T {
  return new Proxy(target, {
    get(of, name, receiver) {
      if (typeof name === 'string' && !names.has(name)) throw new Error(`a bot looked at ${name}`)
      return Reflect.get(of, name, receiver)
    },
  })
}

/** The game, but its functions take only states that came out of it: guessed ones and their copies. */
function watched(guesses: WeakSet<object>): AnyGame {
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
    clone: (state) => guess(game.clone(known(state))),
    apply: (state, seat, move, chance, log) => game.apply(known(state), seat, move, chance, log),
    legal: (state, seat) => game.legal(known(state), seat),
    awaiting: (state) => game.awaiting(known(state)),
    evaluate: (state) => game.evaluate(known(state)),
  }
  return only(watching, ALLOWED)
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

/** A question in the middle of a game, from what the seat sees. */
function someAsk(seed: number, decisions: number): Ask {
  const chance = new Sfc32(seed)
  const state = game.setup(OPTIONS, 2, chance)
  for (let at = 0; at < decisions; at++) {
    const seat = lowest(game.awaiting(state))
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
  }
  const seat = lowest(game.awaiting(state))
  const view: Asked = deepFreeze(game.view(state, seat))
  return { game, view, seat, legal: game.legal(state, seat), chance: new Sfc32(seed + 1) }
}

const ASK_FIELDS = new Set(['game', 'view', 'seat', 'legal', 'chance'])

describe.each(BOT_IDS)('%s', (id) => {
  const bot = BOTS[id]

  test('answers with a legal move, from the view and guessed worlds alone', () => {
    for (let decisions = 0; decisions < 40; decisions++) {
      const ask = someAsk(decisions, decisions)
      const move = bot.choose(only({ ...ask, game: watched(new WeakSet()) }, ASK_FIELDS))
      expect(ask.legal).toContain(move)
    }
  })

  test('gives the same answer to the same question with the same chance', () => {
    for (const seed of [3, 4, 5]) expect(bot.choose(someAsk(seed, 9))).toEqual(bot.choose(someAsk(seed, 9)))
  })

  test('is named as it is listed', () => {
    expect(bot.id).toBe(id)
    expect(isBotId(id)).toBe(true)
  })
})

test('the watch itself works: a bot that keeps a real state is caught', () => {
  const state = game.setup(OPTIONS, 2, new Sfc32(1))
  const spied = watched(new WeakSet())
  expect(() => spied.evaluate(state)).toThrow('a bot has a real state')
  expect(() => spied.view(state, 0)).toThrow('a bot looked at view')
})

test('no bot has the name of something every object has', () => {
  expect(isBotId('toString')).toBe(false)
  expect(isBotId('nobody')).toBe(false)
})
