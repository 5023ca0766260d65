// What is shown when a screen breaks: a friendly page instead of a blank one. Leaving for another address clears it.
import type { VNode } from 'preact'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { NoticePage } from './notice-page.tsx'
import type { Route } from './route.ts'
import { dictionaries } from './words.ts'

function BrokenPage() {
  const say = words(dictionaries)
  return (
    <NoticePage title={say.brokenTitle} text={say.brokenText}>
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
  return error === undefined ? null : <BrokenPage />
}
