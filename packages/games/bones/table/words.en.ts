// What the Bones table says in English, beyond the sentences of text.en.ts.
import type { Phrase } from '@flibuste/kernel'
import { SHARED_WORDS } from '@flibuste/web/kit'
import type { Power, SoloRank } from '../data.ts'
import type { Rerolling, RollWish, Wish } from './scouting.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const number = (count: number): string => NUMBERS[count] ?? String(count)
const list = (parts: readonly (number | string)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const place = (at: number): string => ['in port', 'at sea', 'on its island'][at] ?? ''

const perCent = (chance: number): string => `${Math.round(chance * 100)}%`

const POWERS: { readonly [P in Power]: string } = { die: '+1 die', change: '±1 on a die', reroll: '+1 reroll' }

const BRINGS: { readonly [W in RollWish]: string } = { plunder: 'plunder', sail: 'a ship sails', steal: 'theft' }

const RANKS: { readonly [R in SoloRank]: string } = {
  legend: 'Legend',
  blackbeard: 'Blackbeard',
  king: 'Pirate king',
  captain: 'New captain',
  mate: 'First mate',
  sailor: 'Sailor',
  cabinBoy: 'Cabin boy',
  landlubber: 'Landlubber',
}

export const en = {
  ...SHARED_WORDS.en,
  remark: {
    third: (verdict: string): string => `A third treasure: the last round begins. If it ended then: ${verdict}.`,
    ends: (verdict: string): string => `Your turn ends the match: ${verdict}.`,
    mayEnd: (verdict: string): string => `A third treasure, and the round ends with you: ${verdict}.`,
  },
  ask: {
    dice: 'Pick dice, or a ship to throw for',
    die: 'Pick a die to turn',
    ship: 'Touch a lit ship',
    shipOrChest: 'Touch a lit ship or chest',
    island: 'Choose an island to scout',
    mate: 'Choose what the mate does',
    islandOrChest: 'Touch an island or a chest',
  },
  goal: {
    first: 'Be first to bring home three treasures. Pairs sail your ships, triples plunder.',
    firstAlone: 'Bring home three treasures in as few turns as you can. Pairs sail your ships, triples plunder.',
    aim: (count: number): Phrase => ['first to ', { strong: String(count) }, ' treasures'],
    short: (count: number): Phrase => [{ strong: String(count) }, ' treasures'],
    alone: (count: number): Phrase => [{ strong: String(count) }, ' treasures in few turns'],
    tied: (treasures: number, points: number): string => `${treasures} (${plural(points, 'pt', 'pts')})`,
    last: { long: 'Last round', short: 'Last round' },
  },
  list,
  number,
  bones: 'Bones',
  bonesOf: (name: string): string => `${name}’s bones`,
  diceWhy: (count: number, islands: readonly number[]): string => {
    const which = islands.length > 1 ? `islands ${list(islands)}` : `island ${list(islands)}`
    return islands.length === 0 ? `${number(count)} dice` : `${number(count)} dice: ${which}`
  },
  keep: (what: string): string => (what === '' ? 'Keep' : `Keep: ${what}`),
  reroll: 'Reroll',
  group: (face: number, count: number): string =>
    count === 2 ? `pair of ${face}` : count === 3 ? `triple of ${face}` : `${number(count)} of ${face}`,
  keepSome: (kept: readonly number[], rerolled: readonly number[]): string =>
    `Keep ${list(kept)}, reroll ${list(rerolled)}`,
  noGroups: 'No two alike',
  absentDie: '+1 die',
  absent: (island: number): string => `island ${island}`,
  dieLabel: (face: number, place: number): string => `Die ${place}: ${face}`,
  dieSpent: (face: number, place: number): string => `Die ${place}: ${face}, spent`,
  diceGroup: (name: string): string => `Dice of ${name}`,
  raise: (face: number): string => `Turn the ${face} into a ${face + 1}`,
  lower: (face: number): string => `Turn the ${face} into a ${face - 1}`,
  readyNow: 'Ready now',
  rolling: 'The dice are rolling.',
  nothingReady: 'No pair or triple moves a ship yet.',
  perCent,
  brings: ({ wish, triple, chance }: Rerolling): string =>
    `${triple > 0 ? `triple of ${triple}:` : BRINGS[wish]} ${perCent(chance)}`,
  scoutShort: (wish: Wish, plain: number): string =>
    `Scout an island: its gift is yours next turn. Without, ${wish === 'plunder' ? 'a treasure' : 'a ship sails'}: ${perCent(plain)}.`,
  scoutHint: (wish: Wish, plain: number): string =>
    `Send your mate as a Scout: next turn the gift of that island is yours. Each shows your chance ${wish === 'plunder' ? 'of a treasure' : 'that a ship sails'} then; without a Scout ${perCent(plain)}.`,
  /** Islands show the first figure. */
  scoutOrRob: (wish: Wish, theft: number): string =>
    `Islands: the chance ${wish === 'plunder' ? 'of a treasure' : 'that a ship sails'} with a Scout. Chest: a Thief steals with any triple, ${perCent(theft)}.`,
  anyTripleSteals: (name: string, rerolls: number): string =>
    `Your Thief is in place: any triple steals from ${name}. ${plural(rerolls, 'reroll', 'rerolls')} left.`,
  becalmed: 'No ship moved, so the first mate may go.',
  readySail: (lane: number, from: number, to: number): readonly [string, string] => [
    `Ship ${lane}`,
    ` sails ${['port', 'sea'][from] ?? ''} to ${['', 'sea', 'island'][to] ?? ''}`,
  ],
  readyPlunder: (lane: number): readonly [string, string] => [`Ship ${lane}`, ' plunders its island'],
  readySteal: (name: string): readonly [string, string] => ['Your thief', ` steals from ${name}`],
  readyStealOf: (name: string): readonly [string, string] => ['The thief', ` steals from ${name}`],
  powersThisTurn: 'Your powers this turn',
  powersOf: (name: string): string => `${name}’s powers this turn`,
  powerDice: (): string => 'dice',
  powerRerolls: (count: number): string => (count === 1 ? 'reroll' : 'rerolls'),
  powerChanges: (count: number): string => (count === 1 ? 'change' : 'changes'),
  powerFrom: (base: number, islands: readonly string[]): string =>
    islands.length === 0 ? String(base) : `${base}, and ${islands.length} from ${list(islands)}`,
  powerOnly: (islands: readonly string[]): string => `from ${list(islands)}`,
  powerWould: (islands: readonly string[]): string => `${islands.join(' or ')} would give one`,
  powerSpent: (count: number): string => `left, of ${count} this turn`,
  power: (power: Power): string => POWERS[power],
  points: (count: number): string => plural(count, 'pt', 'pts'),
  tieRule: 'As many treasures: sailing points decide, 1 for each ship at sea, 3 at its island.',
  reserve: (count: number): string => `${plural(count, 'treasure', 'treasures')} left in the reserve`,
  treasures: (count: number): string => `${plural(count, 'treasure', 'treasures')} of 3`,
  mateInHand: 'Mate in hand',
  mateUse: {
    hand: (): string => 'goes out if no ship moves',
    scout: (gift: string): string => `gives ${gift}`,
  },
  scoutGift: (gift: string): string => `: ${gift}`,
  mateScout: (island: number): string => `Scout on island ${island}`,
  mateThief: (name: string): string => `Thief at ${name}’s chest`,
  mateThiefMine: 'Thief at your chest',
  chart: (name: string): string => `Chart of ${name}`,
  shipLine: (lane: number, at: number): string => `ship ${lane} ${place(at)}`,
  chartLine: (name: string, parts: readonly string[]): string => `${name}: ${parts.join(', ')}.`,
  shipButton: (lane: number, at: number): string => `Ship ${lane}, ${place(at)}`,
  mayPlunder: 'may plunder',
  maySail: 'may sail',
  ladder: 'Turns so far',
  turn: (count: number): string => `Turn ${count}`,
  rank: (rank: SoloRank): string => RANKS[rank],
  rankTurns: (from: number, to: number): string =>
    from === to ? String(from) : to > 20 ? `${from}+` : `${from}–${to}`,
  ladderNow: (rank: string): string => `still in reach: ${rank}`,
  ladderChance: (rank: string, chance: number): string => `${rank}: ${perCent(chance)}`,
  pickWay: (lane: number): string => `Ship ${lane}: to sea with a pair, or to its island with a triple?`,
  /** Under a thumb, where the question names the ship. */
  wayTo: (place: 'sea' | 'island', dice: number, face: number): string =>
    `${place === 'sea' ? 'Out to sea' : 'To its island'} (${number(dice)} ${face}s)`,
  rerollAll: 'Pick all dice',
  putBack: 'Pick none',
  rankTreasures: 'Treasures',
  rankPoints: 'Sailing points',
  rankTurnsTitle: 'Turns',
  rankRank: 'Rank',
  voyage: 'Treasures by round',
}

export type BonesWords = typeof en
