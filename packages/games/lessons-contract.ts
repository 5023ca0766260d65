// For tests: lessons that cannot rot. Every lesson is taken to its end by its own solution, by any move that counts, and by random tries.
// Everything it points at, cites and says must exist. Whether its sentences are good is for readers.
import {
  initialOptions,
  LANGUAGES,
  lowest,
  Sfc32,
  type AnyGame,
  type AnyMove,
  type Chance,
  type Language,
  type Reader,
} from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { PATIENCE, type Lecture } from './lecture.ts'
import { reportOf, take } from './lesson-report.ts'
import {
  COMPANY,
  isAsk,
  LEARNER,
  pointedAt,
  TABLE_PARTS,
  type AnyLesson,
  type AnySchool,
  type AnySchoolWords,
  type AnyStep,
  type Subject,
} from './lesson.ts'
import { SLIP } from './speech.ts'

export interface Teaching {
  readonly game: AnyGame
  readonly school: AnySchool
  readonly words: { readonly [L in Language]: AnySchoolWords }
  readonly clauses: readonly string[]
  /** The board's own explanation of a piece; null for a piece that is not there. */
  explain(key: string, view: Subject['view'], reader: Reader): unknown
}

const [LEAST_LESSONS, MOST_LESSONS] = [5, 9]
const LONGEST = { title: 32, teaches: 90, sentence: 140 }
const MOST_WORDS = 30
const SEEDS = [1, 2, 3, 4, 5]
/** Enough tries for every kind of move to have been legal once. */
const MOST_TRIES = 6000

const READER: Reader = { me: LEARNER, name: (seat) => ['You', ...COMPANY][seat] ?? '?' }

const legalIn = ({ course: { match } }: Lecture): readonly AnyMove[] => match.game.legal(match.state, LEARNER)

const oneOf = (moves: readonly AnyMove[], chance: Chance): AnyMove => {
  const found = moves[chance.below(moves.length)]
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

/** Any move that counts, as likely as the next. */
const anyWay =
  (chance: Chance) =>
  (lecture: Lecture): AnyMove =>
    oneOf(
      legalIn(lecture).filter((move) => lecture.answer(move).isRight),
      chance,
    )

/** Moves of a random match, which somebody might try whether they fit or not. */
function triesOf(game: AnyGame): readonly AnyMove[] {
  const chance = new Sfc32(9)
  const state = game.setup(initialOptions(game.options), Math.max(2, game.seats.min), chance, null)
  const tries = new Map<string, AnyMove>()
  for (let move = 0; move < MOST_TRIES && game.awaiting(state) !== 0; move++) {
    const seat = lowest(game.awaiting(state))
    const legal = game.legal(state, seat)
    for (const one of legal.slice(0, 60)) tries.set(JSON.stringify(one), one)
    game.apply(state, seat, oneOf(legal, chance), chance, null)
  }
  return [...tries.values()]
}

/** Tries at random until a try counts or the way is shown, and then goes that way. A wrong try must change nothing. */
const blundering = (tries: readonly AnyMove[], chance: Chance) => (lecture: Lecture) => {
  let now = lecture
  while (now.way === null) {
    if (now.tries > PATIENCE) throw new Error(`nothing shows the way at ${now.name}`)
    const move = oneOf(chance.below(3) === 0 ? tries : legalIn(now), chance)
    const answer = now.answer(move)
    if (answer.isRight) return move
    expect(answer.next.course).toBe(lecture.course)
    expect(answer.next.tries).toBe(now.tries + 1)
    now = answer.next
  }
  expect(now.tries).toBe(PATIENCE)
  return now.way
}

/** Marks that point at no piece of the board, or at a button for a move that cannot be made. */
function lostMarks({ explain }: Teaching, lecture: Lecture): string[] {
  const legal = legalIn(lecture)
  const isThere = (mark: string): boolean => {
    if (mark.startsWith('move ')) return legal.some(({ kind }) => `move ${kind}` === mark)
    return (TABLE_PARTS as readonly string[]).includes(mark) || explain(mark, lecture.view, READER) !== null
  }
  const step: AnyStep | null = lecture.step
  return step === null ? [] : pointedAt(step).filter((mark) => !isThere(mark))
}

/** Sentences for wrong tries that no try would ever get. */
function deadWrongs({ game }: Teaching, lecture: Lecture, tries: readonly AnyMove[]): string[] {
  const { step } = lecture
  if (step === null || !isAsk(step)) return []
  const named = Object.values(step.wrong).flatMap((sought) => [sought].flat())
  const all = [...legalIn(lecture), ...tries, ...named.flatMap((sought) => game.read(sought) ?? [])]
  const answers = all.map((move) => lecture.answer(move))
  const reached = new Set(answers.map((answer) => (answer.isRight ? null : answer.wrong)))
  return Object.keys(step.wrong).filter((name) => !reached.has(name))
}

interface Sentence {
  readonly where: string
  readonly said: string
  readonly most: number
}

/** All that the lessons say in a language. */
function sentencesOf(words: AnySchoolWords): readonly Sentence[] {
  return Object.entries(words).flatMap(([lesson, { title, teaches, after, steps }]) => [
    { where: `${lesson}.title`, said: title, most: LONGEST.title },
    { where: `${lesson}.teaches`, said: teaches, most: LONGEST.teaches },
    ...(after === undefined ? [] : [{ where: `${lesson}.after`, said: after, most: LONGEST.teaches }]),
    ...Object.entries(steps).flatMap(([step, said]) =>
      (typeof said === 'string' ? [said] : Object.values(said)).map((one) => ({
        where: `${lesson}.${step}`,
        said: one,
        most: LONGEST.sentence,
      })),
    ),
  ])
}

const wordsIn = (said: string): number => said.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length

function slipOf(language: Language, { said, most }: Sentence): string | null {
  if (said.length > most) return `${said.length} characters`
  if (wordsIn(said) > MOST_WORDS) return `${wordsIn(said)} words`
  if (SLIP[language].test(said) || /undefined| {2}|^\s|\s$|^$|"|\.\.\./.test(said)) return 'typography'
  return null
}

function itIsTaken(teaching: Teaching, lesson: AnyLesson, tries: readonly AnyMove[]): void {
  const { game } = teaching
  it('begins with a position that can be', () => {
    if ('state' in lesson.start) expect(game.audit(lesson.start.state)).toBeNull()
    else expect(game.refuseTable(lesson.start.options, lesson.start.seats)).toBeNull()
  })

  it('comes to its end by its own solution, and points at nothing that is not there', () => {
    const taken = take(game, lesson)
    expect(taken.at(-1)?.isOver).toBe(true)
    expect(taken.flatMap((lecture) => lostMarks(teaching, lecture).map((mark) => `${lecture.name}: ${mark}`))).toEqual(
      [],
    )
  })

  it('stops the board only after events that are still to be told', () => {
    expect(() => take(game, lesson).map(({ stop }) => stop)).not.toThrow()
  })

  it.each(SEEDS)('comes to its end by any move that counts: %s', (seed) => {
    expect(take(game, lesson, anyWay(new Sfc32(seed))).at(-1)?.isOver).toBe(true)
  })

  it.each(SEEDS)('leads somebody who tries at random back to it: %s', (seed) => {
    expect(take(game, lesson, blundering(tries, new Sfc32(seed))).at(-1)?.isOver).toBe(true)
  })

  it('has no sentence for a try that nobody can make', () => {
    const dead = take(game, lesson).flatMap((lecture) =>
      deadWrongs(teaching, lecture, tries).map((wrong) => `${lecture.name}: ${wrong}`),
    )
    expect(dead).toEqual([])
  })
}

export function itTeaches(teaching: Teaching): void {
  const { game, school, words, clauses } = teaching
  const tries = triesOf(game)
  const report = () => reportOf(game, school)

  describe.each(Object.entries(school.lessons))('lesson %s', (_, lesson) => itIsTaken(teaching, lesson, tries))

  it('has five to nine lessons', () => {
    expect(Object.keys(school.lessons).length).toBeGreaterThanOrEqual(LEAST_LESSONS)
    expect(Object.keys(school.lessons).length).toBeLessThanOrEqual(MOST_LESSONS)
  })

  it('teaches every kind of move and every question, but those it says why not', () => {
    const { moves, questions, untaught } = report()
    expect([...moves.missing, ...questions.missing].toSorted()).toEqual(Object.keys(untaught).toSorted())
  })

  it('cites clauses that exist', () => expect(report().clauses.filter((id) => !clauses.includes(id))).toEqual([]))

  it('names a first match that can be played', () => {
    const { seats, options } = school.firstMatch
    expect(game.refuseTable({ ...initialOptions(game.options), ...options }, seats)).toBeNull()
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    it('says something at every step, and nothing elsewhere', () => {
      const said = Object.entries(words[language]).map(([name, { steps }]) => [name, Object.keys(steps)])
      expect(said).toEqual(Object.entries(school.lessons).map(([name, { steps }]) => [name, Object.keys(steps)]))
    })

    it('says after the last lesson, and only there, in what the first match differs from the usual ones', () => {
      const told = Object.values(words[language]).map(({ after }) => after !== undefined)
      const differs = Object.keys(school.firstMatch.options).length > 0
      expect(told).toEqual(told.map((_, at) => differs && at === told.length - 1))
    })

    it('is short and set as it should be', () => {
      const slips = sentencesOf(words[language]).flatMap((sentence) => {
        const slip = slipOf(language, sentence)
        return slip === null ? [] : [`${sentence.where}: ${slip}: ${sentence.said}`]
      })
      expect(slips).toEqual([])
    })
  })
}
