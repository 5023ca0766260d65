// Every piece of the board says what it is, in both languages.
import { language } from '@flibuste/web/kit'
import { itExplains } from '../../explain-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { cove } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'
import { CARD_KINDS } from '../cards.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

itExplains({
  game: cove,
  options: STANDARD,
  seats: 4,
  clauses: CLAUSES,
  explain,
  speak: (chosen) => void (language.value = chosen),
  keys: (view) => [
    ...range(7).map((at) => `place ${at + 1}`),
    ...view.blackShips.flatMap(({ legend }) => (legend < 0 ? [] : [`hunter ${legend}`])),
    ...view.players.flatMap((_, seat) => [
      ...['ship', 'purse', 'dice', 'captain'].map((topic) => `${topic} ${seat}`),
      ...range(4).map((row) => `row ${seat} ${row}`),
    ]),
    ...range(3).map((nth) => `mix ${nth}`),
    ...range(CARD_KINDS).map((card) => `card ${card}`),
    'hunter -1',
    'fame',
    'calendar',
    'wheel',
    'ledger',
    'order',
    'volley',
    'steps',
  ],
})
