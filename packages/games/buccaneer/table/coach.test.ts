// The coach: every sentence has its moment.
import { lowest, Sfc32, type Seat } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { itCoaches } from '../../coach-contract.ts'
import { CLAUSES } from '../clauses.ts'
import type { Event } from '../events.ts'
import { buccaneer } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import type { Options } from '../state.ts'
import type { View } from '../view.ts'
import { coach } from './coach.ts'

itCoaches({ game: buccaneer, options: STANDARD, seats: 4, clauses: CLAUSES, coach, seeds: [1, 2, 3, 4, 5, 6] })

/** What a captain is told, in matches played at random; `look` says what would contradict it. */
function eachTip(covered: Options['covered'], look: (key: string, view: View, me: Seat) => void): number {
  let tips = 0
  for (const seed of [1, 2, 3]) {
    const chance = new Sfc32(seed)
    const log: Event[] = []
    const state = buccaneer.setup({ ...STANDARD, covered }, 4, chance, log)
    const heard: Event[][] = [[], [], [], []]
    for (; buccaneer.awaiting(state) !== 0;) {
      heard.forEach((events, seat) => events.push(...log.flatMap((event) => buccaneer.show(event, seat) ?? [])))
      log.length = 0
      const me = lowest(buccaneer.awaiting(state))
      const [view, legal, events] = [buccaneer.view(state, me), buccaneer.legal(state, me), heard[me]!.splice(0)]
      for (const { key, when } of coach.lines)
        if (when({ view, me, legal, events })) {
          tips++
          look(key, view, me)
        }
      buccaneer.apply(state, me, buccaneer.pick(state, me, chance), chance, log)
    }
  }
  return tips
}

it('says nothing that the table contradicts: of the last three ships, of a crew of one’s own, of one that may still grow', () => {
  const largest = ({ crews }: View, me: Seat): number =>
    Math.max(0, ...crews.filter(({ captain }) => captain === me).map(({ men }) => men))
  const tips = eachTip('strict', (key, view, me) => {
    if (key === 'last') expect([view.ships.length, view.shipsToCome]).toEqual([3, 0])
    if (key === 'cover') expect(largest(view, me)).toBeGreaterThan(1)
    if (key === 'tempting') expect(largest(view, me)).toBeLessThan(9)
  })
  expect(tips).toBeGreaterThan(100)
})

it('calls no value hidden where the table plays open, as in the match after the lessons', () => {
  eachTip('open', (key, { crews }) => {
    if (crews.some(({ discs }) => discs.some(({ value }) => value === null))) return
    expect(coach.words.en[key]).not.toMatch(/hidden/)
    expect(coach.words.fr[key]).not.toMatch(/caché/)
  })
})
