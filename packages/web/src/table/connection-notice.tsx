// The line to the table is lost: said in one line, politely. It heals by itself; to load the page again is offered only to whoever
// has waited long.
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import type { Connection } from '../session/session.ts'
import { say } from './words.ts'

const RELOAD_AFTER_MS = 10_000

/** Whether it has been lost for long. */
function useLong(isLost: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (!isLost) return undefined
    const timer = setTimeout(() => setLong(true), RELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLost])
  return isLost && isLong
}

export function ConnectionNotice({ connection }: { readonly connection: Connection }) {
  const words = say()
  const isLost = connection === 'lost'
  const isLong = useLong(isLost)
  if (connection === 'local' || connection === 'live') return null
  return (
    <p class="banner" data-connection={connection}>
      <Icon name="warning" />
      <span class="big-only">{isLost ? words.lost : words.connecting}</span>
      <span class="phone-only">{isLost ? words.lostShort : words.connecting}</span>
      {isLong && (
        <button type="button" class="btn sm" onClick={() => location.reload()}>
          {words.retry}
        </button>
      )}
    </p>
  )
}
