// What the Pirate's Cove table says in English, besides the sentences of text.en.ts.
import type { Phrase, Seat } from '@flibuste/kernel'
import { SHARED_WORDS } from '@flibuste/web/kit'
import { cardOf, DOLDRUMS, type Card, type Row } from '../cards.ts'
import {
  ARTISAN_PRICE,
  HALF_YEAR,
  LEGENDS,
  PLACES,
  SECTIONS,
  TAVERN_KINDS,
  TREASURE_ISLAND,
  type Aim,
  type Family,
  type Fighter,
  type Legend,
  type Place,
  type PlaceName,
  type Section,
  type TavernKind,
  type TreasureCard,
} from '../data.ts'
import type { Income } from '../moves.ts'
import { upper } from '../wording.ts'
import type { View } from '../view.ts'
import { and, at, booty, card, chests, fame, gold, legend, place, section } from '../words.en.ts'
import { editionEn } from './edition-words.en.ts'
import { logEn } from './log-words.en.ts'
import { oddsEn } from './odds-words.en.ts'
import { burialWorth, legendAt, seatsAtPlace } from './prospects.ts'
import type { Mix } from './suggest.ts'
import type { Leaf } from './touch.ts'

const SHORT: { readonly [P in PlaceName]: string } = {
  tavern: 'Tavern',
  hull: 'Hull',
  sails: 'Sail',
  cannons: 'Cannon',
  crew: 'Crew',
  treasure: 'Treasure I.',
  cove: 'The Cove',
}
const nameOf = (number: Place): string =>
  number === TREASURE_ISLAND ? 'Treasure Island' : SHORT[PLACES[number - 1] ?? 'cove']

const SECTION: { readonly [S in Section]: string } = { sails: 'Sails', crew: 'Crew', cannons: 'Cannons', hull: 'Hull' }

const AIMS: { readonly [A in Aim]: string } = {
  sails: 'aims at sails',
  crew: 'aims at crews',
  cannons: 'aims at cannons',
  hull: 'aims at hulls',
  all: 'strikes every section',
  commander: 'aims where its sender says',
}
const LEGEND_AIM: { readonly [L in Legend]: string } = {
  blackbeard: AIMS.hull,
  dutchman: `${AIMS.crew}, mends its hull`,
  hook: `${AIMS.hull}; some shots stray`,
  bonnyAndRead: AIMS.all,
  cacafuego: 'galleon: a die of fame',
}

const FAMILY: { readonly [F in Family]: string } = {
  parrot: 'Parrot',
  artisan: 'Artisan',
  boarding: 'Boarding',
  volley: 'Broadside',
  event: 'Event',
  fame: 'Fame',
}

const EFFECT: { readonly [K in TavernKind]: string } = {
  flint: 'You may carry any number of chests.',
  silver: 'Six dice in every broadside, whatever happens.',
  bones: 'All your cannons fire, however small the crew.',
  trelawney: '20 more speed.',
  artisan: 'Takes the first two hits on a section.',
  doldrums: 'No further card is played in this battle.',
  fairWind: '6 more speed in this battle.',
  grapple: 'Every ship rolls as many dice as it has crew.',
  smoke: 'Only a 6 hits the ship of whoever plays it.',
  overboard: '2 more speed for each chest you throw.',
  grapeshot: '3 and more hits; your own cannons then take two hits.',
  powderMagazine: 'Each hit also costs every ship here 1 hull, yours too.',
  cannonade: 'Each hit strikes every section; you miss your next broadside.',
  escape: 'Sail on to an empty outer island or Treasure Island.',
  buccaneering: 'Half of another captain’s booty.',
  lookout: 'Courses are chosen in the open, from whom you name.',
  shipwright: 'One section up one level, for nothing.',
  letterOfMarque: 'Turns the Royal Navy to another island.',
  royalNavy: 'To an outer island: 4 dice, hull 4, at your command.',
  treasureMap: 'A die marks an island: twice its chests for you.',
  fame1: 'Worth 1 fame.',
  fame2: 'Worth 2 fame.',
  fame3: 'Worth 3 fame.',
}

const WHEN: { readonly [F in Family]: string } = {
  parrot: 'Lives aboard.',
  artisan: 'In the phase of islands.',
  boarding: 'Before the first shot.',
  volley: 'Just before you fire.',
  event: '',
  fame: 'Kept for the last count.',
}
const EVENT_WHEN: { readonly [K in TavernKind]?: string } = {
  escape: 'Once ships have sailed.',
  buccaneering: 'When cards are turned up.',
  lookout: 'Before wheels are set.',
  shipwright: 'In the phase of islands.',
  letterOfMarque: 'To answer a Royal Navy.',
  royalNavy: 'Once ships have sailed.',
  treasureMap: 'When cards are turned up.',
}

const MIX: { readonly [M in Mix]: string } = { even: 'Even', swift: 'Swift', stout: 'Stout' }
const LEAF: { readonly [L in Leaf]: string } = { ship: 'Ship', do: 'Now', cards: 'Cards', crews: 'Captains' }

const isBecalmed = ({ battle }: View): boolean => battle?.played.some((played) => played.card === DOLDRUMS) ?? false

function whyNot(family: Family, kind: TavernKind, view: View): string {
  if ((family === 'boarding' || family === 'volley') && isBecalmed(view)) return 'Doldrums lie over this battle.'
  return EVENT_WHEN[kind] ?? WHEN[family]
}

/** What a course would bring, as far as can be seen. */
function courseGain(view: View, seat: Seat, island: Place): string {
  const others = seatsAtPlace(view, island).filter((other) => other !== seat).length
  const danger = legendAt(view, island)
  const warning = danger < 0 ? '' : `; ${legend(danger)} is there`
  if (island === TREASURE_ISLAND) {
    const { chests: count, bags, fame: worth } = burialWorth(view, seat)
    if (worth === 0) return `Treasure Island: nothing aboard to bury yet${warning}.`
    return `Treasure Island: bury ${booty({ chests: count, gold: 3 * bags, fame: 0, tavern: 0 })} for ${fame(worth)}${warning}.`
  }
  const treasure = view.islands[island - 1]?.treasure ?? null
  const gain = treasure === null ? 'no treasure' : booty(treasure)
  const company = others === 0 ? '' : `; ${others} ${others === 1 ? 'ship lies' : 'ships lie'} there now`
  return `${upper(place(island))}: ${gain}${company}${warning}.`
}

function rowLine(row: Row, now: { level: number; value: number } | null, guards: readonly string[]): string {
  const state = now === null ? 'off the mat' : `${now.value}, level ${now.level}`
  return [`${SECTION[SECTIONS[row]!]}: ${state}`, ...guards].join('; ')
}

/** Who fires: a captain, or two on one ship. */
export interface Gunners {
  readonly name: string
  readonly gunners: 'one' | 'two'
}

/** To a tenth: "1.3 hits", but "1 hit". */
function meanHits(hits: number): string {
  const shown = Number(hits.toFixed(1))
  return `${shown} ${shown === 1 ? 'hit' : 'hits'}`
}

export const en = {
  ...SHARED_WORDS.en,
  remark: {
    last: (gold: number, chests: number, verdict: string): string =>
      gold + chests === 0
        ? `The last month: after this, fame is counted. Without Fame cards: ${verdict}.`
        : `The last month: ${gold} gold and ${chests === 1 ? '1 chest' : `${chests} chests`} not buried are worth nothing. Without Fame cards: ${verdict}.`,
    noDice: 'This ship has no dice left: the broadside can hit nothing.',
    lastBattle: 'The last battle: whoever is left wins the match, whoever flees has lost it.',
  },
  ask: {
    fit: 'Choose a ship, or move the rings',
    course: 'Choose an island',
    aim: 'Choose a ship and a row',
    target: 'Choose a target',
    choice: 'Choose one',
    deed: (kind: 'bury' | 'raise' | 'buy' | 'other', row: Row): string => {
      if (kind === 'bury') return 'Bury, or be done?'
      if (kind === 'raise') return `Raise ${row < 0 ? 'a ring' : `the ${section(row)}`}, or be done?`
      return kind === 'buy' ? 'Buy a card, or be done?' : 'Anything else, or be done?'
    },
  },
  incomeShort: (take: Income['take']): string => (take === 'cards' ? 'Two Tavern cards' : 'One card, 2 gold'),
  raiseShort: (row: Row, from: number, to: number, price: number): string =>
    `${SECTION[SECTIONS[row]!]} ${from === to ? `${to}, 1 hit more` : `${from} → ${to}`}, ${gold(price)}`,
  buyShort: 'A card, 2 gold',
  restoreShort: (row: Row): string => `Artisan, ${section(row)}: ${gold(ARTISAN_PRICE)}`,
  doneShort: 'Done',
  doneUnburied: 'Done, bury nothing',
  buryShort: (points: number): string => `Bury for ${fame(points)}`,
  fireShort: (row: Row): string => `Fire: ${section(row)}`,
  meanHits,
  untilRouted: (hits: number): string => `${hits} ${hits === 1 ? 'hit' : 'hits'}`,
  goal: {
    first: (months: number): string =>
      `Have the most fame after ${months === HALF_YEAR ? 'six' : 'twelve'} months. Plunder islands, win battles, bury your chests.`,
    aim: (months: number): Phrase => ['most fame after ', { strong: String(months) }, ' months'],
    short: ['most fame'] as Phrase,
    last: { long: 'Last month, fame cards apart', short: 'Last month' },
  },
  ...editionEn,
  ...logEn,
  ...oddsEn,
  list: and,
  takeCard: (kind: TavernKind): string => `${card(cardOf(kind))}…`,
  island: nameOf,
  placeName: nameOf,
  shortPlace: (number: Place): string => SHORT[PLACES[number - 1] ?? 'cove'],
  sectionName: (row: Row): string => SECTION[SECTIONS[row]!],
  sealFit: (price: number): string => `Seal this ship, ${gold(price)}`,
  fitHint: 'Move the rings of your ship with − and +, then seal.',
  oddsAt: (island: Place): string => `Odds: ${nameOf(island)}`,
  sealCourse: (island: Place): string => `Seal ${nameOf(island)}`,
  sailTo: (island: Place): string => `Sail to ${place(island)}`,
  courseGain,
  oneMore: 'One more',
  oneFewer: 'One fewer',
  targetHint: 'Choose here, or touch it on the board.',
  nothingToPlay: 'You hold nothing for this moment; passing tells nobody so.',
  aimHint: (dice: number, needed: number, hits: number): string =>
    `${dice} ${dice === 1 ? 'die' : 'dice'}, ${needed === 6 ? 'only a 6 hits' : `${needed} or more hits`}: ${meanHits(hits)} on average.`,
  blackShip: (number: number): string => (number < 0 ? 'a black ship without a legend' : legend(number)),
  royalNavy: 'the Royal Navy',
  royalNavyTitle: 'Royal Navy',
  navyAim: AIMS.commander,
  placeLine: (number: Place, treasure: TreasureCard | null, ships: readonly string[]): string =>
    [
      nameOf(number),
      ...(treasure === null ? [] : [booty(treasure)]),
      ...(ships.length === 0 ? [] : [`here: ${and(ships)}`]),
    ].join('; '),
  buryNote: 'bury: 1 fame a chest',
  chooseIsland: (line: string): string => `Choose ${line}`,
  hunterLine: (title: string, note: string, fighter: Fighter | null): string =>
    fighter === null
      ? `${title}, ${note}`
      : `${title}, ${note}: ${fighter.dice} dice, hull ${fighter.hull}, speed ${fighter.speed}, ${fame(fighter.fame)}`,
  legendName: (number: number): string => upper(legend(number)).replace(/^The /, ''),
  legendAim: (number: number): string => LEGEND_AIM[LEGENDS[number] ?? 'blackbeard'],
  hunterAim: (number: number, { aim }: Fighter): string =>
    aim === 'commander' ? AIMS.commander : LEGEND_AIM[LEGENDS[number] ?? 'blackbeard'],
  booty: (treasure: TreasureCard): string => booty(treasure),
  archipelago: 'The archipelago',
  fame: 'Fame',
  hasFame: (name: string, points: number): string => `${name} ${fame(points)}`,
  calendar: (month: number, months: number, phase: string): string =>
    month === 0 ? 'Before the first month' : `Month ${month} of ${months}, ${phase}`,
  before: 'Fitting out',
  month: (number: number): string => `Month ${number}`,
  monthEnds: (number: number): string => `End of month ${number}`,
  ofMonths: (months: number): string => `of ${months}`,
  artisanShort: 'Artisan',
  artisanHere: 'guarded by an artisan',
  artisanHurt: 'guarded by an artisan who was hit once',
  parrotShort: (parrot: Card): string => upper(TAVERN_KINDS[parrot]!),
  parrotHere: (parrot: Card, wounded: boolean): string => `${card(parrot)}${wounded ? ', wounded' : ''}`,
  rowLine,
  noStep: 'No further',
  off: 'off',
  purse: (coins: number, count: number, hold: number | null, held: number): string =>
    `${gold(coins)}, ${chests(count)}${hold === null ? '' : ` of ${hold}`}, ${held} Tavern cards`,
  fitStep: (row: Row, level: number, value: number, price: number): string =>
    `${SECTION[SECTIONS[row]!]} to level ${level}, ${value}; ${gold(price)} in all`,
  raiseNot: (row: Row): string => `${SECTION[SECTIONS[row]!]} as it stands`,
  raiseStep: (row: Row, level: number, value: number, price: number): string =>
    `${SECTION[SECTIONS[row]!]} to level ${level}, ${value}, for ${gold(price)}`,
  raiseDear: 'One step of one ring here, at twice its price.',
  sealed: 'sealed',
  mats: 'Mats of the captains',
  lookAt: (name: string): string => `Look at ${name}’s ship`,
  fitPrice: (price: number, left: number): string => `${gold(price)} spent, ${gold(left)} kept`,
  shipOf: (name: string): string => `${name}’s ship`,
  matOf: (name: string): string => `${name}’s mat`,
  might: (dice: number, speed: number): string => `${dice} dice, speed ${speed}`,
  wheel: 'Your wheel',
  wheelSector: (island: Place): string => `${island}, ${place(island)}`,
  whyNot,
  family: FAMILY,
  cardName: (kind: TavernKind): string => card(cardOf(kind)),
  effect: EFFECT,
  cardDoes: (kind: TavernKind): string => `${card(cardOf(kind))}: ${EFFECT[kind]}`,
  won: 'You won! ',
  hand: 'Tavern hand',
  noCards: 'no cards',
  litNow: 'lit cards can be played now',
  captain: 'Captain',
  ledgerHead: { star: 'Fame', coin: 'Gold', chest: 'Chests', card: 'Tavern cards' },
  ledger: 'The captains’ ships',
  fitTitle: 'Fitting out',
  mixes: 'Mixes to start from',
  mix: MIX,
  mixPrice: (price: number, left: number): string => `${gold(price)}, ${left} left`,
  fitHow: 'Sails make you first, crew and cannons give dice, the hull holds chests.',
  buryTitle: 'Bury treasure',
  chestsWord: 'Chests',
  bagsWord: (size: number): string => `Bags of ${size} gold`,
  buries: (count: number, coins: number, points: number): string =>
    `${upper(booty({ chests: count, gold: coins, fame: 0, tavern: 0 }))} for ${fame(points)}.`,
  twoParrots: 'Two parrots',
  parrotsHow: 'A parrot lives on its row of the mat: two hits there kill it, and 2 fame are lost.',
  orderOf: (exchange: number): string =>
    exchange === 0 ? 'Ships, the fastest first' : `Exchange ${exchange}: the fastest first`,
  speed: (value: number): string => `speed ${value}`,
  left: 'gone',
  firesNth: (turn: number): string => (turn === 1 ? 'fires first' : `fires as number ${turn}`),
  exchange: (number: number): string => (number === 0 ? 'Boarding' : `Exchange ${number}`),
  aimAt: (line: string): string => `Aim at ${line}`,
  diceWord: (dice: number): string => (dice === 1 ? 'die' : 'dice'),
  hullLeft: (hull: number, of: number): string => `Hull ${hull} of ${of}`,
  worth: (points: number): string => `${fame(points)} to share`,
  hit: 'hit',
  miss: 'miss',
  dieSaid: (die: number, state: 'hit' | 'miss'): string => `${die}, ${state}`,
  toldHere: 'What has just happened',
  noVolley: 'no shot yet',
  beforeShots: 'The fastest ship acts first. Touch a row of a mat to aim at it.',
  ringMoved: (name: string, row: Row, rings: number, values: { was: number; now: number } | null): string =>
    values === null
      ? `${name} has no ${section(row)} left.`
      : `${name}’s ${section(row)}: the ring slips ${rings === 1 ? 'one step' : `${rings} steps`}, ${values.was === values.now ? `still ${values.now}` : `${values.now} instead of ${values.was}`}.`,
  laidCards: 'Cards on the table',
  firesAt: ({ name, gunners }: Gunners, target: string, row: Row): string =>
    `${name} ${gunners === 'two' ? 'fire' : 'fires'} at ${target}${row < 0 ? '' : `, ${section(row)}`}`,
  inForce: (name: string, kind: TavernKind): string => `${card(cardOf(kind))} (${name}): ${EFFECT[kind]}`,
  volley: 'Broadside',
  boarding: 'Boarding',
  battleAt: (number: Place): string => `Battle ${at(number)}`,
  backToChart: 'Back to the chart',
  backToBattle: 'Back to the battle',
  leaves: 'Sheets',
  leaf: LEAF,
  rankSea: 'At sea',
  voyage: 'Fame, month by month',
  rankCards: 'Fame cards',
}

export type CoveWords = typeof en
