// `flibuste lessons`: what a game's lessons are, what they cover, and what no lesson has.
import { registered } from '@flibuste/games'
import { reportOf, type Covered, type LessonReport, type SchoolReport } from '@flibuste/games/lesson-report.ts'
import type { AnySchoolWords } from '@flibuste/games/lesson.ts'
import { defineCommand } from '../command.ts'
import { onOff } from '../flags.ts'
import { readGameId } from '../table.ts'
import { EXIT, Failure } from '../usage.ts'

function lessonLines({ name, steps, moves, questions, clauses }: LessonReport, nth: number, title: string): string[] {
  const count = steps.tell + steps.ask + steps.watch
  return [
    `  ${nth + 1}. ${title} (${name}): ${count} steps, ${steps.tell} told, ${steps.ask} asked, ${steps.watch} watched`,
    `     moves: ${moves.join(', ')}; questions: ${questions.join(', ')}`,
    `     clauses: ${clauses.join(', ')}`,
  ]
}

const coverLine = (name: string, { taught, missing }: Covered): string =>
  `  ${name}: ${taught.length} of ${taught.length + missing.length} taught${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}`

function linesOf(game: string, report: SchoolReport, words: AnySchoolWords): string[] {
  const { lessons, moves, questions, untaught, clauses } = report
  return [
    `${game}: ${lessons.length} lessons, ${clauses.length} clauses cited`,
    ...lessons.flatMap((lesson, nth) => lessonLines(lesson, nth, words[lesson.name]?.title ?? lesson.name)),
    coverLine('kinds of moves', moves),
    coverLine('questions', questions),
    ...Object.entries(untaught).map(([name, reason]) => `  ${name} is taught nowhere: ${reason}`),
  ]
}

/** Missing without a reason. */
const isForgotten = ({ moves, questions, untaught }: SchoolReport): boolean =>
  [...moves.missing, ...questions.missing].some((name) => !Object.hasOwn(untaught, name))

export const lessons = defineCommand({
  name: 'lessons',
  operands: ['game'],
  summary:
    'Lists the lessons of a game: their steps, the moves, questions and clauses they teach, and what is missing.',
  about: 'Every lesson is taken through the rules to find out. Exit code 1 if something is missing without a reason.',
  flags: { json: onOff('print one JSON object') },
  async run({ json }, [id], io) {
    const game = readGameId(id ?? '')
    const { load, lessons: taught } = registered(game)
    if (taught === undefined) throw new Failure(`${game} has no lessons`)
    const report = reportOf(await load(), await taught.load())
    const words = await taught.words.en()
    io.out(json ? `${JSON.stringify(report)}\n` : `${linesOf(game, report, words).join('\n')}\n`)
    return isForgotten(report) ? EXIT.failed : EXIT.ok
  },
})
