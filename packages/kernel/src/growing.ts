// A list that only grows, as a value: adding to it makes the next list, and this one stays as it was.
import { newest } from './lists.ts'

/** A list that grew from another shares its items, so adding costs the same however long the list is. */
export class Growing<T> {
  readonly length: number
  readonly #shared: T[]

  private constructor(shared: T[]) {
    this.#shared = shared
    this.length = shared.length
  }

  static of<T>(items: readonly T[] = []): Growing<T> {
    return new Growing(items.slice())
  }

  with(item: T): Growing<T> {
    // Another list may have added to the shared items already. Then this one goes on with a copy.
    const shared = this.#shared.length === this.length ? this.#shared : this.slice()
    shared.push(item)
    return new Growing(shared)
  }

  /** The next one of so many items at most: it has let go of the oldest. */
  withNewest(item: T, most: number): Growing<T> {
    return this.length < most ? this.with(item) : new Growing(newest(this.slice(), most, item))
  }

  /** Undefined beyond the ends; a negative place counts from the end. */
  at(place: number): T | undefined {
    const from = place < 0 ? place + this.length : place
    return from < this.length ? this.#shared[from] : undefined
  }

  findLast(wanted: (item: T) => boolean): T | undefined {
    for (let place = this.length - 1; place >= 0; place--) {
      const item = this.#shared[place]!
      if (wanted(item)) return item
    }
    return undefined
  }

  /** A new array with the items from a place on. */
  slice(from = 0): T[] {
    return this.#shared.slice(from, this.length)
  }

  toJSON(): T[] {
    return this.slice()
  }

  *[Symbol.iterator](): Generator<T, void, void> {
    for (let place = 0; place < this.length; place++) yield this.#shared[place]!
  }
}
