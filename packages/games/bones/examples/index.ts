// What the chapters of the rulebook of Bones open with: positions out of its lessons, and what their captions claim of them.
import { bySeat } from '@flibuste/kernel'
import { position, type Examples } from '../../example.ts'
import { dice } from '../../lesson.ts'
import { deadCalm } from '../lessons/dead-calm.ts'
import { islandGifts } from '../lessons/island-gifts.ts'
import { lastRound } from '../lessons/last-round.ts'
import { pairsAndTriples } from '../lessons/pairs-and-triples.ts'
import { PLAIN, type Bones } from '../lessons/subject.ts'
import { turnAtSea } from '../lessons/turn-at-sea.ts'
import { ISLAND, PORT, SEA, type Place } from '../state.ts'
import type { View } from '../view.ts'

const facesOf = ({ dice: rolled }: View): string => rolled.map(({ face }) => face).join(' ')
const isMyTurn = ({ active, asked }: View): boolean => active === 0 && asked === 1

const ships = ({ boards }: View, seat = 0): readonly Place[] => bySeat(boards, seat).ships
/** Lanes whose ship lies there. */
const lanesAt = (view: View, place: Place): string =>
  ships(view)
    .flatMap((at, index) => (at === place ? [index + 1] : []))
    .join(' ')

export const examples: Examples<Bones> = {
  unpictured: { '0': 'a list of what lies in the box' },
  chapters: {
    '1': {
      lesson: turnAtSea,
      step: 'port',
      claims: (view) => ({
        'all six ships in port': ships(view).every((place) => place === PORT),
        'the mate in hand': bySeat(view.boards, 0).mate.duty === 'hand',
        'three empty places for treasures': view.reserve === 12,
      }),
    },
    '2': {
      lesson: turnAtSea,
      step: 'sail',
      claims: (view) => ({
        'two pairs, of 4 and of 6': facesOf(view) === '4 6 4 6',
        'neither ship has moved': lanesAt(view, PORT) === '1 2 3 4 5 6',
        'step 4, sail': view.step === 'act' && isMyTurn(view),
      }),
    },
    '3': {
      lesson: pairsAndTriples,
      step: 'two',
      claims: (view) => ({
        'five dice': view.dice.length === 5,
        'a ship on island 6': lanesAt(view, ISLAND) === '6',
      }),
    },
    '4': {
      lesson: turnAtSea,
      step: 'reroll',
      claims: (view) => ({
        'a pair of 4s, a 1 and a 6': facesOf(view) === '4 1 4 6',
        'one reroll': view.step === 'reroll' && view.rerollsLeft === 1,
      }),
    },
    '5': {
      lesson: islandGifts,
      step: 'change',
      claims: (view) => ({
        'the 5 is one too high for a triple of 4s': facesOf(view) === '4 4 5 1 1',
        'a ship on island 2, none on island 5': ships(view)[1] === ISLAND && ships(view)[4] !== ISLAND,
        'one change': view.step === 'change' && view.changesLeft === 1,
      }),
    },
    '6': {
      lesson: islandGifts,
      step: 'both',
      claims: (view) => ({
        'three 4s and two 1s': facesOf(view) === '4 4 4 1 1',
        'ship 4 began the turn at its island': view.startShips[3] === ISLAND,
        'ship 1 is in port': lanesAt(view, PORT) === '1 3 5',
      }),
    },
    '7': {
      lesson: deadCalm,
      step: 'perrine',
      claims: (view) => ({
        'the mate is Scout on island 6': bySeat(view.boards, 0).mate.island === 6,
        'no ship there': ships(view)[5] !== ISLAND,
        'five dice instead of four': view.dice.length === 5,
      }),
    },
    '8': {
      lesson: lastRound,
      step: 'sail',
      claims: (view) => ({
        'three treasures each': view.boards.every(({ treasures }) => treasures.length === 3),
        'Perrine has 3 points': bySeat(view.boards, 1).navigationPoints === 3,
        'two ships at sea, 2 points': lanesAt(view, SEA) === '2 5' && bySeat(view.boards, 0).navigationPoints === 2,
        'a pair of 5s is left': view.dice.filter(({ face, used }) => face === 5 && !used).length === 2,
      }),
    },
    '9': {
      ...position<Bones>({ seats: 1, options: PLAIN, luck: dice(3, 3, 6, 6) }),
      claims: (view) => ({ 'one captain alone': view.boards.length === 1, 'the first turn': view.round === 1 }),
    },
  },
}
