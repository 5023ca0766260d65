// What the chapters of the rulebook of Störtebeker open with: positions out of its lessons, and what their captions claim of them.
import { bySeat } from '@flibuste/kernel'
import type { Examples } from '../../example.ts'
import { isMarked, PIRATE_CARDS, plainOf } from '../cards.ts'
import { GOODS, PIRATE_VALUES, type Good } from '../data.ts'
import { belowDeck } from '../lessons/below-deck.ts'
import { broadside } from '../lessons/broadside.ts'
import { exchange } from '../lessons/exchange.ts'
import { firstPrize } from '../lessons/first-prize.ts'
import { lastPrize } from '../lessons/last-prize.ts'
import { snatchIt } from '../lessons/snatch-it.ts'
import type { Stortebeker } from '../lessons/subject.ts'
import { threeCards } from '../lessons/three-cards.ts'
import type { PlaceView, SideView, View } from '../view.ts'

const plain = (good: Good) => plainOf(GOODS.indexOf(good))
const placeOf = (view: View, ship: number): PlaceView | undefined => view.sea.find((place) => place.ship?.id === ship)
const sideAt = (view: View, ship: number, seat = 0): SideView | undefined => placeOf(view, ship)?.sides[seat]
const lacks = (view: View, ship: number, seat = 0): string =>
  (sideAt(view, ship, seat)?.missing ?? []).map((good) => GOODS[good]).join(' ')
const scores = ({ players }: View): string => players.map(({ score }) => score).join(' ')

/** Values of one's own pirates there. */
const crewAt = (view: View, ship: number): string =>
  (sideAt(view, ship)?.pirates ?? [])
    .map(({ card }) => (card === null ? '?' : PIRATE_VALUES[PIRATE_CARDS.indexOf(card)]))
    .join(' ')

export const examples: Examples<Stortebeker> = {
  unpictured: { '0': 'a list of what lies in the box', '10': 'each changes one sentence of another chapter' },
  chapters: {
    '1': {
      lesson: threeCards,
      step: 'hand',
      claims: (view) => ({
        'four ships, nothing laid yet':
          view.sea.length === 4 && view.sea.every(({ sides }) => sides.every(({ goods }) => goods.length === 0)),
        'six cards in hand': bySeat(view.players, 0).handSize === 6,
        'the next ship lies open, 11 follow': view.rear.length === 1 && view.rearLeft === 11,
      }),
    },
    '2': {
      lesson: firstPrize,
      step: 'board',
      claims: (view) => ({
        'all three cards laid': view.cards.left === 0 && view.cards.placed === 3,
        'Rostock may be boarded': view.step === 'board' && placeOf(view, 21)?.mayBoard === true,
        'strength 8, points 5': placeOf(view, 21)?.ship?.strength === 8 && placeOf(view, 21)?.ship?.points === 5,
      }),
    },
    '3': {
      lesson: threeCards,
      step: 'beans',
      claims: (view) => ({
        'one card laid, two to go': view.cards.placed === 1 && view.cards.left === 2,
        'Rostock lacks beans': lacks(view, 19) === 'beans',
        'beans are in hand': (bySeat(view.players, 0).hand?.[plain('beans')] ?? 0) > 0,
      }),
    },
    '4': {
      lesson: broadside,
      step: 'seize',
      claims: (view) => ({
        'the die shows meat': view.step === 'shoot' && GOODS[view.matter.good] === 'meat',
        'Perrine has meat there': sideAt(view, 29, 1)?.goods.includes(plain('meat')) === true,
        'I lack meat there': lacks(view, 29).includes('meat'),
      }),
    },
    '5': {
      lesson: belowDeck,
      step: 'board',
      claims: (view) => ({
        'my side is complete': lacks(view, 22) === '' && placeOf(view, 22)?.mayBoard === true,
        'pirates of 4 and 2': crewAt(view, 22).split(' ').toSorted().join(' ') === '2 4',
        'one marked provision': sideAt(view, 22)?.goods.filter(isMarked).length === 1,
        'strength 10': placeOf(view, 22)?.ship?.strength === 10,
      }),
    },
    '6': {
      lesson: snatchIt,
      step: 'counter',
      claims: (view) => ({
        'I am asked': view.step === 'counter' && view.matter.seat === 0,
        'Perrine has reached 9': view.duel.attacks.some(({ seat, total }) => seat === 1 && total === 9),
        'I lack meat and rum': lacks(view, 21) === 'meat rum',
      }),
    },
    '7': {
      lesson: firstPrize,
      step: 'next',
      claims: (view) => ({
        '5 points': scores(view) === '5 0',
        'the next ship has come in its place': placeOf(view, 4) !== undefined && placeOf(view, 21) === undefined,
        'Rostock is mine': bySeat(view.players, 0).taken.some(({ id }) => id === 21),
      }),
    },
    '8': {
      lesson: exchange,
      step: 'end',
      claims: (view) => ({
        'rum was picked': view.cards.picked.includes(plain('rum')),
        'three were discarded': view.cards.discarded === 3,
        'three cards in hand': bySeat(view.players, 0).handSize === 3,
      }),
    },
    '9': {
      lesson: lastPrize,
      step: 'last',
      claims: (view) => ({
        'no ship follows': view.rear.length === 0 && view.rearLeft === 0,
        '29 to 31': scores(view) === '29 31',
      }),
    },
  },
}
