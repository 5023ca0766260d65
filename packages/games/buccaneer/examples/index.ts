// What the chapters of the rulebook of Buccaneer open with: positions out of its lessons, and what their captions claim of them.
import { bySeat, nth } from '@flibuste/kernel'
import type { Examples } from '../../example.ts'
import { TREASURES } from '../data.ts'
import { boardingParty } from '../lessons/boarding-party.ts'
import { captainAndSecond } from '../lessons/captain-and-second.ts'
import { fifteenthShip } from '../lessons/fifteenth-ship.ts'
import { mutiny } from '../lessons/mutiny.ts'
import { stackACrew } from '../lessons/stack-a-crew.ts'
import { crew, type Buccaneer } from '../lessons/subject.ts'
import { takeCommand } from '../lessons/take-command.ts'
import type { CrewView, ShipView, View } from '../view.ts'

const BARREL = TREASURES.indexOf('barrel')

const crewOf = (view: View, captain: string): CrewView | undefined => view.crews.find(({ id }) => id === crew(captain))
const menOf = (view: View, captain: string): number => crewOf(view, captain)?.men ?? 0
/** Whose men they are, bottom to top. */
const colours = (view: View, captain: string): string =>
  (crewOf(view, captain)?.discs ?? []).map(({ seat }) => 'ABC'.charAt(seat)).join('')
const shipNamed = (view: View, wanted: string): ShipView | undefined => view.ships.find(({ name }) => name === wanted)

/** By kind of treasure, whoever is said to hold most of it. */
const leads = (view: View, kind: (typeof TREASURES)[number], seat: number): boolean => {
  const held = view.players.map(({ treasures }) => nth(treasures, TREASURES.indexOf(kind)))
  return held.every((count, other) => other === seat || count < bySeat(held, seat))
}

export const examples: Examples<Buccaneer> = {
  unpictured: { '0': 'a list of what lies in the box' },
  chapters: {
    '1': {
      lesson: stackACrew,
      step: 'men',
      claims: (view) => ({
        'three ships in sight': view.ships.length === 3,
        'five men each, one by one': view.crews.length === 15 && view.crews.every(({ men }) => men === 1),
        '10 ducats each': view.players.every(({ ducats }) => ducats === 10),
      }),
    },
    '2': {
      lesson: stackACrew,
      step: 'board',
      claims: (view) => ({
        'a crew of two in hand': menOf(view, 'A3') === 2,
        'La Mouette asks for two': shipNamed(view, 'La Mouette')?.min === 2,
      }),
    },
    '3': {
      lesson: takeCommand,
      step: 'cover',
      claims: (view) => ({
        'three men in hand': menOf(view, 'A2') === 3,
        'six men under Mira': menOf(view, 'C3') === 6,
        'three of the six are mine': colours(view, 'C3') === 'ACABAC',
      }),
    },
    '4': {
      lesson: boardingParty,
      step: 'board',
      claims: (view) => ({
        'three men in hand': menOf(view, 'A4') === 3,
        'Merry Wind asks for three': shipNamed(view, 'Merry Wind')?.min === 3,
        'the others ask for more': view.ships.filter(({ min }) => min > 3).length === 2,
      }),
    },
    '5': {
      lesson: captainAndSecond,
      step: 'board',
      claims: (view) => ({
        'four men, Perrine’s second from the top': colours(view, 'A2') === 'BCBA',
        'the ship has a chest and a candlestick':
          shipNamed(view, 'Étoile du Nord')?.treasures.toSorted().join(' ') === 'candlestick chest',
        'loot of 16': shipNamed(view, 'Étoile du Nord')?.loot === 16,
        'wages of 3 and 4':
          crewOf(view, 'A2')
            ?.discs.map(({ value }) => value)
            .join(' ') === '? 4 3 2',
        'the question mark costs 2': shipNamed(view, 'Étoile du Nord')?.wage === 2,
      }),
    },
    '6': {
      lesson: boardingParty,
      step: 'home',
      claims: (view) => ({
        'one of three is gone, two are left': view.gone.length === 1 && view.ships.length === 2,
        'twelve are still to come': view.shipsToCome === 12,
      }),
    },
    '7': {
      lesson: mutiny,
      step: 'call',
      claims: (view) => ({
        'five men under Perrine': menOf(view, 'B2') === 5,
        'three of them are mine': colours(view, 'B2') === 'CAAAB',
        'I may call it': view.step === 'mutiny' && view.mutinies.some(({ seat }) => seat === 0),
      }),
    },
    '8': {
      lesson: fifteenthShip,
      step: 'values',
      claims: (view) => ({
        'the last ship': view.ships.length === 1 && view.shipsToCome === 0,
        'I lead in chests': leads(view, 'chest', 0),
        'Mira leads in candlesticks and sabres': leads(view, 'candlestick', 2) && leads(view, 'sabre', 2),
        'barrels are shared': view.players.map(({ treasures }) => nth(treasures, BARREL)).join(' ') === '2 2 1',
      }),
    },
  },
}
