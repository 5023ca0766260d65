// How a lesson is taken, whatever the game: seen on small lessons of Bones.
import { describe, expect, it } from 'vitest'
import { bones } from './bones/index.ts'
import { layOut, type BonesLesson } from './bones/lessons/subject.ts'
import { Lecture } from './lecture.ts'
import { dice, fits } from './lesson.ts'

const TABLE = layOut({
  round: 2,
  firstSeat: 0,
  ships: ['P P P S P P', 'P P S P P P'],
  treasures: [[], []],
  dice: [6, 6, 4, 4],
  step: 'act',
  history: [0, 0],
})

const sailing = (lane: number) => ({ kind: 'sail', lane, with: 'pair' }) as const

const LESSON = {
  clauses: [],
  start: TABLE,
  steps: {
    look: { tell: [] },
    sail: { ask: [], all: [sailing(6), sailing(4)], wrong: { end: { kind: 'done' } }, luck: dice(1, 1, 3, 5) },
    arrived: { watch: [], until: 'sailed' },
    rolled: { watch: [], until: 'rolled' },
    perrine: { watch: [], moves: [[1, { kind: 'done' }]] },
  },
} satisfies BonesLesson

const asked = (lesson: BonesLesson = LESSON): Lecture => Lecture.open(bones, lesson).next()

function right(lecture: Lecture, move: { readonly kind: string }): Lecture {
  const answer = lecture.answer(move)
  expect(answer.isRight).toBe(true)
  return answer.next
}

describe('an ask', () => {
  it('points at what is still to be made, where each move has its mark', () => {
    const marked: BonesLesson = {
      ...LESSON,
      steps: { ...LESSON.steps, sail: { ...LESSON.steps.sail, ask: ['ship 0 6', 'ship 0 4'] } },
    }
    expect(asked(marked).marks).toEqual(['ship 0 6', 'ship 0 4'])
    expect(right(asked(marked), sailing(6)).marks).toEqual(['ship 0 4'])
    const together: BonesLesson = {
      ...LESSON,
      steps: { ...LESSON.steps, sail: { ...LESSON.steps.sail, ask: ['bar'] } },
    }
    expect(right(asked(together), sailing(4)).marks).toEqual(['bar'])
  })

  it('with all to be done takes each of them, in any order', () => {
    const half = right(asked(), sailing(4))
    expect([half.name, half.solution]).toEqual(['sail', sailing(6)])
    expect(right(half, sailing(6)).name).toBe('arrived')
    expect(right(right(asked(), sailing(6)), sailing(4)).name).toBe('arrived')
  })

  it('answers a wrong try with its sentence, carries nothing out, and shows the way at the second', () => {
    const first = asked().answer({ kind: 'done' })
    expect(first).toMatchObject({ isRight: false, wrong: 'end', refusal: null })
    expect(first.next.course).toBe(first.next.past[0])
    expect(first.next.way).toBeNull()
    const second = first.next.answer(sailing(1))
    expect(second).toMatchObject({ isRight: false, wrong: null, refusal: { clause: 'BON-6.1' } })
    expect(second.next.way).toEqual(sailing(6))
  })

  it('forgets wrong tries once something counted', () => {
    const tried = asked().answer({ kind: 'done' }).next
    expect([tried.tries, right(tried, sailing(4)).tries]).toEqual([1, 0])
  })

  it('demonstrates what would happen, and stays where it is', () => {
    const lecture = asked()
    const [shown] = lecture.demonstration()
    expect(shown?.last?.entry).toMatchObject({ seat: 0, move: sailing(6) })
    expect(lecture.past).toHaveLength(1)
  })
})

describe('what happened', () => {
  it('is told up to the event a step waits for, and then on from there', () => {
    const arrived = right(right(asked(), sailing(6)), sailing(4))
    expect(arrived.stop).toEqual({ entry: 2, events: 1 })
    const rolled = arrived.next()
    expect(rolled.stop).toEqual({ entry: 2, events: 4 })
    const perrine = rolled.next()
    expect([perrine.stop, perrine.past.length]).toEqual([null, 4])
    expect(perrine.next().isOver).toBe(true)
  })

  it('is told in a match of its own, with its setup', () => {
    const start = { seats: 2, options: TABLE.state.options, luck: dice(6, 2, 4, 1, 4, 6) }
    const lecture = Lecture.open(bones, { ...LESSON, start })
    expect(lecture.course.frame(0).happening.events.map(({ type }) => type)).toContain('threwForFirst')
  })
})

describe('a lesson that was left', () => {
  it('goes on at any of its steps, in the middle of what is told too', () => {
    const open = Lecture.open(bones, LESSON)
    const rolled = open.skipTo('rolled')
    expect([rolled.name, rolled.stop]).toEqual(['rolled', { entry: 2, events: 4 }])
    expect(open.skipTo('sail').solution).toEqual(sailing(6))
    expect(rolled.skipTo('perrine').next().isOver).toBe(true)
  })

  it('stays where it is for a step that is not to come', () => {
    const lecture = asked()
    expect([lecture.skipTo('look'), lecture.skipTo('nowhere')]).toEqual([lecture, lecture])
  })
})

describe('a lesson that does not fit the rules', () => {
  const withStep = (sail: BonesLesson['steps'][string]): BonesLesson => ({
    ...LESSON,
    steps: { look: { tell: [] }, sail },
  })
  const counts = [sailing(6)]

  it('is told of luck that was not used', () => {
    const lecture = asked(withStep({ ask: [], counts, wrong: {}, luck: dice(1) }))
    expect(() => lecture.answer(sailing(6))).toThrow('1 results of luck were not used at sail')
  })

  it('is told of an answer of the others that is refused', () => {
    expect(() => asked(withStep({ watch: [], moves: [[1, { kind: 'done' }]] }))).toThrow('TABLE-1')
  })

  it('is told of an event nobody is going to tell', () => {
    const lecture = asked(withStep({ watch: [], until: 'stole' }))
    expect(() => lecture.stop).toThrow('no stole is left to be told at sail')
  })
})

describe('what is sought', () => {
  const view = bones.view(TABLE.state, 0)
  it.each([
    [{ kind: 'sail' }, { kind: 'sail', lane: 3, with: 'pair' }, true],
    [{ kind: 'sail', lane: 4 }, { kind: 'sail', lane: 3, with: 'pair' }, false],
    [{ kind: 'reroll', dice: [1, 3] }, { kind: 'reroll', dice: [1, 3] }, true],
    [{ kind: 'reroll', dice: [1] }, { kind: 'reroll', dice: [1, 3] }, false],
    [{ fits: ({ kind }: { kind: string }) => kind === 'done' }, { kind: 'done' }, true],
  ])('%j in %j: %s', (sought, move, expected) => expect(fits(sought, move, view)).toBe(expected))
})
