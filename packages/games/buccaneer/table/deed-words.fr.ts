// Les mots français de ce que l’on compte à la fin d’une partie.
import type { DeedWords } from '@flibuste/web/kit'
import type { Deed } from './deed-words.en.ts'

export const deedsFr: DeedWords<Deed> = {
  captions: {
    boarded: ['navire abordé', 'navires abordés'],
    covered: ['équipage recouvert', 'équipages recouverts'],
    treasures: ['trésor pris', 'trésors pris'],
    mutinies: ['mutinerie lancée', 'mutineries lancées'],
  },
  suffered: (times) => `Vos équipages ont été recouverts ${times}.`,
  when: (round) => `au navire\u00a0${round}`,
  amount: (count) => `${count} ${count < 2 ? 'ducat' : 'ducats'}`,
}
