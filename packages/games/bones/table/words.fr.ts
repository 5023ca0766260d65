// Ce que dit la table de Bones en français, en plus des phrases de text.fr.ts.
import { SHARED_WORDS } from '@flibuste/web/kit'
import type { Power, SoloRank } from '../data.ts'
import type { RollWish } from './scouting.ts'
import type { BonesWords } from './words.en.ts'

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six']
const number = (count: number): string => NUMBERS[count] ?? String(count)
const list = (parts: readonly (number | string)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`
const place = (at: number): string => ['au port', 'en mer', 'à son île'][at] ?? ''

const perCent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`

const POWERS: { readonly [P in Power]: string } = { die: '+1 dé', change: '±1 sur un dé', reroll: '+1 relance' }

const BRINGS: { readonly [W in RollWish]: string } = { plunder: 'pillage', sail: 'un navire avance', steal: 'vol' }

const RANKS: { readonly [R in SoloRank]: string } = {
  legend: 'Légende',
  blackbeard: 'Barbe-Noire',
  king: 'Roi des pirates',
  captain: 'Nouveau capitaine',
  mate: 'Second',
  sailor: 'Matelot',
  cabinBoy: 'Mousse',
  landlubber: 'Marin d’eau douce',
}

export const fr: BonesWords = {
  ...SHARED_WORDS.fr,
  remark: {
    third: (verdict) => `Un troisième trésor : la dernière manche commence. Si l’on comptait alors : ${verdict}.`,
    ends: (verdict) => `Votre tour termine la partie : ${verdict}.`,
    mayEnd: (verdict) => `Un troisième trésor, et la manche finit avec vous : ${verdict}.`,
  },
  ask: {
    dice: 'Choisissez des dés, ou un navire',
    die: 'Choisissez un dé à changer',
    ship: 'Touchez un navire en surbrillance',
    shipOrChest: 'Touchez un navire ou un coffre',
    island: 'Choisissez une île à éclairer',
    mate: 'Choisissez son rôle',
    islandOrChest: 'Touchez une île ou un coffre',
  },
  goal: {
    first: 'Rapportez trois trésors avant les autres : les paires font naviguer, les brelans pillent.',
    firstAlone:
      'Rapportez trois trésors en le moins de tours possible : les paires font naviguer, les brelans pillent.',
    aim: (count) => ['premier à ', { strong: String(count) }, ' trésors'],
    short: (count) => [{ strong: String(count) }, ' trésors'],
    alone: (count) => [{ strong: String(count) }, ' trésors en peu de tours'],
    tied: (treasures, points) => `${treasures} (${plural(points, 'pt', 'pts')})`,
    last: { long: 'Dernière manche', short: 'Dernière manche' },
  },
  list,
  number,
  bones: 'Les dés',
  bonesOf: (name) => `Dés : ${name}`,
  diceWhy: (count, islands) => {
    const which = islands.length > 1 ? `îles ${list(islands)}` : `île ${list(islands)}`
    return islands.length === 0 ? `${number(count)} dés` : `${number(count)} dés : ${which}`
  },
  keep: (what) => (what === '' ? 'À garder' : `À garder : ${what}`),
  reroll: 'À relancer',
  group: (face, count) =>
    count === 2 ? `paire de ${face}` : count === 3 ? `brelan de ${face}` : `${number(count)} dés de ${face}`,
  keepSome: (kept, rerolled) => `Garder ${list(kept)}, relancer ${list(rerolled)}`,
  noGroups: 'Tous différents',
  absentDie: '+1 dé',
  absent: (island) => `île ${island}`,
  dieLabel: (face, at) => `Dé ${at} : ${face}`,
  dieSpent: (face, at) => `Dé ${at} : ${face}, employé`,
  diceGroup: (name) => `Dés de ce tour, ${name}`,
  raise: (face) => `Changer le ${face} en ${face + 1}`,
  lower: (face) => `Changer le ${face} en ${face - 1}`,
  readyNow: 'Déjà possible',
  rolling: 'Les dés roulent.',
  nothingReady: 'Ni paire ni brelan pour l’instant.',
  perCent,
  brings: ({ wish, triple, chance }) => `${triple > 0 ? `brelan de ${triple} :` : BRINGS[wish]} ${perCent(chance)}`,
  scoutShort: (wish, plain) =>
    `Éclairez une île : son don est à vous au prochain tour. Sinon, ${wish === 'plunder' ? 'un trésor' : 'un navire avance'} : ${perCent(plain)}.`,
  scoutHint: (wish, plain) =>
    `Envoyez votre second en Éclaireur : au prochain tour, le don de cette île est à vous. Chacune montre vos chances ${wish === 'plunder' ? 'd’un trésor' : 'qu’un navire avance'} alors ; sans Éclaireur ${perCent(plain)}.`,
  scoutOrRob: (wish, theft) =>
    `Îles : chance ${wish === 'plunder' ? 'd’un trésor' : 'qu’un navire avance'} avec un Éclaireur. Coffre : un Voleur vole avec tout brelan, ${perCent(theft)}.`,
  anyTripleSteals: (name, rerolls) =>
    `Votre Voleur est en place : tout brelan vole ${name}. ${plural(rerolls, 'relance restante', 'relances restantes')}.`,
  becalmed: 'Aucun navire ne bouge : au second d’agir.',
  readySail: (lane, from, to) => [
    `Navire ${lane}`,
    ` : ${['du port', 'de la mer'][from] ?? ''} ${['', 'à la mer', 'à l’île'][to] ?? ''}`,
  ],
  readyPlunder: (lane) => [`Navire ${lane}`, ' pille son île'],
  readySteal: (name) => ['Votre voleur', ` dépouille ${name}`],
  readyStealOf: (name) => ['Le voleur', ` dépouille ${name}`],
  powersThisTurn: 'Vos pouvoirs ce tour-ci',
  powersOf: (name) => `Pouvoirs ce tour-ci, ${name}`,
  powerDice: () => 'dés',
  powerRerolls: (count) => (count < 2 ? 'relance' : 'relances'),
  powerChanges: (count) => (count < 2 ? 'changement' : 'changements'),
  powerFrom: (base, islands) =>
    islands.length === 0 ? String(base) : `${base}, et ${islands.length} grâce à ${list(islands)}`,
  powerOnly: (islands) => `grâce à ${list(islands)}`,
  powerWould: (islands) => `${islands.join(' ou ')} en donnerait`,
  powerSpent: (count) => `sur ${count} ce tour`,
  power: (power) => POWERS[power],
  points: (count) => plural(count, 'pt', 'pts'),
  tieRule: 'À égalité de trésors, les points de navigation décident : 1 par navire en mer, 3 par navire à son île.',
  reserve: (count) => `${plural(count, 'trésor', 'trésors')} dans la réserve`,
  treasures: (count) => `${plural(count, 'trésor', 'trésors')} sur 3`,
  mateInHand: 'Second en main',
  mateUse: {
    hand: () => 'sort si rien n’avance',
    scout: (gift) => `donne ${gift}`,
  },
  scoutGift: (gift) => ` : ${gift}`,
  mateScout: (island) => `Éclaireur sur l’île ${island}`,
  mateThief: (name) => `Voleur chez ${name}`,
  mateThiefMine: 'Voleur chez vous',
  chart: (name) => `Carte de navigation, ${name}`,
  shipLine: (lane, at) => `navire ${lane} ${place(at)}`,
  chartLine: (name, parts) => `${name} : ${parts.join(', ')}.`,
  shipButton: (lane, at) => `Navire ${lane}, ${place(at)}`,
  mayPlunder: 'peut piller',
  maySail: 'peut naviguer',
  ladder: 'Tours joués',
  turn: (count) => `Tour ${count}`,
  rank: (rank) => RANKS[rank],
  rankTurns: (from, to) => (from === to ? String(from) : to > 20 ? `${from}+` : `${from}–${to}`),
  ladderNow: (rank) => `encore à portée : ${rank}`,
  ladderChance: (rank, chance) => `${rank} : ${perCent(chance)}`,
  pickWay: (lane) => `Navire ${lane} : en mer avec une paire, ou à son île avec un brelan ?`,
  wayTo: (place, dice, face) => `${place === 'sea' ? 'En mer' : 'À son île'} (${number(dice)} ${face})`,
  rerollAll: 'Choisir tous les dés',
  putBack: 'N’en choisir aucun',
  rankTreasures: 'Trésors',
  rankPoints: 'Points de navigation',
  rankTurnsTitle: 'Tours',
  rankRank: 'Grade',
  voyage: 'Trésors par manche',
}
