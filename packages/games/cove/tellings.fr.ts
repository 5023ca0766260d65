// Les événements en français, une ligne du journal chacun.
import { tellerOf, upper, type Tellings } from '@flibuste/kernel'
import { and } from '../grammar.fr.ts'
import { winnersTold } from '../table-words.fr.ts'
import { BATTLE } from './battle-tellings.fr.ts'
import type { BattleEvent } from './battle-events.ts'
import type { Event } from './events.ts'
import {
  at,
  bareSection,
  booty,
  card,
  cards,
  chests,
  fame,
  gold,
  legend,
  parrotDoes,
  place,
  section,
  theCard,
} from './words.fr.ts'

const outer = (islands: readonly number[]): string => and(islands.map(place))

const QUIET: Tellings<Exclude<Event, BattleEvent>> = {
  fittedOut: ({ seat, levels, paid }) => [
    { seat },
    ` arme son navire pour ${gold(paid)}, niveaux : ${levels.map((level, row) => `${bareSection(row)} ${level}`).join(', ')}`,
  ],
  legendSighted: (event) => [{ strong: upper(legend(event.legend)) }, `, sur un navire noir, ${at(event.place)}`],
  monthBegan: ({ month }) => [{ strong: `Mois ${month}` }],
  treasuresTurned: () => ['Cinq cartes Trésor sont retournées'],
  cardDrawn: (event) => [
    { seat: event.seat },
    event.card === null ? ' pioche une carte' : ` pioche ${theCard(event.card)}`,
  ],
  tavernShuffled: ({ count }) => [`La défausse de la Taverne est mélangée, ${cards(count)}`],
  parrotTaken: ({ seat, parrot }) => [
    { seat },
    ' reçoit le ',
    { strong: card(parrot) },
    `\u00a0: ${parrotDoes(parrot)}`,
  ],
  parrotOffered: ({ seat, parrot }) => [{ seat }, ` rencontre le ${card(parrot)}`],
  parrotHealed: ({ seat, parrot }) => [{ seat }, ` : le ${card(parrot)} est guéri`],
  parrotSwapped: ({ seat, parrot, returned }) => [
    { seat },
    ` prend le ${card(parrot)} à la place du ${card(returned)}`,
  ],
  parrotKept: ({ seat, parrot, returned }) => [{ seat }, ` garde le ${card(parrot)} et renvoie le ${card(returned)}`],
  fameChanged: ({ seat, by, fame: now }) => [
    { seat },
    ` : ${by > 0 ? '+' : '−'}${fame(Math.abs(by))}, ${now} à présent`,
  ],
  buccaneered: ({ seat, victim }) => [{ seat }, ' joue ', { strong: 'Flibusterie' }, ' contre ', { seat: victim }],
  mapRead: ({ seat, dice, island }) => [
    { seat },
    ' lit une ',
    { strong: 'Carte du Trésor' },
    ' : ',
    { die: dice[dice.length - 1]! },
    `, ${place(island)}`,
  ],
  lookoutPosted: ({ seat, first }) => [
    { seat },
    ' poste une ',
    { strong: 'Vigie' },
    ' ; ',
    { seat: first },
    ' choisit d’abord',
  ],
  navySent: ({ seat, island }) => [{ seat }, ' envoie la ', { strong: 'Royal Navy' }, ` vers ${place(island)}`],
  navyTurned: ({ seat, island }) => [
    { seat },
    ' montre une ',
    { strong: 'Lettre de marque' },
    ` : la Royal Navy part vers ${place(island)}`,
  ],
  escaped: ({ seat, island, freed }) => [
    { seat },
    ' joue ',
    { strong: 'Fuite à l’Anglaise' },
    `, vers ${place(island)}${freed > 0 ? ', et ne partage rien' : ''}`,
  ],
  wheelsShown: ({ places }) => [
    'Les roues : ',
    ...places.flatMap((to, seat) => [...(seat > 0 ? [', '] : []), { seat }, ` vers ${place(to)}`]),
  ],
  steered: ({ seat, place: to }) => [{ seat }, ` fait voile vers ${place(to)}`],
  plundered: (event) => [{ seat: event.seat }, ` pille ${place(event.island)} : ${booty(event)}`],
  mapPaid: ({ seat, chests: extra }) => [{ seat }, ` trouve ${chests(extra)} de plus grâce à la Carte du Trésor`],
  shared: (event) => [{ seat: event.from }, ' partage avec ', { seat: event.seat }, ` : ${booty(event)}`],
  repaired: ({ seat, sections, paid }) => [
    { seat },
    ` répare ${and(sections.map(section))}${paid === 0 ? '' : ` pour ${gold(paid)}`}`,
  ],
  incomeForgone: ({ seat }) => [{ seat }, ' n’a pas de quoi réparer, et ne prend donc rien à la Crique'],
  incomeTaken: ({ seat, cards: tavern, gold: paid }) => [
    { seat },
    ` prend ${booty({ chests: 0, gold: paid, fame: 0, tavern })} à la Crique`,
  ],
  bought: ({ seat, paid }) => [{ seat }, ` achète une carte Taverne pour ${gold(paid)}`],
  raised: ({ seat, section: row, from, to, paid }) => [
    { seat },
    ` améliore ${section(row)}, du niveau ${from} au niveau ${to}, pour ${gold(paid)}`,
  ],
  shipwrightPlayed: ({ seat, section: row, to }) => [
    { seat },
    ' joue ',
    { strong: 'Armateur' },
    ` : ${section(row)} au niveau ${to}`,
  ],
  buried: (event) => [
    { seat: event.seat },
    ` enterre ${booty({ chests: event.chests, gold: event.gold, fame: 0, tavern: 0 })} pour ${fame(event.fame)}`,
  ],
  artisanAttached: ({ seat, section: row }) => [{ seat }, ` prend un artisan pour garder ${section(row)}`],
  artisanRestored: ({ seat, section: row }) => [{ seat }, ` remet en état l’artisan qui garde ${section(row)}`],
  blackShipMoved: ({ to }) => [`Un navire noir poursuit vers ${place(to)}`],
  legendsShuffled: () => ['Les légendes sont mélangées de nouveau'],
  cargoLost: ({ seat, chests: lost }) => [
    { seat },
    ` a ${chests(lost)} de trop, qui ${lost < 2 ? 'revient' : 'reviennent'} à l’île au Trésor`,
  ],
  treasuresCleared: ({ islands }) => [`${islands.length === 1 ? 'Non pillée' : 'Non pillées'} : ${outer(islands)}`],
  fameShown: (event) => [{ seat: event.seat }, ` montre ${and(event.cards.map(card))}`],
  gameEnded: ({ places }) => winnersTold(places),
}

export const tell = tellerOf<Event>({ ...QUIET, ...BATTLE })
