// The log of a table as signals: its turns, as far as they have been told. Draws nothing.
import type { GameText, Reader } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { AnyTableModule } from '../kit/table-module.ts'
import { mineIn } from './log-concerns.ts'
import { logBook, type Until } from './log-lines.ts'
import { turnsOf, type Turn } from './log-turns.ts'
import { say } from './words.ts'

export interface LogNeeds {
  /** The frames there are, and how far they have been told. */
  readonly happened: ReadonlySignal<Happened>
  readonly module: Pick<AnyTableModule, 'turns' | 'concerns' | 'line'>
  readonly text: ReadonlySignal<GameText>
  readonly reader: ReadonlySignal<Reader>
}

export interface Happened {
  readonly frames: readonly Frame[]
  readonly told: Until
}

export function turnsTold({ happened, module, text, reader }: LogNeeds): ReadonlySignal<readonly Turn[]> {
  const book = logBook()
  return computed(() => {
    const { frames, told } = happened.value
    const isMine = mineIn(module, reader.value.me)
    const telling = { text: text.value, reader: reader.value, words: say(), line: module.line, isMine }
    const lines = book.upTo(told, frames, telling)
    return turnsOf({ frames, lines, until: told, form: module.turns })
  })
}
