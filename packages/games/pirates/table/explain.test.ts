// Every piece of the board says what it is, in both languages.
import { language } from '@flibuste/web/kit'
import { itExplains } from '../../explain-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { pirates } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { BLOW_STATES, explain } from './explain.ts'
import { SPACES } from '../chart.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

itExplains({
  game: pirates,
  options: STANDARD,
  seats: 4,
  clauses: CLAUSES,
  explain,
  speak: (chosen) => void (language.value = chosen),
  keys: (view) => [
    ...range(SPACES).map((space) => `space ${space}`),
    ...view.ships.flatMap((_, seat) => [
      ...range(6).map((at) => `slot ${seat} ${at + 1}`),
      ...['bank', 'counts', 'captain'].map((topic) => `${topic} ${seat}`),
    ]),
    ...view.lairs.flatMap(({ face }, lair) =>
      face === 'up' ? [`lairSlot ${lair} 1`, `lairSlot ${lair} 6`, `fixed ${lair}`, `coin ${lair}`] : [],
    ),
    ...BLOW_STATES.map((_, state) => `blow 4 ${state}`),
    'fighting 2 1 3 1 0',
    'fighting 0 1 0 0 2',
    'lairs',
    'dice',
    'odds',
    'steps',
  ],
})
