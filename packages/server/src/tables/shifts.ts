// Long work done a little at a time, so that nobody else waits for the end of it: a few steps in each turn of the event loop,
// for all who wait together and one after another. Knows nothing of what is worked at.

/** Work that may stop after each step. */
export type Steps<T> = Generator<void, T>

export interface Shifts {
  work<T>(steps: Steps<T>): Promise<T>
}

/** `most`: how many steps are taken before whatever else the server has to do gets its turn. */
export function createShifts(most: number): Shifts {
  /** Each takes a step, and says whether it was the last. */
  const waiting: (() => boolean)[] = []
  let isCalled = false

  function call(): void {
    if (isCalled || waiting.length === 0) return
    isCalled = true
    setImmediate(() => {
      for (let taken = 0; taken < most && waiting.length > 0; taken++) {
        const step = waiting.shift()!
        if (!step()) waiting.push(step)
      }
      isCalled = false
      call()
    })
  }

  return {
    work: (steps) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            const { done, value } = steps.next()
            if (done === true) resolve(value)
            return done === true
          } catch (error) {
            reject(error)
            return true
          }
        })
        call()
      }),
  }
}
