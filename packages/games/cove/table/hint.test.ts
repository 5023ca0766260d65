// Hints: what a move is about, and why one would make it.
import { language } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { itHints } from '../../hint-contract.ts'
import { cove } from '../index.ts'
import { firstIsland } from '../lessons/first-island.ts'
import { STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'
import { hint } from './hint.ts'
import { en } from './reasons.en.ts'
import { fr } from './reasons.fr.ts'
import { reasonOf } from './reasons.ts'

const READER = { me: 0, name: () => '' }

itHints({
  game: cove,
  options: STANDARD,
  seats: 3,
  seeds: [1, 2, 3],
  hint,
  explain,
  reasonOf,
  kinds: Object.keys(en),
  speak: (chosen) => void (language.value = chosen),
})

it('says what a ring gives that is raised: speed, room, dice, or one hit more', () => {
  const view = cove.view(firstIsland.start.state, 0)
  const reason = (section: number, level: number) => {
    const found = reasonOf({ kind: 'raise', section, level }, view, 0)
    if (found?.kind !== 'raise') throw new Error('no reason')
    return [en.raise(found, READER), fr.raise(found, READER)]
  }
  expect(reason(0, 5)).toEqual(['speed 8 instead of 7', 'vitesse 8 au lieu de 7'])
  expect(reason(3, 5)[0]).toBe('room for 8 chests instead of 7')
  expect(reason(1, 4)[1]).toBe('même valeur, un coup de plus avant de la perdre')
  expect(reason(1, 5)[0]).toBe('still 3 dice until the cannons follow')
})
