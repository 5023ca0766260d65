// Les mots français de ce que l’on compte à la fin d’une partie.
import type { DeedWords } from '@flibuste/web/kit'
import type { Deed } from './deed-words.en.ts'

export const deedsFr: DeedWords<Deed> = {
  captions: {
    buried: ['coffre enterré', 'coffres enterrés'],
    plundered: ['île pillée', 'îles pillées'],
    sunk: ['légende ou vaisseau coulé', 'légendes et vaisseaux coulés'],
    hits: ['coup au but', 'coups au but'],
  },
  suffered: (times) => `Vous avez été mis en déroute ${times}.`,
  when: (round) => `au mois\u00a0${round}`,
  amount: (count) => `${count} ${count < 2 ? 'point de renommée' : 'points de renommée'}`,
}
