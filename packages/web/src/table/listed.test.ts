import { text } from '@flibuste/games/bones/text.en.ts'
import { position } from '@flibuste/games/bones/scenario.ts'
import { expect, it } from 'vitest'
import { listed } from './listed.ts'

const reader = { me: 0, name: String }

it('names a reroll of equal dice once, and everything else', () => {
  const table = position({ dice: [4, 4, 1, 2] })
  const scene = { legal: table.legal(), view: table.view, text, reader }
  const labels = listed(scene).map(({ label }) => label)
  expect(labels.filter((label) => label === 'Reroll the 4')).toHaveLength(1)
  expect(new Set(labels)).toEqual(new Set(scene.legal.map((move) => text.move(move, scene.view, reader))))
  expect(scene.legal.length).toBeGreaterThan(labels.length)
})
