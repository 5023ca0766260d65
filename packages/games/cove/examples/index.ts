// What the chapters of the rulebook of Pirate’s Cove open with: positions out of its lessons, and what their captions claim of them.
import { bySeat } from '@flibuste/kernel'
import { position, type Examples } from '../../example.ts'
import { cardOf } from '../cards.ts'
import { LEGENDS, SECTIONS, type Place, type Section, type TavernKind } from '../data.ts'
import { broadsides } from '../lessons/broadsides.ts'
import { cardsInBattle } from '../lessons/cards-in-battle.ts'
import { firstIsland } from '../lessons/first-island.ts'
import { fourRings } from '../lessons/four-rings.ts'
import { hunters } from '../lessons/hunters.ts'
import { lastMonth } from '../lessons/last-month.ts'
import { rightMoment } from '../lessons/right-moment.ts'
import { layOut, type Cove } from '../lessons/subject.ts'
import { tavernAndParrots } from '../lessons/tavern-and-parrots.ts'
import type { PlayerView, SectionView, View } from '../view.ts'

const [ME, PERRINE, MIRA, TOM] = [0, 1, 2, 3]

const me = ({ players }: View): PlayerView => bySeat(players, ME)
const sectionOf = ({ players }: View, section: Section, seat = ME): SectionView | undefined =>
  bySeat(players, seat).sections[SECTIONS.indexOf(section)]
const holds = (view: View, kind: TavernKind): boolean => (me(view).hand?.[cardOf(kind)] ?? 0) > 0
const placesOf = ({ players }: View): string => players.map(({ place }) => place).join(' ')
const fameOf = ({ players }: View): string => players.map(({ fame }) => fame).join(' ')
const speedsOf = ({ battle }: View): string => (battle?.parties ?? []).map(({ speed }) => speed).join(' ')
/** Where each legend lies. */
const legendAt = ({ blackShips }: View, place: Place): string | undefined => {
  const found = blackShips.find((ship) => ship.place === place)
  return found === undefined ? undefined : LEGENDS[found.legend]
}
const isPlayed = ({ battle }: View, kind: TavernKind): boolean =>
  battle?.played.some(({ card }) => card === cardOf(kind)) === true

export const examples: Examples<Cove> = {
  unpictured: { '0': 'a list of what lies in the box', '22': 'both change one sentence of another chapter' },
  chapters: {
    '1': {
      lesson: fourRings,
      step: 'fit',
      claims: (view) => ({
        'fitting out': view.step === 'fit',
        'all rings at level 2': me(view).sections.every(({ level }) => level === 2),
        '9 gold': me(view).gold === 9,
      }),
    },
    '2': {
      lesson: fourRings,
      step: 'same',
      claims: (view) => ({
        'crew 3 and cannons 3, three dice':
          sectionOf(view, 'crew')?.value === 3 && sectionOf(view, 'cannons')?.value === 3 && me(view).dice === 3,
        'speed 7': me(view).speed === 7,
        'a hull of 7': sectionOf(view, 'hull')?.value === 7,
        'the crew ring is at level 3': sectionOf(view, 'crew')?.level === 3,
      }),
    },
    '3': {
      lesson: broadsides,
      step: 'order',
      claims: (view) => ({
        'two ships meet': view.battle?.parties.length === 2,
        'speed 8 against 6': speedsOf(view) === '8 6',
        'I act first': view.battle?.order[0] === ME,
      }),
    },
    '4': {
      lesson: firstIsland,
      step: 'cards',
      claims: (view) => ({
        'a card on each outer island': view.islands.every(({ treasure }) => treasure !== null),
        'four fame at the Tavern': view.islands[0]?.treasure?.fame === 4,
        'five chests at Hull Island': view.islands[1]?.treasure?.chests === 5,
        'everybody in the Cove': placesOf(view) === '7 7 7 7',
      }),
    },
    '5': {
      lesson: firstIsland,
      step: 'sail',
      claims: (view) => ({
        'wheels are set': view.step === 'course',
        'five chests at Hull Island': view.islands[1]?.treasure?.chests === 5,
        'Hook at the Tavern': legendAt(view, 1) === 'hook',
      }),
    },
    '6': {
      lesson: hunters,
      step: 'legend',
      claims: (view) => ({
        'I meet Hook at Sail Island': me(view).place === 3 && legendAt(view, 3) === 'hook',
        'Perrine and Tom meet at Cannon Island':
          bySeat(view.players, PERRINE).place === 4 && bySeat(view.players, TOM).place === 4,
        'Mira is alone at Hull Island': placesOf(view) === '3 4 2 4' && bySeat(view.players, MIRA).place === 2,
      }),
    },
    '7': {
      lesson: cardsInBattle,
      step: 'wind',
      claims: (view) => ({
        'Tom has played Smoke': isPlayed(view, 'smoke'),
        'the boarding step': view.battle?.exchange === 0,
        '6 against 8': speedsOf(view) === '8 6' || speedsOf(view) === '6 8',
        'I hold Fair Wind': holds(view, 'fairWind'),
      }),
    },
    '8': {
      lesson: broadsides,
      step: 'fire',
      claims: (view) => ({
        'three dice': me(view).dice === 3,
        'Perrine’s crew stands at level 2': sectionOf(view, 'crew', PERRINE)?.level === 2,
        'I fire first': view.step === 'act' && view.battle?.order[0] === ME,
      }),
    },
    '9': {
      lesson: firstIsland,
      step: 'raise',
      claims: (view) => ({
        'I have routed Mira at Hull Island': placesOf(view) === '2 6 7 6',
        '1 fame for the rout and 1 with the card, and 5 chests': me(view).fame === 2 && me(view).chests === 5,
        'all other islands still have their cards':
          view.islands.map(({ treasure }) => (treasure === null ? '.' : 'T')).join('') === 'T.TTT',
      }),
    },
    '10': {
      lesson: firstIsland,
      step: 'raise',
      claims: (view) => ({
        'at Hull Island': view.step === 'visit' && me(view).place === 2,
        '3 gold': me(view).gold === 3,
        'the next level costs 2': sectionOf(view, 'hull')?.next === 2,
      }),
    },
    '11': {
      lesson: lastMonth,
      step: 'ahead',
      claims: (view) => ({
        'Blackbeard at Crew Island': legendAt(view, 5) === 'blackbeard',
        'month eleven': view.month === 11,
      }),
    },
    '12': {
      lesson: tavernAndParrots,
      step: 'swap',
      claims: (view) => ({
        'Flint’s is aboard': me(view).parrot !== null,
        'swap or keep': view.step === 'parrot',
      }),
    },
    '13': {
      lesson: tavernAndParrots,
      step: 'guard',
      claims: (view) => ({ 'the artisan on the crew has one hit left': sectionOf(view, 'crew')?.artisan === 1 }),
    },
    '14': {
      lesson: rightMoment,
      step: 'map',
      claims: (view) => ({
        'Treasure Map and Lookout in hand': holds(view, 'treasureMap') && holds(view, 'lookout'),
        'the treasure phase': view.phase === 'treasure',
      }),
    },
    '15': {
      lesson: hunters,
      step: 'grapple',
      claims: (view) => ({
        'I hold Grapple, in the boarding step': holds(view, 'grapple') && view.battle?.exchange === 0,
        'crew 4, three dice': sectionOf(view, 'crew')?.value === 4 && me(view).dice === 3,
      }),
    },
    '16': {
      lesson: cardsInBattle,
      step: 'fire',
      claims: (view) => ({ 'Cannonade lies there': view.battle?.volley.includes(cardOf('cannonade')) === true }),
    },
    '17': {
      ...position<Cove>(
        layOut({
          at: 'treasure',
          month: 9,
          places: [6, 3, 2, 5],
          fame: [18, 17, 16, 19],
          hands: ['treasureMap fame2', '', '', ''],
          discard: 'escape letterOfMarque royalNavy royalNavy buccaneering lookout',
          black: [[4, 'hook']],
          open: ['2800', '0830', '1250', '0550', '3500'],
        }),
      ),
      claims: (view) => ({
        'a fame card of 2': holds(view, 'fame2'),
        'a Treasure Map': holds(view, 'treasureMap'),
      }),
    },
    '18': {
      lesson: hunters,
      step: 'command',
      claims: (view) => ({
        'the Royal Navy obeys me': view.navy.seat === ME && view.navy.place === 4,
        'its hull is 4': view.battle?.navyHull === 4,
        'against Perrine': bySeat(view.players, PERRINE).place === 4,
      }),
    },
    '19': {
      lesson: hunters,
      step: 'again',
      claims: (view) => ({
        Hook: legendAt(view, 3) === 'hook',
        'two of five points of hull are left': view.battle?.legendHull === 2,
      }),
    },
    '20': {
      lesson: lastMonth,
      step: 'eleven',
      claims: (view) => ({ 'from 22 to 29': fameOf(view) === '24 26 22 29' }),
    },
    '21': {
      lesson: lastMonth,
      step: 'fame',
      claims: (view) => ({
        'the last month': view.month === 12,
        'I am level with Tom at 30': me(view).fame === 30 && bySeat(view.players, TOM).fame === 30,
      }),
    },
  },
}
