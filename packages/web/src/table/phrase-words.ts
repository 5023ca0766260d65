// A sentence of a game as it is heard. Pure; the drawn form is in phrase.tsx.
import { plain, type Phrase, type Reader, type Word } from '@flibuste/kernel'

export const isDie = (word: Word | undefined): boolean => typeof word === 'object' && 'die' in word

/** Dice drawn side by side are read one by one: "5, 5, 3", never "553". */
export const heard = (phrase: Phrase, reader: Reader): string =>
  plain(
    phrase.flatMap((word, at): Word[] => (isDie(word) && isDie(phrase[at - 1]) ? [', ', word] : [word])),
    reader,
  )

/** Several sentences in a row. */
export const heardTogether = (phrases: readonly Phrase[], reader: Reader): string =>
  phrases.map((phrase) => heard(phrase, reader)).join('. ')
