// What the pieces of Störtebeker say in English: a title, what it is, what it does now.
import { isMarked, isPirate, valueOf } from '../cards.ts'
import type { StortebekerExplain } from './explain.ts'
import { en } from './words.en.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const goods = (missing: readonly number[]): string => en.list(missing.map(en.good))
const lack = (missing: readonly number[] | null): string =>
  missing === null ? '' : missing.length === 0 ? 'Your row is full: you may board it.' : `You lack ${goods(missing)}.`

export const explainEn: StortebekerExplain = {
  ship: ({ ship, missing, chance }) => [
    en.shipName(ship),
    `A merchant ship, strength ${ship.strength}, worth ${ship.points}.`,
    `${lack(missing)}${missing?.length === 0 && chance !== null ? ` Chance to win her: ${en.perCent(chance)}.` : ''}`,
  ],
  coin: ({ ship }) => [`Worth ${ship.points}`, `Whoever takes this ship scores ${ship.points}.`, ''],
  shield: ({ ship, missing, bonus }) => [
    `Strength ${ship.strength}`,
    `Two dice, pirates and skulls together must reach ${ship.strength}, once a row is full.`,
    missing === null ? '' : `You bring ${bonus} already.`,
  ],
  needs: ({ missing }) => ['What this ship asks for', 'One card for each picture fills a row.', lack(missing)],
  side: ({ whose, asked, missing, bonus, hidden, fed, pirates }) => [
    whose === null ? 'Your row' : `Row of ${whose}`,
    `${asked - missing.length} of ${asked} goods${missing.length === 0 ? ': full' : `, lacks ${goods(missing)}`}.`,
    `${bonus} in pirates and skulls${hidden > 0 ? `, ${hidden} face down` : ''}. Fed: ${pirates} of ${fed}.`,
  ],
  good: ({ whose, good, marked, feeds }) => [
    `${capital(en.good(good))}${marked ? ' with a skull' : ''}`,
    `Laid by ${whose ?? 'you'}.${marked ? ' The skull adds 1 when boarding.' : ''}`,
    marked
      ? 'A marked good feeds nobody.'
      : feeds
        ? 'It feeds a pirate of this row. A broadside of its colour can take it.'
        : 'It could feed one pirate. A broadside of its colour can take it.',
  ],
  want: ({ good, held }) => [
    `${capital(en.good(good))} is missing`,
    'A place in this row that is still empty.',
    held === null ? '' : held === 0 ? 'You hold none.' : `You hold ${held}: pick it up and lay it here.`,
  ],
  pirate: ({ whose, value, shown }) => [
    value === null
      ? `A hidden pirate of ${whose}`
      : `A pirate of ${value}, ${whose === null ? 'yours' : `of ${whose}`}`,
    value === null ? `Worth 2, 3 or 4; ${whose} alone knows.` : `Adds ${value} when this row boards.`,
    shown ? 'Seen in an earlier boarding; stays here.' : 'Turned up when the row boards or counters. Cannot be shot.',
  ],
  card: ({ card, copies, ships }) => {
    const where = ships.length === 0 ? 'No ship at sea has a place for it.' : `Fits ${en.list(ships.map(en.shipName))}.`
    if (isPirate(card))
      return [
        `A pirate of ${valueOf(card)}`,
        `Adds ${valueOf(card)} when boarding; eats one plain good of its row.`,
        where,
      ]
    return [
      capital(en.card(card)),
      `${copies} in the deck.${isMarked(card) ? ' The skull adds 1 when boarding, and feeds no pirate.' : ''}`,
      where,
    ]
  },
  picked: ({ card }) => [
    capital(en.card(card)),
    'Picked from the discard pile.',
    'Comes to your hand at the end of this turn.',
  ],
  spent: ({ left }) => ['A card of this turn', 'It has been used.', `${left} left to use.`],
  threeCards: ({ left, quota }) => [
    'The cards of this turn',
    'In this order: lay, then discard, then pay the last for a broadside.',
    `${left} of ${quota} left to use.`,
  ],
  pattern: ({ uses, picks, open }) => [
    capital(en.pattern(uses, picks)),
    picks > 0 ? `Discards let you pick ${picks} from the pile.` : 'One of the ways to use three cards.',
    open ? 'Still possible this turn.' : 'No longer possible this turn.',
  ],
  draw: ({ count, hand }) => ['Draw pile', `${count} cards.`, `You draw up to ${hand} at the end of your turn.`],
  discard: ({ count }) => [
    'Discard pile',
    `${count} cards, open to all.`,
    'Discard two to pick one here, three to pick two.',
  ],
  rear: ({ left, open }) => [
    'Next ship',
    open === 0 ? 'No ship is left.' : `It sails in when a ship is taken; ${left} follow.`,
    open + left === 0 ? 'The next prize brings on the last round.' : '',
  ],
  gap: ({ stays }) => [
    'A gap',
    'A ship was taken here.',
    stays ? 'It stays empty.' : 'The next one comes at the end of the turn.',
  ],
  score: ({ mine, track, isLong }) => [
    'Points',
    'Who has most at the end wins.',
    mine === null
      ? ''
      : `You have ${mine}.${isLong ? ` The printed track begins again at ${track}; this bar goes on.` : ''}`,
  ],
  prizes: ({ taken }) => [
    'Prizes and variants',
    'Who took which ships, and what this table plays with.',
    taken === null ? '' : `You have taken ${taken}.`,
  ],
  colourDice: () => [
    'Colour dice',
    'Each face is a good.',
    'In a broadside what may be taken; after a failure what is lost.',
  ],
  numberDice: ({ total }) => [
    'Dice of a boarding',
    'Their sum counts with pirates and skulls.',
    total === null ? '' : `Last total: ${total}.`,
  ],
  hand: ({ whose, count, known }) => [
    whose === null ? 'Your hand' : `Hand of ${whose}`,
    `${count} cards.`,
    known.length === 0 ? 'None of them was seen.' : `Seen: ${en.list(known.map(en.card))}.`,
  ],
  odds: () => [
    'Odds',
    'Your chance to win the ship, counter-attacks and all, from what you know.',
    'It is as if whoever can answer does.',
  ],
  part: ({ whose, kind, value }) => [
    { die: `A die: ${value}`, pirate: `A pirate of ${value}`, mark: 'A skull', bonus: 'Pirates and skulls' }[kind],
    `Counts for ${whose ?? 'you'} at this ship.`,
    `It adds ${value} to the total.`,
  ],
  total: ({ whose, total, strength }) => [
    whose === null ? `Your total: ${total}` : `Total of ${whose}: ${total}`,
    'Two dice, pirates and skulls of this row together.',
    total < strength
      ? `Below the strength of ${strength}: it fails.`
      : `It reaches the strength of ${strength}. The highest total takes the ship.`,
  ],
  prize: ({ strength, points }) => [
    'The ship that is boarded',
    `Strength ${strength}: two dice, pirates and skulls together must reach it.`,
    `Whoever takes her scores ${points}.`,
  ],
  captain: ({ whose, score, bonus, ships }) => [
    whose ?? 'You',
    `${en.points(score)} from ${ships} ${ships === 1 ? 'ship' : 'ships'}.`,
    bonus > 0 ? `Colours would add ${bonus} at the end.` : 'Most points win.',
  ],
  steps: ({ round }) => ['A turn', 'Use three cards, then board where a row is full, then draw.', `Round ${round}.`],
}
