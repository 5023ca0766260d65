// Whose dice lie in the tray. A move may end a turn and begin the next: until that is told, the dice lie that the move was made with. Pure.
import { begunEvents, type Happened } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { DieView, View } from '../view.ts'

interface Told {
  readonly view: View
  readonly happened: Happened<Event>
}

/** After what is told of the turn that ends. */
function diceAfter(dice: readonly DieView[], event: Event): readonly DieView[] {
  switch (event.type) {
    case 'rerolled':
      return event.dice.map((face) => ({ face, used: false }))
    case 'changed':
      return dice.map((die, at) => (at === event.die ? { ...die, face: event.to } : die))
    case 'sailed':
    case 'plundered':
    case 'stole':
      return dice.map((die, at) => (event.dice.includes(at) ? { ...die, used: true } : die))
    default:
      return dice
  }
}

/** The turn that ends with its events, or the one that has begun with its own. */
export function trayTurn<Scene extends Told>(scene: Scene, before: View): Scene {
  const { happened } = scene
  const { events, told } = happened
  const next = events.findIndex(({ type }) => type === 'turnBegan')
  const begun = begunEvents(happened)
  if (next <= 0 || happened.isOver) return scene
  if (begun.length > next)
    return { ...scene, happened: { ...happened, events: events.slice(next), told: Math.max(0, told - next) } }
  const dice = begun.reduce(diceAfter, before.dice)
  return {
    ...scene,
    view: { ...before, dice },
    happened: { ...happened, events: events.slice(0, next), told: Math.min(told, next) },
  }
}
