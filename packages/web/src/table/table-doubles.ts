// For tests: a table of Bones against a bot whose player is asked, as the page knows it, without a window.
import { bones } from '@flibuste/games/bones/index.ts'
import { table } from '@flibuste/games/bones/table/index.tsx'
import { text } from '@flibuste/games/bones/text.en.ts'
import type { AnyGame, GameText } from '@flibuste/kernel'
import { vi } from 'vitest'
import type { AnyTableModule } from '../kit/table-module.ts'
import { LocalSession } from '../session/local-session.ts'
import { hastyClock, KEY, shelfWith } from '../session/session-doubles.ts'
import { thinkerInPage } from '../session/thinker.ts'
import { tableState, type TableState } from './table-state.ts'

const game: AnyGame = bones
const SITTERS = ['Anne', 'Barbe'].map((name, seat) => ({ name, human: seat === 0, bot: seat === 0 ? null : 'boy' }))

/** A laptop with a window that is looked at, and motion that takes no time. */
export function stubWindow(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} })
}

/** The match has begun, all that led to the question is told, and there is a choice. */
export async function askedTable(seed = 3): Promise<TableState> {
  stubWindow()
  const shelf = shelfWith(game, SITTERS, seed)
  const kept = shelf.read(KEY)!
  const session = new LocalSession({ game, kept, shelf, thinker: thinkerInPage(game), clock: hastyClock })
  const state = tableState(session, table as object as AnyTableModule, text as object as GameText)
  await vi.waitUntil(() => {
    state.queue.skip()
    return state.myTurn.value && (state.scene.value?.legal.length ?? 0) > 1
  })
  return state
}
