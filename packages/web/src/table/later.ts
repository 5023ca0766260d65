// What may wait for the board: a signal that follows another one picture later, in a task of its own.
import { effect, signal, type ReadonlySignal } from '@preact/signals'
import { afterPicture } from '../kit/answer-first.ts'

export interface Later<T> {
  readonly value: ReadonlySignal<T>
  close(): void
}

/** However often it changes until then, it is followed once. */
export function later<T>(source: ReadonlySignal<T>): Later<T> {
  const value = signal(source.peek())
  let isWaiting = false
  const stop = effect(() => {
    if (source.value === value.peek() || isWaiting) return
    isWaiting = true
    afterPicture(() => {
      isWaiting = false
      value.value = source.peek()
    })
  })
  return { value, close: stop }
}
