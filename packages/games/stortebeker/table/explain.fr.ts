// Ce que disent les pièces de Störtebeker en français : un titre, ce que c’est, ce qu’elle fait maintenant.
import { isMarked, isPirate, valueOf } from '../cards.ts'
import type { StortebekerExplain } from './explain.ts'
import { fr } from './words.fr.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const goods = (missing: readonly number[]): string => fr.list(missing.map(fr.good))
const lack = (missing: readonly number[] | null): string =>
  missing === null
    ? ''
    : missing.length === 0
      ? 'Votre ligne est pleine : vous pouvez l’aborder.'
      : `Il vous manque : ${goods(missing)}.`

export const explainFr: StortebekerExplain = {
  ship: ({ ship, missing, chance }) => [
    fr.shipName(ship),
    `Un navire marchand, force ${ship.strength}, qui vaut ${ship.points}.`,
    `${lack(missing)}${missing?.length === 0 && chance !== null ? ` Chances de le prendre : ${fr.perCent(chance)}.` : ''}`,
  ],
  coin: ({ ship }) => [`Vaut ${ship.points}`, `Qui prend ce navire marque ${ship.points}.`, ''],
  shield: ({ ship, missing, bonus }) => [
    `Force ${ship.strength}`,
    `Deux dés, les pirates et les crânes doivent atteindre ${ship.strength}, une fois la ligne pleine.`,
    missing === null ? '' : `Vous apportez déjà ${bonus}.`,
  ],
  needs: ({ missing }) => ['Ce que demande ce navire', 'Une carte par image remplit la ligne.', lack(missing)],
  side: ({ whose, asked, missing, bonus, hidden, fed, pirates }) => [
    whose === null ? 'Votre ligne' : `Ligne de ${whose}`,
    `${asked - missing.length} denrées sur ${asked}${missing.length === 0 ? ' : pleine' : ` ; manque : ${goods(missing)}`}.`,
    `${bonus} en pirates et crânes${hidden > 0 ? `, ${hidden} cachés` : ''}. Nourris : ${pirates} sur ${fed}.`,
  ],
  good: ({ whose, good, marked, feeds }) => [
    `${capital(fr.good(good))}${marked ? ' au crâne' : ''}`,
    `Carte posée par ${whose ?? 'vous'}.${marked ? ' Le crâne ajoute 1 à l’abordage.' : ''}`,
    marked
      ? 'Une denrée marquée ne nourrit personne.'
      : feeds
        ? 'Elle nourrit un pirate de la ligne. Une bordée de sa couleur peut l’ôter.'
        : 'Elle pourrait nourrir un pirate. Une bordée de sa couleur peut l’ôter.',
  ],
  want: ({ good, held }) => [
    `Manque : ${fr.good(good)}`,
    'Une place encore vide dans cette ligne.',
    held === null ? '' : held === 0 ? 'Vous n’en avez pas.' : `Vous en avez ${held} : prenez la carte et posez-la ici.`,
  ],
  pirate: ({ whose, value, shown }) => [
    value === null
      ? `Un pirate caché de ${whose}`
      : `Un pirate de ${value}, ${whose === null ? 'à vous' : `à ${whose}`}`,
    value === null ? `Il vaut 2, 3 ou 4 ; seul ${whose} le sait.` : `Ajoute ${value} quand cette ligne aborde.`,
    shown
      ? 'Vu lors d’un abordage ; il reste ici.'
      : 'Se retourne quand la ligne aborde ou contre-attaque. On ne tire pas dessus.',
  ],
  card: ({ card, copies, ships }) => {
    const where =
      ships.length === 0 ? 'Aucun navire n’a de place pour elle.' : `Va à ${fr.list(ships.map(fr.shipName))}.`
    if (isPirate(card))
      return [
        `Un pirate de ${valueOf(card)}`,
        `Ajoute ${valueOf(card)} à l’abordage ; mange une denrée sans crâne de sa ligne.`,
        where,
      ]
    return [
      capital(fr.card(card)),
      `${copies} dans le paquet.${isMarked(card) ? ' Le crâne ajoute 1 à l’abordage, et ne nourrit personne.' : ''}`,
      where,
    ]
  },
  picked: ({ card }) => [
    capital(fr.card(card)),
    'Choisie dans la défausse.',
    'Arrive dans votre main à la fin du tour.',
  ],
  spent: ({ left }) => ['Une carte de ce tour', 'Elle a servi.', `Il en reste ${left} à jouer.`],
  threeCards: ({ left, quota }) => [
    'Les cartes du tour',
    'Dans cet ordre : poser, puis défausser, puis payer une bordée avec la dernière.',
    `Encore ${left} sur ${quota}.`,
  ],
  pattern: ({ uses, picks, open }) => [
    capital(fr.pattern(uses, picks)),
    picks > 0 ? `La défausse permet d’en choisir ${picks} dans la pile.` : 'Une des façons de jouer trois cartes.',
    open ? 'Encore possible ce tour-ci.' : 'Plus possible ce tour-ci.',
  ],
  draw: ({ count, hand }) => ['La pioche', `${count} cartes.`, `Vous complétez à ${hand} à la fin de votre tour.`],
  discard: ({ count }) => [
    'La défausse',
    `${count} cartes, visibles de tous.`,
    'Défaussez-en deux pour en choisir une, trois pour deux.',
  ],
  rear: ({ left, open }) => [
    'Le prochain navire',
    open === 0 ? 'Plus aucun navire.' : `Il entre quand un navire est pris ; ${left} suivent.`,
    open + left === 0 ? 'La prochaine prise amène la dernière manche.' : '',
  ],
  gap: ({ stays }) => [
    'Une place vide',
    'Un navire a été pris ici.',
    stays ? 'Elle reste vide.' : 'Le suivant arrive en fin de tour.',
  ],
  score: ({ mine, track, isLong }) => [
    'Les points',
    'Qui en a le plus à la fin gagne.',
    mine === null
      ? ''
      : `Vous en avez ${mine}.${isLong ? ` La piste imprimée repart à ${track} ; celle-ci continue.` : ''}`,
  ],
  prizes: ({ taken }) => [
    'Prises et variantes',
    'Qui a pris quels navires, et ce que joue cette table.',
    taken === null ? '' : `Vous en avez pris ${taken}.`,
  ],
  colourDice: () => [
    'Dés de couleur',
    'Chaque face est une denrée.',
    'Bordée : ce qu’on peut ôter. Après un échec : ce qu’on perd.',
  ],
  numberDice: ({ total }) => [
    'Dés d’abordage',
    'Leur somme s’ajoute aux pirates et aux crânes.',
    total === null ? '' : `Dernier total : ${total}.`,
  ],
  hand: ({ whose, count, known }) => [
    whose === null ? 'Votre main' : `Main de ${whose}`,
    `${count} cartes.`,
    known.length === 0 ? 'Aucune n’a été vue.' : `Vues : ${fr.list(known.map(fr.card))}.`,
  ],
  odds: () => [
    'Chances',
    'Vos chances de prendre le navire, contre-attaques comprises, d’après ce que vous savez.',
    'Comme si tous ceux qui peuvent riposter le faisaient.',
  ],
  part: ({ whose, kind, value }) => [
    {
      die: `Un dé : ${value}`,
      pirate: `Un pirate de ${value}`,
      mark: 'Un crâne',
      bonus: 'Pirates et crânes',
    }[kind],
    `Compte pour ${whose ?? 'vous'} à ce navire.`,
    `Ajoute ${value} au total.`,
  ],
  total: ({ whose, total, strength }) => [
    whose === null ? `Votre total : ${total}` : `Total de ${whose} : ${total}`,
    'Deux dés, pirates et crânes de la ligne, ensemble.',
    total < strength
      ? `Sous la force de ${strength} : échec.`
      : `Il atteint la force de ${strength}. Le plus haut total prend le navire.`,
  ],
  prize: ({ strength, points }) => [
    'Le navire abordé',
    `Force ${strength}, que deux dés, pirates et crânes doivent atteindre.`,
    `Qui le prend marque ${points}.`,
  ],
  captain: ({ whose, score, bonus, ships }) => [
    whose ?? 'Vous',
    `${fr.points(score)}, ${ships} ${ships < 2 ? 'navire' : 'navires'}.`,
    bonus > 0 ? `Les couleurs ajouteraient ${bonus} à la fin.` : 'Le plus de points gagne.',
  ],
  steps: ({ round }) => [
    'Un tour',
    'Jouer trois cartes, puis aborder là où une ligne est pleine, puis piocher.',
    `Manche ${round}.`,
  ],
}
