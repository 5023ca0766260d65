// English words for what is counted at the end of a match.
import type { DeedWords } from '@flibuste/web/kit'

export type Deed = 'taken' | 'attacks' | 'spaces'

export const deedsEn: DeedWords<Deed> = {
  captions: {
    taken: ['treasure won in fights', 'treasures won in fights'],
    attacks: ['attack', 'attacks'],
    spaces: ['space sailed', 'spaces sailed'],
  },
  suffered: (times) => `Your ship was robbed ${times}.`,
  when: (round) => `in round\u00a0${round}`,
  amount: (count) => `${count} ${count === 1 ? 'treasure' : 'treasures'}`,
}
