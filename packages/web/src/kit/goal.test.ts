import { SPECTATOR, type Phrase, type Reader } from '@flibuste/kernel'
import { afterEach, expect, test } from 'vitest'
import { goalLine, placesBy, type Goal, type GoalRoom } from './goal.ts'
import { language } from './language.ts'

const NAMES = ['Anne', 'Tom', 'Mira']
const readerAt = (me: number): Reader => ({ me, name: (seat) => NAMES[seat] ?? '' })
const spelt = (phrase: Phrase): string =>
  phrase.map((word) => (typeof word === 'string' ? word : 'strong' in word ? word.strong : '?')).join('')

function goalOf(scores: readonly number[], last: Goal['last'] = null): Goal {
  const aim: Phrase = ['first to ', { strong: '3' }, ' treasures']
  return { said: '', aim, shortAim: [{ strong: '3' }, ' treasures'], scores, places: placesBy(scores), last }
}

const said = (goal: Goal, me: number, room: GoalRoom = 'long'): string => spelt(goalLine(goal, readerAt(me), room))

afterEach(() => void (language.value = 'en'))

test('a goal line has the goal, mine and the best other', () => {
  expect(said(goalOf([0, 1, 0]), 0)).toBe('Goal: first to 3 treasures. You 0, Tom 1')
  expect(said(goalOf([2, 1, 0]), 0, 'short')).toBe('Goal: 3 treasures. You 2, Tom 1')
})

test('several equal rivals are the best, by no name', () => {
  expect(said(goalOf([0, 1, 1]), 0)).toBe('Goal: first to 3 treasures. You 0, the best 1')
})

test('whoever leads is not told of a best: the others follow', () => {
  const four = (scores: readonly number[]): string => said(goalOf(scores), 0, 'short')
  expect(four([5, 0, 0, 0])).toBe('Goal: 3 treasures. You 5, the others 0')
  expect(four([5, 2, 2, 0])).toBe('Goal: 3 treasures. You 5, the next 2')
  expect(four([2, 2, 2, 0])).toBe('Goal: 3 treasures. You 2, the next 2')
  expect(four([1, 2, 2, 0])).toBe('Goal: 3 treasures. You 1, the best 2')
  language.value = 'fr'
  expect(four([5, 2, 2, 0])).toContain('Vous 5, le suivant 2')
  expect(four([0, 0, 0, 0])).toContain('Vous 0, les autres 0')
})

test('whoever watches sees the first two, whoever is alone only the own figure', () => {
  expect(said(goalOf([0, 1, 2]), SPECTATOR)).toBe('Goal: first to 3 treasures. Mira 2, Tom 1')
  expect(said(goalOf([1]), 0)).toBe('Goal: first to 3 treasures. You 1')
})

test('in the last stretch it says who would win, and what I would have', () => {
  const last = { long: 'Last round', short: 'Last round' }
  expect(said(goalOf([1, 3, 2], last), 0)).toBe('Last round. If it ended now: Tom wins with 3, you have 1')
  expect(said(goalOf([3, 1, 2], last), 0)).toBe('Last round. If it ended now: you win with 3, Mira has 2')
  expect(said(goalOf([3, 3, 2], last), 0)).toBe(
    'Last round. If it ended now: you and Tom win together with 3, Mira has 2',
  )
  expect(said(goalOf([1, 3, 2], last), 0, 'short')).toBe('Last round. Now: Tom 3, you 1')
})

test('beside the name of a game there is room for how long it goes on and two figures', () => {
  const low = { lowAim: [{ strong: '4' }, ' ships to go'] as Phrase }
  expect(said({ ...goalOf([1, 3, 2]), ...low }, 0, 'low')).toBe('4 ships to go. You 1, Tom 3')
  expect(said(goalOf([1, 3, 2]), 0, 'low')).toBe('Goal: 3 treasures. You 1, Tom 3')
  const last = { long: 'Last round', short: 'Last round' }
  expect(said(goalOf([1, 3, 2], { ...last, low: 'Last round' }), 0, 'low')).toBe('Last round: Tom 3, you 1')
  expect(said(goalOf([1, 3, 2], last), 0, 'low')).toBe('Last round. Now: Tom 3, you 1')
})

test('equal figures are told apart by place, and in French too', () => {
  const last = { long: 'Dernière manche', short: 'Dernière manche' }
  language.value = 'fr'
  const goal = { ...goalOf([3, 3, 0], last), places: [2, 1, 3] }
  expect(said(goal, 0)).toBe('Dernière manche. Si l’on comptait : Tom gagne avec 3, vous avez 3')
  expect(said(goalOf([0, 1, 1]), 0)).toBe('But : first to 3 treasures. Vous 0, le meilleur 1')
})
