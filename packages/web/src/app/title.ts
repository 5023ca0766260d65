// The title of the page in the browser's tab: each screen says its own, and it follows language and turn.
import { useSignalEffect } from '@preact/signals'

export function useTitle(title: () => string): void {
  useSignalEffect(() => {
    document.title = `${title()} · Flibuste`
  })
}
