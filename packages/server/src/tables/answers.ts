// The newest answers of a log, and in which row each is: whoever asks again under the same id is found without reading the log. Older
// ones are there and nowhere else.
import type { Asker } from './log.ts'

export interface Answered extends Asker {
  /** The row of the log. */
  readonly number: number
}

/** More than may be under way at a table at a time: eight seats answer a sealed question, and somebody talks. */
const KEPT = 12

export const isBy = (one: Asker, { guest, answer }: Asker): boolean => one.guest === guest && one.answer === answer

/** A number that tells most ids apart, so that few are looked at. */
function markOf({ answer }: Asker): number {
  let mark = answer.length
  for (let at = 0; at < answer.length; at++) mark = (mark * 31 + answer.charCodeAt(at)) & 0x3fffffff
  return mark
}

const KEEP = 1 - KEPT

/** A value: adding makes the next one, and this one stays as it was. */
export class Answers {
  readonly #newest: readonly Answered[]
  readonly #marks: readonly number[]
  /** Whether there are others. */
  readonly isPartial: boolean

  private constructor(newest: readonly Answered[], marks: readonly number[], isPartial: boolean) {
    this.#newest = newest
    this.#marks = marks
    this.isPartial = isPartial
  }

  static none(): Answers {
    return new Answers([], [], false)
  }

  with(answered: Answered): Answers {
    const [newest, marks] = [this.#newest.slice(KEEP), this.#marks.slice(KEEP)]
    newest.push(answered)
    marks.push(markOf(answered))
    return new Answers(newest, marks, this.isPartial || this.#newest.length === KEPT)
  }

  /** The newest row under this id; null: none among those that are kept. */
  find(asker: Asker): Answered | null {
    const mark = markOf(asker)
    for (let at = this.#marks.lastIndexOf(mark); at >= 0; at = at > 0 ? this.#marks.lastIndexOf(mark, at - 1) : -1) {
      const answered = this.#newest[at]
      if (answered !== undefined && isBy(answered, asker)) return answered
    }
    return null
  }
}
