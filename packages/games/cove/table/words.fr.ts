// Ce que dit la table de Pirate's Cove en français, en plus des phrases de text.fr.ts.
import type { Seat } from '@flibuste/kernel'
import { SHARED_WORDS } from '@flibuste/web/kit'
import { cardOf, DOLDRUMS } from '../cards.ts'
import {
  ARTISAN_PRICE,
  HALF_YEAR,
  LEGENDS,
  PARROTS,
  PLACES,
  SECTIONS,
  TREASURE_ISLAND,
  type Aim,
  type Family,
  type Legend,
  type Place,
  type PlaceName,
  type Section,
  type TavernKind,
} from '../data.ts'
import { upper } from '../wording.ts'
import type { View } from '../view.ts'
import {
  and,
  at,
  bareSection,
  booty,
  card,
  chests,
  fame,
  FAMILY,
  gold,
  legend,
  ofName,
  place,
  section,
  tavernCards,
} from '../words.fr.ts'
import { editionFr } from './edition-words.fr.ts'
import { logFr } from './log-words.fr.ts'
import { oddsFr } from './odds-words.fr.ts'
import { burialWorth, legendAt, seatsAtPlace } from './prospects.ts'
import type { CoveWords } from './words.en.ts'

const SHORT: { readonly [P in PlaceName]: string } = {
  tavern: 'Taverne',
  hull: 'Coque',
  sails: 'Voiles',
  cannons: 'Canons',
  crew: 'Équipage',
  treasure: 'Trésor',
  cove: 'La Crique',
}
const nameOf = (number: Place): string =>
  number === TREASURE_ISLAND ? 'Île au Trésor' : SHORT[PLACES[number - 1] ?? 'cove']

const SECTION: { readonly [S in Section]: string } = {
  sails: 'Voiles',
  crew: 'Équipage',
  cannons: 'Canons',
  hull: 'Coque',
}

const AIMS: { readonly [A in Aim]: string } = {
  sails: 'vise les voiles',
  crew: 'vise l’équipage',
  cannons: 'vise les canons',
  hull: 'vise la coque',
  all: 'frappe partout',
  commander: 'vise où son capitaine le dit',
}
const LEGEND_AIM: { readonly [L in Legend]: string } = {
  blackbeard: AIMS.hull,
  dutchman: `${AIMS.crew}, se répare`,
  hook: `${AIMS.hull}\u202f; des tirs s’égarent`,
  bonnyAndRead: AIMS.all,
  cacafuego: 'galion\u202f: un dé de renommée',
}

const EFFECT: { readonly [K in TavernKind]: string } = {
  flint: 'Portez autant de coffres que vous voulez.',
  silver: 'Six dés à chaque bordée, quoi qu’il arrive.',
  bones: 'Tous vos canons tirent, si petit que soit l’équipage.',
  trelawney: '20 points de vitesse de plus.',
  artisan: 'Encaisse les deux premiers coups d’une section.',
  doldrums: 'Plus aucune carte dans ce combat.',
  fairWind: '6 points de vitesse de plus dans ce combat.',
  grapple: 'Chaque navire lance autant de dés qu’il a d’équipage.',
  smoke: 'Seul un 6 touche le navire de qui le joue.',
  overboard: '2 points de vitesse de plus par coffre jeté.',
  grapeshot: 'Touche sur 3 et plus\u202f; vos canons reçoivent ensuite deux coups.',
  powderMagazine: 'Chaque coup au but coûte aussi 1 coque à tous les navires, le vôtre compris.',
  cannonade: 'Chaque coup frappe toutes les sections\u202f; vous passez votre bordée suivante.',
  escape: 'Repartez vers une île extérieure vide ou l’île au Trésor.',
  buccaneering: 'La moitié du butin d’un autre capitaine.',
  lookout: 'Les routes se choisissent au grand jour, à partir de qui vous dites.',
  shipwright: 'Une section monte d’un niveau, sans rien payer.',
  letterOfMarque: 'Détourne la Royal Navy vers une autre île.',
  royalNavy: 'Vers une île extérieure\u202f: 4 dés, coque 4, à vos ordres.',
  treasureMap: 'Un dé marque une île\u202f: le double de ses coffres pour vous.',
  fame1: 'Vaut 1 point de renommée.',
  fame2: 'Vaut 2 points de renommée.',
  fame3: 'Vaut 3 points de renommée.',
}

const WHEN: { readonly [F in Family]: string } = {
  parrot: 'Vit à bord.',
  artisan: 'À la phase des îles.',
  boarding: 'Avant le premier tir.',
  volley: 'Juste avant votre tir.',
  event: '',
  fame: 'Gardée pour la fin.',
}
const EVENT_WHEN: { readonly [K in TavernKind]?: string } = {
  escape: 'À la fin de la navigation.',
  buccaneering: 'À la fin de la phase Trésors.',
  lookout: 'Au début de la navigation.',
  shipwright: 'À la phase des îles.',
  letterOfMarque: 'Contre une Royal Navy.',
  royalNavy: 'À la fin de la navigation.',
  treasureMap: 'À la fin de la phase Trésors.',
}

const isBecalmed = ({ battle }: View): boolean => battle?.played.some((played) => played.card === DOLDRUMS) ?? false

function whyNot(family: Family, kind: TavernKind, view: View): string {
  if ((family === 'boarding' || family === 'volley') && isBecalmed(view)) return 'Le calme plat pèse sur ce combat.'
  return EVENT_WHEN[kind] ?? WHEN[family]
}

function courseGain(view: View, seat: Seat, island: Place): string {
  const others = seatsAtPlace(view, island).filter((other) => other !== seat).length
  const danger = legendAt(view, island)
  const warning = danger < 0 ? '' : `\u202f; ${legend(danger)} y est`
  if (island === TREASURE_ISLAND) {
    const { chests: count, bags, fame: worth } = burialWorth(view, seat)
    if (worth === 0) return `Île au Trésor\u202f: rien à enterrer pour l’instant${warning}.`
    return `Île au Trésor\u202f: enterrer ${booty({ chests: count, gold: 3 * bags, fame: 0, tavern: 0 })} pour ${fame(worth)}${warning}.`
  }
  const treasure = view.islands[island - 1]?.treasure ?? null
  const gain = treasure === null ? 'pas de trésor' : booty(treasure)
  const company = others === 0 ? '' : `\u202f; ${others} ${others === 1 ? 'navire y mouille' : 'navires y mouillent'}`
  return `${upper(place(island))}\u202f: ${gain}${company}${warning}.`
}

const rowLine: CoveWords['rowLine'] = (row, now, guards) => {
  const state = now === null ? 'hors de la fiche' : `${now.value}, niveau ${now.level}`
  return [`${SECTION[SECTIONS[row]!]}\u202f: ${state}`, ...guards].join('\u202f; ')
}

/** Ce qui resterait à bord : « 8 coffres », « 1 doublon et 2 coffres ». */
const unburied = (coins: number, count: number): string =>
  and([...(coins > 0 ? [gold(coins)] : []), ...(count > 0 ? [chests(count)] : [])])

/** Au dixième : « 1,3 coup », mais « 1 coup ». */
function meanHits(hits: number): string {
  const shown = Number(hits.toFixed(1))
  return `${String(shown).replace('.', ',')} ${shown < 2 ? 'coup' : 'coups'}`
}

export const fr: CoveWords = {
  ...SHARED_WORDS.fr,
  remark: {
    last: (coins, count, verdict) =>
      `${coins + count === 0 ? 'Le dernier mois : ensuite, on compte la renommée.' : `Le dernier mois : ${unburied(coins, count)} à bord ne valent plus rien.`} Sans les cartes Renommée : ${verdict}.`,
    noDice: 'Ce navire n’a plus de dés : la bordée ne peut rien toucher.',
    lastBattle: 'Le dernier combat : qui reste gagne la partie, qui fuit l’a perdue.',
  },
  ask: {
    fit: 'Choisissez un navire, ou vos anneaux',
    course: 'Choisissez une île',
    aim: 'Choisissez un navire et une ligne',
    target: 'Choisissez une cible',
    choice: 'Choisissez',
    deed: (kind, row) => {
      if (kind === 'bury') return 'Enterrer, ou terminer ?'
      if (kind === 'raise') return `Monter ${row < 0 ? 'un anneau' : section(row)}, ou terminer ?`
      return kind === 'buy' ? 'Acheter une carte, ou terminer ?' : 'Autre chose, ou terminer ?'
    },
  },
  incomeShort: (take) => (take === 'cards' ? 'Deux cartes' : 'Une carte, 2 doublons'),
  raiseShort: (row, from, to, price) =>
    `${SECTION[SECTIONS[row]!]} ${from === to ? `${to}, 1 coup de plus` : `${from} → ${to}`}, ${gold(price)}`,
  buyShort: 'Une carte, 2 doublons',
  restoreShort: (row) => `Artisan, ${bareSection(row)} : ${gold(ARTISAN_PRICE)}`,
  doneShort: 'Terminer',
  doneUnburied: 'Terminer sans enterrer',
  buryShort: (points) => `Enterrer : ${points} ${points < 2 ? 'point' : 'points'}`,
  fireShort: (row) => `Feu\u00a0: ${bareSection(row)}`,
  meanHits,
  untilRouted: (hits) => `${hits} ${hits < 2 ? 'coup' : 'coups'}`,
  goal: {
    first: (months) =>
      `Ayez la plus grande renommée après ${months === HALF_YEAR ? 'six' : 'douze'} mois : pillez les îles, gagnez des batailles, enterrez vos coffres.`,
    aim: (months) => ['la plus grande renommée en ', { strong: String(months) }, ' mois'],
    short: ['la renommée'],
    last: { long: 'Dernier mois, sans les cartes Renommée', short: 'Dernier mois' },
  },
  ...editionFr,
  ...logFr,
  ...oddsFr,
  list: and,
  takeCard: (kind) => `${card(cardOf(kind))}…`,
  island: nameOf,
  placeName: nameOf,
  shortPlace: (number) => SHORT[PLACES[number - 1] ?? 'cove'],
  sectionName: (row) => SECTION[SECTIONS[row]!],
  sealFit: (price) => `Sceller ce navire, ${gold(price)}`,
  fitHint: 'Déplacez les anneaux avec − et +, puis scellez.',
  oddsAt: (island) => `Chances : ${nameOf(island)}`,
  sealCourse: (island) => `Sceller\u202f: ${nameOf(island)}`,
  sailTo: (island) => `Cap sur ${place(island)}`,
  courseGain,
  oneMore: 'Un de plus',
  oneFewer: 'Un de moins',
  targetHint: 'Choisissez ici, ou touchez la table.',
  nothingToPlay: 'Rien à jouer en ce moment\u202f; passer ne le dit à personne.',
  aimHint: (dice, needed, hits) =>
    `${dice} dé${dice < 2 ? '' : 's'}, ${needed === 6 ? 'seul un 6 touche' : `touche sur ${needed === 5 ? '5 ou 6' : `${needed} et plus`}`}\u202f: ${meanHits(hits)} au but en moyenne.`,
  blackShip: (number) => (number < 0 ? 'un navire noir sans légende' : legend(number)),
  royalNavy: 'la Royal Navy',
  royalNavyTitle: 'Royal Navy',
  navyAim: AIMS.commander,
  placeLine: (number, treasure, ships) =>
    [
      nameOf(number),
      ...(treasure === null ? [] : [booty(treasure)]),
      ...(ships.length === 0 ? [] : [`ici\u202f: ${and(ships)}`]),
    ].join('\u202f; '),
  buryNote: 'enterrer\u202f: 1 point par coffre',
  chooseIsland: (line) => `Choisir ${line}`,
  hunterLine: (title, note, fighter) =>
    fighter === null
      ? `${title}, ${note}`
      : `${title}, ${note}\u202f: ${fighter.dice} dés, coque ${fighter.hull}, vitesse ${fighter.speed}, ${fame(fighter.fame)}`,
  legendName: (number) => upper(legend(number).replace(/^(le|la) /, '')),
  legendAim: (number) => LEGEND_AIM[LEGENDS[number] ?? 'blackbeard'],
  hunterAim: (number, { aim }) => (aim === 'commander' ? AIMS.commander : LEGEND_AIM[LEGENDS[number] ?? 'blackbeard']),
  booty: (treasure) => booty(treasure),
  archipelago: 'L’archipel',
  fame: 'Renommée',
  hasFame: (name, points) => `${name} ${fame(points)}`,
  calendar: (month, months, phase) => (month === 0 ? 'Avant le premier mois' : `Mois ${month} sur ${months}, ${phase}`),
  before: 'Armement',
  month: (number) => `Mois ${number}`,
  monthEnds: (number) => `Fin du mois ${number}`,
  ofMonths: (months) => `sur ${months}`,
  artisanShort: 'Artisan',
  artisanHere: 'sous la garde d’un artisan',
  artisanHurt: 'sous la garde d’un artisan touché une fois',
  parrotShort: (parrot) => upper(PARROTS[parrot] ?? ''),
  parrotHere: (parrot, wounded) => `${card(parrot)}${wounded ? ', blessé' : ''}`,
  rowLine,
  noStep: 'Pas plus loin',
  off: 'perdu',
  purse: (coins, count, hold, held) =>
    `${gold(coins)}, ${chests(count)}${hold === null ? '' : ` sur ${hold}`}, ${tavernCards(held)}`,
  fitStep: (row, level, value, price) =>
    `${SECTION[SECTIONS[row]!]} au niveau ${level}, ${value}\u202f; ${gold(price)} en tout`,
  raiseNot: (row) => `${SECTION[SECTIONS[row]!]} : comme avant`,
  raiseStep: (row, level, value, price) =>
    `${SECTION[SECTIONS[row]!]} au niveau ${level}, ${value}, pour ${gold(price)}`,
  raiseDear: 'Ici, un seul cran, au double du prix.',
  sealed: 'scellé',
  mats: 'Fiches des capitaines',
  lookAt: (name) => `Voir le navire ${ofName(name)}`,
  fitPrice: (price, left) =>
    `${gold(price)} ${price < 2 ? 'dépensé' : 'dépensés'}, ${gold(left)} ${left < 2 ? 'gardé' : 'gardés'}`,
  shipOf: (name) => `Navire ${ofName(name)}`,
  matOf: (name) => `Fiche ${ofName(name)}`,
  might: (dice, speed) => `${dice} dé${dice < 2 ? '' : 's'}, vitesse ${speed}`,
  wheel: 'Votre roue',
  wheelSector: (island) => `${island}, ${place(island)}`,
  whyNot,
  family: FAMILY,
  cardName: (kind) => upper(card(cardOf(kind))),
  effect: EFFECT,
  cardDoes: (kind) => `${upper(card(cardOf(kind)))}\u00a0: ${EFFECT[kind]}`,
  won: 'Victoire\u202f! ',
  hand: 'Cartes Taverne',
  noCards: 'aucune carte',
  litNow: 'en surbrillance : à jouer',
  captain: 'Capitaine',
  ledgerHead: { star: 'Renommée', coin: 'Doublons', chest: 'Coffres', card: 'Cartes Taverne' },
  ledger: 'Navires des capitaines',
  fitTitle: 'Armement',
  mixes: 'Mélanges pour commencer',
  mix: { even: 'Égal', swift: 'Rapide', stout: 'Solide' },
  mixPrice: (price, left) => `${gold(price)}, reste ${left}`,
  fitHow: 'Les voiles font tirer le premier, équipage et canons donnent les dés, la coque porte les coffres.',
  buryTitle: 'Enterrer',
  chestsWord: 'Coffres',
  bagsWord: (size) => `Bourses de ${size} doublons`,
  buries: (count, coins, points) =>
    `${upper(booty({ chests: count, gold: coins, fame: 0, tavern: 0 }))} pour ${fame(points)}.`,
  twoParrots: 'Deux perroquets',
  parrotsHow: 'Un perroquet vit sur sa ligne de la fiche : deux coups l’y tuent, 2 points perdus.',
  orderOf: (exchange) =>
    exchange === 0 ? 'Navires, du plus rapide au plus lent' : `Échange ${exchange}\u202f: du plus rapide au plus lent`,
  speed: (value) => `vitesse ${value}`,
  left: 'parti',
  firesNth: (turn) => (turn === 1 ? 'tire en premier' : `tire en ${turn}e`),
  exchange: (number) => (number === 0 ? 'Abordage' : `Échange ${number}`),
  aimAt: (line) => `Viser ${line}`,
  diceWord: (dice) => (dice < 2 ? 'dé' : 'dés'),
  hullLeft: (hull, of) => `Coque ${hull} sur ${of}`,
  worth: (points) => `${fame(points)} à partager`,
  hit: 'touché',
  miss: 'raté',
  dieSaid: (die, state) => `${die}, ${state === 'hit' ? 'touché' : 'raté'}`,
  toldHere: 'Ce qui vient d’arriver',
  noVolley: 'pas encore de tir',
  beforeShots: 'Le navire le plus rapide agit d’abord. Touchez une ligne d’une fiche pour la viser.',
  ringMoved: (name, row, rings, values) =>
    values === null
      ? `${name} n’a plus ${ofName(bareSection(row))}.`
      : `${upper(section(row))} ${ofName(name)}\u202f: l’anneau recule ${rings === 1 ? 'd’un cran' : `de ${rings} crans`}, ${values.was === values.now ? `toujours ${values.now}` : `${values.now} au lieu de ${values.was}`}.`,
  laidCards: 'Cartes sur la table',
  firesAt: ({ name, gunners }, target, row) =>
    `${name} ${gunners === 'two' ? 'tirent' : 'tire'} sur ${target}${row < 0 ? '' : `, ${section(row)}`}`,
  inForce: (name, kind) => `${upper(card(cardOf(kind)))} (${name})\u202f: ${EFFECT[kind]}`,
  volley: 'Bordée',
  boarding: 'Abordage',
  battleAt: (number) => `Combat ${at(number)}`,
  backToChart: 'Retour à la carte',
  backToBattle: 'Retour au combat',
  leaves: 'Feuilles',
  leaf: { ship: 'Navire', do: 'À faire', cards: 'Cartes', crews: 'Capitaines' },
  rankSea: 'En mer',
  voyage: 'Renommée, mois après mois',
  rankCards: 'Cartes de renommée',
}
