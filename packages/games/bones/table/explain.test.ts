// Every piece of the board says what it is, in both languages.
import { language } from '@flibuste/web/kit'
import { itExplains } from '../../explain-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { bones } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

itExplains({
  game: bones,
  options: STANDARD,
  seats: 3,
  clauses: CLAUSES,
  explain,
  speak: (chosen) => void (language.value = chosen),
  keys: (view) => [
    ...view.boards.flatMap(({ treasures }, seat) => [
      ...[1, 2, 3, 4, 5, 6].flatMap((lane) => [
        `ship ${seat} ${lane}`,
        `island ${seat} ${lane}`,
        `gift ${seat} ${lane}`,
      ]),
      ...range(Math.max(3, treasures.length)).map((nth) => `chest ${seat} ${nth}`),
      `mate ${seat}`,
      `captain ${seat}`,
    ]),
    ...[1, 2, 3, 4, 5, 6].flatMap((lane) => [`lane ${lane}`, `lane ${lane} 1`, `sea ${lane}`]),
    ...view.dice.map((_, at) => `die ${at}`),
    'absentDie 1',
    'absentDie 6',
    'group',
    ...range(3).map((power) => `handful ${power}`),
    'ready',
    'reserve',
    'ladder',
    'steps',
  ],
})
