// Whoever opens a table at which others play is told so once, in the place of the question: that nothing will be asked of them here.
import { series, SPECTATOR, type Prompt } from '@flibuste/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { AnyScene, TableState } from './table-state.ts'
import { watchedOf } from './spectators.ts'
import { say } from './words.ts'

/** As long as it takes to read, however fast others play. */
const READ_MS = 5000

/** As many names as a sentence of two narrow lines has room for. */
export function playedBy(captains: readonly string[]): string {
  const { onlooker, and } = say()
  const { names, more } = watchedOf({ names: [...captains], others: 0 }) ?? { names: [], more: 0 }
  const who = more === 0 ? names : [...names, onlooker.more(more)]
  return onlooker.play(series(who, and), captains.length)
}

const promptOf = ({ captains }: AnyScene): Prompt => ({
  title: say().onlooker.title,
  sentence: [playedBy(captains.map(({ name }) => name))],
  clause: '',
})

/** Until the first move after the page was opened, and at least until it is read; null: I play, or know it. */
export function useOnlooker({ session, latest }: TableState, scene: AnyScene): Prompt | null {
  const isWatching = scene.me === SPECTATOR && session.kind === 'remote'
  const [first] = useState(() => latest.peek())
  const [isRead, read] = useState(!isWatching)
  useEffect(() => {
    if (isRead) return undefined
    const timer = setTimeout(() => read(true), READ_MS)
    return () => clearTimeout(timer)
  }, [isRead])
  return isWatching && (!isRead || latest.value === first) ? promptOf(scene) : null
}
