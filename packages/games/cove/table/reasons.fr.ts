// Pourquoi un coup, en français. Court : cela tient sous le coup, sur une carte.
import type { Reader } from '@flibuste/kernel'
import type { ReasonWords } from '@flibuste/web/kit'
import { BONES, CANNONS, FLINT, HULL, SAILS, SILVER, TRELAWNEY } from '../cards.ts'
import { SILVER_DICE, TRELAWNEY_SPEED } from '../data.ts'
import { isSeat, LEGEND, type Party } from '../moves.ts'
import { legend as legendName, ofName, section } from '../words.fr.ts'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`
const count = (number: number, one: string): string => `${number} ${number < 2 ? one : `${one}s`}`

const decimal = (number: number): string => number.toFixed(1).replace('.', ',')

const foe = (party: Party, legend: number, { name }: Reader): string =>
  isSeat(party) ? name(party) : party === LEGEND ? legendName(legend) : 'la Royal Navy'

const PARROT: { readonly [parrot: number]: string } = {
  [FLINT]: 'porte autant de coffres qu’on veut',
  [SILVER]: `${SILVER_DICE} dés par bordée, quel que soit l’équipage`,
  [BONES]: 'tous les canons tirent, quel que soit l’équipage',
  [TRELAWNEY]: `${TRELAWNEY_SPEED} de vitesse en plus`,
}

const loot = ({ fame, gold, chests }: Extract<Reason, { kind: 'loot' }>): string =>
  [
    fame > 0 ? count(fame, 'point') : '',
    gold > 0 ? count(gold, 'doublon') : '',
    chests > 0 ? count(chests, 'coffre') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')

/** Ce que donne une ligne montée ; un cran de même valeur tient un coup de plus. */
function raised({ row, from, to, dice, more, waits }: Extract<Reason, { kind: 'raise' }>): string {
  if (from === to) return 'même valeur, un coup de plus avant de la perdre'
  if (row === SAILS) return `vitesse ${to} au lieu de ${from}`
  if (row === HULL) return `place pour ${to} coffres au lieu de ${from}`
  if (more > 0) return `${count(dice, 'dé')} au lieu de ${dice - more}`
  const still = `toujours ${count(dice, 'dé')}`
  return waits === null
    ? still
    : `${still}, tant que ${waits === CANNONS ? 'les canons ne suivent' : 'l’équipage ne suit'} pas`
}

/** Les lignes d’un navire, des voiles à la coque. */
export const fitting = ([sails, crew, cannons, hull]: readonly number[]): string =>
  `Voiles ${sails}, équipage ${crew}, canons ${cannons}, coque ${hull}`

export const fr: ReasonWords<Reason> = {
  ship: ({ speed, dice, price }) => `vitesse ${speed}, ${count(dice, 'dé')}, pour ${count(price, 'doublon')}`,
  loot: (reason) => loot(reason) || 'rien à y prendre',
  legend: ({ chance }) => `une légende s’y trouve : ${percent(chance)} de lui survivre`,
  fame: ({ fame }) => (fame === 0 ? 'rien à enterrer encore' : `${count(fame, 'point')}, à l’abri pour toujours`),
  flee: () => 'une fois sur six la mutinerie ; sinon la Crique',
  volley: ({ moves, routs }) => `${percent(moves)} de toucher, ${percent(routs)} de déroute`,
  raise: raised,
  wait: ({ cards, isLast }) =>
    isLast
      ? 'plus aucun mois pour la jouer'
      : `${cards === 1 ? 'votre carte attend' : 'vos cartes attendent'} un autre mois`,
  later: () => 'vos cartes attendent un autre combat',
  stand: ({ party, legend, chance }, reader) =>
    `en l’état, ${percent(chance)} de survivre à ${foe(party, legend, reader)}`,
  settled: ({ party, legend, chance }, reader) =>
    `plus de cartes : ${percent(chance)} de survivre à ${foe(party, legend, reader)}`,
  silence: () => 'plus aucune carte dans ce combat, pour personne',
  half: ({ seat, chests, gold }, { name }) =>
    `la moitié du pillage ${ofName(name(seat))} : au mieux ${count(chests, 'coffre')}, ${count(gold, 'doublon')}`,
  map: ({ chests }) => `en moyenne ${decimal(chests)} coffres de plus, si vous y allez`,
  seen: ({ courses }) =>
    courses === 0
      ? 'tous voient votre route avant de choisir'
      : `vous voyez ${count(courses, 'route')} avant de choisir`,
  navy: ({ seat, captains, chance }, { name }) =>
    `${captains > 1 ? `${captains} capitaines ; ` : ''}${name(seat)} : ${percent(chance)} de lui survivre`,
  wind: ({ speed, fastest }) =>
    `vitesse ${speed} contre ${fastest} : ${speed > fastest ? 'vous agissez d’abord' : speed === fastest ? 'un dé tranche' : 'pas encore le premier'}`,
  men: ({ dice: now, before }) =>
    now === before ? `toujours ${count(now, 'dé')} pour vous` : `${count(now, 'dé')} pour vous au lieu de ${before}`,
  smoke: () => 'seul un 6 touche votre navire : deux fois moins souvent',
  grape: ({ hits }) => `${decimal(hits)} ${hits < 2 ? 'coup' : 'coups'} en moyenne ; puis deux sur vos canons`,
  powder: () => 'chaque coup coûte un cran à toutes les coques, même à la vôtre',
  spread: () => 'chaque coup frappe les quatre lignes ; puis un échange sans tir',
  reload: () => 'les canons sont rechargés pour le prochain échange',
  cards: ({ fame, unseen }) => `${fame} des ${unseen} cartes cachées comptent à la fin`,
  purse: ({ gold }) => `${count(gold, 'doublon')} à bord ensuite`,
  spare: ({ gold, fame }) =>
    `${count(gold, 'doublon')} à bord${fame === 0 ? '' : ` : ${count(fame, 'point')} si vous les enterrez`}`,
  guard: ({ row }) => `encaisse deux coups avant ${section(row)}`,
  parrot: ({ parrot }) => PARROT[parrot] ?? '',
}
