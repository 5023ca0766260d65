// Asks the browser to keep the page, so that local matches open without network. In built pages only: while developing, files change.
import { effect } from '@preact/signals'
import { outward } from '../kit/base.ts'
import { language } from '../kit/language.ts'

/** Somebody who only looks at the landing page for so long is not in a hurry to open a game. */
const PATIENCE_MS = 6_000

let begun = false

/** What is kept is kept in the language of the page; another is fetched when it is chosen. */
function keep(): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  begun = true
  effect(() => {
    // A browser that will not keep the page plays it from the network as before.
    void navigator.serviceWorker.register(outward(`/sw.js?language=${language.value}`)).catch(() => null)
  })
}

/** The first game is open: now there is time to fetch the others. */
export const keepNow = keep

export function keepForOffline(): void {
  addEventListener('load', () => setTimeout(keep, PATIENCE_MS))
}
