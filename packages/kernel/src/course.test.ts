import { describe, expect, test } from 'vitest'
import { toy } from '../conformance/toy/index.ts'
import { planned, put, TELL, type PlanMove, type PlanState } from '../conformance/toy/plan.ts'
import { Sfc32 } from './chance.ts'
import type { AnyEvent, AnyGame, Asked } from './contract.ts'
import { Course, framesOf } from './course.ts'
import { CANNOT_UNDO, type Match } from './match.ts'
import { AUTHORS, isUndo, type Author } from './record.ts'
import { seatsOf, SPECTATOR, type Seat } from './seats.ts'

const KEY = Uint8Array.from({ length: 32 }, (_, at) => at)
const TOY_OPTIONS = Object.fromEntries(toy.options.map(({ id, initial }) => [id, initial]))

const start = (plan: string, seats = 2): Course => Course.start(planned, { plan }, seats, KEY)
const putOf = ({ match }: Course): readonly number[] => (match.state as PlanState).put

/** Plays moves, each followed by what the table does by itself. */
const after = (course: Course, ...moves: readonly (readonly [Seat, PlanMove])[]): Course =>
  moves.reduce((at, [seat, move]) => {
    const played = at.play(seat, move, 'player')
    return played.forced().at(-1) ?? played
  }, course)

/** The course after each of many random entries of a match, undo among them; the table makes some of the moves. */
function wander(game: AnyGame, seed: number, options: object = TOY_OPTIONS): Course[] {
  const pick = new Sfc32(seed)
  const past = [Course.start(game, options, 3, KEY)]
  while (past.length < 60 && !past.at(-1)!.match.over) {
    const course = past.at(-1)!
    const seats = seatsOf(game.awaiting(course.match.state))
    const seat = seats[pick.below(seats.length)]!
    const moves = game.legal(course.match.state, seat)
    const undoer = [0, 1, 2].find((other) => course.match.mayUndo(other))
    if (undoer !== undefined && pick.below(5) === 0) past.push(course.after(course.match.undo(undoer, 'player')))
    else
      past.push(course.play(seat, moves[pick.below(pick.below(4) === 0 ? moves.length : 1)]!, AUTHORS[pick.below(3)]!))
  }
  return past
}

const authorsOf = (course: Course): (Author | 'undo')[] =>
  course.entries().map((entry) => (isUndo(entry) ? 'undo' : entry.by))

describe('a course', () => {
  test('that was stowed tells and plays what it would have', () => {
    const tell = (course: Course): unknown =>
      [SPECTATOR, 0, 1, 2].map((viewer) => [course.frame(viewer), course.happenings(viewer), course.last])
    for (const course of wander(toy, 3)) {
      const told = JSON.stringify(tell(course))
      course.stow()
      course.stow()
      expect(JSON.stringify(tell(course))).toBe(told)
    }
  })

  test('goes on as another; itself it stays as it was, also when two go on from it', () => {
    const course = start('abab')
    const [one, other] = [course.play(0, put(1), 'player'), course.play(0, put(2), 'bot')]
    expect([course.match.length, course.last, course.entries()]).toEqual([0, null, []])
    expect([one, other].map(putOf)).toEqual([[1], [2]])
    expect([one, other].map(authorsOf)).toEqual([['player'], ['bot']])
    expect(one.last).toMatchObject({ entry: { seat: 0, move: put(1) }, events: [{ type: 'put' }] })
  })

  test('that keeps a few entries plays as one that keeps all, and says what it has forgotten', () => {
    const whole = wander(toy, 3).at(-1)!
    const entries = whole.entries()
    const short = entries.reduce((at, entry) => at.replay(entry), Course.start(toy, TOY_OPTIONS, 3, KEY, 4))
    expect(short.last).toEqual(whole.last)
    expect(short.frame(1)).toEqual(whole.frame(1))
    expect(short.recalls(entries.length - 4)).toBe(true)
    expect(short.happenings(1, entries.length - 4)).toEqual(whole.happenings(1, entries.length - 4))
    expect([short.recalls(entries.length - 5), short.recalls(-1), whole.recalls(-1)]).toEqual([false, false, true])
    expect(() => short.entries()).toThrow('not kept')
    expect([short.match.opening.length, whole.match.opening.length > 0]).toEqual([0, true])
  })

  test('is replayed from its entries', () => {
    const course = wander(toy, 3).at(-1)!
    const again = course.entries().reduce((at, entry) => at.replay(entry), wander(toy, 3)[0]!)
    expect(again.entries()).toEqual(course.entries())
    expect(again.happenings(1)).toEqual(course.happenings(1))
  })
})

describe('the table’s own moves', () => {
  test('are made one after the other, until somebody has a choice', () => {
    const courses = start('ooo').forced()
    expect(courses.map(authorsOf)).toEqual([['table']])
    expect(after(start('ooo'), [0, put(2)]).forced()).toEqual([])
  })

  test('may be more than the match asks for, where the caller says so', () => {
    const answer = ({ over }: Match) => (over ? null : { seat: 0, move: put(1) })
    expect(start('aa').forced(answer).map(putOf)).toEqual([[1], [1, 1]])
  })

  test('never go on without end', () => {
    const circle = { ...planned, clone: (state: PlanState) => state, apply: () => undefined }
    const course = Course.start(circle, { plan: 'o' }, 2, KEY)
    expect(() => course.forced(() => ({ seat: 1, move: put(1) }))).toThrow('plan forces moves without end')
  })
})

describe('taking back', () => {
  test('takes the table’s moves along with the choice before them', () => {
    const course = after(start('bo'), [1, put(3)])
    expect(authorsOf(course)).toEqual(['player', 'table'])
    const back = course.takeBack(1, 'player')
    expect(back.map(({ match }) => match.length)).toEqual([3, 4])
    expect(putOf(back.at(-1)!)).toEqual([])
    expect(authorsOf(back.at(-1)!)).toEqual(['player', 'table', 'undo', 'undo'])
  })

  test('TABLE-3 is refused where only the table has moved, and undoes nothing', () => {
    const [course] = start('o').forced()
    expect(course!.match.mayUndo(1)).toBe(true)
    expect([course!.mayTakeBack(1), course!.refuseTakeBack(1), course!.takeBack(1, 'player')]).toEqual([
      false,
      CANNOT_UNDO,
      [],
    ])
  })

  test('TABLE-3 is refused where the choice before the table’s move cannot be taken back', () => {
    expect(after(start('bo'), [1, TELL!]).mayTakeBack(1)).toBe(false)
    expect(after(start('abo'), [0, put(1)], [1, put(1)]).mayTakeBack(0)).toBe(false)
  })

  test('is decided as carrying it out would', () => {
    let [along, refused] = [0, 0]
    for (let seed = 1; seed <= 60; seed++)
      for (const course of wander(planned, seed, { plan: planOf(seed) }))
        for (const seat of [0, 1, 2]) {
          const expected = undone(course, seat)
          expect(course.takeBack(seat, 'player').map(({ match }) => match.state)).toEqual(expected)
          expect(course.mayTakeBack(seat)).toBe(expected.length > 0)
          if (expected.length > 1) along++
          if (expected.length === 0 && course.match.mayUndo(seat)) refused++
        }
    expect([along > 30, refused > 30]).toEqual([true, true])
  })

  /** Choices, one after the other and at once. */
  function planOf(seed: number): string {
    const pick = new Sfc32(seed)
    return Array.from({ length: 16 }, () => 'aaabbcsoq'[pick.below(9)]).join('')
  }

  /** Undoes entry by entry, looking for the choice in the list of the seat's moves that still stand. */
  function undone(course: Course, seat: Seat): unknown[] {
    const standing: Author[] = []
    for (const entry of course.entries().filter((other) => other.seat === seat))
      if (isUndo(entry)) standing.pop()
      else standing.push(entry.by)
    const states: unknown[] = []
    let { match } = course
    for (let by = standing.pop(); by !== undefined && match.mayUndo(seat); by = standing.pop()) {
      match = match.undo(seat, 'player').next
      states.push(match.state)
      if (by !== 'table') return states
    }
    return []
  }
})

describe('what a viewer is told', () => {
  const past = wander(toy, 7)
  const course = past.at(-1)!
  const viewers = [SPECTATOR, 0, 1, 2]

  test('is what the game shows of each entry, the setup first', () => {
    for (const viewer of viewers) {
      const told = course.happenings(viewer)
      expect(told.map(({ entry }) => entry)).toEqual(past.map((_, at) => at))
      expect(told[0]).toMatchObject({ seat: SPECTATOR, by: 'table', undo: false })
      expect(course.happenings(viewer, 4)).toEqual(told.slice(5))
      expect(course.happenings(viewer, course.match.length)).toEqual([])
    }
    expect(JSON.stringify(course.happenings(0))).not.toBe(JSON.stringify(course.happenings(1)))
  })

  test('is a frame for every course of the past; those drawn already are kept', () => {
    for (const viewer of viewers) {
      const drawn = framesOf(past.slice(0, 5), viewer)
      const frames = framesOf(past, viewer, drawn)
      expect(frames.map(({ happening }) => happening)).toEqual(course.happenings(viewer))
      expect(frames.map(({ view }) => view)).toEqual(past.map(({ match }) => toy.view(match.state as never, viewer)))
      expect(drawn.every((frame, at) => frames[at] === frame)).toBe(true)
      expect(framesOf(past, viewer, frames)).toBe(frames)
    }
  })
})

describe('what a seat remembers', () => {
  let shown = 0
  const listening = {
    ...toy,
    show: (event: never, viewer: Seat) => {
      shown++
      return toy.show(event, viewer)
    },
    recall: (view: Asked, heard: readonly AnyEvent[]) => ({ ...view, heard: [...heard] }),
  } as AnyGame

  test('is all it was shown, and each event is shown to it once', () => {
    const past = wander(listening, 11)
    const events = past.flatMap(({ match, last }) => last?.events ?? match.opening)
    expect(shown).toBe(events.length * 3)
    for (const seat of [0, 1, 2])
      for (const course of past) {
        const heard = course.happenings(seat).flatMap((happening) => happening.events)
        expect(course.remembered(seat)).toEqual({ ...toy.view(course.match.state as never, seat), heard })
      }
  })

  test('is its view, where the game has nothing to recall', () => {
    const course = wander(toy, 11).at(-1)!
    expect(course.remembered(1)).toEqual(toy.view(course.match.state as never, 1))
  })
})
