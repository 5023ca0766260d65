// For browser tests: how matches of Buccaneer are played in search of a position, and the moments that are looked at on every screen.
import { nth } from '@flibuste/kernel'
import { barOf, piece, type Scenes, type Wanted as WantedPosition } from '../scenes.ts'
import { buccaneer, type Event, type Move, type Options, type View } from './index.ts'
import { STANDARD } from './scenario.ts'

export interface Wanted extends WantedPosition<View, Move, Event> {
  readonly covered?: Options['covered']
}

const START_OF_FIVE: Wanted = { seats: 5, is: () => true }
/** A tall crew that could board, if it were picked up. */
export const TALL: Wanted = {
  seats: 4,
  is: ({ step, crews, active, ships }, legal) =>
    step === 'act' &&
    legal.some(({ kind }) => kind === 'board') &&
    crews.some(({ captain, men }) => captain === active && men > 3 && ships.some(({ min }) => min <= men)),
}
export const MUTINY: Wanted = { seats: 3, is: ({ step, mutinies }) => step === 'mutiny' && mutinies.length === 1 }

export const SCENES: Scenes<View, Move, Event, Wanted> = {
  search: {
    game: buccaneer,
    mostMatches: 400,
    mostMoves: 160,
    optionsOf: ({ covered = 'strict' }) => ({ ...STANDARD, covered }),
    /** Crews grow tall where ships are boarded seldom: only then is there a mutiny to be called. */
    choose(legal, chance) {
      const covers = legal.filter(({ kind }) => kind === 'cover')
      const from = covers.length > 0 && chance.below(6) > 0 ? covers : legal
      return nth(from, chance.below(from.length))
    },
  },
  scenes: [
    { name: 'five captains begin', wanted: START_OF_FIVE },
    {
      name: 'a crew to pick up',
      wanted: TALL,
      together: ['.buccaneer .dock.own .crew-press', '#action-bar .turn', '#action-bar .choices .btn'],
      picking: {
        board: '.buccaneer',
        pick: (hands) => hands.pressUntil('.buccaneer .dock.own .is-legal .crew-press', '.buccaneer .ship-card.legal'),
        putDown: (hands) => hands.key('d'),
      },
    },
    { name: 'a mutiny', wanted: MUTINY, play: (hands) => hands.see('.buccaneer .stage') },
  ],
  // Discs on the lowest phones are whole rows of the dock, and in the list of moves too.
  excused: { small: '.crew-press', unexplained: '.stage-rays' },
  ended: 'five',
  replayed: 'mutinies',
  lesson: {
    name: 'stackACrew',
    presses(move) {
      if (move.kind === 'cover') return [piece(`crew ${move.crew}`), piece(`crew ${move.target}`)]
      // The first touch of a ship aims, the second boards.
      const ship = move.kind === 'board' ? piece(`ship ${move.ship}`) : ''
      return move.kind === 'board' ? [piece(`crew ${move.crew}`), ship, ship] : [barOf(move)]
    },
  },
}
