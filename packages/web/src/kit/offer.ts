// What the buttons of the action bar are made from. Knows no game.
import type { Signal } from '@preact/signals'
import type { Actions } from './table-module.ts'

export const NO_ACTIONS: Actions<never> = { primary: null, others: [] }

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
