// Ce que disent les pièces de Pirate’s Cove en français : un titre, ce que c’est, ce qu’elle fait maintenant.
import { CANNONS, CREW, HULL, SAILS } from '../cards.ts'
import { COVE, HALF_YEAR, PLACES } from '../data.ts'
import { card, parrotDoes } from '../words.fr.ts'
import type { CoveExplain, CoveFacts, DiceLaw, RowFacts, Vessel } from './explain.ts'
import { fr } from './words.fr.ts'

const list = (whose: readonly (string | null)[]): string => fr.list(whose.map((name) => name ?? 'vous'))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const counted = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`

const ISLANDS: { readonly [name: string]: string } = {
  tavern: 'Qui y reste pille la carte, puis achète des cartes Taverne, 2 doublons pièce.',
  hull: 'Pillez la carte, puis montez votre coque : plus de coque, plus de coffres.',
  sails: 'Pillez la carte, puis montez vos voiles : le plus rapide tire, ou fuit, le premier.',
  cannons: 'Pillez la carte, puis montez vos canons : chaque canon veut son homme.',
  crew: 'Pillez la carte, puis montez votre équipage : chaque homme veut son canon.',
  treasure: 'Enterrez coffres, 1 point chacun, et or, 3 doublons pour 1 point. Trêve entre capitaines.',
  cove: 'Les vaincus et les fuyards y réparent et prennent des cartes. On n’y va pas par choix.',
}

function place({
  place: at,
  treasure,
  ships,
  legend,
  price,
  burial,
}: CoveFacts['place']): readonly [string, string, string] {
  const parts = [
    treasure === null ? '' : `Ce mois-ci : ${fr.booty(treasure)}.`,
    burial === null
      ? ''
      : `Vous pourriez enterrer ${counted(burial.chests, 'coffre')} et ${counted(burial.bags, 'bourse')} pour ${counted(burial.fame, 'point')}.`,
    price === null ? '' : `Votre prochain cran coûte ${price}.`,
    ships.length === 0 ? '' : `Ici : ${list(ships)}.`,
    legend < 0 ? '' : `${fr.legendName(legend)} est là : qui vient doit se battre.`,
  ]
  const now = at === COVE && ships.length === 0 ? 'Personne n’y est.' : parts.filter((part) => part !== '').join(' ')
  return [fr.placeName(at), ISLANDS[PLACES[at - 1] ?? 'cove'] ?? '', now]
}

const ship = ({ speed, dice, chests, hold }: Vessel): string =>
  `Vitesse ${speed}, ${counted(dice, 'dé')}, ${counted(chests, 'coffre')}${hold === null ? '' : ` sur ${hold}`}.`

const ROWS: { readonly [row: number]: string } = {
  [SAILS]: 'La vitesse. Le plus rapide agit d’abord, au combat et à terre.',
  [CREW]: 'Les hommes qui servent les canons. Les dés suivent le plus petit des deux.',
  [CANNONS]: 'Les canons. Les dés suivent le plus petit de l’équipage et des canons.',
  [HULL]: 'Combien de coffres le navire garde à la fin du mois.',
}

const DICE_LAWS: { readonly [L in DiceLaw]: string } = {
  lower: 'le plus petit des deux compte',
  silver: 'le perroquet de Silver en fait toujours lancer six',
  bones: 'le perroquet de Bones fait tirer tous les canons',
  grapple: 'sous le Grappin, l’équipage seul compte',
}

/** Ce que vaut la ligne, outre ses coups. */
function worth({ row: at, dice, idle, chests }: RowFacts): string {
  if (at === HULL) return ` ${counted(chests, 'coffre')} à bord.`
  if (at !== CREW && at !== CANNONS) return ''
  return ` ${counted(dice, 'dé')}${idle > 0 ? ` ; ${counted(idle, at === CREW ? 'homme' : 'canon')} sans emploi` : ''}.`
}

/** Qui reçoit d’abord une partie des coups. */
const keepers = ({ artisan, parrot }: RowFacts): string =>
  [...(artisan ? ['un artisan'] : []), ...(parrot === null ? [] : [`le ${card(parrot)}`])].join(' et ')

/** Où vit un perroquet, ce qu’il fait passe avant le prix du cran suivant, comme sur la fiche. */
const aboard = ({ parrot }: RowFacts): string | null =>
  parrot === null ? null : ` ${capital(card(parrot))} : ${parrotDoes(parrot)}.`

function row(facts: RowFacts): readonly [string, string, string] {
  const { row: at, whose, value, hits, next, guards } = facts
  const title = `${fr.sectionName(at)} ${value}${whose === null ? '' : `, ${whose}`}`
  if (hits === 0) return [title, ROWS[at] ?? '', 'L’anneau est tombé : réparé à la Crique pour 2 doublons.']
  const until = `${counted(hits, 'coup')} avant la déroute${guards > 0 ? `, dont ${guards} sur ${keepers(facts)}` : ''}.`
  const step = next === null ? '' : ` Prochain cran : ${next.value}, pour ${counted(next.price, 'doublon')}.`
  return [title, ROWS[at] ?? '', `${until}${worth(facts)}${aboard(facts) ?? step}`]
}

export const explainFr: CoveExplain = {
  place,
  hunter: ({ legend, fighter, hull, next, gone }) => {
    const title = legend < 0 ? 'Royal Navy' : fr.legendName(legend)
    if (fighter === null)
      return [
        title,
        'Un galion qui ne se bat pas. Qui reste sur place lance un dé pour sa renommée.',
        next === null ? '' : `Le mois prochain : ${fr.placeName(next)}.`,
      ]
    return [
      title,
      `${fighter.dice} dés, coque ${fighter.hull}, vitesse ${fighter.speed}, ${fighter.fame} points ; ${legend < 0 ? 'vise ce que dit qui la commande' : fr.legendAim(legend)}.`,
      `${hull === null ? '' : `Coque : ${hull}. `}${gone ? 'Il est coulé.' : next === null ? 'S’en va après les combats du mois.' : `Le mois prochain : ${fr.placeName(next)}.`}`,
    ]
  },
  ship: (facts) => [
    facts.whose === null ? 'Votre navire' : `Navire de ${facts.whose}`,
    ship(facts),
    `${counted(facts.gold, 'doublon')}, ${counted(facts.fame, 'point')} de renommée.`,
  ],
  fame: ({ leaders, most, mine }) => [
    'La renommée',
    'La plus grande après le dernier mois gagne.',
    `${capital(list(leaders))} avec ${most}${mine === null || leaders.includes(null) ? '' : `, vous ${mine}`}. Les cartes Renommée en main s’ajoutent à la fin.`,
  ],
  calendar: ({ month, left }) => [
    'L’année',
    `${month + left === HALF_YEAR ? 'Six' : 'Douze'} mois. À la fin, les coffres non enterrés ne comptent pas.`,
    month === 0 ? 'On arme les navires.' : left === 0 ? 'C’est le dernier mois.' : `Mois ${month} : encore ${left}.`,
  ],
  row,
  purse: ({ whose, gold, chests, hold, cards }) => [
    whose === null ? 'Ce que vous portez' : `Ce que porte ${whose}`,
    'L’or paie anneaux, cartes et réparations ; un coffre enterré vaut 1 point.',
    `${counted(gold, 'doublon')}, ${counted(chests, 'coffre')}${hold === null ? '' : ` sur ${hold}`}, ${counted(cards, 'carte')} Taverne${whose === null || cards === 0 ? '' : ', face cachée'}.`,
  ],
  mix: ({ mix, values }) => [
    fr.mix[mix],
    'Un bon navire pour commencer. Chaque anneau peut encore bouger avant de sceller.',
    `Voiles ${values[SAILS]}, équipage ${values[CREW]}, canons ${values[CANNONS]}, coque ${values[HULL]}.`,
  ],
  wheel: () => [
    'Votre roue',
    'Six îles, choisies en secret. La Crique n’y est pas.',
    'Scellez, et toutes les roues se montrent ensemble.',
  ],
  card: ({ kind, family, view }) => [fr.cardName(kind), fr.effect[kind], fr.whyNot(family, kind, view)],
  ledger: ({ captains }) => [
    'Tous les capitaines',
    'Renommée de chacun ; voiles, équipage, canons et coque ; or, coffres et cartes Taverne.',
    `${captains} capitaines. Eux seuls savent quelles cartes ils tiennent.`,
  ],
  order: ({ exchange, whose }) => [
    'Qui agit quand',
    'Le plus rapide d’abord. Des voiles abîmées changent l’ordre à l’échange suivant.',
    whose === undefined ? '' : `Échange ${exchange} : à ${whose ?? 'vous'}.`,
  ],
  dice: ({ whose, dice, crew, cannons, by }) => [
    whose === null ? 'Vos dés' : `Dés de ${whose}`,
    'Combien de dés ce navire lance à chaque bordée.',
    `${dice} : ${DICE_LAWS[by]}, équipage ${crew}, canons ${cannons}.`,
  ],
  volley: ({ exchange }) => [
    'La dernière bordée',
    'Qui a tiré sur quoi, et quels dés ont touché.',
    exchange === 0 ? 'Aucun tir encore.' : 'Touche sur 5 ou 6, sauf si une carte en décide autrement.',
  ],
  shot: ({ die, needed }) => [
    `Un dé de la bordée : ${die}`,
    needed < 6 ? `Dans cette bordée, ${needed} ou plus touche.` : 'Dans cette bordée, seul un 6 touche.',
    die >= needed ? 'Touché : l’anneau visé baisse d’un cran, ou un garde le protège.' : 'Manqué.',
  ],
  captain: (facts) => [facts.whose ?? 'Vous', `${counted(facts.fame, 'point')} de renommée.`, ship(facts)],
  steps: ({ month }) => [
    'Un mois',
    'Trésors, navigation, combat, pillage, îles, navires noirs.',
    month === 0 ? '' : `Mois ${month}.`,
  ],
}
