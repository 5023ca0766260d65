// English words for what is counted at the end of a match.
import type { DeedWords } from '@flibuste/web/kit'

export type Deed = 'taken' | 'shot' | 'counters'

export const deedsEn: DeedWords<Deed> = {
  captions: {
    taken: ['ship taken', 'ships taken'],
    shot: ['provision shot away', 'provisions shot away'],
    counters: ['counter-attack', 'counter-attacks'],
  },
  suffered: (times) => `Your provisions were shot at ${times}.`,
  when: (round) => `in round\u00a0${round}`,
  amount: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
}
