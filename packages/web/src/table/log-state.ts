// The log of a table as signals: its turns, as far as they have been told. Draws nothing.
import type { GameText, Reader } from '@flibuste/kernel'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { AnyTableModule } from '../kit/table-module.ts'
import type { Session } from '../session/session.ts'
import { mineIn } from './log-concerns.ts'
import { logBook, type Until } from './log-lines.ts'
import { turnsOf, type Turn } from './log-turns.ts'
import { say } from './words.ts'

export interface LogNeeds {
  readonly session: Pick<Session, 'frames'>
  readonly module: Pick<AnyTableModule, 'turns' | 'concerns' | 'line'>
  readonly text: ReadonlySignal<GameText>
  readonly reader: ReadonlySignal<Reader>
  readonly told: ReadonlySignal<Until>
}

export function turnsTold({ session, module, text, reader, told }: LogNeeds): ReadonlySignal<readonly Turn[]> {
  const book = logBook()
  return computed(() => {
    const frames = session.frames.value
    const isMine = mineIn(module, reader.value.me)
    const telling = { text: text.value, reader: reader.value, words: say(), line: module.line, isMine }
    const lines = book.upTo(told.value, frames, telling)
    return turnsOf({ frames, lines, until: told.value, form: module.turns })
  })
}
