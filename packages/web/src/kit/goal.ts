// The goal of a game and how far everybody is, in one sentence of at most three figures. The game says what counts; this
// puts it into words. Draws nothing.
import { series, type Phrase, type Reader, type Seat } from '@flibuste/kernel'
import { goalEn, type GoalWords } from './goal.en.ts'
import { goalFr } from './goal.fr.ts'
import { words, type Dictionaries } from './language.ts'

/** `low`: beside the name of the game on a low phone, room for two figures and a word or two. */
export type GoalRoom = 'long' | 'short' | 'low'

/** What a game says of its goal, from what the viewer may see. */
export interface Goal {
  /** The game in a sentence, for whoever has not chosen anything yet: what wins, and by what. */
  readonly said: string
  /** What wins, as half a sentence: "first to 3 treasures". */
  readonly aim: Phrase
  /** The same where there is room for a few words. */
  readonly shortAim: Phrase
  /** In a word or two how long it still goes on, where that is known; left out: the short aim stands there. */
  readonly lowAim?: Phrase
  /** What each captain has of what counts, by seat. */
  readonly scores: readonly number[]
  /** The same in a verdict, with what decides between equals; left out: nothing does. */
  readonly told?: readonly string[]
  /** By seat, 1 being first: as they would be if it ended now. */
  readonly places: readonly number[]
  /** Why the end is near; null while it is not. */
  readonly last: { readonly long: string; readonly short: string; readonly low?: string } | null
}

const WORDS: Dictionaries<GoalWords> = { en: goalEn, fr: goalFr }

export const goalWords = (): GoalWords => words(WORDS)

/** Places from what each captain's standing is worth: 1 plus the number of those who have more. */
export const placesBy = (worths: readonly number[]): number[] =>
  worths.map((mine) => 1 + worths.filter((other) => other > mine).length)

const nameOf = (seat: Seat, reader: Reader): string => (seat === reader.me ? goalWords().you : reader.name(seat))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Seats by their place, the reader before equals. */
const byPlace = ({ places }: Goal, { me }: Reader): Seat[] =>
  places
    .map((_, seat) => seat)
    .toSorted((one, two) => (places[one] ?? 0) - (places[two] ?? 0) || Number(two === me) - Number(one === me))

const scoreOf = ({ scores }: Goal, seat: Seat): string => String(scores[seat] ?? 0)
const verdictScore = (goal: Goal, seat: Seat): string => goal.told?.[seat] ?? scoreOf(goal, seat)

/** Mine, then the best of the others, who only follow while I lead; whoever watches sees the first two. */
function figures(goal: Goal, reader: Reader): Phrase {
  const order = byPlace(goal, reader)
  const mine = order.filter((seat) => seat === reader.me)
  const others = order.filter((seat) => seat !== reader.me)
  const most = Math.max(...others.map((seat) => goal.scores[seat] ?? 0))
  const best = others.filter((seat) => goal.scores[seat] === most)
  const shown = mine.length === 0 ? others.slice(0, 2) : mine
  const told = shown.map((seat) => [nameOf(seat, reader), scoreOf(goal, seat)] as const)
  const isAhead = mine.some((seat) => (goal.scores[seat] ?? 0) >= most)
  const { best: ahead, next, others: all } = goalWords()
  const several = !isAhead ? ahead : best.length === others.length ? all : next
  const rival = mine.length > 0 && best.length > 0 ? [[bestName(best, reader, several), String(most)] as const] : []
  return [...told, ...rival].flatMap(([who, score], at): Phrase => [
    at === 0 ? ` ${capital(who)} ` : `, ${who} `,
    { strong: score },
  ])
}

const bestName = (best: readonly Seat[], reader: Reader, several: string): string =>
  best.length === 1 ? best.map((seat) => nameOf(seat, reader)).join('') : several

/** Who would win, with what, and what the reader has, or whoever is next. */
export function verdictOf(goal: Goal, reader: Reader): Phrase {
  const { wins, share, has, and } = goalWords()
  const order = byPlace(goal, reader)
  const winners = order.filter((seat) => goal.places[seat] === 1)
  const score = verdictScore(goal, winners[0] ?? 0)
  const names = winners.map((seat) => nameOf(seat, reader))
  const first = winners.length === 1 ? wins(names.join(''), score) : share(series(names, and), score)
  const rest = order.filter((seat) => goal.places[seat] !== 1)
  const next = rest.includes(reader.me) ? reader.me : rest[0]
  return next === undefined ? first : [...first, ', ', ...has(nameOf(next, reader), verdictScore(goal, next))]
}

/** The same as plain words, for a sentence of its own. */
export const verdictSaid = (goal: Goal, reader: Reader): string =>
  verdictOf(goal, reader)
    .map((word) => (typeof word === 'string' ? word : 'strong' in word ? word.strong : ''))
    .join('')

/** The first two as bare figures. */
const shortVerdict = (goal: Goal, reader: Reader): Phrase => {
  const [first, second] = byPlace(goal, reader)
  const other = first === reader.me || reader.me < 0 ? second : reader.me
  return [first, other].flatMap((seat, at): Phrase =>
    seat === undefined ? [] : [`${at === 0 ? '' : ', '}${nameOf(seat, reader)} `, { strong: verdictScore(goal, seat) }],
  )
}

function lastStretch(goal: Goal, last: NonNullable<Goal['last']>, reader: Reader, room: GoalRoom): Phrase {
  const said = goalWords()
  if (room === 'long') return [`${last.long}. ${said.ifNow}`, ...verdictOf(goal, reader)]
  if (room === 'low' && last.low !== undefined) return [said.standing(last.low), ...shortVerdict(goal, reader)]
  return [`${last.short}. ${said.now}`, ...shortVerdict(goal, reader)]
}

export function goalLine(goal: Goal, reader: Reader, room: GoalRoom): Phrase {
  const { last, aim, shortAim, lowAim, scores } = goal
  if (last !== null && scores.length > 1) return lastStretch(goal, last, reader, room)
  if (room === 'low' && lowAim !== undefined) return [...lowAim, '.', ...figures(goal, reader)]
  return [...goalWords().goal(room === 'long' ? aim : shortAim), ...figures(goal, reader)]
}
