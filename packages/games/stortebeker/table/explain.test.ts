// Every piece of the board says what it is, in both languages.
import { language } from '@flibuste/web/kit'
import { itExplains } from '../../explain-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { stortebeker } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'
import { patternsOf } from './patterns.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

itExplains({
  game: stortebeker,
  options: STANDARD,
  seats: 4,
  clauses: CLAUSES,
  explain,
  speak: (chosen) => void (language.value = chosen),
  keys: (view) => [
    ...[...view.sea.flatMap(({ ship }) => ship ?? []), ...view.rear].flatMap(({ id }) =>
      ['ship', 'coin', 'shield', 'needs'].map((topic) => `${topic} ${id}`),
    ),
    ...view.sea.flatMap(({ ship, sides }) =>
      ship === null
        ? ['gap']
        : sides.flatMap(({ goods, pirates }, seat) => [
            `side ${ship.id} ${seat}`,
            ...goods.map((_, at) => `good ${ship.id} ${seat} ${at}`),
            ...pirates.map((_, at) => `pirate ${ship.id} ${seat} ${at}`),
          ]),
    ),
    ...range(6).map((good) => `want ${good}`),
    ...range(15).flatMap((card) => [`card ${card}`, `picked ${card}`]),
    ...patternsOf(view.cards.quota).map((_, nth) => `pattern ${nth}`),
    ...view.players.flatMap((_, seat) => [`hand ${seat}`, `captain ${seat}`]),
    // The stage of a boarding.
    ...range(4).map((kind) => `part ${kind} 3 1`),
    'total 1 9 8',
    'total 0 7 8',
    'prize 8 5',
    'spent',
    'threeCards',
    'draw',
    'discard',
    'rear',
    'score',
    'prizes',
    'colourDice',
    'numberDice',
    'odds',
    'steps',
  ],
})
