// What a board keeps while it is out of sight behind another leaf of the phone: as long as its table lives, and no longer.
import { signal, type Signal } from '@preact/signals'

/** The table's hands stay the same as long as its page does. */
type Owner = object

/** A signal of each table, made when first asked for. */
export function lasting<Value>(first: Value): (owner: Owner) => Signal<Value> {
  const kept = new WeakMap<Owner, Signal<Value>>()
  return (owner) => {
    const made = kept.get(owner) ?? signal(first)
    kept.set(owner, made)
    return made
  }
}
