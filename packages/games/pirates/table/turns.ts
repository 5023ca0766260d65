// How a match of Pirates! reads: turns by rounds, and every attack with its volley, the answer and the spoils one line.
import type { Turns } from '@flibuste/web/kit'
import type { Event } from '../events.ts'

const OUTCOMES = ['stoodOff', 'treasureTaken', 'nothingTaken'] as const satisfies readonly Event['type'][]

export const turns: Turns<Event> = {
  counted: 'round',
  begins: (event) => (event.type === 'turnBegan' ? { round: event.round, seat: event.seat } : null),
  folds: [
    {
      kind: 'fight',
      opens: ['attacked'],
      holds: [
        'lairTurned',
        'fired',
        'struck',
        'missed',
        'silenced',
        ...OUTCOMES,
        'treasureLeft',
        'changeMade',
        'figureMoved',
        'figureDropped',
        'lairEmptied',
      ],
      decides: OUTCOMES,
      tells: ['attacked', ...OUTCOMES],
    },
  ],
}
