// What is shown when a screen breaks: a friendly page instead of a blank one. Leaving for another address clears it.
import type { VNode } from 'preact'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { loss, shelf } from '../session/shelf.ts'
import { NoticePage } from './notice-page.tsx'
import type { Route } from './route.ts'
import { dictionaries } from './words.ts'

/** Whether the match this page was at can be read back. */
const isKept = (route: Route): boolean =>
  route.screen === 'local' && loss.peek() === null && shelf.read(route.key) !== null

function BrokenPage({ route }: { readonly route: Route }) {
  const say = words(dictionaries)
  return (
    <NoticePage title={say.brokenTitle} text={isKept(route) ? say.brokenKept : say.brokenText}>
      <button type="button" class="btn pri" onClick={() => location.reload()}>
        {say.again}
      </button>
    </NoticePage>
  )
}

export function useBoundary(route: Route): VNode | null {
  const [error, reset] = useErrorBoundary((broken: unknown) => console.error(broken))
  useEffect(() => {
    if (error !== undefined) reset()
  }, [route])
  return error === undefined ? null : <BrokenPage route={route} />
}
