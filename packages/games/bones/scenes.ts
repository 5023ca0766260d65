// For browser tests: how matches of Bones are played in search of a position, and the moments that are looked at on every screen.
import { nth } from '@flibuste/kernel'
import { barOf, piece, type Scenes, type Wanted as WantedPosition } from '../scenes.ts'
import { bones, type Event, type Move, type View } from './index.ts'
import { STANDARD } from './scenario.ts'

export type Wanted = WantedPosition<View, Move, Event>

/** Six dice in three groups, each of which moves a ship: as much as the tray ever has to show. */
export const FULL_TRAY: Wanted = {
  seats: 4,
  match: 91,
  is: ({ step, dice }, legal) =>
    step === 'act' &&
    dice.length === 6 &&
    new Set(legal.flatMap((move) => (move.kind === 'sail' ? [move.lane] : []))).size === 3,
}
const DICE_AND_TREASURE: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, dice, boards }) =>
    step === 'reroll' && dice.length === 5 && boards.some(({ treasures }) => treasures.length > 0),
}
/** More than four are a Party. */
export const PARTY: Wanted = {
  seats: 8,
  is: ({ round, boards }) => round > 2 && boards.some(({ treasures }) => treasures.length > 0),
}

const DIE = '.bones .die-button'

export const SCENES: Scenes<View, Move, Event, Wanted> = {
  search: {
    game: bones,
    names: ['Anne', 'Barbe', 'Mira', 'Old Tom', 'Ned', 'Léonie', 'Chevalier de Grammont', 'Wu'],
    mostMatches: 500,
    mostMoves: 400,
    optionsOf: ({ seats }) => ({ ...STANDARD, party: seats > 4 }),
    choose(legal, chance) {
      const eager = legal.filter(({ kind }) => kind !== 'done')
      const from = eager.length > 0 && chance.below(5) > 0 ? eager : legal
      return nth(from, chance.below(from.length))
    },
  },
  scenes: [
    {
      name: 'dice to choose from',
      wanted: DICE_AND_TREASURE,
      together: [DIE, '#action-bar .turn', '#action-bar .choices .btn'],
      picking: { board: '.bones', pick: (hands) => hands.press(DIE), putDown: (hands) => hands.press(DIE) },
    },
    { name: 'six dice in three groups', wanted: FULL_TRAY },
    { name: 'eight captains', wanted: PARTY },
  ],
  // A long name of somebody else ends in an ellipsis: the captain’s sheet has it whole.
  excused: { cut: '.bones .other header b' },
  ended: 'four',
  replayed: 'four',
  lesson: {
    name: 'turnAtSea',
    presses(move) {
      if (move.kind === 'reroll') return [...move.dice.map((die) => piece(`die ${die}`)), barOf(move)]
      return move.kind === 'sail' ? [piece(`ship 0 ${move.lane}`)] : [barOf(move)]
    },
  },
}
