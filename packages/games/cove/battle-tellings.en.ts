// Battles in English, a line of the log for each event.
import { captains, upper, type Phrase, type Tellings, type Word } from '@flibuste/kernel'
import { and } from '../grammar.en.ts'
import type { BattleEvent, Fired } from './battle-events.ts'
import { LEGENDS, OFF } from './data.ts'
import { LEGEND, type Party } from './moves.ts'
import { ALL_SECTIONS } from './state.ts'
import { at, booty, card, chests, fame, hits, legend, party, section } from './words.en.ts'

const PAIR = LEGENDS.indexOf('bonnyAndRead')
/** Two captains on one ship. */
const isPair = (one: Party, aboard: number): boolean => one === LEGEND && aboard === PAIR
/** At the start of a sentence. */
const first = (word: Word): Word => (typeof word === 'string' ? upper(word) : word)
const hunters = (aboard: number, navy: boolean): string[] => [
  ...(aboard < 0 ? [] : [legend(aboard)]),
  ...(navy ? ['the Royal Navy'] : []),
]
const dice = (faces: readonly number[]): Word[] => faces.flatMap((die): Word[] => [' ', { die }])

function fired({ by, at: target, section: row, legend: aboard, dice: faces, hits: count }: Fired): Phrase {
  const where = row === ALL_SECTIONS ? ', all sections' : `, ${section(row)}`
  return [
    first(party(by, aboard)),
    isPair(by, aboard) ? ' fire at ' : ' fires at ',
    party(target, aboard),
    `${where}:`,
    ...dice(faces),
    `, ${hits(count)}`,
  ]
}

export const BATTLE: Tellings<BattleEvent> = {
  battleBegan: ({ place, seats, legend: aboard, navy }) => [
    { strong: `Battle ${at(place)}: ` },
    ...captains(seats, 'and'),
    ...(aboard < 0 && !navy ? [] : [` against ${and(hunters(aboard, navy))}`]),
  ],
  tieRolled: ({ parties, dice: faces, clause }) => [
    clause === 'COV-A15' ? 'Equals roll for whom it fires at: ' : 'Equals roll for who acts first: ',
    ...parties.flatMap((one, index): Word[] => [
      ...(index > 0 ? [', '] : []),
      party(one, -1),
      ' ',
      { die: faces[index]! },
    ]),
  ],
  orderSet: () => null,
  boardingPassed: ({ seat }) => [{ seat }, ' plays no boarding card this round'],
  boardingPlayed: ({ seat, card: kind, chests: thrown }) => [
    { seat },
    ' plays ',
    { strong: card(kind) },
    thrown > 0 ? `, ${chests(thrown)} over the side` : '',
  ],
  volleyPlayed: ({ seat, card: kind }) => [{ seat }, ' plays ', { strong: card(kind) }],
  fired,
  strayed: ({ seat, die }) => ['The ', { die }, ' goes astray and hits ', { seat }],
  artisanHit: ({ seat, section: row, left }) => [
    { seat },
    `: the artisan on the ${section(row)} is ${left === 0 ? 'lost' : 'hit'}`,
  ],
  parrotHit: ({ seat, parrot, left }) => [{ seat }, `: ${card(parrot)} is ${left === 0 ? 'killed' : 'wounded'}`],
  ringMoved: ({ seat, section: row, from, to }) => [
    { seat },
    to === OFF ? ` has no ${section(row)} left` : `: ${section(row)} from level ${from} to ${to}`,
  ],
  hullHit: ({ party: npc, legend: aboard, hits: count, hull }) => [
    first(party(npc, aboard)),
    `: ${hits(count)}, ${hull} hull left`,
  ],
  sunk: ({ party: npc, legend: aboard, share, seats }) => [
    { strong: upper(String(party(npc, aboard))) },
    seats.length === 0
      ? ' went down, and nobody is left to boast of it'
      : ` went down: ${fame(share)}${seats.length === 1 ? '' : ' each'}`,
  ],
  mended: ({ by, hull }) => [`The Flying Dutchman mends ${by} hull, ${hull} now`],
  recoiled: ({ seat, hits: count }) => ['The recoil: ', { seat }, ` takes ${hits(count)} on the cannons`],
  routed: ({ seat, clause }) => [{ seat }, clause === 'COV-A41' ? ' is beaten' : ' is routed and limps to the Cove'],
  fled: ({ seat, forced, clause }) => [
    { seat },
    forced ? ' breaks off' : clause === 'COV-A41' ? ' flees, and has lost' : ' flees to the Cove',
  ],
  mutinyRolled: ({ seat, die }) => [{ seat }, ' looks the crew in the eye: ', { die }],
  mutinied: (event) => [
    { strong: 'Mutiny! ' },
    { seat: event.seat },
    event.gold + event.chests === 0
      ? ' has no cargo left to lose'
      : ` loses ${booty({ gold: event.gold, chests: event.chests, fame: 0, tavern: 0 })}`,
  ],
  held: ({ seat }) => [{ seat }, ' reloads'],
  stoodOff: () => ['Too many volleys: the battle is broken off'],
  battleEnded: ({ place, seats, chests: lost }) => {
    const waste =
      lost > 0 ? [`; ${chests(lost)} thrown overboard ${lost === 1 ? 'goes' : 'go'} to Treasure Island`] : []
    if (seats.length === 0) return [`Nobody is left ${at(place)}`, ...waste]
    return [...captains(seats, 'and'), ` ${seats.length === 1 ? 'holds' : 'hold'} out ${at(place)}`, ...waste]
  },
  galleonTaken: ({ seats, die, share }) => [
    ...captains(seats, 'and'),
    ` ${seats.length === 1 ? 'takes' : 'take'} the Cacafuego: `,
    { die },
    seats.length === 1 ? `, ${fame(share)}` : `, ${fame(share)} each`,
  ],
  navyLeft: () => ['The Royal Navy sails home'],
}
