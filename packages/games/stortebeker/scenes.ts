// For browser tests: how matches of Störtebeker are played in search of a position, and the moments that are looked at on every screen.
import { nth } from '@flibuste/kernel'
import { barOf, piece, type Scenes, type Wanted as WantedPosition } from '../scenes.ts'
import { stortebeker, type Event, type Move, type Options, type View } from './index.ts'
import { STANDARD } from './scenario.ts'

export interface Wanted extends WantedPosition<View, Move, Event> {
  readonly options?: Partial<Options>
}

/** Cards are mostly laid and ships mostly boarded: only then does anything happen. */
const EAGER: { readonly [K in Move['kind']]?: number } = { place: 8, board: 9, counter: 6, pay: 2, seize: 4, take: 3 }

const START_OF_TWO: Wanted = { seats: 2, is: () => true }
const CROWDED: Wanted = {
  seats: 4,
  is: ({ step, cards, sea }, legal) =>
    step === 'play' &&
    cards.placed === 1 &&
    legal.filter(({ kind }) => kind === 'place').length > 4 &&
    sea.flatMap(({ sides }) => sides.flatMap(({ pirates }) => pirates)).length > 4,
}
/** A ship two dice cannot take alone. */
export const HOPELESS: Wanted = {
  seats: 3,
  is: ({ step, sea, active }) =>
    step === 'board' &&
    sea.some(({ ship, mayBoard, sides }) => mayBoard && ship?.strength === 12 && sides[active]?.pirates.length === 0),
}

const CARD = '.stortebeker .hand .hand-card[data-card]'
const LIT_SHIP = '.column.legal .tile-press'

export const SCENES: Scenes<View, Move, Event, Wanted> = {
  search: {
    game: stortebeker,
    mostMatches: 300,
    mostMoves: 400,
    optionsOf: ({ options }) => ({ ...STANDARD, ...options }),
    choose(legal, chance) {
      const weights = legal.map(({ kind }) => EAGER[kind] ?? 1)
      let at = chance.below(weights.reduce((sum, weight) => sum + weight, 0))
      return nth(
        legal,
        weights.findIndex((weight) => (at -= weight) < 0),
      )
    },
  },
  scenes: [
    { name: 'two captains begin', wanted: START_OF_TWO },
    {
      name: 'a card to lay',
      wanted: CROWDED,
      together: ['.stortebeker .hand .hand-card', '#action-bar .turn', '#action-bar .choices .btn'],
      picking: { board: '.stortebeker', pick: (hands) => hands.press(CARD), putDown: (hands) => hands.press(CARD) },
    },
    {
      name: 'a duel',
      wanted: HOPELESS,
      async play(hands) {
        await hands.press(LIT_SHIP)
        await hands.answer(() => hands.key('Enter'))
        await hands.see('.stortebeker .duel')
      },
    },
  ],
  excused: {
    // Cards of a hand are swiped.
    sideways: '.cards',
    // Ships to lay at and the pile are low on the lowest phones, and in the list of moves too.
    small: '.tile-press, .pile-discard',
  },
  ended: 'four',
  replayed: 'four',
  lesson: {
    name: 'threeCards',
    presses: (move) =>
      move.kind === 'place' ? [piece(`card ${move.card}`), piece(`side ${move.ship} 0`)] : [barOf(move)],
  },
}
