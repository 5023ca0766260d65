// Ce que dit la table de Buccaneer en français, en plus des phrases de text.fr.ts.
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
import { theShip } from '../words.fr.ts'
import type { Aims } from './glow.ts'
import type { BuccaneerWords } from './words.en.ts'

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
const number = (count: number): string => NUMBERS[count] ?? String(count)
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`
const signed = (ducats: number): string => (ducats < 0 ? `−${-ducats}` : `+${ducats}`)
const figure = (ducats: number): string => (ducats < 0 ? `−${-ducats}` : String(ducats))
const range = (least: number, most: number): string =>
  least === most ? figure(least) : `${figure(least)} à ${figure(most)}`
const shown = (value: Value): string => (value === '?' ? 'point d’interrogation' : String(value))
/** de Barbe, mais d’Anne. */
const of = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)

const TREASURE: { readonly [T in Treasure]: readonly [string, string] } = {
  chest: ['coffre', 'coffres'],
  barrel: ['tonneau', 'tonneaux'],
  candlestick: ['chandelier', 'chandeliers'],
  sabre: ['sabre', 'sabres'],
}

const PROVENANCE: { readonly [P in Provenance]: string } = {
  booklet: 'du livret',
  public: 'de pages publiques',
  deduced: 'déduit',
  reconstructed: 'reconstitué',
}

const AIMED: { readonly [A in Aims]: string } = {
  both: 'Recouvrez un équipage ou abordez un navire en surbrillance.',
  crews: 'Recouvrez un équipage en surbrillance.',
  ships: 'Abordez un navire en surbrillance.',
}

const TARGET: { readonly [A in Aims]: string } = {
  both: 'Touchez un équipage ou un navire',
  crews: 'Touchez un équipage',
  ships: 'Touchez un navire',
}

export const fr: BuccaneerWords = {
  ...SHARED_WORDS.fr,
  remark: {
    ends: (ship, mine, other, best) => `Aborder ${theShip(ship)} termine la partie : vous ${mine}, ${other} ${best}.`,
  },
  ask: {
    crew: 'Prenez un de vos équipages',
    target: TARGET,
    treasure: 'Choisissez un trésor',
  },
  goal: {
    first: 'Soyez le plus riche après quinze navires : qui est dessus commande et paie les autres.',
    aim: (ships) => ['la plus grande fortune en ', { strong: String(ships) }, ' navires'],
    short: ['la plus grande fortune'],
    last: (ships) => (ships === 1 ? 'Dernier navire' : `${ships} derniers navires`),
  },
  list,
  number,
  range,
  ducats: (count) => plural(count, 'ducat', 'ducats'),
  fortune: (count) => `= ${count}`,
  fortuneInAll: (count) => `= ${count} en tout`,
  ducatsShort: (count) => `${count} d.`,
  treasure: (treasure) => TREASURE[treasure][0],
  treasures: (treasure, count) => plural(count, ...TREASURE[treasure]),
  kinds: (treasure) => TREASURE[treasure][1],
  allDocks: 'Revenir à tous les équipages',
  dock: (name) => `Quai ${of(name)}`,
  crewLine: (value, under) =>
    under.length === 0
      ? `un ${shown(value)} seul`
      : `un équipage de ${under.length + 1}, sous le ${shown(value)} : ${list(under)}`,
  under: (name, value) => (value === null ? name : `${name} ${shown(value)}`),
  dockLine: (name, ducats, treasures, crews) =>
    `${name} a ${[ducats, ...treasures].join(', ')}. ${crews.length === 0 ? 'Ne commande personne.' : `Commande ${crews.join(' ; ')}.`}`,
  crewButton: (name, value, men) =>
    men === 1 ? `${name}, ${shown(value)}` : `${name}, équipage de ${men}, ${shown(value)} dessus`,
  pickUp: 'prendre en main',
  inHand: 'en main',
  chosen: 'en main',
  makes: (men) => `recouvrir : ${men} hommes`,
  refusedBy: (clause) => `pas maintenant, ${clause}`,
  ship: (name, loot, min, wage) =>
    `${name} : ${plural(loot, 'ducat', 'ducats')}, au moins ${plural(min, 'homme', 'hommes')}, le point d’interrogation gagne ${wage}`,
  carries: (treasures) => `transporte ${list(treasures)}`,
  boardWith: (men) => `Aborder avec ${men} hommes`,
  boardAgain: 'Touchez encore pour aborder',
  wageOfQuestion: (wage) => `? gagne ${wage}`,
  needs: (men) => `${plural(men, 'homme', 'hommes')} requis`,
  bound: 'mutinerie d’abord',
  which: 'Quel trésor ?',
  take: (treasure) => `Prendre le ${TREASURE[treasure][0]}`,
  takenBy: (name) => `abordé par ${name}`,
  sailedAway: 'parti au large',
  toCome: (ships) => (ships === 0 ? 'aucun à venir' : `${plural(ships, 'navire', 'navires')} à venir`),
  bank: 'Banque',
  treasury: 'Trésors',
  most: 'majorités à la fin',
  left: 'banque',
  worth: (value) => `${value} d.`,
  leads: (names) =>
    names.length === 0 ? 'personne n’en a' : `${list(names)} ${names.length === 1 ? 'mène' : 'se partagent la tête'}`,
  kindLine: (kind, value, counts, lead) => `${kind}, ${value} ducats : ${counts} ; ${lead}.`,
  counted: (name, count) => `${name} ${count}`,
  forecast: (ship) => `Si vous abordez ${theShip(ship)}`,
  pickOne: (a, b) => `Vous choisissez : ${a} ou ${b}`,
  takeOne: (a) => `Vous prenez le ${a}`,
  secondTakes: (name) => `${name}, votre second, prend l’autre`,
  wage: (name, amount, men) => `${name} gagne ${amount}${men > 1 ? ` pour ${number(men)} hommes` : ''}`,
  keepShort: (least, most) => (least === most ? signed(least) : `${signed(least)} à ${signed(most)}`),
  gain: (least, most) => `${least === most ? signed(least) : `${signed(least)} à ${signed(most)}`} d.`,
  keepRange: (least, most) =>
    most < 0
      ? `Vous ajoutez ${range(-most, -least)} de votre bourse`
      : least < 0
        ? `Vous gardez jusqu’à ${most}, ou ajoutez jusqu’à ${-least}`
        : `Vous gardez ${range(least, most)} du butin`,
  mutinyAsk: 'Mutinerie ?',
  mutiny: 'Mutinerie !',
  mutinies: 'Mutineries !',
  mayCall: (callers, captain) =>
    `${list(callers)} ${callers.length === 1 ? 'peut soulever un équipage' : 'peuvent soulever des équipages'} contre ${captain}.`,
  yourMen: (men, captain) =>
    `${number(men)[0]!.toUpperCase()}${number(men).slice(1)} de vos hommes servent sous ${captain}. Appelez, et cet équipage devra aussitôt aborder un navire.`,
  called: (callers, captain) =>
    `${list(callers)} ${callers.length === 1 ? 'appelle' : 'appellent'} : ${captain} doit aborder un navire avec cet équipage.`,
  calledSeveral: (captain) => `${captain} n’en suivra qu’une : quel équipage aborde ?`,
  nowShip: 'Choisissez maintenant un navire, au-dessus.',
  obeyWith: (men) => `Céder : aborder avec ${men} hommes`,
  paidAt: (ship, ducats) => `${ship} (on vous paie ${ducats})`,
  withinReach: (ships) => `À portée : ${list(ships)}`,
  answered: 'Vous avez répondu. Les autres réfléchissent.',
  call: 'Appeler à la mutinerie',
  decline: 'Rester loyal',
  foldStage: 'Voir les quais',
  unfoldStage: 'Revenir à la mutinerie',
  pickFirst: 'Prenez d’abord un de vos équipages, puis touchez ce qu’il doit recouvrir ou aborder.',
  handHint: (men, aims) => `${men === 1 ? 'Un homme' : `Équipage de ${men}`} en main. ${AIMED[aims]}`,
  obeyHint: 'Mutinerie ! Abordez un navire en surbrillance avec cet équipage.',
  whichHint: (ship) => `${ship} transporte deux trésors : lequel prenez-vous ? Votre second prend l’autre.`,
  aimedHint: (ship) => `Touchez encore ${theShip(ship)}, ou le bouton, pour l’aborder.`,
  boardAimed: (treasure) => `Aborder : ${TREASURE[treasure][0]}`,
  boardAction: (ship, treasure) => `Aborder ${ship} : ${TREASURE[treasure][0]}`,
  crewBoards: (men, ship, treasure) => `À ${men}, aborder ${ship} : ${TREASURE[treasure][0]}`,
  coverAction: (whose, men) => `Recouvrir ${whose} : ${men} hommes`,
  crewOf: (name, value, men) => (men === 1 ? `le ${value} ${of(name)}` : `l’équipage de ${men} ${of(name)}`),
  mineOver: (value, men, whose) => `${men === 1 ? `Votre ${value}` : `Votre équipage de ${men}`} sur ${whose}`,
  theTreasure: (treasure) => `Le ${TREASURE[treasure][0]}`,
  otherShip: 'Retour',
  nobody: 'ne commande personne',
  aboutOwn: (name) => `« ${name} », chargée pour cette partie : ses chiffres sont ceux de l’auteur du fichier.`,
  aboutText:
    'Les images du livret sont perdues et la liste des quinze navires est introuvable. Chaque chiffre dit d’où il vient ; ceux qu’il a fallu reconstituer s’accordent avec tout ce que l’on sait.',
  provenance: (source) => PROVENANCE[source],
  aboutShips: 'Les quinze navires',
  aboutHeads: { ship: 'Navire', loot: 'Butin', crew: 'Équipage', wage: '?', treasures: 'Trésors' },
  figures: {
    seats: `${LEAST_SEATS} à ${MOST_SEATS} capitaines`,
    discs: 'cinq pirates chacun',
    discValues: 'pirates 2, 3, 4, 5 et ?',
    crewLimit: 'neuf hommes au plus par équipage',
    mutiny: 'trois hommes pour une mutinerie',
    purse: `${PURSE} ducats pour commencer`,
    coins: `${ALL_DUCATS} ducats en pièces de 1, 5 et 10`,
    treasureCopies: 'six trésors de chaque sorte',
    chest: `le plus de coffres : ${EDITION.values.chest}`,
    barrel: `le plus de tonneaux : ${EDITION.values.barrel}`,
    candlestick: `le plus de chandeliers : ${EDITION.values.candlestick}`,
    sabre: `le plus de sabres : ${EDITION.values.sabre}`,
    shipCount: 'quinze navires, trois à la fois',
    crewRange: 'équipages minimaux de 2 à 6',
    wageRange: 'points d’interrogation de 1 à 6',
    shipNames: 'noms des navires',
  },
  rankDucats: 'Ducats',
  rankTreasures: 'Trésors',
  rankWealth: 'Fortune',
  award: (things, ducats, as) => `${things} : ${ducats}${as === 'most' ? ' pour la majorité' : ''}`,
  voyage: 'Fortune, trésors compris, navire après navire',
}
