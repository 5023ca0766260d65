// For browser tests: how matches of Pirate's Cove are played in search of a position, and the moments that are looked at on every screen.
import { bySeat, nth } from '@flibuste/kernel'
import { barOf, piece, type Scenes, type Trial as TrialOf, type Wanted as WantedPosition } from '../scenes.ts'
import { cove, type Event, type Move, type View } from './index.ts'
import { LEGEND } from './moves.ts'
import { STANDARD } from './scenario.ts'

export type Trial = TrialOf<View, Move, Event>
export type Wanted = WantedPosition<View, Move, Event>

const HASTY: readonly Move['kind'][] = ['done', 'flee']

export const has = (legal: readonly Move[], kind: Move['kind']): boolean => legal.some((move) => move.kind === kind)
export const atCaptains = (legal: readonly Move[]): boolean =>
  legal.some((move) => move.kind === 'fire' && move.at < LEGEND)
const atLegend = (legal: readonly Move[]): boolean => legal.some((move) => move.kind === 'fire' && move.at === LEGEND)

const FITTING: Wanted = { seats: 4, company: 'bots', is: ({ step }) => step === 'fit' }
export const COURSE: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, month, players, viewer }) => step === 'course' && month === 5 && bySeat(players, viewer).handSize > 2,
}
export const BROADSIDE: Wanted = {
  seats: 4,
  company: 'bots',
  is: (view, legal) => view.step === 'act' && has(legal, 'grapeshot') && atCaptains(legal),
}
/** A legend that the next volley may end. */
export const LEGEND_FOUGHT: Wanted = {
  seats: 4,
  match: 19,
  is: ({ step, battle }, legal) => step === 'act' && (battle?.legendHull ?? 9) < 3 && atLegend(legal),
}

export const SCENES: Scenes<View, Move, Event, Wanted> = {
  search: {
    game: cove,
    mostMatches: 500,
    mostMoves: 900,
    optionsOf: () => STANDARD,
    /** Whatever comes, but rather a deed than none. */
    choose(legal, chance) {
      const bold = legal.filter(({ kind }) => !HASTY.includes(kind))
      const from = bold.length > 0 && chance.below(10) < 8 ? bold : legal
      return nth(from, chance.below(from.length))
    },
  },
  scenes: [
    { name: 'the fitting out', wanted: FITTING },
    {
      name: 'the wheel',
      wanted: COURSE,
      together: ['.cove .wheel', '#action-bar .turn', '#action-bar .choices .btn'],
      picking: {
        board: '.cove',
        pick: (hands) => hands.press('.cove .wheel [data-island]:not([aria-pressed="true"])'),
      },
    },
    { name: 'a battle of captains', wanted: BROADSIDE },
    { name: 'a battle with a legend', wanted: LEGEND_FOUGHT },
  ],
  excused: {
    // Cards of a hand are swiped.
    sideways: '.cards',
    // Rows to aim at and cards are low on the lowest phones, and in the list of moves too.
    small: '.pressed-row > button, .tavern-card',
    turning: '.wheel [data-island]',
  },
  ended: 'five',
  replayed: 'four',
  lesson: {
    name: 'firstIsland',
    presses(move) {
      if (move.kind === 'sail') return [piece(`place ${move.island}`), barOf(move)]
      if (move.kind === 'fire') return [piece(`row ${move.at} ${move.section}`), barOf(move)]
      return move.kind === 'raise'
        ? [`.cove [data-row="${move.section}"] .stepper button:last-child`, barOf(move)]
        : [barOf(move)]
    },
  },
}
