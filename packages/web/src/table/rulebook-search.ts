// What a search of the rulebook looks through: the book that is read, and once somebody searches, the same book in the other language.
import { LANGUAGES, type Language } from '@flibuste/kernel'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../kit/language.ts'
import { parseRulebook, tongueOf, type OtherTongue } from './rulebook-text.ts'

/** A rulebook as it is written, in a language. */
export type LoadBook = (tongue: Language) => Promise<string>

const NOTHING: OtherTongue = new Map()

/** Fetched when something is looked for; without network a search finds what the reader's own book has. */
export function useOtherTongue(load: LoadBook, query: string): OtherTongue {
  const [held, hold] = useState<{ readonly of: Language; readonly texts: OtherTongue } | null>(null)
  const tongue = language.value
  const isWanted = query.trim() !== ''
  useEffect(() => {
    const other = LANGUAGES.find((known) => known !== tongue)
    if (!isWanted || other === undefined || held?.of === tongue) return
    load(other).then(
      (book) => hold({ of: tongue, texts: tongueOf(parseRulebook(book)) }),
      () => null,
    )
  }, [isWanted, tongue])
  return held?.of === tongue ? held.texts : NOTHING
}
