// English words for what is counted at the end of a match.
import type { DeedWords } from '@flibuste/web/kit'

export type Deed = 'plundered' | 'stole' | 'sailed'

export const deedsEn: DeedWords<Deed> = {
  captions: {
    plundered: ['treasure plundered', 'treasures plundered'],
    stole: ['treasure stolen', 'treasures stolen'],
    sailed: ['move of a ship', 'moves of ships'],
  },
  suffered: (times) => `You were robbed ${times}.`,
  when: (round) => `in round\u00a0${round}`,
  amount: (count) => `${count} ${count === 1 ? 'treasure' : 'treasures'}`,
}
