// Ce que dit la table de Störtebeker en français, en plus des phrases de text.fr.ts.
import { SHARED_WORDS } from '@flibuste/web/kit'
import { LEAST_SEATS, MARKED, MOST_SEATS, SHIPS, TRACK, type Provenance } from '../data.ts'
import type { Role } from '../events.ts'
import type { Attack } from '../state.ts'
import { and, card, cards, good, points, shipName, town } from '../words.fr.ts'
import { valueOf } from '../cards.ts'
import type { Stance } from './duel-report.ts'
import type { Pattern, Use } from './patterns.ts'
import type { StortebekerWords } from './words.en.ts'

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`
const perCent = (share: number): string => `${Math.round(share * 100)}\u00a0%`
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const PROVENANCE: { readonly [P in Provenance]: string } = {
  booklet: 'du livret',
  public: 'de pages publiques',
  deduced: 'déduit',
  reconstructed: 'reconstitué',
}

const STANCE: { readonly [S in Stance]: string } = {
  asked: 'doit répondre',
  waits: 'ensuite',
  declined: 'laisse faire',
  noCard: 'sans carte ici',
  short: 'trop de manques',
}

const USE: { readonly [U in Use]: string } = { lay: 'poser', discard: 'défausser', pay: 'bordée' }
const USED: { readonly [U in Use]: string } = { lay: 'Posée', discard: 'Défaussée', pay: 'Payée' }
const ROLE: { readonly [R in Role]: string } = { boarder: 'aborde', counter: 'contre-attaque' }

/** « poser 2, défausser 1 ». */
function pattern(uses: Pattern, picks: number): string {
  const counts = (['lay', 'discard', 'pay'] as const).flatMap((use) => {
    const count = uses.filter((one) => one === use).length
    if (count === 0) return []
    return [use === 'pay' ? 'payer une bordée' : `${USE[use]} ${count}`]
  })
  return `${counts.join(', ')}${picks > 0 ? `, en choisir jusqu’à ${picks}` : ''}`
}

/** « 7 aux dés, 4 de pirates, 1 de marques ». */
function sum({ dice, pirates, marks }: Attack): string {
  const parts = [`${sumOf(dice)} aux dés`]
  if (pirates.length > 0)
    parts.push(`${sumOf(pirates.map(valueOf))} ${pirates.length === 1 ? 'd’un pirate' : 'de pirates'}`)
  if (marks > 0) parts.push(`${marks} de provisions marquées`)
  return parts.join(', ')
}

const fighterEnd: StortebekerWords['fighterEnd'] = (role, total, strength, { rival, tied, took }) => {
  if (role === 'boarder' && total < strength) return `n’atteint pas ${strength}`
  if (took === 'yes' && tied === 'yes') return 'premier des ex æquo\u00a0: prend le navire'
  if (rival === total) return `${total} aussi, mais vient après`
  if (took === 'yes')
    return role === 'boarder' ? `atteint ${strength}, prend le navire` : 'le plus fort total\u202f: prend le navire'
  if (rival !== null) return `est battu par ${rival}`
  return role === 'boarder' ? `atteint la force ${strength}` : 'mène'
}

const eitherOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1) ?? ''}`

export const fr: StortebekerWords = {
  ...SHARED_WORDS.fr,
  remark: {
    prize: (verdict) => `Si vous le prenez, la dernière manche commence. Si l’on comptait alors : ${verdict}.`,
    prizeEnds: (verdict) => `Si vous le prenez, la partie finit avec votre tour : ${verdict}.`,
    ends: (verdict) => `Votre tour termine la partie : ${verdict}.`,
    mine: (verdict) => `Cet abordage termine la partie. Si le navire est à vous : ${verdict}.`,
    theirs: (name, verdict) => `Cet abordage termine la partie. Si le navire reste à ${name} : ${verdict}.`,
    noTarget: 'Aucune cible pour une bordée.',
    nobody: (ship) => `Rien à toucher près de ${ship}.`,
    tooStrong: (ship) => `${ship} est hors d’atteinte : même deux six n’y suffisent pas.`,
  },
  ask: {
    play: 'Prenez une carte',
    ship: 'Touchez un navire en surbrillance',
    pile: 'Choisissez dans la pile',
    fire: 'Choisissez la cible',
    shoot: 'Choisissez ce que vous ôtez',
    shed: 'Choisissez un pirate à rendre',
    lose: 'Choisissez ce que vous perdez',
    board: 'Abordez, ou finissez le tour',
    counter: 'Contre-attaquer, ou non',
  },
  goal: {
    first: 'Remplissez votre côté d’un navire, abordez-le avec deux dés, marquez sa pièce : le plus de points gagne.',
    aim: (prizes) => ['le plus de points ; dernière manche après ', { strong: String(prizes) }, ' autres prises'],
    short: (prizes) => ['le plus de points ; dernière manche après ', { strong: String(prizes) }, ' prises'],
    low: (prizes) => [{ strong: String(prizes) }, ' prises'],
    last: { long: 'Dernière manche', short: 'Dernière manche', low: 'Fin de partie' },
    nextPrize: {
      long: 'La prochaine prise amène la dernière manche',
      short: 'Dernière manche à la prochaine prise',
      low: '1 prise',
    },
    fewPrizes: (prizes) => ({
      long: `Dernière manche après ${prizes} prises`,
      short: `Dernière manche après ${prizes} prises`,
      low: `${prizes} prises`,
    }),
    becalmed: {
      long: 'Aucune prise depuis longtemps : dernière manche, sauf prise',
      short: 'Calme plat : dernière manche',
      low: 'Calme plat',
    },
  },
  list: and,
  card,
  good,
  town,
  shipName,
  points,
  pirate: 'pirate',
  perCent,
  scoreTrack: (end) => `Piste de score jusqu’à ${end}`,
  scored: (name, score) => `${name} ${score}`,
  fleet: 'Navires en mer',
  needs: (provisions) =>
    and(provisions.flatMap((count, at) => (count === 0 ? [] : [count === 1 ? good(at) : `${count} ${good(at)}`]))),
  shipLine: (name, strength, needs) => `${name}, force ${strength}, demande ${needs}`,
  sideLine: (name, has, missing) =>
    `${name}\u202f: ${has.length === 0 ? 'rien' : and(has)}\u202f; ${missing.length === 0 ? 'complet' : `manque ${and(missing)}`}`,
  hiddenPirates: (count) => (count === 0 ? [] : [count === 1 ? 'un pirate caché' : `${count} pirates cachés`]),
  gapFilled: 'Pris. Le suivant arrive à la fin du tour.',
  gapStays: 'Pris. Il ne reste plus de navire.',
  rear: 'À venir',
  follow: (ships) => (ships === 0 ? 'aucun ne suit' : plural(ships, 'navire suit', 'navires suivent')),
  noneLeft: 'Plus aucun navire',
  next: 'Suivant\u202f:',
  nextLine: (ships, left) =>
    `Suivant\u202f: ${ships.join('\u202f; ')}. ${plural(left, 'autre suit', 'autres suivent')}.`,
  draw: 'pioche',
  discardPile: 'défausse',
  lookThrough: (count) => `Regarder la défausse\u202f: ${plural(count, 'carte', 'cartes')}`,
  discardTitle: 'Défausse',
  inPile: (name, count) => `${name}, ${count} dans la pile`,
  times: (count) => `×${count}`,
  mayPick: (count) => (count === 1 ? 'Choisissez une carte.' : `Choisissez jusqu’à ${count} cartes.`),
  pileNote: 'Visible de tous. Qui défausse deux cartes peut en choisir une, qui en défausse trois, deux.',
  pileEmpty: 'Rien n’a encore été défaussé.',
  yourHand: 'Votre main',
  hands: 'Mains',
  onlyYou: 'vous seul la voyez',
  emptyHand: 'Aucune carte en main',
  otherHands: 'Cartes en main des autres',
  handSize: (name, count, known) =>
    `${name} a ${plural(count, 'carte', 'cartes')}${known.length === 0 ? '' : `\u202f; vues\u202f: ${and(known)}`}`,
  pickedCard: (name) => `Choisie\u202f: ${name}, en main à la fin du tour`,
  atTurnsEnd: 'en fin de tour',
  threeCards: 'Trois cartes',
  use: USE,
  usedAs: USED,
  spent: { lay: 'en place', discard: 'à la dé\u00adfausse', pay: 'pour la bordée' },
  openNow: 'À vous',
  openLater: 'Libre',
  patterns: 'Façons d’employer les cartes',
  pattern,
  waysLeft: (count) => (count === 0 ? '' : `${count} suites possibles`),
  patternShut: (said) => `${said}\u202f: plus possible`,
  dice: 'Dés',
  diceColour: 'couleur\u202f: bordée',
  diceNumber: 'chiffre\u202f: abordage',
  colourDie: (at) => `Dé de couleur\u202f: ${good(at)}`,
  numberDie: (value) => `Dé\u202f: ${value}`,
  again: 'Revoir le dernier abordage',
  broadsideAt: (ship) => `Bordée sur ${ship}`,
  shedAt: (ship) => `Un pirate de trop près de ${ship}`,
  loseAt: (ship) => `Repoussé à ${ship}`,
  shot: { seize: 'Prendre', sink: 'Couler' },
  hideOdds: 'Cacher',
  oddsNeeded: (needed, bonus, chance) =>
    `${needed <= 2 ? 'Tout jet suffit' : needed > 12 ? 'Aucun jet ne suffit' : `${needed} ou plus aux deux dés : ${perCent(chance)}`}${bonus > 0 ? `, +${bonus} à vous` : ''}.`,
  oddsMissing: (count) => `Il manque encore ${plural(count, 'provision', 'provisions')}.`,
  rival: (name, { missing, hidden, comes, beats }) => {
    const has = missing === 0 ? 'complet' : `manque ${missing}, en main à ${perCent(comes)}`
    const pirates = hidden === 0 ? '' : `, ${plural(hidden, 'caché', 'cachés')}`
    return `${name} (${has}${pirates}) vous battrait à ${perCent(beats)} : le prend à ${perCent(comes * beats)}`
  },
  rivalShort: (missing, hidden) =>
    `${missing === 0 ? 'complet' : `manque ${missing}`}${hidden === 0 ? '' : `, ${plural(hidden, 'caché', 'cachés')}`}`,
  wouldWin: (chance) => `gagne à ${perCent(chance)}`,
  oddsCounter: ({ best, total, tie }) =>
    tie === 'mine'
      ? `Vous l’emportez à partir de ${total}\u00a0: à égalité, vous passez avant.`
      : `Vous l’emportez à partir de ${total}\u00a0: égaler ${best} ne suffit pas.`,
  cannotCounter: 'Votre main n’a pas ce qui manque. Personne ne l’apprendra de vous.',
  discardIt: 'La défausser',
  payWithIt: 'Payer une bordée',
  payInVain: 'Bordée sans cible',
  hits: (chance) => `touche à ${perCent(chance)}`,
  hitsNobody: 'rien à toucher',
  fireAgain: 'Touchez encore le navire pour tirer quand même.',
  leaveIt: 'Laisser',
  boardIt: 'Aborder',
  layAt: (ship) => `La poser près de ${ship}`,
  addThem: (added) => `Ajouter ${cards(added)}`,
  pickFromPile: 'La défausse',
  cardsLeft: (left) => `Jouez ${plural(left, 'carte', 'cartes')}.`,
  pickFirst: 'Prenez d’abord une carte de votre main, puis touchez un navire.',
  layHint: (ships) =>
    `${plural(ships, 'navire en surbrillance', 'navires en surbrillance')}\u202f: posez-la, ou employez-la autrement.`,
  layOdds: ({ dice, whole, rivals }) =>
    rivals.length === 0
      ? `Avec elle, ${perCent(whole)} de le prendre.`
      : `Avec elle, ${perCent(whole)} de le prendre : ${perCent(dice)} aux dés, moins si ${eitherOf(rivals)} riposte.`,
  noPlaceHint: 'Aucun navire n’a de place pour elle de votre côté.',
  boardHint: 'Touchez encore le navire, ou le bouton\u202f: les dés ne se reprennent pas.',
  boardOdds: ({ dice, whole, rivals }) =>
    `${perCent(dice)} aux dés, ${perCent(whole)} après les contre-attaques : ${eitherOf(rivals)} peut riposter.`,
  askedInTurn: 'Dans l’ordre',
  stance: STANCE,
  role: ROLE,
  rolled: (role, total) => `${role === 'boarder' ? 'aborde' : 'contre'}\u202f: ${total}`,
  fromHand: 'de la main',
  complete: 'complet',
  sum,
  fighterEnd,
  boarding: (ship) => `Abordage de ${ship}`,
  beatenBack: (name) => `${name} manque son abordage`,
  takesShip: (name, points) => `${name} s’en empare\u00a0: +${points}`,
  toTheShips: 'Voir les navires',
  backToDuel: 'Revenir à l’abordage',
  totals: 'Total contre force',
  strength: (strength) => `Force ${strength}`,
  ladder: (strength, totals) => `Force ${strength}\u202f; ${and(totals.map(({ name, total }) => `${name} ${total}`))}`,
  missingGood: (name) => `${name}, manque`,
  youMayCounter: (missing) =>
    missing === 0
      ? 'Votre côté est complet\u202f: vous pouvez contre-attaquer.'
      : 'Vous pouvez ajouter de votre main ce qui manque.',
  mayCounter: (name) => `${name} peut contre-attaquer, si sa main le permet.`,
  ownBonus: (total) => `de votre côté\u202f; il vous faut ${total} ou plus`,
  lossTitle: 'Repoussé',
  lossOpen: 'Chaque dé coûte une provision de sa sorte, s’il y en a une.',
  lossSaid: (lost) => (lost.length === 0 ? 'Aucune provision perdue.' : `Pertes\u202f: ${and(lost)}.`),
  noCounter: 'Pas de contre-attaque',
  takenSaid: (name, ship, worth) =>
    `${name} prend ${ship} et marque ${points(worth)}. Toutes les cartes de ce navire sont défaussées.`,
  aboutShort: 'Prises, édition',
  prizes: 'Prises',
  noShips: 'aucun',
  bonusNow: (bonus) => `+${bonus} de couleurs`,
  variants: 'Variantes',
  variant: {
    bonus: 'Bonus de couleur',
    foresight: 'Trois navires en vue',
    stopAfterFailure: 'Un échec arrête',
    stopAfterCounter: 'Un navire perdu arrête',
    threeShips: 'Trois navires en mer',
    tiesFromBoarder: 'L’égalité à l’abordeur',
  },
  played: 'jouée',
  notPlayed: 'non jouée',
  aboutOwn: (name) =>
    `«\u202f${name}\u202f», chargée pour cette partie\u202f: ses chiffres sont ceux de l’auteur du fichier.`,
  aboutText:
    'Les images du livret sont perdues, et aucune liste des trente navires n’a été retrouvée. Chaque chiffre porte sa provenance\u202f; ce qu’il a fallu faire s’accorde avec tout ce qui est connu.',
  provenance: (source) => PROVENANCE[source],
  aboutShips: 'Les trente navires',
  aboutHeads: { town: 'Ville', points: 'Points', strength: 'Force', provisions: 'Demande' },
  figures: {
    seats: `${LEAST_SEATS} à ${MOST_SEATS} capitaines`,
    provisions: '56 provisions\u202f: 13, 10, 10, 8, 8 et 7',
    pirates: 'dix pirates\u202f: quatre de 2, trois de 3, trois de 4',
    markedCount: `${MARKED} provisions marquées`,
    markedGoods: 'quelles provisions sont marquées',
    markValue: 'une marque compte 1',
    colourDice: 'chaque denrée une fois par dé de couleur',
    rumBeansMeatColours: 'rhum noir, haricots verts, viande rouge',
    otherGoodColours: 'eau bleue, pain brun, bananes jaunes',
    shipCount: `${SHIPS} navires en cinq couleurs`,
    shipColours: 'les couleurs sauf le jaune, et leurs villes',
    captainColours: 'couleurs des capitaines',
    rearguard: 'arrière-garde de 12, 15 ou 18 navires',
    scoreTrack: `piste de score de ${TRACK}`,
  },
  rankPoints: 'Points',
  voyage: 'Points, manche après manche',
  rankShips: 'Navires',
  rankBonus: 'Couleurs',
  rankTotal: 'Total',
}
