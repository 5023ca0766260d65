// What captains did in a match, counted from its events for the end: the game names the deeds and puts them into words.
import type { AnyEvent, Language, Seat } from '@flibuste/kernel'
import type { Dictionaries } from './language.ts'

/** So much of a deed, by a captain or suffered by one. */
export interface Tally<Deed extends string = string> {
  readonly seat: Seat
  readonly deed: Deed
  readonly count: number
}

export interface Deeds<Event extends AnyEvent> {
  /** What a captain can be proud of, from one event. */
  done(event: Event): readonly Tally[]
  /** Whom an event took something from. */
  struck(event: Event): Seat | null
  /** Under the figure: "crews covered". */
  caption(language: Language, deed: string, count: number): string
  /** A sentence to whoever was struck so often: "You were robbed twice." */
  suffered(language: Language, count: number): string
}

/** The words a game has for its deeds. */
export interface DeedWords<Deed extends string> {
  readonly captions: { readonly [D in Deed]: readonly [one: string, many: string] }
  /** `times`: "twice". */
  suffered(times: string): string
  /** When a round was: "in round 8". */
  when(round: number): string
  /** What the voyage counts: "2 treasures". */
  amount(count: number): string
}

const TIMES: { readonly [L in Language]: (count: number) => string } = {
  en: (count) => ['', 'once', 'twice'][count] ?? `${count} times`,
  fr: (count) => `${['', 'une', 'deux', 'trois', 'quatre'][count] ?? count} fois`,
}
const isOne = (language: Language, count: number): boolean => (language === 'fr' ? count < 2 : count === 1)

/** What to tell of events, by type; nothing of the others. */
type Telling<Event extends AnyEvent, Told> = {
  readonly [Type in Event['type']]?: (event: Extract<Event, { readonly type: Type }>) => Told
}

function tell<Event extends AnyEvent, Told>(telling: Telling<Event, Told>, event: Event, otherwise: Told): Told {
  const about = telling[event.type as Event['type']] as ((event: Event) => Told) | undefined
  return about?.(event) ?? otherwise
}

export function deedsIn<Event extends AnyEvent, Deed extends string>(
  words: Dictionaries<DeedWords<Deed>>,
  done: Telling<Event, readonly Tally<Deed>[]>,
  struck: Telling<Event, Seat | null>,
): Deeds<Event> {
  return {
    done: (event) => tell<Event, readonly Tally[]>(done, event, []),
    struck: (event) => tell<Event, Seat | null>(struck, event, null),
    caption: (language, deed, count) => words[language].captions[deed as Deed][isOne(language, count) ? 0 : 1],
    suffered: (language, count) => words[language].suffered(TIMES[language](count)),
  }
}

/** How often each captain did each deed, by deed and seat. */
export type Counts = ReadonlyMap<string, readonly number[]>

export function countsOf<Event extends AnyEvent>(
  { done }: Pick<Deeds<Event>, 'done'>,
  events: readonly Event[],
  seats: number,
): Counts {
  const counts = new Map<string, number[]>()
  for (const { seat, deed, count } of events.flatMap(done)) {
    const bySeats = counts.get(deed) ?? Array.from({ length: seats }, () => 0)
    bySeats[seat] = (bySeats[seat] ?? 0) + count
    counts.set(deed, bySeats)
  }
  return counts
}

export interface Pride {
  readonly deed: string
  readonly count: number
  /** Of what whoever did most of it did: 1 where nobody did more. */
  readonly share: number
}

/** What a captain did, first what nobody did more of, or came nearest to it. */
export const proudOf = (counts: Counts, seat: Seat): readonly Pride[] =>
  [...counts]
    .map(([deed, bySeats]) => {
      const count = bySeats[seat] ?? 0
      return { deed, count, share: count / Math.max(...bySeats, 1) }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.share - a.share)
