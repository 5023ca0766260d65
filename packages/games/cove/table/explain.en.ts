// What the pieces of Pirate's Cove say in English: a title, what it is, what it does now.
import { CANNONS, CREW, HULL, SAILS } from '../cards.ts'
import { COVE, HALF_YEAR, PLACES } from '../data.ts'
import { card, parrotDoes } from '../words.en.ts'
import type { CoveExplain, CoveFacts, DiceLaw, RowFacts, Vessel } from './explain.ts'
import { en } from './words.en.ts'

const list = (whose: readonly (string | null)[]): string => en.list(whose.map((name) => name ?? 'you'))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const ISLANDS: { readonly [name: string]: string } = {
  tavern: 'Whoever is left here plunders the card, then buys Tavern cards, 2 gold each.',
  hull: 'Plunder the card, then raise your hull: more hull carries more chests.',
  sails: 'Plunder the card, then raise your sails: the faster ship fires, or flees, first.',
  cannons: 'Plunder the card, then raise your cannons: each gun needs its man.',
  crew: 'Plunder the card, then raise your crew: each man needs his gun.',
  treasure: 'Bury chests, 1 fame each, and gold, 3 for 1 fame. Captains do not fight here.',
  cove: 'Beaten and fleeing ships repair here and take cards. Nobody sails here by choice.',
}

function place({
  place: at,
  treasure,
  ships,
  legend,
  price,
  burial,
}: CoveFacts['place']): readonly [string, string, string] {
  const parts = [
    treasure === null ? '' : `This month: ${en.booty(treasure)}.`,
    burial === null ? '' : `You could bury ${burial.chests} chests and ${burial.bags} bags for ${burial.fame} fame.`,
    price === null ? '' : `Your next step costs ${price}.`,
    ships.length === 0 ? '' : `Here: ${list(ships)}.`,
    legend < 0 ? '' : `${en.legendName(legend)} is here: whoever comes must fight it.`,
  ]
  const now = at === COVE && ships.length === 0 ? 'Nobody is here.' : parts.filter((part) => part !== '').join(' ')
  return [en.placeName(at), ISLANDS[PLACES[at - 1] ?? 'cove'] ?? '', now]
}

const ship = ({ speed, dice, chests, hold }: Vessel): string =>
  `Speed ${speed}, ${dice} dice, ${counted(chests, 'chest')} of ${hold ?? 'any number'}.`

const ROWS: { readonly [row: number]: string } = {
  [SAILS]: 'The ship’s speed. The fastest acts first, in battle and ashore.',
  [CREW]: 'The men who serve the guns. Dice are the smaller of crew and cannons.',
  [CANNONS]: 'The guns. Dice are the smaller of crew and cannons.',
  [HULL]: 'How many chests the ship can keep at the end of a month.',
}

const idleWords = (at: number, idle: number): string =>
  idle === 0 ? '' : `; ${idle} ${at === CREW ? (idle === 1 ? 'man' : 'men') : idle === 1 ? 'gun' : 'guns'} of no use`

/** What the row is worth now, beyond its hits. */
function worth({ row: at, dice, idle, chests }: RowFacts): string {
  if (at === HULL) return ` ${counted(chests, 'chest')} aboard.`
  return at === CREW || at === CANNONS ? ` ${dice} dice now${idleWords(at, idle)}.` : ''
}

/** Who takes some of the hits first. */
const keepers = ({ artisan, parrot }: RowFacts): string =>
  [...(artisan ? ['an artisan'] : []), ...(parrot === null ? [] : [card(parrot)])].join(' and ')

/** Where a parrot lives, what it does comes before what the next step costs, as on the mat. */
const aboard = ({ parrot }: RowFacts): string | null =>
  parrot === null ? null : ` ${capital(card(parrot))}: ${parrotDoes(parrot)}.`

function row(facts: RowFacts): readonly [string, string, string] {
  const { row: at, whose, value, hits, next, guards } = facts
  const title = `${en.sectionName(at)} ${value}${whose === null ? '' : `, ${whose}`}`
  if (hits === 0) return [title, ROWS[at] ?? '', 'The ring is off: repaired in the Cove for 2 gold.']
  const until = `${counted(hits, 'hit')} until routed${guards > 0 ? `, ${guards} of them on ${keepers(facts)}` : ''}.`
  const step = next === null ? '' : ` Next step: ${next.value}, for ${next.price} gold.`
  return [title, ROWS[at] ?? '', `${until}${worth(facts)}${aboard(facts) ?? step}`]
}

const DICE_LAWS: { readonly [L in DiceLaw]: string } = {
  lower: 'the smaller of the two counts',
  silver: 'Silver’s parrot has six rolled whatever happens',
  bones: 'Bones’ parrot has all cannons fire',
  grapple: 'under a Grapple the crew alone counts',
}

export const explainEn: CoveExplain = {
  place,
  hunter: ({ legend, fighter, hull, next, gone }) => {
    const title = legend < 0 ? 'Royal Navy' : en.legendName(legend)
    if (fighter === null)
      return [
        title,
        'A galleon that never fights. Whoever is left there rolls a die for its fame.',
        next === null ? '' : `Next month at ${en.placeName(next)}.`,
      ]
    return [
      title,
      `${fighter.dice} dice, hull ${fighter.hull}, speed ${fighter.speed}, ${fighter.fame} fame; ${legend < 0 ? 'aims as its commander says' : en.legendAim(legend)}.`,
      `${hull === null ? '' : `Hull ${hull} left. `}${gone ? 'It is sunk.' : next === null ? 'It leaves after this month’s battles.' : `Next month at ${en.placeName(next)}.`}`,
    ]
  },
  ship: (facts) => [
    facts.whose === null ? 'Your ship' : `Ship of ${facts.whose}`,
    ship(facts),
    `${facts.gold} gold, ${facts.fame} fame.`,
  ],
  fame: ({ leaders, most, mine }) => [
    'Fame',
    'Who has most after the last month wins.',
    `${capital(list(leaders))} with ${most}${mine === null || leaders.includes(null) ? '' : `, you ${mine}`}. Fame cards in hand are added at the end.`,
  ],
  calendar: ({ month, left }) => [
    'The year',
    `${month + left === HALF_YEAR ? 'Six' : 'Twelve'} months. Unburied chests count for nothing at the end.`,
    month === 0
      ? 'Ships are being fitted out.'
      : left === 0
        ? 'This is the last month.'
        : `Month ${month}: ${left} more to come.`,
  ],
  row,
  purse: ({ whose, gold, chests, hold, cards }) => [
    whose === null ? 'What you carry' : `What ${whose} carries`,
    'Gold buys rings, cards and repairs; chests are 1 fame each once buried.',
    `${gold} gold, ${counted(chests, 'chest')} of ${hold ?? 'any number'}, ${counted(cards, 'Tavern card')}${whose === null || cards === 0 ? '' : ' hidden from you'}.`,
  ],
  mix: ({ mix, values }) => [
    en.mix[mix],
    'A good ship to start from. You can change every ring before sealing.',
    `Sails ${values[SAILS]}, crew ${values[CREW]}, cannons ${values[CANNONS]}, hull ${values[HULL]}.`,
  ],
  wheel: () => [
    'Your wheel',
    'Six islands, chosen in secret. The Cove is not on it.',
    'Seal it, and all wheels are shown together.',
  ],
  card: ({ kind, family, view }) => [en.cardName(kind), en.effect[kind], en.whyNot(family, kind, view)],
  ledger: ({ captains }) => [
    'All captains',
    'Fame of each captain; sails, crew, cannons and hull; gold, chests and Tavern cards.',
    `${captains} captains. Which cards they hold, only they know.`,
  ],
  order: ({ exchange, whose }) => [
    'Who acts when',
    'The fastest first. Damaged sails change the order from the next exchange.',
    whose === undefined ? '' : `Exchange ${exchange}: ${whose ?? 'you'} now.`,
  ],
  dice: ({ whose, dice, crew, cannons, by }) => [
    whose === null ? 'Your dice' : `Dice of ${whose}`,
    'How many dice this ship rolls in a broadside.',
    `${dice}: ${DICE_LAWS[by]}, crew ${crew}, cannons ${cannons}.`,
  ],
  volley: ({ exchange }) => [
    'The last broadside',
    'Who fired at what, and which dice hit.',
    exchange === 0 ? 'No shot yet.' : 'A 5 or 6 hits, unless a card says otherwise.',
  ],
  shot: ({ die, needed }) => [
    `A die of the broadside: ${die}`,
    needed < 6 ? `A ${needed} or more hits in this broadside.` : 'Only a 6 hits in this broadside.',
    die >= needed ? 'It hits: the ring aimed at moves one step, or a guard takes it.' : 'It misses.',
  ],
  captain: (facts) => [facts.whose ?? 'You', `${facts.fame} fame.`, ship(facts)],
  steps: ({ month }) => [
    'A month',
    'Treasure, navigation, combat, plunder, islands, black ships.',
    month === 0 ? '' : `Month ${month}.`,
  ],
}
