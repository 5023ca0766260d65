// Les mots français de ce que l’on compte à la fin d’une partie.
import type { DeedWords } from '@flibuste/web/kit'
import type { Deed } from './deed-words.en.ts'

export const deedsFr: DeedWords<Deed> = {
  captions: {
    plundered: ['trésor pillé', 'trésors pillés'],
    stole: ['trésor volé', 'trésors volés'],
    sailed: ['déplacement de navire', 'déplacements de navires'],
  },
  suffered: (times) => `On vous a volé ${times}.`,
  when: (round) => `à la manche\u00a0${round}`,
  amount: (count) => `${count} ${count < 2 ? 'trésor' : 'trésors'}`,
}
