// English words for what is counted at the end of a match.
import type { DeedWords } from '@flibuste/web/kit'

export type Deed = 'buried' | 'plundered' | 'sunk' | 'hits'

export const deedsEn: DeedWords<Deed> = {
  captions: {
    buried: ['chest buried', 'chests buried'],
    plundered: ['island plundered', 'islands plundered'],
    sunk: ['legend or man-of-war sunk', 'legends and men-of-war sunk'],
    hits: ['hit landed', 'hits landed'],
  },
  suffered: (times) => `You were routed ${times}.`,
  when: (round) => `in month\u00a0${round}`,
  amount: (count) => `${count} fame`,
}
