// The parts of the table that come after its board: each in its place as soon as they are there. Whoever asks for one earlier waits for it.
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type * as AfterBoard from './after-board.ts'
import type { PanelProps } from './log.tsx'
import type { ResultProps } from './result.tsx'
import type { DrawerProps } from './rulebook-drawer.tsx'
import type { AnyScene } from './table-state.ts'

type Parts = typeof AfterBoard

/** Once for the life of the page, so that what is there is drawn at once. */
const parts = signal<Parts | null>(null)

export async function fetchLaterParts(): Promise<void> {
  parts.value ??= await import('./after-board.ts')
}

/** A file that is lost is said where every other is. */
function useParts(): Parts | null {
  const [failure, fail] = useState<{ readonly error: unknown } | null>(null)
  useEffect(() => {
    fetchLaterParts().catch((error: unknown) => fail({ error }))
  }, [])
  if (failure !== null) throw failure.error
  return parts.value
}

export function LaterResult(props: ResultProps) {
  const all = useParts()
  return all === null ? null : <all.Result {...props} />
}

export function LaterScrubber(props: PanelProps & { readonly scene: AnyScene }) {
  const all = useParts()
  return all === null ? null : <all.Scrubber {...props} />
}

export function LaterDrawer(props: DrawerProps) {
  const all = useParts()
  return all === null ? null : <all.RulebookDrawer {...props} />
}

export function LaterKeeping(props: Pick<PanelProps, 'state'>) {
  const all = useParts()
  return all === null ? null : <all.Keeping {...props} />
}

/** Most of the time none of them is open. */
export function LaterDialogs(props: PanelProps) {
  return props.ui.dialog.value === null ? null : <OpenDialog {...props} />
}

function OpenDialog(props: PanelProps) {
  const all = useParts()
  return all === null ? null : <all.Dialogs {...props} />
}
