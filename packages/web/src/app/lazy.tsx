// A screen whose code is loaded when it is first shown.
import type { ComponentChildren, ComponentType } from 'preact'
import { RoseMark } from '../art/compass.tsx'
import { words } from '../kit/language.ts'
import { firstPicture } from './first-picture.ts'
import { useLoaded } from './loading.ts'
import { dictionaries } from './words.ts'

/** What the page came with, or the rose at once, so that something is seen on a slow line; words only where it takes a while. */
export function LoadingPage() {
  const came = firstPicture()
  if (came !== '') return <div class="first-picture" dangerouslySetInnerHTML={{ __html: came }} />
  return (
    <main class="loading-page" aria-busy="true">
      <RoseMark />
      <p class="caption">{words(dictionaries).loading}</p>
    </main>
  )
}

export interface LazyProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Shown until then instead of a page of its own. */
  readonly waiting?: ComponentChildren
}

export function Lazy<Props extends object>({ load, props, waiting }: LazyProps<Props>) {
  const loaded = useLoaded('', load)
  if (loaded.state === 'failed') throw loaded.error
  if (loaded.state === 'loading') return waiting === undefined ? <LoadingPage /> : <>{waiting}</>
  const Screen = loaded.value
  return <Screen {...props} />
}
