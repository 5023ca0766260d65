// Events in English, a line of the log each.
import { tellerOf, upper, type Tellings } from '@flibuste/kernel'
import { and } from '../grammar.en.ts'
import { winnersTold } from '../table-words.en.ts'
import { BATTLE } from './battle-tellings.en.ts'
import type { BattleEvent } from './battle-events.ts'
import type { Event } from './events.ts'
import { booty, card, cards, chests, fame, gold, legend, parrotDoes, place, section } from './words.en.ts'

const outer = (islands: readonly number[]): string => and(islands.map(place))

const QUIET: Tellings<Exclude<Event, BattleEvent>> = {
  fittedOut: ({ seat, levels, paid }) => [
    { seat },
    ` fits out for ${gold(paid)}, to levels: ${levels.map((level, row) => `${section(row)} ${level}`).join(', ')}`,
  ],
  legendSighted: (event) => [{ strong: upper(legend(event.legend)) }, `, on a black ship, at ${place(event.place)}`],
  monthBegan: ({ month }) => [{ strong: `Month ${month}` }],
  treasuresTurned: () => ['Five treasure cards are turned up'],
  cardDrawn: (event) => [{ seat: event.seat }, event.card === null ? ' draws a card' : ` draws ${card(event.card)}`],
  tavernShuffled: ({ count }) => [`The discarded Tavern cards are shuffled, ${cards(count)}`],
  parrotTaken: ({ seat, parrot }) => [{ seat }, ' gets ', { strong: card(parrot) }, `: ${parrotDoes(parrot)}`],
  parrotOffered: ({ seat, parrot }) => [{ seat }, ` comes upon ${card(parrot)}`],
  parrotHealed: ({ seat, parrot }) => [{ seat }, `: ${card(parrot)} is well again`],
  parrotSwapped: ({ seat, parrot, returned }) => [{ seat }, ` takes ${card(parrot)} for ${card(returned)}`],
  parrotKept: ({ seat, parrot, returned }) => [{ seat }, ` keeps ${card(parrot)} and lets ${card(returned)} go`],
  fameChanged: ({ seat, by, fame: now }) => [{ seat }, `: ${by > 0 ? '+' : '−'}${fame(Math.abs(by))}, ${now} now`],
  buccaneered: ({ seat, victim }) => [{ seat }, ' plays ', { strong: 'Buccaneering' }, ' on ', { seat: victim }],
  mapRead: ({ seat, dice, island }) => [
    { seat },
    ' reads a ',
    { strong: 'Treasure Map' },
    ': ',
    { die: dice[dice.length - 1]! },
    `, ${place(island)}`,
  ],
  lookoutPosted: ({ seat, first }) => [
    { seat },
    ' posts a ',
    { strong: 'Lookout' },
    '; ',
    { seat: first },
    ' chooses first',
  ],
  navySent: ({ seat, island }) => [{ seat }, ' sends the ', { strong: 'Royal Navy' }, ` to ${place(island)}`],
  navyTurned: ({ seat, island }) => [
    { seat },
    ' shows a ',
    { strong: 'Letter of Marque' },
    `: the Royal Navy sails to ${place(island)}`,
  ],
  escaped: ({ seat, island, freed }) => [
    { seat },
    ' plays ',
    { strong: 'Escape' },
    `, to ${place(island)}${freed > 0 ? ', and shares nothing' : ''}`,
  ],
  wheelsShown: ({ places }) => [
    'The wheels: ',
    ...places.flatMap((to, seat) => [...(seat > 0 ? [', '] : []), { seat }, ` to ${place(to)}`]),
  ],
  steered: ({ seat, place: to }) => [{ seat }, ` sails to ${place(to)}`],
  plundered: (event) => [{ seat: event.seat }, ` plunders ${place(event.island)}: ${booty(event)}`],
  mapPaid: ({ seat, chests: extra }) => [{ seat }, ` finds ${chests(extra)} more by the Treasure Map`],
  shared: (event) => [{ seat: event.from }, ' shares with ', { seat: event.seat }, `: ${booty(event)}`],
  repaired: ({ seat, sections, paid }) => [
    { seat },
    ` repairs ${and(sections.map(section))}${paid === 0 ? '' : ` for ${gold(paid)}`}`,
  ],
  incomeForgone: ({ seat }) => [{ seat }, ' cannot pay for repairs, so takes nothing in the Cove'],
  incomeTaken: ({ seat, cards: tavern, gold: paid }) => [
    { seat },
    ` takes ${booty({ chests: 0, gold: paid, fame: 0, tavern })} in the Cove`,
  ],
  bought: ({ seat, paid }) => [{ seat }, ` buys a Tavern card for ${gold(paid)}`],
  raised: ({ seat, section: row, from, to, paid }) => [
    { seat },
    ` raises ${section(row)} from level ${from} to ${to} for ${gold(paid)}`,
  ],
  shipwrightPlayed: ({ seat, section: row, to }) => [
    { seat },
    ' plays ',
    { strong: 'Shipwright' },
    `: ${section(row)} to level ${to}`,
  ],
  buried: (event) => [
    { seat: event.seat },
    ` buries ${booty({ chests: event.chests, gold: event.gold, fame: 0, tavern: 0 })} for ${fame(event.fame)}`,
  ],
  artisanAttached: ({ seat, section: row }) => [{ seat }, ` sets an artisan on the ${section(row)}`],
  artisanRestored: ({ seat, section: row }) => [{ seat }, ` restores the artisan on the ${section(row)}`],
  blackShipMoved: ({ to }) => [`A black ship sails on to ${place(to)}`],
  legendsShuffled: () => ['The legends are shuffled again'],
  cargoLost: ({ seat, chests: lost }) => [
    { seat },
    ` has ${chests(lost)} too many, which ${lost === 1 ? 'goes' : 'go'} back to Treasure Island`,
  ],
  treasuresCleared: ({ islands }) => [`Left unplundered: ${outer(islands)}`],
  fameShown: (event) => [{ seat: event.seat }, ` shows ${and(event.cards.map(card))}`],
  gameEnded: ({ places }) => winnersTold(places),
}

export const tell = tellerOf<Event>({ ...QUIET, ...BATTLE })
