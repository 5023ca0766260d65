// The lessons of Störtebeker can be taken, whoever takes them, and teach the whole game. Here, because the board is asked for its pieces.
import { nth } from '@flibuste/kernel'
import { expect, test } from 'vitest'
import { Lecture } from '../../lecture.ts'
import { LEARNER } from '../../lesson.ts'
import { itTeaches } from '../../lessons-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { stortebeker } from '../index.ts'
import { school } from '../lessons/index.ts'
import { snatchIt } from '../lessons/snatch-it.ts'
import { words as en } from '../lessons/words.en.ts'
import { words as fr } from '../lessons/words.fr.ts'
import { totalToBeat } from '../ties.ts'
import type { View } from '../view.ts'
import { explain } from './explain.ts'

itTeaches({ game: stortebeker, school, words: { en, fr }, clauses: CLAUSES, explain })

test('STO-A10 a tie is the boarder’s in the lesson of counter-attacks, as its words say', () => {
  const asked = Lecture.open(stortebeker, snatchIt).skipTo('counter')
  const view = asked.view as View
  expect(totalToBeat(view, LEARNER, nth(view.duel.attacks, 0))).toBe(10)
})
