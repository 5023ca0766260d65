// Les mots français de ce que l’on compte à la fin d’une partie.
import type { DeedWords } from '@flibuste/web/kit'
import type { Deed } from './deed-words.en.ts'

export const deedsFr: DeedWords<Deed> = {
  captions: {
    taken: ['navire pris', 'navires pris'],
    shot: ['provision touchée', 'provisions touchées'],
    counters: ['contre-attaque', 'contre-attaques'],
  },
  suffered: (times) => `Vos provisions ont été touchées ${times}.`,
  when: (round) => `à la manche\u00a0${round}`,
  amount: (count) => `${count} ${count < 2 ? 'point' : 'points'}`,
}
