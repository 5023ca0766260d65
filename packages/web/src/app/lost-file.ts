// Files of the page that cannot be fetched: the network is gone, or a newer page has taken the place of this one since it was opened.
// Then loading the page again cures it, once; twice would be going in circles.
import { outward } from '../kit/base.ts'

const PATIENCE_MS = 60_000

/** What browsers say of a module they could not fetch; they have no name for it in common. */
export const isLostFile = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|preload/i.test(error.message)

const reloadedAt = (): number => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'reloadedAt' in state ? Number(state.reloadedAt) : 0
}

const serverAnswers = async (): Promise<boolean> =>
  fetch(outward('/'), { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The history remembers that it was done, also where nothing can be stored. */
async function reloadOnce(): Promise<void> {
  if (Date.now() - reloadedAt() < PATIENCE_MS || !(await serverAnswers())) return
  history.replaceState({ reloadedAt: Date.now() }, '')
  location.reload()
}

export function watchLostFiles(): void {
  addEventListener('vite:preloadError', () => void reloadOnce())
}
