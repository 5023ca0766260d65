// What the Pirates! table says in English, besides the sentences of text.en.ts.
import type { Phrase } from '@flibuste/kernel'
import { SHARED_WORDS, type Goal } from '@flibuste/web/kit'
import {
  ALL_TREASURE,
  CHESTS_OF_A_KIND,
  FIGURES_OF_A_KIND,
  HOLD,
  LEAST_SEATS,
  MOST_OF_A_KIND,
  MOST_SEATS,
  SEA_REPAIRS,
  TREASURE_SLOT,
  type Figure,
  type FIGURE_SOURCES,
  type Provenance,
} from '../data.ts'
import type { Miss } from '../events.ts'
import type { Slot } from '../moves.ts'
import type { Face } from '../state.ts'
import { spaces } from '../words.en.ts'
import type { Way } from './actions.tsx'
import type { FewLeft } from './few-left.ts'
import type { Mix } from './load-sheet.tsx'
import type { OddsPart } from './odds-sheet.tsx'

const list = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
const supply = (few: number | null): string => (few === null ? '' : ` (supply ${few})`)
const tenths = (value: number): string => value.toFixed(1)
const perCent = (value: number): string => `${value}%`

const PROVENANCE: { readonly [P in Provenance]: string } = {
  booklet: 'from the booklet',
  public: 'from public pages',
  deduced: 'deduced',
  reconstructed: 'reconstructed',
}

const MISS: { readonly [M in Miss]: (slot: number) => string } = {
  empty: () => 'nobody there',
  again: () => 'already hit',
  treasure: () => 'chests are safe',
  noSlot: (slot) => `no slot ${slot}`,
}

const FIGURE: { readonly [F in NonNullable<Slot>]: string } = { cannon: 'a cannon', pirate: 'a pirate' }

const ODDS: { readonly [P in OddsPart]: string } = { win: 'you win', draw: 'nobody wins', loss: 'you lose' }
const MIX: { readonly [M in Mix]: string } = { even: 'Even', swift: 'Swift', armed: 'Armed' }

const FIGURES: { readonly [F in keyof typeof FIGURE_SOURCES]: string } = {
  seats: `${LEAST_SEATS} to ${MOST_SEATS} captains`,
  spaces: 'a port, 26 sea spaces, ten lairs',
  slots: 'six slots on every ship',
  figures: `${FIGURES_OF_A_KIND} cannons and ${FIGURES_OF_A_KIND} pirates`,
  limit: `${MOST_OF_A_KIND} of a kind at most`,
  chests: `${CHESTS_OF_A_KIND} chests each of 1, 2 and 3: ${ALL_TREASURE} treasures`,
  hold: `${HOLD} treasures aboard at most`,
  repairs: `${SEA_REPAIRS} slots in a repair at sea`,
  targets: '16, 13, 11, 10 or 9 treasures to win',
  boardShape: 'a hexagon of 37 hexes',
  boardGraph: 'which space touches which',
  treasureSlot: `treasure takes slot ${TREASURE_SLOT}`,
  lairTotal: '30 treasures in all lairs',
  lairTiles: 'what the lairs print',
  exampleCoin: 'a lair worth 4',
  islandNames: 'names of the islands',
  exampleDice: 'dice of the booklet’s example',
}

export const en = {
  ...SHARED_WORDS.en,
  remark: {
    lastLair: (island: string, count: string): string =>
      `If ${island} falls, the match ends and everything counts: ${count}.`,
    wins: (count: number, target: number, verdict: string): string =>
      `Unloading brings ${count} of ${target} ashore and ends the match: ${verdict}.`,
    calm: (verdict: string): string => `Unless a lair is turned up or plundered, the calm ends the match: ${verdict}.`,
    rounds: (verdict: string): string => `With your turn the rounds are over, and the match ends: ${verdict}.`,
    full: 'Your hold is full: an attack on a lair brings nothing before you unload.',
    vain: (name: string): string => `${name} cannot be beaten with these cannons: the attack can win nothing.`,
  },
  ask: {
    load: 'Arm your ship',
    unload: 'Unload, or keep it aboard',
    first: 'Choose a sea space or a lair',
    second: 'Attack, or choose a slot',
    fire: 'Fire',
    stow: 'Choose a slot',
    repair: 'Choose a slot to repair',
    slot: 'Choose a figure',
  },
  goal: {
    first: (target: number): string =>
      `Storm lairs and carry their treasure home: whoever first has ${target} ashore wins.`,
    aim: (target: number): Phrase => ['first to ', { strong: String(target) }, ' treasures ashore'],
    short: (target: number): Phrase => [{ strong: String(target) }, ' ashore'],
    lairs: (left: number) =>
      left === 0
        ? { long: 'No lair is left', short: 'No lair left' }
        : left === 1
          ? { long: 'One lair is left', short: 'Last lair' }
          : { long: `${left} lairs are left`, short: `${left} lairs left` },
    /** This turn counts as one. */
    calm: (turns: number): NonNullable<Goal['last']> => {
      const left = turns === 1 ? 'this is the last turn' : `${turns} turns left`
      return {
        long: `Calm: ${left}, unless a lair is turned up or plundered or treasure unloaded`,
        short: `Calm: ${left}`,
      }
    },
    /** The same of the rounds that were chosen. */
    rounds: (turns: number): NonNullable<Goal['last']> => {
      const left = turns === 1 ? 'This is the last turn' : `${turns} turns left`
      return { long: `${left}, then everything counts`, short: left }
    },
  },
  list,
  chart: 'Sea chart',
  chartKeys: 'Spaces of the chart; arrow keys go from one to the next',
  port: 'Port',
  inPort: 'in port',
  lairs: 'The Lairs',
  lairCounts: (sealed: number, open: number, gone: number): string => `${sealed} sealed, ${open} open, ${gone} gone`,
  plundered: 'plundered',
  fixed: 'fixed',
  zoom: 'Size of the chart',
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  zoomWhole: 'Whole chart',
  waters: (name: string, islands: readonly string[]): string =>
    islands.length === 0 ? `waters ${name}` : `waters ${name}, off ${list(islands)}`,
  away: (steps: number): string => `${spaces(steps)} away, sail here`,
  liesHere: (names: readonly string[]): string => `${list(names)} ${names.length === 1 ? 'lies' : 'lie'} here`,
  lairSealed: (island: string): string => `${island}, a lair nobody has looked into`,
  lairGone: (island: string): string => `${island}, plundered`,
  lairOpen: (island: string, treasure: number, parts: readonly string[]): string =>
    `${island}, open: ${plural(treasure, 'treasure')}; ${parts.join('; ')}`,
  pirateSlots: (slots: readonly number[]): string => (slots.length === 0 ? 'no pirates' : `pirates on ${list(slots)}`),
  cannonSlots: (slots: readonly number[]): string => (slots.length === 0 ? 'no cannons' : `cannons on ${list(slots)}`),
  fixedCannons: (count: number): string => `${plural(count, 'fixed cannon')}: no number, cannot be hit`,
  notReady: 'cannot fight any more: falls to any attack',
  sealedLine: 'nobody has looked into it',
  hiddenCoins: (coins: readonly number[]): string => `treasure inside: one of ${coins.join(', ')}`,
  goneLine: 'nothing is left here',
  faceLine: (face: Face, treasure: number, coin: number): string =>
    face === 'down'
      ? 'sealed'
      : face === 'gone'
        ? 'plundered'
        : `turned up, ${plural(treasure, 'treasure')}${treasure === coin ? '' : ` (coin ${coin})`}`,
  counts: (cannons: number, pirates: number): string => `${plural(cannons, 'cannon')}, ${plural(pirates, 'pirate')}`,
  treasures: (count: number): string => plural(count, 'treasure'),
  treasuresLine: (banked: number, aboard: number, target: number): string =>
    `${banked} of ${target} treasures ashore${aboard > 0 ? `, ${aboard} aboard` : ''}`,
  shipOf: (name: string): string => `${name}’s ship`,
  lookAt: (name: string): string => `${name}: look at the ship`,
  slots: 'Slots',
  shipLine: (name: string, where: string, figures: readonly string[], treasures: string): string =>
    `${name}, ${where}: ${figures.join('; ')}; ${treasures}.`,
  slotHas: (slot: number, figure: Slot): string => `Slot ${slot}: ${figure === null ? 'empty' : FIGURE[figure]}`,
  slotHold: (slot: number): string => `Slot ${slot}: treasure`,
  pickFor: (slot: number): string => `What goes on slot ${slot}`,
  holdFull: (slot: number, aboard: number, most: number): string =>
    `Slot ${slot} is the hold: ${aboard} of ${most} treasures aboard`,
  holdEmpty: (slot: number, most: number): string =>
    `No treasure aboard yet: it will lie on slot ${slot}, ${most} at most`,
  repairCount: (left: number, cannons: number, pirates: number, most: number, few: FewLeft): string =>
    `${left === 0 ? 'No slot' : plural(left, 'slot')} left to change; cannons ${cannons} of ${most}${supply(few.cannon)}, pirates ${pirates} of ${most}${supply(few.pirate)}`,
  loadCount: (cannons: number, pirates: number, most: number): string =>
    `${plural(cannons, 'cannon')}, ${plural(pirates, 'pirate')}; ${most} of a kind at most`,
  loadTitle: 'Load in secret',
  loadHow:
    'Choose a slot to change its figure. Pirates sail and fight, cannons fire. Nobody sees it until all have sealed.',
  loadWait: 'You have sealed. The ships are shown when the last captain has.',
  loadWatch: 'Each captain loads in secret. The ships are shown when the last one has sealed.',
  loadHint: 'Change the slots of your ship, then seal.',
  sealLoad: 'Seal this loading',
  sealed: 'sealed',
  choosing: 'is choosing',
  mixes: 'Mixes to start from',
  mix: MIX,
  lookAtOne: 'Touch a lair or a ship to look at it.',
  inspector: 'What you look at',
  closeLook: 'Back to the ships',
  rollOf: (name: string): string => `${name}’s volley`,
  answerRoll: 'the answer',
  showAgain: 'Show it again',
  hideOdds: 'Hide the odds',
  oddsPart: ODDS,
  perCent,
  oddsNone: 'No odds: it takes a pirate and a cannon to fight.',
  oddsCost: (own: number, theirs: number, answer: number): string =>
    `On average you lose ${tenths(own)} figures, they ${tenths(theirs)}; they answer in ${perCent(Math.round(answer * 100))}.`,
  oddsStake: (prize: number, stake: number): string =>
    `Won: ${Number.isInteger(prize) ? plural(prize, 'treasure') : `${tenths(prize)} treasures`}. Lost: ${stake}.`,
  oddsHidden: (tiles: number): string => `on average over ${plural(tiles, 'hidden lair')}`,
  /** Null: to port. */
  sailAction: (way: Way, steps: number, islands: readonly string[] | null): string => {
    const far = `${way === 'drift' ? 'Drift' : 'Sail'} ${spaces(steps)}`
    if (islands === null) return `${far}, home to port`
    return islands.length === 0 ? far : `${far}, off ${list(islands)}`
  },
  /** No island: out of sight of all. */
  sailShort: (way: Way, steps: number, islands: readonly string[]): string =>
    `${way === 'drift' ? 'Drift' : 'Sail'} ${steps}, ${islands.length === 0 ? 'in open water' : `off ${list(islands)}`}`,
  passFirst: 'Stay here',
  putShort: (figure: Figure): string => `A ${figure}`,
  moveTo: (slot: number): string => `Move to slot ${slot}`,
  giveUp: (figure: Figure, slot: number): string => `Give up ${figure} ${slot}`,
  courseHint: 'Choose the space again, or press the button, to sail there.',
  courseTo: (islands: readonly string[]): string => `There you may attack ${islands.join(' or ')}.`,
  courseHome: (aboard: number): string =>
    `In port ${aboard === 1 ? 'your treasure comes' : `your ${aboard} treasures come`} ashore, safe.`,
  attackHint: (chance: string): string => `${chance}: your chance of its treasure. It fires back if it still can.`,
  sealedHint: (chance: string): string => `${chance}: your chance of its treasure. Once turned, no way back.`,
  fightOf: (attacker: string, target: string): string => `${attacker} attacks ${target}`,
  firesWith: (dice: number): string => `${plural(dice, 'cannon')}, ${plural(dice, 'die', 'dice')}`,
  answersWith: (dice: number): string => `answers with ${dice}`,
  silent: 'cannot answer',
  backToChart: 'Back to the chart',
  blows: 'Dice, one by one',
  volleyOf: (name: string): string => `${name}’s volley`,
  answerOf: (name: string): string => `${name} fires back`,
  inTheAir: 'in the air',
  hitShort: (figure: Figure, slot: number, whose: 'mine' | 'other'): string =>
    whose === 'mine' ? `you lose ${figure} ${slot}` : `${figure} ${slot} is hit`,
  missShort: (why: Miss, slot: number): string => `a miss: ${MISS[why](slot)}`,
  bothReady: 'Both can still fight, so nobody has won.',
  noneReady: 'Neither can fight any more, so nobody has won.',
  aloneReady: (winner: string): string => `${winner} alone can still fight, and so has won.`,
  mineLost: (lost: number, cannons: number, pirates: number): string =>
    `You lose ${plural(lost, 'figure')}. ${
      cannons > 0 && pirates > 0
        ? `Left: ${plural(cannons, 'cannon')} (as many dice), ${plural(pirates, 'pirate')} (as many spaces).`
        : pirates > 0
          ? 'No cannon is left: repair before you fight again.'
          : 'No pirate is left: you drift, and must repair before you fight again.'
    }`,
  then: 'Then',
  keeps: (name: string): string => `${name} keeps`,
  stillReady: 'Still combat-ready',
  cannotAnswer: 'No longer combat-ready',
  firesBack: (dice: number): string => `it fires back at once, ${plural(dice, 'die', 'dice')}`,
  stakes: (room: number): string => `go to the side that alone stays ready; there is room for ${room} aboard`,
  miss: (why: Miss, slot: number): string => MISS[why](slot),
  aboutOwn: (name: string): string =>
    `“${name}”, loaded for this match: its board and lairs are those of whoever wrote the file.`,
  aboutText:
    'No picture of the board or of a lair was found anywhere. Every figure is marked with where it comes from; what had to be made fits all that is known, and an edition file can bring the real ones.',
  provenance: (source: Provenance): string => PROVENANCE[source],
  aboutLairs: 'The ten lairs',
  aboutHeads: { lair: 'Lair', coin: 'Coin', pirates: 'Pirates', cannons: 'Cannons', fixed: 'No number' },
  figures: FIGURES,
  rankAshore: 'Ashore',
  voyage: 'Treasures ashore, round by round',
  voyageInAll: 'Treasures ashore and aboard, round by round',
  rankAboard: 'Aboard',
  rankTotal: 'In all',
}

export type PiratesWords = typeof en
