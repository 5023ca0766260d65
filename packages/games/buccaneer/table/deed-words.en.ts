// English words for what is counted at the end of a match.
import type { DeedWords } from '@flibuste/web/kit'

export type Deed = 'boarded' | 'covered' | 'treasures' | 'mutinies'

export const deedsEn: DeedWords<Deed> = {
  captions: {
    boarded: ['ship boarded', 'ships boarded'],
    covered: ['crew covered', 'crews covered'],
    treasures: ['treasure taken', 'treasures taken'],
    mutinies: ['mutiny called', 'mutinies called'],
  },
  suffered: (times) => `Your crews were covered ${times}.`,
  when: (round) => `at ship\u00a0${round}`,
  amount: (count) => `${count} ${count === 1 ? 'ducat' : 'ducats'}`,
}
