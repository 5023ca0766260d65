// Every piece of the board says what it is, in both languages.
import { language } from '@flibuste/web/kit'
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
    'deck',
    'bank',
    'steps',
  ],
})
