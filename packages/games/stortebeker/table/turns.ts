// How a match of Störtebeker reads: turns by rounds, a boarding with its counter-attacks one line, a broadside another.
import type { Turns } from '@flibuste/web/kit'
import type { Event } from '../events.ts'

const HITS = ['dieMissed', 'dieSpared', 'seized', 'sunk'] as const satisfies readonly Event['type'][]

export const turns: Turns<Event> = {
  counted: 'round',
  begins: (event) => (event.type === 'turnBegan' ? { round: event.round, seat: event.seat } : null),
  folds: [
    {
      kind: 'fight',
      opens: ['piratesShown', 'attackRolled'],
      holds: [
        'boardingFailed',
        'boardingSucceeded',
        'lossRolled',
        'provisionLost',
        'pirateLost',
        'lossSpared',
        'counterAttacked',
        'counterDeclined',
        'tieDecided',
        'shipTaken',
        'sideCleared',
      ],
      decides: ['boardingFailed', 'shipTaken'],
      tells: ['attackRolled', 'counterAttacked', 'boardingFailed', 'shipTaken'],
    },
    {
      kind: 'fight',
      opens: ['broadsideFired'],
      holds: [...HITS, 'pirateLost'],
      decides: HITS,
      tells: ['broadsideFired', 'seized', 'sunk'],
    },
  ],
}
