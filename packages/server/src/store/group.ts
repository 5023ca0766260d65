// Commits writes together that arrive together: a busy server pays for one commit where a naive one pays for fifty.

interface Waiting<Work, Done> {
  readonly work: Work
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/** `commitAll` says what came of each write, in order. While it is under way, the next group grows. */
export function createGroup<Work, Done>(
  commitAll: (group: readonly Work[]) => readonly Done[] | Promise<readonly Done[]>,
) {
  let waiting: Waiting<Work, Done>[] = []
  let isBusy = false

  async function commit(): Promise<void> {
    const group = waiting
    waiting = []
    try {
      const done = await commitAll(group.map(({ work }) => work))
      group.forEach(({ resolve }, at) => resolve(done[at] as Done))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    isBusy = waiting.length > 0
    if (isBusy) setImmediate(() => void commit())
  }

  return (work: Work): Promise<Done> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject })
      if (isBusy) return
      isBusy = true
      // The event loop first reads what lies on the sockets, so that those writes join this group.
      setImmediate(() => void commit())
    })
}
