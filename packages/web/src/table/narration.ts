// What the bar says while something is told: whose doing it is, and the newest of it in words. The question waits. Pure.
import { has, plain, type Asked, type Prompt, type Seat } from '@flibuste/kernel'
import { eventsOf, frameLines, isTold, type LogLine } from './log-lines.ts'
import { turnBegun } from './lit.ts'
import type { AnyTableModule } from '../kit/table-module.ts'
import type { AnyScene, TableState } from './table-state.ts'
import { toldIn, type AnyTold } from './whole-score.ts'
import { say } from './words.ts'

export interface Narration {
  /** Null: what is told is everybody's, or no captain's. */
  readonly seat: Seat | null
  readonly prompt: Prompt
}

/** A move may end a turn and begin the next: then the bar is the next captain's, once all of it has been told. */
function begins({ session, at, progress }: TableState, { view }: AnyScene, { seat }: LogLine): Seat | null {
  const isLast = progress.value.told >= eventsOf(session.frames.value[at.value]).length
  return isLast && seat !== null && has(view.asked, seat) ? seat : null
}

function newestLine(state: TableState, { text, reader }: AnyScene): LogLine | undefined {
  const telling = { text, reader, words: say(), line: state.module.line }
  const until = { at: state.at.value, events: state.progress.value.told }
  return frameLines(state.session.frames.value, until.at, telling).findLast((line) => isTold(line, until))
}

/** Under which heads the events told so far stand. */
export const headingsOf = (module: Pick<AnyTableModule, 'heading'>, told: AnyTold): readonly string[] =>
  told.events.flatMap((event) => module.heading?.(event, told) ?? [])

/** The newest of them; what is `said` below it is not said twice. */
export const headingOf = (headings: readonly string[], said: string): string | null =>
  headings.findLast((heading) => !said.startsWith(heading)) ?? null

/** The newest head; where it would only say the same twice, where the game stood: what was asked is answered, and heads nothing more. */
export const titleOf = (
  headings: readonly string[],
  said: string,
  { asked, progress }: { readonly asked: string; readonly progress: string },
): string => headingOf(headings, said) ?? (headings.length > 0 ? progress : asked)

function headingsTold({ module, session, at, progress }: TableState): readonly string[] {
  const told = toldIn(session.frames.value, at.value)
  return headingsOf(module, { ...told, events: told.events.slice(0, progress.value.told) })
}

/** Whose doing a line is: its captain's, or whoever it begins with. */
export function doerOf({ seat, phrase: [first] }: Pick<LogLine, 'seat' | 'phrase'>): Seat | null {
  return seat ?? (typeof first === 'object' && 'seat' in first ? first.seat : null)
}

const isNarrated = ({ queue, look }: TableState, { legal }: AnyScene): boolean =>
  !queue.ready.value && look.value === null && legal.length === 0

/** Whose turn has begun among what is told, where they are asked next: the bar is theirs from then on. */
function nextUp({ module, session, at, progress }: TableState, { view }: AnyScene): Seat | null {
  const events = toldIn(session.frames.value, at.value).events.slice(0, progress.value.told)
  const seat = turnBegun(events, module.turns)
  return seat >= 0 && has(view.asked, seat) ? seat : null
}

/** Null: nothing is told, or it may be answered already. */
export function narrationOf(state: TableState, scene: AnyScene): Narration | null {
  if (!isNarrated(state, scene)) return null
  const frames = state.session.frames.value
  const before = frames[state.at.value - 1]?.view as Asked | undefined
  if (before === undefined) return null
  const seat = Math.max(frames[state.at.value]?.happening.seat ?? 0, 0)
  const asked = scene.text.prompt(before, scene.reader)
  const newest = newestLine(state, scene)
  if (newest === undefined) return { seat, prompt: asked }
  const headings = headingsTold(state)
  const next = begins(state, scene, newest) ?? nextUp(state, scene)
  const said = plain(newest.phrase, scene.reader)
  const title =
    next === null
      ? titleOf(headings, said, { asked: asked.title, progress: scene.text.progress(before) })
      : scene.text.prompt(scene.view, scene.reader).title
  // Under a head of its own the answer is told that led there, but no longer of whoever gave it.
  const doer = headings.length > 0 ? doerOf(newest) : seat
  return { seat: next ?? doer, prompt: { title, sentence: newest.phrase, clause: newest.clause ?? '' } }
}
