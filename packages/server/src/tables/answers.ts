// Which answers a log holds, and in which row: whoever asks again under the same id is found without looking through the match.
// A value like `Growing`: adding makes the next one, and this one stays as it was.
import type { Asker } from './log.ts'

export interface Answered extends Asker {
  /** The row of the log. */
  readonly number: number
}

/** Answers of one line share their list and its index. */
interface Line {
  readonly list: Answered[]
  readonly places: Map<string, number>
}

const nameOf = ({ guest, answer }: Asker): string => `${guest} ${answer}`

function add({ list, places }: Line, answered: Answered): void {
  places.set(nameOf(answered), list.length)
  list.push(answered)
}

function lineOf(list: readonly Answered[]): Line {
  const line: Line = { list: [], places: new Map() }
  for (const answered of list) add(line, answered)
  return line
}

export class Answers {
  readonly length: number
  readonly #line: Line

  private constructor(line: Line) {
    this.#line = line
    this.length = line.list.length
  }

  static none(): Answers {
    return new Answers(lineOf([]))
  }

  with(answered: Answered): Answers {
    const { list } = this.#line
    // Other answers may have gone on from here already. They are not ours.
    const line = list.length === this.length ? this.#line : lineOf(list.slice(0, this.length))
    add(line, answered)
    return new Answers(line)
  }

  /** The newest row under this id; null: none. */
  find(asker: Asker): Answered | null {
    const place = this.#line.places.get(nameOf(asker))
    return place === undefined || place >= this.length ? null : (this.#line.list[place] ?? null)
  }
}
