// A hint is what a bot thinks, told to a player: from the view alone, its own choice first, chances that are chances.
import { GAME_IDS, registered } from '@flibuste/games'
import { initialOptions, lowest, Memory, Sfc32, type AnyEvent, type AnyGame, type Skill } from '@flibuste/kernel'
import { describe, expect, test } from 'vitest'
import { BOTS, choiceOf, hintsOf, LEVELS, type Question } from './index.ts'

/** What is asked for here is the same however long is looked. */
const FEW = { sailor: 40, mate: 60, captain: 150 }
const briefly = (game: AnyGame): AnyGame =>
  game.thinking === undefined ? game : { ...game, thinking: { ...game.thinking, playouts: FEW } }

const GAMES = await Promise.all(GAME_IDS.map(async (id) => briefly(await registered(id).load())))
const DECISIONS = [0, 4, 9, 17, 30]

/** Questions of one match with more than one answer. */
function questionsIn(game: AnyGame, seed: number): Question[] {
  const chance = new Sfc32(seed)
  const seats = Math.max(2, game.seats.min)
  const log: AnyEvent[] = []
  const state = game.setup(initialOptions(game.options), seats, chance, log)
  let memory = Memory.of(game, seats).with(log.splice(0))
  const questions: Question[] = []
  for (let at = 0; at <= 30 && game.awaiting(state) !== 0; at++) {
    const seat = lowest(game.awaiting(state))
    const legal = game.legal(state, seat)
    if (DECISIONS.includes(at) && legal.length > 1)
      questions.push({ game: game.id, bot: 'captain', seat, view: memory.view(state, seat), legal, seed: at })
    game.apply(state, seat, game.pick(state, seat, chance), chance, log)
    memory = memory.with(log.splice(0))
  }
  return questions
}

describe.each(GAMES)('$id', (game) => {
  const questions = [1, 2].flatMap((seed) => questionsIn(game, seed))

  test('the first hint is what a captain with the same chance would do, or would do most often where it draws', () => {
    expect(questions.length).toBeGreaterThan(2)
    for (const question of questions) {
      const hints = hintsOf(game, question)
      const chosen = choiceOf(game, 'captain', question)
      if (hints[0]?.share === null) expect(hints[0].choice).toBe(chosen)
      else expect(hints.find(({ choice }) => choice === chosen)?.share).toBeGreaterThan(0)
      const shares = hints.map(({ share }) => share ?? 0)
      expect(shares).toEqual(shares.toSorted((one, two) => two - one))
    }
  })

  test('each names another legal move, with a chance between 0 and 1, never better than the one before', () => {
    for (const question of questions) {
      const hints = hintsOf(game, question)
      expect(new Set(hints.map(({ choice }) => choice)).size).toBe(hints.length)
      for (const { choice, chance } of hints) {
        expect(question.legal[choice]).toBeDefined()
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
      }
      const chances = hints.map(({ chance }) => chance ?? 0)
      expect(chances).toEqual(chances.toSorted((one, two) => two - one))
    }
  })

  test('what is hidden may be dealt anew: the hint is the same', () => {
    for (const question of questions) {
      const other = game.view(game.determinize(question.view, new Sfc32(99)), question.seat)
      const view = game.recall === undefined ? other : question.view
      expect(hintsOf(game, { ...question, view })).toEqual(hintsOf(game, question))
    }
  })

  test('the hopes of all seats add up to one, so that one of them is a chance', () => {
    for (const { view } of questions) {
      const hopes = game.evaluate(game.determinize(view, new Sfc32(5)))
      expect(hopes.reduce((sum, hope) => sum + hope, 0)).toBeCloseTo(1, 9)
    }
  })
})

test('Bones: the same question promises more against gentler captains, and something from far behind', async () => {
  const bones = await registered('bones').load()
  const [question] = questionsIn(bones, 3)
  const best = (skills: readonly Skill[]): number => hintsOf(bones, { ...question!, skills })[0]?.chance ?? 0
  const [boy, sailor, mate, captain] = LEVELS.map((level) => best([level, level]))
  expect(boy).toBeGreaterThan(sailor!)
  expect(sailor).toBeGreaterThan(mate!)
  expect(mate).toBeGreaterThan(captain!)
  expect(captain).toBeGreaterThan(0)
})

test('alone nobody can be beaten, and no chance is told', async () => {
  const bones = await registered('bones').load()
  const state = bones.setup(initialOptions(bones.options), 1, new Sfc32(4))
  const view = bones.view(state, 0)
  const question = { game: 'bones', bot: 'captain', seat: 0, view, legal: bones.legal(state, 0), seed: 1 }
  const hints = hintsOf(bones, question)
  expect(hints.length).toBeGreaterThan(1)
  expect(hints.every(({ chance }) => chance === null)).toBe(true)
  expect(question.legal[hints[0]?.choice ?? -1]).toBe(
    BOTS.captain.choose({ game: bones, view, seat: 0, legal: question.legal, chance: new Sfc32(1) }),
  )
})
