// Les mots français de ce que l’on compte à la fin d’une partie.
import type { DeedWords } from '@flibuste/web/kit'
import type { Deed } from './deed-words.en.ts'

export const deedsFr: DeedWords<Deed> = {
  captions: {
    taken: ['navire pris', 'navires pris'],
    shot: ['vivre touché', 'vivres touchés'],
    counters: ['contre-attaque', 'contre-attaques'],
  },
  suffered: (times) => `Vos vivres ont été touchés ${times}.`,
  when: (round) => `au tour\u00a0${round}`,
}
