// What the Buccaneer table says in English, beyond the sentences of text.en.ts.
import type { Phrase } from '@flibuste/kernel'
import { SHARED_WORDS } from '@flibuste/web/kit'
import {
  ALL_DUCATS,
  EDITION,
  LEAST_SEATS,
  MOST_SEATS,
  PURSE,
  type Provenance,
  type Treasure,
  type Value,
} from '../data.ts'
import type { Aims } from './glow.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const number = (count: number): string => NUMBERS[count] ?? String(count)
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const signed = (ducats: number): string => (ducats < 0 ? `−${-ducats}` : `+${ducats}`)
const figure = (ducats: number): string => (ducats < 0 ? `−${-ducats}` : String(ducats))
const range = (least: number, most: number): string =>
  least === most ? figure(least) : `${figure(least)} to ${figure(most)}`
const shown = (value: Value): string => (value === '?' ? 'question mark' : String(value))

const TREASURE: { readonly [T in Treasure]: readonly [string, string] } = {
  chest: ['chest', 'chests'],
  barrel: ['barrel', 'barrels'],
  candlestick: ['candlestick', 'candlesticks'],
  sabre: ['sabre', 'sabres'],
}

const PROVENANCE: { readonly [P in Provenance]: string } = {
  booklet: 'from the booklet',
  public: 'from public pages',
  deduced: 'deduced',
  reconstructed: 'made to fit',
}

const AIMED: { readonly [A in Aims]: string } = {
  both: 'Cover a lit crew, or board a lit ship.',
  crews: 'Cover a lit crew.',
  ships: 'Board a lit ship.',
}

const TARGET: { readonly [A in Aims]: string } = {
  both: 'Touch a lit crew or ship',
  crews: 'Touch a lit crew',
  ships: 'Touch a lit ship',
}

export const en = {
  ...SHARED_WORDS.en,
  remark: {
    ends: (ship: string, mine: string, other: string, best: string): string =>
      `Boarding ${ship} ends the match: you ${mine}, ${other} ${best}.`,
  },
  ask: { crew: 'Pick one of your crews', target: TARGET, treasure: 'Choose a treasure' },
  goal: {
    first: 'Be the richest after fifteen ships. The man on top commands; those below are paid.',
    aim: (ships: number): Phrase => ['be the richest after ', { strong: String(ships) }, ' ships'],
    short: ['to be the richest'] as Phrase,
    last: (ships: number): string => (ships === 1 ? 'The last ship' : `The last ${ships} ships`),
  },
  list,
  number,
  range,
  ducats: (count: number): string => plural(count, 'ducat', 'ducats'),
  fortune: (count: number): string => `= ${count}`,
  fortuneInAll: (count: number): string => `= ${count} in all`,
  ducatsShort: (count: number): string => `${count} d.`,
  treasure: (treasure: Treasure): string => TREASURE[treasure][0],
  treasures: (treasure: Treasure, count: number): string => plural(count, ...TREASURE[treasure]),
  kinds: (treasure: Treasure): string => TREASURE[treasure][1],
  allDocks: 'Back to all docks',
  dock: (name: string): string => `Dock of ${name}`,
  /** A single man, or a crew told from the top: "crew of 3: 5, Mira, Anne". */
  crewLine: (value: Value, under: readonly string[]): string =>
    under.length === 0
      ? `a single ${shown(value)}`
      : `a crew of ${under.length + 1} under the ${shown(value)}: ${list(under)}`,
  under: (name: string, value: Value | null): string => (value === null ? name : `${name} ${shown(value)}`),
  dockLine: (name: string, ducats: string, treasures: readonly string[], crews: readonly string[]): string =>
    `${name} has ${[ducats, ...treasures].join(', ')}. ${crews.length === 0 ? 'Commands nobody.' : `Commands ${crews.join('; ')}.`}`,
  crewButton: (name: string, value: Value, men: number): string =>
    men === 1 ? `${name}, ${shown(value)}` : `${name}, crew of ${men}, ${shown(value)} on top`,
  pickUp: 'pick up',
  inHand: 'in hand',
  chosen: 'in hand',
  makes: (men: number): string => `cover: ${men} men`,
  refusedBy: (clause: string): string => `not now, ${clause}`,
  ship: (name: string, loot: number, min: number, wage: number): string =>
    `${name}: ${plural(loot, 'ducat', 'ducats')}, ${plural(min, 'man', 'men')} at least, question mark earns ${wage}`,
  carries: (treasures: readonly string[]): string => `carries ${list(treasures)}`,
  boardWith: (men: number): string => `Board with ${men}`,
  boardAgain: 'Touch again to board',
  wageOfQuestion: (wage: number): string => `? earns ${wage}`,
  needs: (men: number): string => `needs ${plural(men, 'man', 'men')}`,
  bound: 'others first',
  which: 'Which treasure?',
  take: (treasure: Treasure): string => `Take the ${TREASURE[treasure][0]}`,
  takenBy: (name: string): string => `boarded by ${name}`,
  sailedAway: 'sailed away',
  toCome: (ships: number): string => (ships === 0 ? 'no more to come' : `${plural(ships, 'ship', 'ships')} to come`),
  bank: 'Bank',
  treasury: 'Treasures',
  most: 'most at the end',
  left: 'bank',
  worth: (value: number): string => `${value} d.`,
  leads: (names: readonly string[]): string =>
    names.length === 0 ? 'nobody has any' : `${list(names)} ${names.length === 1 ? 'leads' : 'share the lead'}`,
  kindLine: (kind: string, value: number, counts: string, lead: string): string =>
    `${kind}, ${value} ducats: ${counts}; ${lead}.`,
  counted: (name: string, count: number): string => `${name} ${count}`,
  forecast: (ship: string): string => `If you board ${ship}`,
  pickOne: (a: string, b: string): string => `You pick ${a} or ${b}`,
  takeOne: (a: string): string => `You take the ${a}`,
  secondTakes: (name: string): string => `${name}, your second, takes the other`,
  wage: (name: string, amount: string, men: number): string =>
    `${name} earns ${amount}${men > 1 ? ` for ${number(men)} men` : ''}`,
  keepShort: (least: number, most: number): string =>
    least === most ? signed(least) : `${signed(least)} to ${signed(most)}`,
  gain: (least: number, most: number): string =>
    `${least === most ? signed(least) : `${signed(least)} to ${signed(most)}`} d.`,
  keepRange: (least: number, most: number): string =>
    most < 0
      ? `You add ${range(-most, -least)} of your own`
      : least < 0
        ? `You keep up to ${most}, or add up to ${-least}`
        : `You keep ${range(least, most)} of the loot`,
  mutinyAsk: 'Mutiny?',
  mutiny: 'Mutiny!',
  mutinies: 'Mutinies!',
  mayCall: (callers: readonly string[], captain: string): string =>
    `${list(callers)} may raise ${callers.length === 1 ? 'a crew' : 'crews'} against ${captain}.`,
  yourMen: (men: number, captain: string): string =>
    `${number(men)[0]!.toUpperCase()}${number(men).slice(1)} of your men serve under ${captain}. Call, and this crew must board a ship at once.`,
  called: (callers: readonly string[], captain: string): string =>
    `${list(callers)} ${callers.length === 1 ? 'calls' : 'call'}: ${captain} must board a ship with this crew.`,
  calledSeveral: (captain: string): string => `${captain} may obey only one: pick the crew that boards.`,
  nowShip: 'Now pick a ship above.',
  obeyWith: (men: number): string => `Obey: board with ${men}`,
  paidAt: (ship: string, ducats: string): string => `${ship} (you are paid ${ducats})`,
  withinReach: (ships: readonly string[]): string => `Within reach: ${list(ships)}`,
  answered: 'You have answered. Waiting for the others.',
  call: 'Call a mutiny',
  decline: 'Stay loyal',
  foldStage: 'Look at the docks',
  unfoldStage: 'Back to the mutiny',
  pickFirst: 'Pick up one of your crews first, then touch what it is to cover or board.',
  handHint: (men: number, aims: Aims): string => `${men === 1 ? 'One man' : `Crew of ${men}`} in hand. ${AIMED[aims]}`,
  obeyHint: 'Mutiny! Board a lit ship with this crew.',
  whichHint: (ship: string): string =>
    `${ship} carries two treasures: which one do you take? Your second takes the other.`,
  aimedHint: (ship: string): string => `Touch ${ship} again, or press the button, to board her.`,
  boardAimed: (treasure: Treasure): string => `Board: ${TREASURE[treasure][0]}`,
  boardAction: (ship: string, treasure: Treasure): string => `Board ${ship}: ${TREASURE[treasure][0]}`,
  crewBoards: (men: number, ship: string, treasure: Treasure): string =>
    `With ${men}, board ${ship}: ${TREASURE[treasure][0]}`,
  coverAction: (whose: string, men: number): string => `Cover ${whose}: ${men} men`,
  crewOf: (name: string, value: Value, men: number): string =>
    men === 1 ? `${name}’s ${value}` : `${name}’s crew of ${men}`,
  mineOver: (value: Value, men: number, whose: string): string =>
    `${men === 1 ? `Your ${value}` : `Your crew of ${men}`} over ${whose}`,
  theTreasure: (treasure: Treasure): string => `The ${TREASURE[treasure][0]}`,
  otherShip: 'Back',
  nobody: 'commands nobody',
  aboutOwn: (name: string): string =>
    `“${name}”, loaded for this match: its figures are those of whoever wrote the file.`,
  aboutText:
    'The pictures of the booklet are lost, and no list of the fifteen ships was found anywhere. Every figure is marked with where it comes from; what had to be made fits all that is known.',
  provenance: (source: Provenance): string => PROVENANCE[source],
  aboutShips: 'The fifteen ships',
  aboutHeads: { ship: 'Ship', loot: 'Loot', crew: 'Crew', wage: '?', treasures: 'Treasures' },
  figures: {
    seats: `${LEAST_SEATS} to ${MOST_SEATS} captains`,
    discs: 'five pirates each',
    discValues: 'pirates 2, 3, 4, 5 and ?',
    crewLimit: 'nine men in a crew at most',
    mutiny: 'three men for a mutiny',
    purse: `${PURSE} ducats to begin with`,
    coins: `${ALL_DUCATS} ducats in coins of 1, 5 and 10`,
    treasureCopies: 'six treasures of each kind',
    chest: `most chests: ${EDITION.values.chest}`,
    barrel: `most barrels: ${EDITION.values.barrel}`,
    candlestick: `most candlesticks: ${EDITION.values.candlestick}`,
    sabre: `most sabres: ${EDITION.values.sabre}`,
    shipCount: 'fifteen ships, three at a time',
    crewRange: 'smallest crews from 2 to 6',
    wageRange: 'question marks from 1 to 6',
    shipNames: 'names of the ships',
  },
  rankDucats: 'Ducats',
  rankTreasures: 'Treasures',
  rankWealth: 'Wealth',
  award: (things: string, ducats: string, as: 'most' | 'each'): string =>
    `${things}: ${ducats}${as === 'most' ? ' for the most' : ''}`,
  voyage: 'Wealth, treasures included, ship by ship',
}

export type BuccaneerWords = typeof en
