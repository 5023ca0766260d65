// What the buttons of the action bar are made from. Knows no game.
import type { Signal } from '@preact/signals'
import type { Action, Actions } from './table-module.ts'

export const NO_ACTIONS: Actions<never> = { primary: null, others: [] }

/** Until something is chosen the primary says what to choose: it is no advice. */
export const ask = (label: string, key?: string): Action<never> => ({ move: null, label, key, asks: true })

/** The one move there is; null where there is a choice. */
export const onlyOf = <Move>(moves: readonly Move[]): Move | null => (moves.length === 1 ? (moves[0] ?? null) : null)

/** The scene, and what the player has put together so far. */
export interface Offering<Scene, Made> {
  readonly scene: Scene
  readonly draft: Made
  /** Changes what is being put together. */
  set(draft: Made): void
}

export const offeringOf = <Scene, Made>(scene: Scene, draft: Signal<Made>): Offering<Scene, Made> => ({
  scene,
  draft: draft.value,
  set: (made) => void (draft.value = made),
})
