// Writes that arrive together are committed together: a busy server pays for one commit where a naive one pays for fifty.

interface Waiting<Work, Done> {
  readonly work: Work
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/** `commitAll` says what came of each, in order. Nothing is begun while a group is under way, so the next one grows meanwhile. */
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
      // The event loop reads what lies on the sockets first, so that it joins this group.
      setImmediate(() => void commit())
    })
}
