// Ce que disent les pièces de Bones en français : un titre, ce que c’est, ce qu’elle fait maintenant.
import type { BonesExplain } from './explain.ts'
import { fr } from './words.fr.ts'

const de = (name: string): string => `de ${name}`

export const explainFr: BonesExplain = {
  ship: ({ lane, whose, place, arrived }) => {
    const title = whose === null ? `Votre navire ${lane}` : `Navire ${lane} ${de(whose)}`
    if (whose !== null)
      return [
        title,
        `Personne ne peut y toucher ; son île n’aide que ${whose}.`,
        `Il est ${['au port', 'en mer', 'à son île'][place]}.`,
      ]
    if (place === 0) return [title, 'Il attend au port.', `Deux ${lane} le mènent en mer, trois droit à son île.`]
    if (place === 1) return [title, 'En mer : 1 point en cas d’égalité.', `Deux ou trois ${lane} le mènent à son île.`]
    if (arrived) return [title, 'Il vient d’arriver.', 'Il pourra piller dès votre prochain tour.']
    return [
      title,
      'À son île : 3 points en cas d’égalité, et le don de l’île est à vous.',
      `Trois ${lane} pillent : un trésor, et le navire retourne au port.`,
    ]
  },
  lane: ({ lane, lit }) => [
    `Ligne ${lane}`,
    `Le port en haut, puis la mer, l’île ${lane} en bas.`,
    lit === null
      ? ''
      : lit
        ? `Tels quels, les dés font avancer le navire ${lane}.`
        : `Tels quels, les dés laissent le navire ${lane} où il est.`,
  ],
  sea: ({ lane }) => [
    'La mer',
    `La case entre le port et l’île ${lane}.`,
    `Une paire de ${lane} mène le navire jusqu’ici.`,
  ],
  island: ({ lane, power, whose }) => [
    `Île ${lane}`,
    `Son don : ${fr.power(power)}, pour un navire ou un Éclaireur qui y est au début du tour.`,
    whose === null
      ? `Amenez-y le navire ${lane} ; dès le tour suivant, trois ${lane} la pillent.`
      : `Sur cette carte, elle ne sert que ${whose}.`,
  ],
  gift: ({ lane, power, lit, whose, all, left }) => {
    const title = `Don de l’île ${lane} : ${fr.power(power)}`
    if (!lit)
      return [
        title,
        { die: 'Un dé de plus.', reroll: 'Une relance de plus.', change: 'Un dé peut changer d’un point.' }[power],
        whose === null
          ? 'Éteint : ni navire ni Éclaireur à vous ici au début du tour.'
          : `Éteint : ${whose} ne l’a pas.`,
      ]
    if (whose !== null) return [title, `Allumé : il aide ${whose}.`, '']
    if (power === 'die') return [title, 'Un dé de plus.', 'Allumé : il est parmi vos dés.']
    if (power === 'reroll') return [title, 'Une relance de plus.', `Ce tour-ci, ${all} en tout ; il en reste ${left}.`]
    return [
      title,
      'Changer un dé d’un point, après les relances.',
      `Il en reste ${left}. Un 6 ne monte plus, un 1 ne descend plus.`,
    ]
  },
  die: ({ face, state }) => {
    const title = face === 1 ? 'Un dé : l’étoile est un 1' : `Un dé : ${face}`
    const what = `Il compte pour le navire ${face}.`
    if (state === 'spent') return [title, 'Un dé dépensé.', 'Chaque dé ne sert qu’une fois par tour.']
    if (state === 'reroll') return [title, what, 'Touchez-le pour le relancer, encore une fois pour le garder.']
    if (state === 'change') return [title, what, 'Touchez-le pour le monter ou le baisser d’un point.']
    return [title, what, 'Deux pareils font avancer un navire, trois pillent.']
  },
  absentDie: ({ island }) => [
    'Un dé qui manque',
    `L’île ${island} l’ajouterait.`,
    'Il faut y avoir un navire ou un Éclaireur au début du tour.',
  ],
  group: () => [
    'Ce que font les dés',
    'Deux pareils font avancer le navire de leur chiffre, trois pillent son île.',
    '',
  ],
  handful: ({ base, count, whose }) => [
    'Ce que prêtent les îles',
    `${base === 0 ? 'Aucun' : base} sans île ; chaque île de ce don en ajoute un.`,
    `${whose === null ? 'Vous en avez' : `${whose} en a`} ${count} ce tour-ci.`,
  ],
  ready: ({ count }) => [
    'Prêts',
    'Ce que ces dés permettent tels quels.',
    count === 0 ? 'Rien encore.' : 'Touchez une ligne, ou le navire : il part une fois les dés gardés.',
  ],
  chest: ({ whose, count, goal, full, thief, mine }) => {
    const who = whose === null ? 'Vous en avez' : `${whose} en a`
    if (!full)
      return [
        'La place d’un trésor',
        `${who} ${count} sur ${goal}.`,
        `${goal} coffres pleins amènent la dernière manche.`,
      ]
    if (thief === null) return ['Un trésor', `${who} ${count} sur ${goal}.`, '']
    const now = mine
      ? 'Un brelan à votre prochain tour l’emporte.'
      : `Un brelan au prochain tour ${de(thief)} l’emporte, sauf si l’on chasse le Voleur.`
    return ['Un trésor, et un Voleur à côté', `${who} ${count} sur ${goal}.`, now]
  },
  mate: ({ whose, duty, island, robbed }) => {
    const title = whose === null ? 'Votre second' : `Second ${de(whose)}`
    if (duty === 'scout')
      return [
        title,
        `Un Éclaireur sur l’île ${island}.`,
        `Au prochain tour, le don de l’île est à ${whose ?? 'vous'} ; puis il rentre.`,
      ]
    if (duty === 'thief')
      return [
        title,
        robbed === null ? 'Un Voleur à côté d’un de vos trésors.' : `Un Voleur à côté d’un trésor ${de(robbed)}.`,
        whose === null
          ? 'Un brelan à votre prochain tour l’emporte.'
          : `Un brelan au prochain tour ${de(whose)} l’emporte.`,
      ]
    return [title, 'En main.', 'Il agit quand les dés ne bougent aucun navire : Éclaireur, Voleur ou Défenseur.']
  },
  reserve: ({ count }) => [
    'La réserve',
    `Trésors encore à prendre : ${count}.`,
    'Chaque pillage en prend un ; ils ne manquent jamais.',
  ],
  ladder: ({ turns, rank }) => [
    'Vos tours',
    'Moins il en faut pour trois trésors, meilleur est le rang.',
    `Tour ${turns} : encore à portée, ${fr.rank(rank)}.`,
  ],
  captain: ({ whose, count, goal, points }) => [
    whose ?? 'Vous',
    `${count} trésors sur ${goal}. À ${goal}, la dernière manche commence.`,
    `${points} points de navigation, qui départagent les égaux.`,
  ],
  steps: ({ round }) => [
    'Les étapes du tour',
    'Lancer, relancer, changer, naviguer, second. L’étape allumée est ouverte ; une étape sans choix est sautée.',
    `Manche ${round} : chacun joue une fois par manche, et la partie finit avec l’une d’elles.`,
  ],
}
