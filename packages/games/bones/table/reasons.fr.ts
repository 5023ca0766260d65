// Pourquoi un coup, en français. Court : cela tient sous le coup, sur une carte.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'
import type { RollWish } from './scouting.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`
const WISHES: { readonly [W in RollWish]: string } = { plunder: 'piller', sail: 'naviguer', steal: 'voler' }
const NTH = ['', 'le premier', 'le deuxième', 'le troisième']

export const fr: ReasonWords<Reason> = {
  wish: ({ wish, chance }) => `${percent(chance)} de ${WISHES[wish]} ce tour-ci`,
  scout: ({ wish, chance, plain }) =>
    `${wish === 'plunder' ? 'piller' : 'naviguer'} au prochain tour ${percent(chance)}, sans lui ${percent(plain)}`,
  treasure: ({ nth }) => `${NTH[nth] ?? 'encore un'} trésor, tout de suite`,
  theft: ({ nth }) => `${NTH[nth] ?? 'encore un'} trésor, et un de moins en face`,
  sea: () => 'à mi-chemin de son île',
  island: () => 'son île aide dès le prochain tour',
  group: ({ face, group }) => `fait ${group === 'pair' ? 'une paire' : 'un brelan'} de ${face}`,
  kept: ({ lane }) => `le navire ${lane} avance de toute façon`,
  now: ({ lane }) => `le navire ${lane} peut avancer`,
  watch: () => 'tout brelan au prochain tour prend le trésor',
  mate: () => 'aucun navire n’avance : votre second peut agir',
  chase: () => 'ce Voleur ne prendra rien au prochain tour',
}
