// The language of the page: chosen by the browser, switchable at any time, remembered.
import { LANGUAGES, type Language } from '@flibuste/kernel'
import { effect, signal, type Signal } from '@preact/signals'
import { storage } from './storage.ts'

const KEPT_AS = 'flibuste.language'

const isLanguage = (value: string | null | undefined): value is Language => LANGUAGES.some((known) => known === value)

function firstLanguage(): Language {
  const kept = storage.read(KEPT_AS)
  if (isLanguage(kept)) return kept
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => isLanguage(tag))
  return isLanguage(wanted) ? wanted : 'en'
}

/** English until the page has begun: nothing is asked of a browser before. */
export const language: Signal<Language> = signal('en')

/** To be called once, before anything is drawn. */
export function startLanguage(): void {
  language.value = firstLanguage()
  effect(() => {
    document.documentElement.lang = language.value
  })
}

export function speak(chosen: Language): void {
  storage.write(KEPT_AS, chosen)
  language.value = chosen
}

/** A dictionary for each language; the English one says which words there are, so a missing translation does not compile. */
export type Dictionaries<Words> = { readonly [L in Language]: Words }

/** The words in the language of the page. Reading it in a component makes the component follow the language. */
export const words = <Words>(dictionaries: Dictionaries<Words>): Words => dictionaries[language.value]
