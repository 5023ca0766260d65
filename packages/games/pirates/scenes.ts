// For browser tests: how matches of Pirates! are played in search of a position, and the moments that are looked at on every screen.
import { bySeat, nth } from '@flibuste/kernel'
import { barOf, piece, type Scenes, type Trial as TrialOf, type Wanted as WantedPosition } from '../scenes.ts'
import { chartOf, PORT } from './chart.ts'
import { EDITION } from './data.ts'
import { pirates, type Event, type Move, type Options, type View } from './index.ts'
import { STANDARD } from './scenario.ts'

export type Trial = TrialOf<View, Move, Event>

export interface Wanted extends WantedPosition<View, Move, Event> {
  readonly options?: Partial<Options>
}

const { steps } = chartOf(EDITION)

export const attacksIn = (legal: readonly Move[]): readonly Move[] =>
  legal.filter(({ kind }) => kind === 'attackLair' || kind === 'attackShip')
export const happens = (events: readonly Event[], type: Event['type']): boolean =>
  events.some((event) => event.type === type)

/** The first attack that can be declared leads to such an event. */
export const attackBrings =
  (type: Event['type']) =>
  (trial: Trial): boolean =>
    happens(trial.play(nth(attacksIn(trial.legal()), 0)), type)

export const LOADING: Wanted = { seats: 3, is: ({ step }) => step === 'load' }
/** A ship that may sail to some waters, not to all. */
export const SAILING: Wanted = {
  seats: 4,
  is({ step, ships, active }) {
    const { space, pirates: men } = bySeat(ships, active)
    return step === 'first' && space > 0 && men === 2
  },
}
export const CROWD: Wanted = {
  seats: 6,
  is: ({ step, ships, lairs, active }, legal) =>
    step === 'first' &&
    attacksIn(legal).length > 0 &&
    new Set(ships.map(({ space }) => space)).size < 4 &&
    lairs.some(({ face }) => face === 'gone') &&
    lairs.some(({ face }) => face === 'down') &&
    bySeat(ships, active).ready,
}
/** A volley, an answer, and nobody beaten. */
export const STAND_OFF: Wanted = {
  seats: 4,
  is({ step }, legal) {
    const attacks = attacksIn(legal)
    return step === 'second' && attacks.length === 1 && attacks[0]?.kind === 'attackLair'
  },
  goesOn: attackBrings('stoodOff'),
}

export const SCENES: Scenes<View, Move, Event, Wanted> = {
  search: {
    game: pirates,
    mostMatches: 600,
    mostMoves: 260,
    optionsOf: ({ options }) => ({ ...STANDARD, ...options }),
    /** What a bold sailor would do: unload, attack, go home with treasure, fill gaps; otherwise whatever comes. */
    choose(legal, chance, { ships, active }) {
      const isBold = chance.below(10) < 8
      const { aboard, space, slots } = bySeat(ships, active)
      const toPort = (from: number): number => nth(nth(steps, from), PORT)
      const wanted: readonly ((move: Move) => boolean)[] = [
        ({ kind }) => kind === 'unload',
        ({ kind }) => isBold && (kind === 'attackLair' || kind === 'attackShip'),
        (move) => aboard > 1 && move.kind === 'sail' && toPort(move.to) < toPort(space),
        ({ kind }) => isBold && kind === 'sail',
        (move) => move.kind === 'put' && move.figure !== null && slots[move.slot - 1] === null,
        ({ kind }) => kind === 'done',
      ]
      const from = wanted.map((fits) => legal.filter(fits)).find((moves) => moves.length > 0) ?? legal
      return nth(from, chance.below(from.length))
    },
  },
  scenes: [
    {
      name: 'the loading',
      wanted: LOADING,
      together: ['.pirates .captain.own .plan', '#action-bar .turn', '#action-bar .choices .btn'],
    },
    {
      name: 'waters to sail to',
      wanted: SAILING,
      together: ['.pirates .chart-box', '#action-bar .turn', '#action-bar .choices .btn'],
      picking: {
        board: '.pirates',
        pick: (hands) => hands.touch('.pirates .space.open:not([aria-pressed="true"])'),
      },
    },
    { name: 'six captains', wanted: CROWD },
    {
      name: 'a fight',
      wanted: STAND_OFF,
      async play(hands) {
        await hands.answer(() => hands.choose('Atta'))
        await hands.see('.pirates .fight[data-phase="settled"]')
      },
    },
  ],
  excused: {
    // A chart that has come nearer shows a part of itself, and is dragged.
    cut: '.chart-box[data-zoom="near"] text',
    // Five plans in a row under a thumb are swiped.
    sideways: '.pirates.phone .others',
    turning: '.inspector *',
  },
  ended: 'six',
  replayed: 'four',
  lesson: {
    name: 'bringItHome',
    presses: (move) => (move.kind === 'sail' ? [piece(`space ${move.to}`), barOf(move)] : [barOf(move)]),
  },
}
