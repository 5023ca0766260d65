// Les combats en français, une ligne du journal par événement.
import { captains, upper, type Phrase, type Tellings, type Word } from '@flibuste/kernel'
import { and, ofName } from '../grammar.fr.ts'
import type { BattleEvent, Fired } from './battle-events.ts'
import { LEGENDS, OFF } from './data.ts'
import { LEGEND, type Party } from './moves.ts'
import { ALL_SECTIONS } from './state.ts'
import { at, bareSection, booty, card, chests, fame, hits, hullPoints, legend, party, section } from './words.fr.ts'

const PAIR = LEGENDS.indexOf('bonnyAndRead')
/** Deux capitaines sur un navire. */
const isPair = (one: Party, aboard: number): boolean => one === LEGEND && aboard === PAIR
/** En tête de phrase. */
const first = (word: Word): Word => (typeof word === 'string' ? upper(word) : word)
const hunters = (aboard: number, navy: boolean): string[] => [
  ...(aboard < 0 ? [] : [legend(aboard)]),
  ...(navy ? ['la Royal Navy'] : []),
]
const dice = (faces: readonly number[]): Word[] => faces.flatMap((die): Word[] => [' ', { die }])

function fired({ by, at: target, section: row, legend: aboard, dice: faces, hits: count }: Fired): Phrase {
  const where = row === ALL_SECTIONS ? ', toutes les sections' : `, ${section(row)}`
  return [
    first(party(by, aboard)),
    isPair(by, aboard) ? ' tirent sur ' : ' tire sur ',
    party(target, aboard),
    `${where} :`,
    ...dice(faces),
    `, ${hits(count)}`,
  ]
}

/** Les coffres jetés à la mer. */
const thrown = (lost: number): string =>
  `${chests(lost)} ${lost < 2 ? 'passé par-dessus bord revient' : 'passés par-dessus bord reviennent'}`

export const BATTLE: Tellings<BattleEvent> = {
  battleBegan: ({ place, seats, legend: aboard, navy }) => [
    { strong: `Combat ${at(place)} : ` },
    ...captains(seats, 'et'),
    ...(aboard < 0 && !navy ? [] : [` contre ${and(hunters(aboard, navy))}`]),
  ],
  tieRolled: ({ parties, dice: faces, clause }) => [
    clause === 'COV-A15'
      ? 'Égalité, aux dés pour savoir qui est visé : '
      : 'Égalité, aux dés pour savoir qui agit d’abord : ',
    ...parties.flatMap((one, index): Word[] => [
      ...(index > 0 ? [', '] : []),
      party(one, -1),
      ' ',
      { die: faces[index]! },
    ]),
  ],
  orderSet: () => null,
  boardingPassed: ({ seat }) => [{ seat }, ' ne joue pas de carte Abordage à cette ronde'],
  boardingPlayed: ({ seat, card: kind, chests: thrown }) => [
    { seat },
    ' joue ',
    { strong: card(kind) },
    thrown > 0 ? `, ${chests(thrown)} à la mer` : '',
  ],
  volleyPlayed: ({ seat, card: kind }) => [{ seat }, ' joue ', { strong: card(kind) }],
  fired,
  strayed: ({ seat, die }) => ['Le ', { die }, ' s’égare et touche ', { seat }],
  artisanHit: ({ seat, section: row, left }) => [
    { seat },
    ` : l’artisan qui garde ${section(row)} est ${left === 0 ? 'perdu' : 'touché'}`,
  ],
  parrotHit: ({ seat, parrot, left }) => [{ seat }, ` : le ${card(parrot)} est ${left === 0 ? 'tué' : 'blessé'}`],
  ringMoved: ({ seat, section: row, from, to }) => [
    { seat },
    to === OFF ? ` n’a plus ${ofName(bareSection(row))}` : ` : ${section(row)}, du niveau ${from} au niveau ${to}`,
  ],
  hullHit: ({ party: npc, legend: aboard, hits: count, hull }) => [
    first(party(npc, aboard)),
    ` : ${hits(count)}, il reste ${hullPoints(hull)}`,
  ],
  sunk: ({ party: npc, legend: aboard, share, seats }) => [
    'Par le fond : ',
    { strong: String(party(npc, aboard)) },
    seats.length === 0
      ? ', et il ne reste personne pour s’en vanter'
      : `, ${fame(share)}${seats.length === 1 ? '' : ' à chacun'}`,
  ],
  mended: ({ by, hull }) => [`Le Hollandais volant regagne ${hullPoints(by)}, ${hull} à présent`],
  recoiled: ({ seat, hits: count }) => ['Le recul : ', { seat }, ` reçoit ${count} coups sur les canons`],
  routed: ({ seat, clause }) => [
    { seat },
    clause === 'COV-A41' ? ' perd le dernier combat' : ' est en déroute et se traîne jusqu’à la Crique',
  ],
  fled: ({ seat, forced, clause }) => [
    { seat },
    forced ? ' rompt le combat' : clause === 'COV-A41' ? ' fuit et perd le dernier combat' : ' fuit vers la Crique',
  ],
  mutinyRolled: ({ seat, die }) => [{ seat }, ' regarde son équipage dans les yeux : ', { die }],
  mutinied: (event) => [
    { strong: 'Mutinerie ! ' },
    { seat: event.seat },
    event.gold + event.chests === 0
      ? ' n’a plus de cargaison à perdre'
      : ` perd ${booty({ gold: event.gold, chests: event.chests, fame: 0, tavern: 0 })}`,
  ],
  held: ({ seat }) => [{ seat }, ' recharge'],
  stoodOff: () => ['Trop de bordées : on rompt le combat'],
  battleEnded: ({ place, seats, chests: lost }) => {
    const waste = lost > 0 ? [` ; ${thrown(lost)} à l’île au Trésor`] : []
    if (seats.length === 0) return [`Il ne reste personne ${at(place)}`, ...waste]
    return [...captains(seats, 'et'), ` ${seats.length === 1 ? 'tient' : 'tiennent'} bon ${at(place)}`, ...waste]
  },
  galleonTaken: ({ seats, die, share }) => [
    ...captains(seats, 'et'),
    ` ${seats.length === 1 ? 'prend' : 'prennent'} le Cacafuego : `,
    { die },
    seats.length === 1 ? `, ${fame(share)}` : `, ${fame(share)} à chacun`,
  ],
  navyLeft: () => ['La Royal Navy rentre au port'],
}
