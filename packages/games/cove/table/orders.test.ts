// What "ask me only in …" passes in Pirate's Cove, and where a window belongs.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { allowed } from '@flibuste/web/kit'
import { describe, expect, it } from 'vitest'
import { MONTHS } from '../data.ts'
import { cove, type Move, type State, type View } from '../index.ts'
import { PASS } from '../moves.ts'
import { position, STANDARD } from '../scenario.ts'
import { silence } from '../silence.ts'
import { OPEN_STEPS, type OpenStep } from '../view.ts'
import { orders } from './orders.ts'

const ALL = 'buccaneering treasureMap lookout royalNavy letterOfMarque escape'

interface Put {
  readonly view: View
  readonly legal: readonly Move[]
}

/** Every question of random games, as whoever is asked sees it. */
function* questions(games: number): Generator<Put> {
  for (let seed = 1; seed <= games; seed++) {
    const chance = new Sfc32(seed)
    const state: State = cove.setup(STANDARD, 3 + (seed % 3), chance)
    while (cove.awaiting(state) !== 0) {
      const seat = lowest(cove.awaiting(state))
      const legal = cove.legal(state, seat)
      yield { view: cove.view(state, seat), legal }
      cove.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
  }
}

const withoutHands = (view: View): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, hand: null, handSize: 1 })),
})

describe('an order to be asked only in some places', () => {
  it('passes windows and boarding rounds, and nothing else; passing is always allowed there', () => {
    const seen: { [S in OpenStep]?: number } = {}
    for (const { view, legal } of questions(12)) {
      const pass = silence(view)
      const step = view.step as OpenStep
      seen[step] = (seen[step] ?? 0) + 1
      if (pass === null) {
        expect(view.step === 'window').toBe(false)
        continue
      }
      expect(['window', 'board']).toContain(view.step)
      expect([view.pace, pass]).toEqual(['quiet', PASS])
      expect(allowed(legal, pass)).toBe(true)
    }
    // Every kind of question came up but the open course, which needs a Lookout.
    expect(Object.keys(seen).toSorted()).toEqual(expect.arrayContaining(OPEN_STEPS.filter((step) => step !== 'steer')))
  })

  it('looks at no hand', () => {
    for (const { view } of questions(3)) {
      expect(orders.where(withoutHands(view))).toEqual(orders.where(view))
      expect(silence(withoutHands(view))).toEqual(silence(view))
    }
  })

  it('names only places that can be chosen', () => {
    const keys = orders
      .groups('en', cove.view(cove.setup(STANDARD, 4, new Sfc32(1)), 0))
      .flatMap(({ places }) => places.map(({ key }) => key))
    const open = new Set<string>()
    for (const { view } of questions(6))
      if (silence(view) !== null) for (const place of orders.where(view)) open.add(place)
    expect(keys).toEqual(expect.arrayContaining([...open]))
    expect(open.size).toBeGreaterThan(MONTHS)
  })
})

describe('a window belongs to its month and', () => {
  it.each(['month', 'navigation'] as const)('to no island while ships lie where they lay: %s', (at) => {
    const { view } = position({ at, month: 5, places: [2, 3, 4, 6], hands: [ALL] })
    expect([view.step, orders.where(view)]).toEqual(['window', [`month-${view.month}`]])
  })

  it('to the island one has sailed to', () => {
    const table = position({ at: 'sailed', month: 5, places: [2, 3, 4, 6], hands: [ALL] })
    expect(orders.where(table.viewOf(0))).toEqual(['month-5', 'island-2'])
  })

  it('in a battle to the island it is fought at', () => {
    const { view } = position({ place: 3, month: 5, hands: ['smoke', 'smoke', '', ''] })
    expect([view.step, orders.where(view), silence(view)]).toEqual(['board', ['month-5', 'island-3'], PASS])
  })
})

it('COV-21.5 the battle that ends a tie is put to its captains whatever was ordered', () => {
  const table = position({ at: 'end', fame: [20, 20, 7, 3], hands: ['smoke', 'smoke', '', ''] })
  expect([table.step, silence(table.view)]).toEqual(['board', null])
})

it('names months by number and islands as the board does, in both languages', () => {
  const { view } = position({ month: 5, places: [3, 3, 4, 6] })
  const [months, islands] = orders.groups('en', view)
  expect(months?.places.map(({ label }) => label)).toEqual(Array.from({ length: MONTHS }, (_, at) => `${at + 1}`))
  expect(islands?.places.map(({ label }) => label)).toContain('Tavern')
  expect(orders.groups('fr', view).flatMap(({ places }) => places.map(({ name }) => name))).toEqual(
    expect.arrayContaining(['mois 5', 'la Taverne']),
  )
})

it('COV-A55 names six months where half a year is played', () => {
  const { view } = position({ month: 5, places: [3, 3, 4, 6], options: { halfYear: true } })
  expect(orders.groups('en', view)[0]?.places.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6'])
})
