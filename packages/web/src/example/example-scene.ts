// A position of an example as a board is drawn from it: seen by the first seat, with nobody to answer. Pure.
import { lectureAt, type AnyExample, type Frame } from '@flibuste/games/example.ts'
import type { Lecture } from '@flibuste/games/lecture.ts'
import { isAsk, LEARNER } from '@flibuste/games/lesson.ts'
import type { AnyEvent, AnyMove, Asked, GameText, Language } from '@flibuste/kernel'
import type { AnyTableModule, Captain, Happened, Hands, Scene } from '../kit/table-module.ts'
import { botName } from '../session/captains.ts'

/** Whose board it is; the others are called as in lessons. */
const OWNER = 'Anne'

export const NO_HANDS: Hands<AnyMove> = { play() {}, consult() {}, skip() {}, again() {} }

const QUIET: Happened<AnyEvent> = { number: 0, events: [], score: [], begun: 0, told: 0, written: [], isOver: true }

const captainsAt = (seats: number): readonly Captain[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: seat === LEARNER ? OWNER : botName(seat),
    bot: null,
    isMe: seat === LEARNER,
    here: true,
  }))

/** All that the last move did, told to its end. */
function toldBy({ course, past }: Lecture, module: AnyTableModule): Happened<AnyEvent> {
  const { view, happening } = course.frame(LEARNER)
  const before = (past.at(-2) ?? course).frame(LEARNER).view
  const { events } = happening
  const score = module.score({ events, before: before as Asked, after: view as Asked })
  return { number: 0, events, score, begun: score.length, told: events.length, written: events, isOver: false }
}

export interface ExampleParts {
  readonly module: AnyTableModule
  readonly text: GameText
  readonly language: Language
  readonly example: AnyExample
  readonly frame: Frame
}

export function sceneOf({ module, text, language, example, frame }: ExampleParts): Scene<Asked, AnyMove, AnyEvent> {
  const lecture = lectureAt(module.game, example)
  const { step, course } = lecture
  const { match } = course
  const view = module.game.view(match.state, LEARNER)
  const captains = captainsAt(example.lesson.start.seats)
  return {
    view,
    me: LEARNER,
    legal: step !== null && isAsk(step) ? module.game.legal(match.state, LEARNER) : [],
    captains,
    language,
    text,
    reader: { me: LEARNER, name: (seat) => captains[seat]?.name ?? '' },
    happened: frame.staged === true ? toldBy(lecture, module) : QUIET,
    lit: view.asked,
    taken: [],
    layout: 'phone',
  }
}
