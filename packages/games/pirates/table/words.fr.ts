// Ce que dit la table de Pirates! en français, en plus des phrases de text.fr.ts.
import { SHARED_WORDS } from '@flibuste/web/kit'
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
  type FIGURE_SOURCES,
  type Provenance,
} from '../data.ts'
import type { Miss } from '../events.ts'
import type { Slot } from '../moves.ts'
import { ofName, ofSpaces } from '../words.fr.ts'
import type { PiratesWords } from './words.en.ts'

const list = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`
const supply = (few: number | null): string => (few === null ? '' : ` (réserve : ${few})`)
const tenths = (value: number): string => value.toFixed(1).replace('.', ',')
const perCent = (value: number): string => `${value} %`

const PROVENANCE: { readonly [P in Provenance]: string } = {
  booklet: 'du livret',
  public: 'de pages publiques',
  deduced: 'déduit',
  reconstructed: 'reconstitué',
}

const MISS: { readonly [M in Miss]: (slot: number) => string } = {
  empty: () => 'personne ici',
  again: () => 'déjà touché',
  treasure: () => 'coffres à l’abri',
  noSlot: (slot) => `pas de ${slot}`,
}

const FIGURE: { readonly [F in NonNullable<Slot>]: string } = { cannon: 'un canon', pirate: 'un pirate' }

const SHORT: { readonly [F in NonNullable<Slot>]: string } = { cannon: 'canon', pirate: 'pirate' }

const FIGURES: { readonly [F in keyof typeof FIGURE_SOURCES]: string } = {
  seats: `${LEAST_SEATS} à ${MOST_SEATS} capitaines`,
  spaces: 'un port, 26 cases de mer, dix repaires',
  slots: 'six postes par bateau',
  figures: `${FIGURES_OF_A_KIND} canons et ${FIGURES_OF_A_KIND} pirates`,
  limit: `${MOST_OF_A_KIND} figurines d’une sorte au plus`,
  chests: `${CHESTS_OF_A_KIND} coffres de 1, de 2 et de 3 : ${ALL_TREASURE} trésors`,
  hold: `${HOLD} trésors à bord au plus`,
  repairs: `${SEA_REPAIRS} postes par réparation en mer`,
  targets: '16, 13, 11, 10 ou 9 trésors pour gagner',
  boardShape: 'un hexagone de 37 cases',
  boardGraph: 'les cases voisines',
  treasureSlot: `le trésor prend le poste ${TREASURE_SLOT}`,
  lairTotal: '30 trésors dans les repaires',
  lairTiles: 'les figurines des repaires',
  exampleCoin: 'un repaire qui vaut 4',
  islandNames: 'les noms des îles',
  exampleDice: 'les dés de l’exemple du livret',
}

export const fr: PiratesWords = {
  ...SHARED_WORDS.fr,
  remark: {
    lastLair: (island, count) => `Si ${island} tombe, la partie finit et tout compte : ${count}.`,
    wins: (count, target, verdict) => `Décharger met ${count} sur ${target} à terre et termine la partie : ${verdict}.`,
    calm: (verdict) => `Si aucun repaire n’est retourné ni pillé, le calme plat termine la partie : ${verdict}.`,
    rounds: (verdict) => `Votre tour est le dernier, la partie finit : ${verdict}.`,
    full: 'Votre cale est pleine : attaquer un repaire ne rapporte rien avant de décharger.',
    vain: (name) => `${name} ne peut être battu avec ces canons : l’attaque ne peut rien gagner.`,
  },
  ask: {
    load: 'Armez votre bateau',
    unload: 'Décharger, ou garder à bord',
    first: 'Choisissez une case ou un repaire',
    second: 'Attaquez, ou choisissez un poste',
    fire: 'Tirer',
    stow: 'Choisissez un poste',
    repair: 'Choisissez un poste à réparer',
    slot: 'Choisissez une figurine',
  },
  goal: {
    first: (target) =>
      `Pillez les repaires et ramenez leurs trésors au port : le premier qui en a ${target} à terre gagne.`,
    aim: (target) => ['premier à ', { strong: String(target) }, ' trésors à terre'],
    short: (target) => [{ strong: String(target) }, ' à terre'],
    lairs: (left) =>
      left === 0
        ? { long: 'Il ne reste aucun repaire', short: 'Plus de repaire' }
        : left === 1
          ? { long: 'Il reste un repaire', short: 'Dernier repaire' }
          : { long: `Il reste ${left} repaires`, short: `${left} repaires` },
    calm: (turns) => {
      const left = turns === 1 ? 'c’est le dernier tour' : `encore ${turns} tours`
      return {
        long: `Calme plat : ${left}, sauf repaire retourné ou pillé, ou trésor débarqué`,
        short: `Calme plat : ${left}`,
      }
    },
    rounds: (turns) => {
      const left = turns === 1 ? 'C’est le dernier tour' : `Encore ${turns} tours`
      return { long: `${left}, puis tout compte`, short: left }
    },
  },
  list,
  chart: 'Carte marine',
  chartKeys: 'Cases de la carte ; les flèches vont de l’une à l’autre',
  port: 'Port',
  inPort: 'au port',
  lairs: 'Les repaires',
  lairCounts: (sealed, open, gone) => `${sealed} clos, ${plural(open, 'ouvert')}, ${plural(gone, 'pillé')}`,
  plundered: 'pillé',
  fixed: 'fixe',
  zoom: 'Taille de la carte',
  zoomIn: 'Plus près',
  zoomOut: 'Plus loin',
  zoomWhole: 'Toute la carte',
  waters: (name, islands) =>
    islands.length === 0 ? `case ${name}` : `case ${name}, au large ${list(islands.map(ofName))}`,
  away: (steps) => `à ${plural(steps, 'case')}, y naviguer`,
  liesHere: (names) => `${list(names)} ${names.length === 1 ? 's’y trouve' : 's’y trouvent'}`,
  lairSealed: (island) => `${island}, repaire que personne n’a vu`,
  lairGone: (island) => `${island}, pillé`,
  lairOpen: (island, treasure, parts) => `${island}, ouvert : ${plural(treasure, 'trésor')} ; ${parts.join(' ; ')}`,
  pirateSlots: (slots) => (slots.length === 0 ? 'aucun pirate' : `pirates sur ${list(slots)}`),
  cannonSlots: (slots) => (slots.length === 0 ? 'aucun canon' : `canons sur ${list(slots)}`),
  fixedCannons: (count) => `${plural(count, 'canon fixe', 'canons fixes')} : sans numéro, hors d’atteinte`,
  notReady: 'ne peut plus combattre : tombe à la première attaque',
  sealedLine: 'personne n’y a regardé',
  hiddenCoins: (coins) => `trésor à l’intérieur : l’un de ceux-ci, ${coins.join(', ')}`,
  goneLine: 'il ne reste rien ici',
  faceLine: (face, treasure, coin) =>
    face === 'down'
      ? 'clos'
      : face === 'gone'
        ? 'pillé'
        : `retourné, ${plural(treasure, 'trésor')}${treasure === coin ? '' : ` (pièce ${coin})`}`,
  counts: (cannons, pirates) => `${plural(cannons, 'canon')}, ${plural(pirates, 'pirate')}`,
  treasures: (count) => plural(count, 'trésor'),
  treasuresLine: (banked, aboard, target) =>
    `${plural(banked, 'trésor')} sur ${target} à terre${aboard > 0 ? `, ${aboard} à bord` : ''}`,
  shipOf: (name) => `Bateau ${ofName(name)}`,
  lookAt: (name) => `${name} : voir le bateau`,
  slots: 'Postes',
  shipLine: (name, where, figures, treasures) => `${name}, ${where} : ${figures.join(' ; ')} ; ${treasures}.`,
  slotHas: (slot, figure) => `Poste ${slot} : ${figure === null ? 'vide' : FIGURE[figure]}`,
  slotHold: (slot) => `Poste ${slot} : trésor`,
  pickFor: (slot) => `Que mettre sur le poste ${slot}`,
  holdFull: (slot, aboard, most) => `Le poste ${slot} est la cale : ${plural(aboard, 'trésor')} sur ${most} à bord`,
  holdEmpty: (slot, most) => `Aucun trésor à bord : il prendra le poste ${slot}, ${most} au plus`,
  repairCount: (left, cannons, pirates, most, few) =>
    `${left === 0 ? 'Plus de poste' : plural(left, 'poste')} à changer ; canons ${cannons} sur ${most}${supply(few.cannon)}, pirates ${pirates} sur ${most}${supply(few.pirate)}`,
  loadCount: (cannons, pirates, most) =>
    `${plural(cannons, 'canon')}, ${plural(pirates, 'pirate')} ; ${most} d’une sorte au plus`,
  loadTitle: 'Armement secret',
  loadHow:
    'Choisissez un poste pour changer sa figurine. Les pirates naviguent et combattent, les canons tirent. Personne ne voit rien avant que tous aient scellé.',
  loadWait: 'Vous avez scellé. On montrera les bateaux quand le dernier capitaine l’aura fait.',
  loadWatch: 'Chaque capitaine arme son bateau en secret. On les montrera quand le dernier aura scellé.',
  loadHint: 'Changez les postes de votre bateau, puis scellez.',
  sealLoad: 'Sceller cet armement',
  sealed: 'scellé',
  choosing: 'choisit',
  mixes: 'Mélanges pour commencer',
  mix: { even: 'Égal', swift: 'Rapide', armed: 'Armé' },
  lookAtOne: 'Touchez un repaire ou un bateau pour le voir de près.',
  inspector: 'Ce que vous regardez',
  closeLook: 'Revenir aux bateaux',
  rollOf: (name) => `salve ${ofName(name)}`,
  answerRoll: 'la riposte',
  showAgain: 'Encore une fois',
  hideOdds: 'Cacher les chances',
  oddsPart: { win: 'vous gagnez', draw: 'personne ne gagne', loss: 'vous perdez' },
  perCent,
  oddsNone: 'Pas de chances : il faut un pirate et un canon pour combattre.',
  oddsCost: (own, theirs, answer) =>
    `En moyenne vous perdez ${tenths(own)} ${own < 2 ? 'figurine' : 'figurines'}, l’autre ${tenths(theirs)} ; riposte dans ${perCent(Math.round(answer * 100))} des cas.`,
  oddsStake: (prize, stake) =>
    `Gagné : ${Number.isInteger(prize) ? prize : tenths(prize)} ${prize < 2 ? 'trésor' : 'trésors'}. Perdu : ${stake}.`,
  oddsHidden: (tiles) => `en moyenne sur ${tiles} ${tiles < 2 ? 'repaire caché' : 'repaires cachés'}`,
  sailAction: (way, steps, islands) => {
    const far = `${way === 'drift' ? 'Dériver' : 'Naviguer'} ${ofSpaces(steps)}`
    if (islands === null) return `${far}, jusqu’au port`
    return islands.length === 0 ? far : `${far}, au large ${list(islands.map(ofName))}`
  },
  sailShort: (way, steps, islands) =>
    `${way === 'drift' ? 'Dériver' : 'Naviguer'} de ${steps}, ${islands.length === 0 ? 'au large' : `près ${list(islands.map(ofName))}`}`,
  passFirst: 'Rester ici',
  putShort: (figure) => (figure === 'cannon' ? 'Un canon' : 'Un pirate'),
  moveTo: (slot) => `Aller sur le ${slot}`,
  giveUp: (figure, slot) => `Rendre le ${figure === 'cannon' ? 'canon' : 'pirate'} ${slot}`,
  courseHint: 'Choisissez encore la case pour y naviguer.',
  courseTo: (islands) => `De là, attaquez ${islands.join(' ou ')}.`,
  courseHome: (aboard) =>
    `Au port, ${aboard === 1 ? 'votre trésor est mis' : `vos ${aboard} trésors sont mis`} à terre.`,
  attackHint: (chance) => `${chance} : vos chances d’avoir son trésor. Il riposte s’il le peut.`,
  sealedHint: (chance) => `${chance} : vos chances d’avoir son trésor. Une fois retourné, plus de recul.`,
  fightOf: (attacker, target) => `${attacker} attaque ${target}`,
  firesWith: (dice) => `${plural(dice, 'canon')}, ${plural(dice, 'dé')}`,
  answersWith: (dice) => `riposte avec ${dice}`,
  silent: 'ne peut pas riposter',
  backToChart: 'Revenir à la carte',
  blows: 'Les dés, un à un',
  volleyOf: (name) => `Salve ${ofName(name)}`,
  answerOf: (name) => `Riposte ${ofName(name)}`,
  inTheAir: 'en l’air',
  hitShort: (figure, slot, whose) =>
    whose === 'mine' ? `vous perdez le ${SHORT[figure]} ${slot}` : `${SHORT[figure]} ${slot} touché`,
  missShort: (why, slot) => `manqué : ${MISS[why](slot)}`,
  bothReady: 'Chacun peut encore combattre : personne n’a gagné.',
  noneReady: 'Plus personne ne peut combattre : nul n’a gagné.',
  aloneReady: (winner) => `${winner} peut seul encore combattre, et l’emporte.`,
  mineLost: (lost, cannons, pirates) =>
    `Vous perdez ${plural(lost, 'figure')}. ${
      cannons > 0 && pirates > 0
        ? `Il reste ${plural(cannons, 'canon')} (autant de dés) et ${plural(pirates, 'pirate')} (autant de cases).`
        : pirates > 0
          ? 'Plus de canon : réparez avant de combattre.'
          : 'Plus de pirate : vous dérivez, et devez réparer avant de combattre.'
    }`,
  then: 'Ensuite',
  keeps: (name) => `${name} garde`,
  stillReady: 'Encore en état de combattre',
  cannotAnswer: 'Hors de combat',
  firesBack: (dice) => `riposte aussitôt, ${plural(dice, 'dé')}`,
  stakes: (room) => `à qui restera seul en état de combattre ; il y a place pour ${room} à bord`,
  miss: (why, slot) => MISS[why](slot),
  aboutOwn: (name) =>
    `« ${name} », chargée pour cette partie : son plateau et ses repaires sont ceux de l’auteur du fichier.`,
  aboutText:
    'On n’a trouvé nulle part d’image du plateau ni d’un repaire. Chaque donnée porte la marque de sa source ; ce qu’il a fallu inventer s’accorde avec tout ce que l’on sait, et un fichier d’édition peut apporter les vraies.',
  provenance: (source) => PROVENANCE[source],
  aboutLairs: 'Les dix repaires',
  aboutHeads: { lair: 'Repaire', coin: 'Pièce', pirates: 'Pirates', cannons: 'Canons', fixed: 'Sans numéro' },
  figures: FIGURES,
  rankAshore: 'À terre',
  voyage: 'Trésors à terre, manche après manche',
  voyageInAll: 'Trésors à terre et à bord, manche après manche',
  rankAboard: 'À bord',
  rankTotal: 'En tout',
}
