// One tab at a time plays a local match: two would each roll their own dice and overwrite one another.

/**
 * Calls `held` once this tab alone has the match, at once or when the other tab lets go; `elsewhere` in between.
 * Returns what lets go of it. Where browsers have no locks (plain http on a home network) everybody is let in.
 */
export function lockMatch(key: string, held: () => void, elsewhere: () => void): () => void {
  if (!('locks' in navigator)) {
    held()
    return () => {}
  }
  let letGo = () => {}
  const leaving = new AbortController()
  const keep = () =>
    new Promise<void>((resolve) => {
      letGo = resolve
      held()
    })
  const waiting = setTimeout(elsewhere, PATIENCE_MS)
  const stopWaiting = () => clearTimeout(waiting)
  navigator.locks
    .request(`flibuste.match.${key}`, { signal: leaving.signal }, () => {
      stopWaiting()
      return keep()
    })
    // Left before it was our turn.
    .catch(() => null)
  return () => {
    stopWaiting()
    leaving.abort()
    letGo()
  }
}

/** A tab that is being reloaded lets go in less. */
const PATIENCE_MS = 400
