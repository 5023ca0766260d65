// What stood in the page before any script: it stays until the first screen can be drawn, so that nothing is shown in between.
import { effect } from '@preact/signals'
import { route } from './router.ts'

let picture = ''

/** What the page has come with; empty once somebody has gone to another screen. */
export const firstPicture = (): string => picture

export function takeFirstPicture(page: Element): void {
  picture = page.innerHTML
  page.replaceChildren()
  const begun = route.peek()
  effect(() => {
    if (route.value !== begun) picture = ''
  })
}

/**
 * The built page names its styles as those of a printer, lest painting wait for them; nothing is drawn before they hold. Until then the
 * only faces are those that stand in for the true ones. They are fetched first: Firefox uses none that it meets while a true one is on its
 * way, and everything would move when that comes.
 */
export function withStyles(draw: () => void): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')
  if (link === null) return draw()
  const standIns = Promise.allSettled([...document.fonts].map((face) => face.load()))
  const hold = async (): Promise<void> => {
    await standIns
    link.media = 'all'
    draw()
  }
  if (link.sheet !== null) return void hold()
  for (const come of ['load', 'error']) link.addEventListener(come, () => void hold(), { once: true })
}
