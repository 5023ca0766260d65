// What pieces say of themselves. A piece carries a key (`about`), the game says once what each topic is, from what the viewer
// may see, and in both languages; pressing, hovering and screen readers all ask here. Draws nothing.
import type { Language, Reader } from '@flibuste/kernel'
import { signal } from '@preact/signals'
import { language } from './language.ts'

/** Two sentences and where the rule stands. */
export interface Explained {
  readonly title: string
  readonly what: string
  /** What it does now, with the values of this board; empty where that says it all. */
  readonly now: string
  readonly clause: string
}

/** Topics the shell itself puts on its pieces: a captain's row, the steps of a turn. Every game has words for them. */
export interface ShellTopics {
  readonly captain: unknown
  readonly steps: unknown
}

/** What one topic knows of a view, for the piece with these numbers; null: there is no such piece. */
export interface Topic<View, Facts, Clause extends string> {
  facts(view: View, at: readonly number[], reader: Reader): Facts | null
  readonly clause: Clause | ((facts: Facts) => Clause)
}

export type Topics<View, Facts extends ShellTopics, Clause extends string> = {
  readonly [T in keyof Facts]: Topic<View, Facts[T], Clause>
}

/** Title, what it is, what it does now. A topic without words does not compile. */
export type TopicWords<Facts> = { readonly [T in keyof Facts]: (facts: Facts[T]) => readonly [string, string, string] }

export type Explain<View> = (key: string, view: View, reader: Reader) => Explained | null

const SEPARATOR = ' '

/** What is asked about a piece: its topic, and which one it is. */
export interface Mark {
  readonly 'data-explain': string
}

/** The mark of a piece. A game takes it for its own topics, so that one without words does not compile. */
export const aboutOf =
  <Facts extends ShellTopics>() =>
  (topic: keyof Facts & string, ...at: readonly number[]): Mark => ({
    'data-explain': [topic, ...at].join(SEPARATOR),
  })

/** The marks of the shell's own pieces. */
export const about = aboutOf<ShellTopics>()

interface Speech<View, Facts extends ShellTopics, Clause extends string> {
  readonly topics: Topics<View, Facts, Clause>
  readonly words: { readonly [L in Language]: TopicWords<Facts> }
}

function explainTopic<View, Facts extends ShellTopics, Clause extends string, T extends keyof Facts>(
  { topics, words }: Speech<View, Facts, Clause>,
  topic: T,
  asked: readonly [View, readonly number[], Reader],
): Explained | null {
  const { clause, facts: factsOf } = topics[topic]
  const facts = factsOf(...asked)
  if (facts === null) return null
  const [title, what, now] = words[language.value][topic](facts)
  return { title, what, now, clause: typeof clause === 'function' ? clause(facts) : clause }
}

export function explainer<View, Facts extends ShellTopics, Clause extends string>(
  speech: Speech<View, Facts, Clause>,
): Explain<View> {
  const isTopic = (name: string | undefined): name is keyof Facts & string =>
    name !== undefined && Object.hasOwn(speech.topics, name)
  return (key, view, reader) => {
    const [name, ...at] = key.split(SEPARATOR)
    return isTopic(name) ? explainTopic(speech, name, [view, at.map(Number), reader]) : null
  }
}

export type AskedBy = 'press' | 'hover' | 'key'

/** The piece somebody asks about. */
export interface Question {
  readonly piece: Element
  readonly by: AskedBy
}

/** At most one piece is explained at a time. */
export const question = signal<Question | null>(null)

/** An open rulebook has pictures that are boards too. */
export const NOT_PICTURED = ':not(.example *)'
export const PIECE = `[data-explain]${NOT_PICTURED}`

export const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PIECE) : null

/** By key: the piece that has the focus, or that the focused button is made of. */
export function explainFocused(): void {
  const { activeElement } = document
  const piece = pieceAt(activeElement) ?? activeElement?.querySelector(PIECE) ?? null
  if (piece !== null) question.value = { piece, by: 'key' }
}
