// How a match of Buccaneer reads: turns under the three ships in sight, and every boarding, forced or not, one line.
import { SPECTATOR } from '@flibuste/kernel'
import type { Turns } from '@flibuste/web/kit'
import type { Event } from '../events.ts'

export const turns: Turns<Event> = {
  counted: 'trio',
  begins: (event, { round }) => {
    if (event.type === 'turnBegan') return { round, seat: event.seat }
    return event.type === 'shipsArrived' ? { round: event.trio, seat: SPECTATOR } : null
  },
  folds: [
    {
      kind: 'fight',
      opens: ['mutinyCalled', 'boarded'],
      holds: [
        'mutinyDeclined',
        'treasureTaken',
        'treasureMissing',
        'lootTaken',
        'wagePaid',
        'deficitPaid',
        'bankPaid',
        'restKept',
        'crewHome',
        'shipGone',
      ],
      decides: ['crewHome'],
      tells: ['mutinyCalled', 'boarded', 'restKept', 'deficitPaid'],
    },
  ],
}
