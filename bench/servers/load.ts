// Players that never think, and players who come at a pace: the same for every server.
import type { LiveMatch, Side } from './side.ts'

/** Opened at a time: a server is not to be measured while it refuses connections. */
const AT_A_TIME = 20

export async function openMatches(side: Side, count: number, first: number): Promise<LiveMatch[]> {
  const matches: LiveMatch[] = []
  for (let from = 0; from < count; from += AT_A_TIME) {
    const some = Array.from({ length: Math.min(AT_A_TIME, count - from) }, (_, at) => side.open(first + from + at))
    matches.push(...(await Promise.all(some)))
  }
  return matches
}

/** So many moves in every match, all at once; how many were acknowledged. */
export async function playAll(matches: readonly LiveMatch[], movesEach: number): Promise<number> {
  let moves = 0
  const play = async (match: LiveMatch): Promise<void> => {
    for (let made = 0; made < movesEach && (await match.move()); made++) moves++
  }
  await Promise.all(matches.map(play))
  return moves
}

/** So many moves a second over all matches; how long each took to be acknowledged, in milliseconds. */
export async function playPaced(matches: readonly LiveMatch[], rate: number, seconds: number): Promise<number[]> {
  const latencies: number[] = []
  const free = [...matches]
  const under = new Set<Promise<void>>()
  const begun = performance.now()
  const play = async (match: LiveMatch): Promise<void> => {
    const sent = performance.now()
    if (!(await match.move())) return
    latencies.push(performance.now() - sent)
    free.push(match)
  }
  for (let due = 0; due < rate * seconds; due++) {
    const wait = begun + (due * 1000) / rate - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    const match = free.shift()
    if (match === undefined) continue
    const move = play(match).finally(() => under.delete(move))
    under.add(move)
  }
  await Promise.all(under)
  return latencies
}
