// Another match at the end of one: whoever lays it first takes the others along.
import { tablePage, type TableInfo } from '@flibuste/protocol'
import { Icon } from '../art/index.ts'
import { isDenial, type Session } from '../session/session.ts'
import { mySeats } from './captains.ts'
import type { ResultProps } from './result.tsx'
import { say } from './words.ts'

/** To lay it or to sit at it, to go back to one's own, to look on. */
export type RematchWay = 'ask' | 'join' | 'return' | 'watch'

/** What another match is to whoever looks at the end of this one; null: they did not play, and there is none. */
export function rematchWay(kind: Session['kind'], table: TableInfo, myId: string): RematchWay | null {
  const played = kind === 'local' || table.host === myId || mySeats(table, myId).length > 0
  if (table.rematch === null) return played ? 'ask' : null
  if (!played) return 'watch'
  return kind === 'local' || table.rematchBy?.id === myId ? 'return' : 'join'
}

function labelOf(way: RematchWay, layer: string | undefined): string {
  const words = say()
  if (way === 'ask') return words.rematch
  if (way === 'return') return words.rematchOwn
  if (way === 'watch') return words.rematchWatch
  return layer === undefined ? words.rematchJoin : words.rematchOf(layer)
}

/** Whoever may play goes by the server, which keeps their seat; anybody else just goes there. */
async function follow(way: RematchWay, { state, ui, openTable }: ResultProps): Promise<void> {
  const { rematch } = state.session.table.peek()
  if (way === 'watch' && rematch !== null) return openTable(tablePage(rematch))
  const next = await state.session.rematch()
  return isDenial(next) ? ui.tell(next) : openTable(next)
}

export function RematchButton(props: ResultProps) {
  const { session } = props.state
  const table = session.table.value
  const way = rematchWay(session.kind, table, session.myId)
  if (way === null) return null
  const layer = table.rematchBy?.name
  return (
    <>
      {way === 'join' && layer !== undefined && (
        <p class="caption next-laid" role="status">
          {say().rematchLaid(layer)}
        </p>
      )}
      <button type="button" class="btn pri" onClick={() => void follow(way, props)}>
        <Icon name="reroll" />
        {labelOf(way, layer)}
      </button>
    </>
  )
}
