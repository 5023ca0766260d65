// Every piece of the board says what it is, in both languages.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { language } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { itExplains } from '../../explain-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { buccaneer } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

itExplains({
  game: buccaneer,
  options: STANDARD,
  seats: 4,
  clauses: CLAUSES,
  explain,
  speak: (chosen) => void (language.value = chosen),
  keys: (view) => [
    ...view.crews.flatMap(({ id, discs }) => [
      `crew ${id}`,
      ...range(discs.length - 1).map((at) => `disc ${id} ${at}`),
    ]),
    ...view.ships.flatMap(({ id, treasures }) => [
      ...['ship', 'loot', 'men', 'question', 'forecast'].map((topic) => `${topic} ${id}`),
      ...treasures.map((_, nth) => `hold ${id} ${nth}`),
    ]),
    ...view.gone.map(({ ship }) => `berth ${ship.id}`),
    ...view.players.flatMap((_, seat) => [
      `purse ${seat}`,
      `captain ${seat}`,
      ...range(4).map((kind) => `held ${seat} ${kind}`),
    ]),
    ...range(4).map((kind) => `kind ${kind}`),
    'mutiny',
    'deck',
    'bank',
    'steps',
  ],
})

it('BUC-8.2 opens a fortune into its parts, which add up to it', () => {
  const chance = new Sfc32(3)
  const state = buccaneer.setup(STANDARD, 4, chance, [])
  const parts: number[] = []
  for (; buccaneer.awaiting(state) !== 0;) {
    const seat = lowest(buccaneer.awaiting(state))
    const view = buccaneer.view(state, seat)
    for (const tongue of ['en', 'fr'] as const) {
      language.value = tongue
      const said = explain(`captain ${seat}`, view, { me: seat, name: String })?.what ?? ''
      const [, whole = '', rest = ''] = /(\d+) ducats?(?: of wealth: |, soit )(.*)/.exec(said) ?? []
      const sum = [...rest.matchAll(/(\d+) (?:in the purse|en bourse|for|pour)/g)].map(([, part]) => Number(part))
      if (sum.length > 0) expect(sum.reduce((all, part) => all + part)).toBe(Number(whole))
      parts.push(sum.length)
    }
    buccaneer.apply(state, seat, buccaneer.pick(state, seat, chance), chance, [])
  }
  expect(Math.max(...parts)).toBeGreaterThan(2)
})
