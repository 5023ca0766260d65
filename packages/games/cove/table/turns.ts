// How a match of Pirate's Cove reads: by months. In a month everybody sails and fights together, then each captain goes ashore.
import { SPECTATOR } from '@flibuste/kernel'
import type { TurnMark, Turns } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { BLOWS } from './battle-report.ts'

/** Done ashore, by one captain after the other. */
const ASHORE: ReadonlySet<Event['type']> = new Set([
  'bought',
  'raised',
  'shipwrightPlayed',
  'buried',
  'artisanAttached',
  'repaired',
  'incomeForgone',
  'incomeTaken',
])
/** What comes of something said just before, ashore as at sea. */
const FOLLOWS: ReadonlySet<Event['type']> = new Set([
  'cardDrawn',
  'tavernShuffled',
  'parrotTaken',
  'parrotOffered',
  'parrotHealed',
  'parrotSwapped',
  'parrotKept',
  'fameChanged',
  'artisanRestored',
  'mapPaid',
  'shared',
])

function begins(event: Event, { round, seat }: TurnMark): TurnMark | null {
  if (event.type === 'monthBegan') return { round: event.month, seat: SPECTATOR }
  if (FOLLOWS.has(event.type)) return null
  const whose = ASHORE.has(event.type) && 'seat' in event ? event.seat : SPECTATOR
  return whose === seat ? null : { round, seat: whose }
}

export const turns: Turns<Event> = {
  counted: 'month',
  begins,
  folds: [
    {
      kind: 'fight',
      opens: ['battleBegan'],
      holds: [...BLOWS, 'galleonTaken', 'navyLeft', 'fameChanged'],
      decides: ['battleEnded'],
      tells: ['battleBegan', 'sunk', 'routed', 'fled', 'mutinied', 'stoodOff', 'battleEnded', 'galleonTaken'],
    },
  ],
}
