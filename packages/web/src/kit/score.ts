// A score of beats: what a frame tells, cut into moments that follow each other. A game says it once, from its events; the
// table plays it, and board, log, figures, sounds, the voice and the question all step by it. Pure; knows no game.

export interface Beat<Event> {
  /** What it tells: the next of the frame's events, in their order. None: only time passes, dice fly or a stage is read. */
  readonly events: readonly Event[]
  /** From its beginning: until then nothing beside the board says what came of it. 0: there is nothing to give away. */
  readonly toldMs: number
  /** From its beginning to the next. */
  readonly lastsMs: number
  /** The same where nothing moves: the time to read what opens. 0: nothing does. */
  readonly stillMs: number
  /** Only on the way to something: it need not stay on show once it is told. */
  readonly passing?: true
  /** Put before everybody's eyes while it lasts: what of it concerns whoever looks. The table adds these. */
  readonly moment?: Event
  /**
   * One's own dice, or those one was beaten by, to be read before somebody else goes on: until one says so, or for as long as a still stage.
   * The table marks these.
   */
  readonly own?: true
  /** The same, and so grave that it takes the time to be read at every pace. The table marks these. */
  readonly fate?: true
}

export type Score<Event> = readonly Beat<Event>[]

export interface BeatTimes {
  readonly lastsMs: number
  readonly toldMs?: number
  readonly stillMs?: number
}

export const beat = <Event>(
  events: readonly Event[],
  { lastsMs, toldMs = 0, stillMs = 0 }: BeatTimes,
): Beat<Event> => ({ events, toldMs, lastsMs, stillMs })

/** Nothing is told, and the floor is kept to the end: whoever made the move is not asked before. */
export const rest = (lastsMs: number, stillMs = 0): Beat<never> => ({ events: [], toldMs: lastsMs, lastsMs, stillMs })

/** The same beat, only on the way to something. */
export const inPassing = <Event>(beat: Beat<Event>): Beat<Event> => ({ ...beat, passing: true })

export const scoreMs = (score: Score<unknown>): number => score.reduce((sum, { lastsMs }) => sum + lastsMs, 0)

/** When each beat begins. */
export function beginnings(score: Score<unknown>): readonly number[] {
  let atMs = 0
  return score.map(({ lastsMs }) => {
    const begins = atMs
    atMs += lastsMs
    return begins
  })
}

/** When the beat that tells an event begins; 0 where none does. */
export function beginsMs<Event>(score: Score<Event>, event: Event | undefined): number {
  const at = event === undefined ? -1 : score.findIndex(({ events }) => events.includes(event))
  return beginnings(score)[at] ?? 0
}

/** How many events the first so many beats are about. */
export const eventsBegun = (score: Score<unknown>, begun: number): number =>
  score.slice(0, begun).reduce((sum, { events }) => sum + events.length, 0)

/** How many beats can be played before more than so many events have begun; whatever is only looked at belongs to what was told before it. */
export function beatsBefore(score: Score<unknown>, events: number): number {
  const over = score.findIndex((_, at) => eventsBegun(score, at + 1) > events)
  return over < 0 ? score.length : over
}

/** Every event in a beat of its own, as long as it takes. */
export const oneByOne = <Event>(events: readonly Event[], lastsMs: (event: Event) => number): Score<Event> =>
  events.map((event) => beat([event], { lastsMs: lastsMs(event) }))

/** How many of the game's own beats are among the first so many. */
export const ownBegun = (score: Score<unknown>, begun: number): number =>
  score.slice(0, begun).filter(({ moment }) => moment === undefined).length

/** How many of the game's own beats a stage stands for: to the end of the last in which it is only looked at. */
export const stageBeats = (score: Score<unknown>): number =>
  score.filter(({ moment }) => moment === undefined).findLastIndex(({ events }) => events.length === 0) + 1

/** Events of a frame whose beats have begun; all of them when it is over. */
export function begunEvents<Event>({
  events,
  score,
  begun,
  isOver,
}: {
  readonly events: readonly Event[]
  readonly score: Score<Event>
  readonly begun: number
  readonly isOver: boolean
}): readonly Event[] {
  if (isOver) return events
  const own = score.filter(({ moment }) => moment === undefined)
  return events.slice(0, eventsBegun(own, begun))
}
