// Ce que disent les pièces de Pirates! en français : un titre, ce que c’est, ce qu’elle fait maintenant.
import type { Crewed, PiratesExplain, PiratesFacts } from './explain.ts'

const plural = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`
const list = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const perCent = (chance: number): string => `${Math.round(chance * 100)} %`

const crew = ({ whose, cannons, pirates, aboard }: Crewed): string =>
  `${whose ?? 'Vous'} : ${plural(cannons, 'canon')}, ${plural(pirates, 'pirate')}, ${plural(aboard, 'trésor')}.`

type Lair = Extract<PiratesFacts['space'], { kind: 'lair' }>

function lair({
  island,
  face,
  pirates,
  dice,
  treasure,
  ready,
  coins,
  chance,
  isLast,
}: Lair): readonly [string, string, string] {
  if (face === 'gone')
    return [island, 'Il ne reste rien ici.', 'Le repaire a quitté la partie ; on contourne toujours l’île.']
  const last = isLast ? ' Le dernier repaire : le prendre termine la partie.' : ''
  const odds = chance === null ? '' : ` Vos chances : ${perCent(chance)}.`
  if (face === 'down')
    return [
      `${island}, clos`,
      `Personne n’y a regardé. Il cache l’une des pièces ${list(coins)}.`,
      `S’attaque depuis une case voisine.${odds}${last}`,
    ]
  const fights = ready ? `Riposte avec ${plural(dice, 'dé')}.` : 'Hors de combat : toute attaque l’emporte.'
  return [
    island,
    `${plural(pirates, 'pirate')}, ${plural(dice, 'canon')}, ${plural(treasure, 'trésor')}.`,
    `${fights}${odds}${last}`,
  ]
}

function water({
  kind,
  steps,
  islands,
  ships,
}: Exclude<PiratesFacts['space'], Lair>): readonly [string, string, string] {
  const way =
    steps === null
      ? ''
      : steps === 0
        ? 'Vous êtes ici.'
        : `À ${plural(steps, 'case')} : touchez deux fois pour y aller.`
  const now = [way, ...ships.map(crew)].filter((part) => part !== '').join(' ')
  if (kind === 'port')
    return ['Le port', 'On n’y attaque personne. Finissez-y votre route pour décharger, et pour tout réparer.', now]
  const beside = islands.length === 0 ? 'La pleine mer.' : `Au large de ${list(islands)}.`
  return [
    'Une case de mer',
    `${beside} Dans une même case, les bateaux peuvent s’attaquer.`,
    now === '' ? 'Hors de portée.' : now,
  ]
}

const DOES = { cannon: 'Un canon : un dé au tir.', pirate: 'Un pirate : une case en route.' } as const

const BLOWS = {
  selected: 'Il vole encore.',
  hit: 'Touché : la figurine retourne à la réserve.',
  miss: 'Sans effet : rien à toucher ici.',
} as const

export const explainFr: PiratesExplain = {
  space: (facts) => (facts.kind === 'lair' ? lair(facts) : water(facts)),
  slot: ({ whose, slot, figure, hold, aboard, loading }) => {
    const title = `Poste ${slot}${whose === null ? '' : ` de ${whose}`}`
    if (loading)
      return [
        title,
        'Un canon tire un dé, un pirate avance d’une case.',
        `Un dé de ${slot} touche ce qui est ici. Personne ne le voit avant que tous aient scellé.`,
      ]
    if (hold && aboard > 0)
      return [
        title,
        `La cale : ${plural(aboard, 'trésor')} à bord.`,
        'Aucun dé ne les touche ; qui bat le bateau les prend.',
      ]
    if (figure === null) return [title, 'Personne ici.', `Un dé de ${slot} reste sans effet. Réparez pour le garnir.`]
    return [
      title,
      DOES[figure],
      `Touché par un ${slot}.${hold ? ' Le trésor prendra ce poste : la figurine devra céder la place.' : ''}`,
    ]
  },
  lairSlot: ({ island, slot, figure }) => [
    `${island}, poste ${slot}`,
    figure === null ? 'Vide.' : figure === 'cannon' ? 'Un canon.' : 'Un pirate.',
    figure === null ? `Un dé de ${slot} est perdu.` : `Un dé de ${slot} l’enlève.`,
  ],
  fixed: ({ count }) => [
    'Canon sans numéro',
    `${count} ici : aucun dé ne les touche.`,
    'Ils tirent tant qu’il reste un pirate.',
  ],
  coin: ({ treasure, room }) => [
    'Le trésor du repaire',
    `${plural(treasure, 'trésor')} ici.`,
    room === null ? '' : `Vous avez de la place pour ${room} de plus.`,
  ],
  bank: ({ whose, banked, aboard, target }) => [
    whose === null ? 'Vos trésors' : `Trésors de ${whose}`,
    `${banked} sur ${target} à terre, en sûreté${aboard > 0 ? ` ; ${aboard} à bord` : ''}.`,
    `Encore ${Math.max(0, target - banked)} à terre, et c’est gagné aussitôt.`,
  ],
  counts: (facts) => [
    'Canons et pirates',
    'Un dé par canon au tir, une case par pirate en route.',
    `${crew(facts)} Sans l’un des deux, pas de combat.`,
  ],
  lairs: ({ sealed, open, gone }) => [
    'Les repaires',
    `${sealed} clos, ${open} ouverts, ${gone} pillés.`,
    'Quand tous sont pillés, la partie s’arrête, et ce qui est à bord compte aussi.',
  ],
  dice: ({ dice }) => [
    'Dés de combat',
    'Un par canon ; chacun touche le poste de son chiffre.',
    dice === 0 ? '' : `Dernière bordée : ${dice}.`,
  ],
  odds: () => [
    'Chances',
    'Vos chances dans cette attaque, exactement.',
    'Gagner, nul, perdre ; ce que vous pouvez gagner et perdre.',
  ],
  fighting: ({ who, cannons, pirates, treasure }) => [
    who ?? 'Vous',
    `${plural(cannons, 'canon')}, ${plural(pirates, 'pirate')}, ${plural(treasure, 'trésor')}.`,
    cannons === 0 || pirates === 0
      ? 'Hors de combat : sans canon ou sans pirate, on ne se bat pas.'
      : `En état de combattre, avec ${plural(cannons, 'dé')}.`,
  ],
  blow: ({ slot, state }) => [`Un dé du combat : ${slot}`, `Il vise le poste ${slot} de l’autre camp.`, BLOWS[state]],
  captain: ({ whose, banked, aboard, target }) => [
    whose ?? 'Vous',
    `${banked} sur ${target} à terre, ${aboard} à bord.`,
    'Seul ce qui est à terre compte pour le but ; ce qui est à bord peut être pris.',
  ],
  steps: ({ action, round }) => [
    'Deux actions',
    'Naviguer ou attaquer, puis attaquer ou réparer.',
    `Manche ${round} : voici la ${action === 1 ? 'première' : 'seconde'}.`,
  ],
}
