// The words of the shared picture in the language of the page.
import { words } from '../kit/language.ts'
import { pictureEn, type PictureWords } from './picture-words.en.ts'
import { pictureFr } from './picture-words.fr.ts'
import type { Told } from './picture-told.tsx'

export const pictureWords = (): PictureWords => words({ en: pictureEn, fr: pictureFr })

/** What the picture tells, for whoever cannot see it: who won, the sentence, everybody's place. */
export function altOf({ game, title, sentence, captains }: Told): string {
  const { ranked, listed } = pictureWords()
  const ranking = listed(captains.map(({ place, name, amount, figure }) => ranked(place, name, amount || figure)))
  return [`${game} · ${title}.`, sentence, `${ranking}.`].filter((part) => part !== '').join(' ')
}
