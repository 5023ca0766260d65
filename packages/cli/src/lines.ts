// Lines of text as they come in, from a terminal or a pipe. No prompt, no echo: that is the terminal's business.
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Opened at the first line asked for, so that commands that read nothing do not hold the input open. */
export async function* linesOf(input: Readable): AsyncGenerator<string, void> {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY, terminal: false })
  try {
    yield* reader
  } finally {
    reader.close()
    input.destroy()
  }
}
