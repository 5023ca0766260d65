// Les mots français de ce que l’on compte à la fin d’une partie.
import type { DeedWords } from '@flibuste/web/kit'
import type { Deed } from './deed-words.en.ts'

export const deedsFr: DeedWords<Deed> = {
  captions: {
    taken: ['trésor gagné au combat', 'trésors gagnés au combat'],
    attacks: ['attaque', 'attaques'],
    spaces: ['case naviguée', 'cases naviguées'],
  },
  suffered: (times) => `On a pillé votre navire ${times}.`,
  when: (round) => `à la manche\u00a0${round}`,
  amount: (count) => `${count} ${count < 2 ? 'trésor' : 'trésors'}`,
}
