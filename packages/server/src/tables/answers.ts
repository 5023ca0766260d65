// The newest answers of a log, and in which row each is: whoever asks again under the same id is found without reading the log. Older
// ones are there and nowhere else.
import { newest } from '@flibuste/kernel'
import type { Asker } from './log.ts'

export interface Answered {
  readonly guest: string
  readonly answer: string
  readonly of: string | undefined
  /** The row of the log. */
  readonly number: number
}

/** As many as are likely to be asked for again: whoever had no reply asks within seconds. */
const KEPT = 4

export const isBy = (one: Pick<Asker, 'guest' | 'answer'>, { guest, answer }: Asker): boolean =>
  one.guest === guest && one.answer === answer

/** A value: adding makes the next one, and this one stays as it was. */
export class Answers {
  readonly #newest: readonly Answered[]
  /** Whether there are others. */
  readonly isPartial: boolean

  private constructor(answers: readonly Answered[], isPartial: boolean) {
    this.#newest = answers
    this.isPartial = isPartial
  }

  static none(): Answers {
    return new Answers([], false)
  }

  /** `number` is the row of the log. */
  with(asker: Asker, number: number): Answers {
    const { guest, answer, of } = asker
    const answers = newest(this.#newest, KEPT, { guest, answer, of, number })
    return new Answers(answers, this.isPartial || this.#newest.length === KEPT)
  }

  /** Whether all that were given after that row are among those that are kept. */
  hasAllAfter(number: number): boolean {
    return !this.isPartial || (this.#newest[0]?.number ?? 0) <= number + 1
  }

  /** The newest row under this id; null: none among those that are kept. */
  find(asker: Asker): Answered | null {
    return this.#newest.findLast((one) => isBy(one, asker)) ?? null
  }
}
