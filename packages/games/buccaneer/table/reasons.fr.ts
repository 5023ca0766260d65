// Pourquoi un coup, en français. Court : cela tient sous le coup, sur une carte.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'
import { theShip } from '../words.fr.ts'
import { fr as words } from './words.fr.ts'

const count = (men: number): string => `${men} ${men < 2 ? 'homme' : 'hommes'}`

/** De l’homme qui recouvre : les autres le paient une fois recouvert. */
const later = (wage: number): string => ` ; recouvert, il touche ${wage}`

export const fr: ReasonWords<Reason> = {
  keep: ({ least, most }) =>
    most < 0
      ? `un trésor ; vous payez ${words.range(-most, -least)}`
      : least < 0
        ? `un trésor ; vous payez jusqu’à ${-least} ou gardez jusqu’à ${most}`
        : `un trésor ; il vous reste ${words.range(least, most)}`,
  enough: ({ ship, loot, wage }) => `assez pour ${theShip(ship)}${wage === null ? `, ${loot} ducats` : later(wage)}`,
  short: ({ missing, ship, wage }) => `encore ${count(missing)} pour ${ship}${wage === null ? '' : later(wage)}`,
  paid: ({ least, most }) => `on vous paie ${words.range(least, most)} tout de suite`,
  loyal: () => 'ils restent à bord, et leur solde attend',
}
