// A lesson as the shell sees it: what may be played, what is shown and taken back, where the telling stops.
import { bones } from '@flibuste/games/bones/index.ts'
import { school } from '@flibuste/games/bones/lessons/index.ts'
import { table } from '@flibuste/games/bones/table/index.tsx'
import { text } from '@flibuste/games/bones/text.en.ts'
import type { GameText } from '@flibuste/kernel'
import { describe, expect, it, vi } from 'vitest'
import type { AnyTableModule } from '../kit/table-module.ts'
import { thinkerInPage } from '../session/thinker.ts'
import { stubWindow } from '../table/table-doubles.ts'
import { tableState } from '../table/table-state.ts'
import { LessonSession } from './lesson-session.ts'

const open = (name: 'threeTreasures' | 'turnAtSea'): LessonSession => {
  const lesson = school.lessons[name]
  if (lesson === undefined) throw new Error(name)
  return new LessonSession({ game: bones, lesson, name: 'Anne', think: () => thinkerInPage(bones) })
}

const asked = (): LessonSession => {
  const session = open('threeTreasures')
  session.next()
  session.next()
  return session
}

const PLUNDER = { kind: 'plunder', lane: 3 }
const STEAL = { kind: 'steal', with: 5 }
const END = { kind: 'done' }
const SCOUT = { kind: 'scout', island: 1 }

describe('a lesson at the table', () => {
  it('offers no move while it tells, and all of them when it asks', () => {
    expect(open('threeTreasures').position.value.legal).toEqual([])
    expect(asked().position.value.legal).toContainEqual(PLUNDER)
  })

  it('is told at the normal pace where none was chosen: its voice waits for whoever reads', () => {
    stubWindow()
    const state = tableState(open('turnAtSea'), table as object as AnyTableModule, text as object as GameText)
    expect(state.pace.isKnown.value).toBe(false)
    expect(state.pace.pace.value).toBe('normal')
    state.close()
    vi.unstubAllGlobals()
  })

  it('answers whatever is tried while it tells', () => {
    const session = open('threeTreasures')
    expect(session.tutor.allows(PLUNDER)).toBe(false)
    expect(session.wrong.value).toMatchObject({ what: 'early' })
  })

  it('answers a wrong try itself, lets the rules refuse what only they do, and makes neither', () => {
    const session = asked()
    expect(session.tutor.allows(END)).toBe(false)
    expect(session.wrong.value).toMatchObject({ what: 'wrong', said: 'end', clause: null })
    expect(session.tutor.allows(SCOUT)).toBe(true)
    expect(session.lecture.value.way).toEqual(PLUNDER)
    expect(session.frames.value).toHaveLength(1)
  })

  it('goes on by itself when the move was right, and stops the telling where the next step speaks', async () => {
    const session = asked()
    session.tutor.allows(END)
    expect(session.tutor.allows(PLUNDER)).toBe(true)
    expect(await session.play(PLUNDER)).toBeNull()
    expect(session.wrong.value).toBeNull()
    expect(session.lecture.value.name).toBe('treasure')
    expect(session.tutor.stop.value).toEqual({ entry: 1, events: 1 })
    session.next()
    expect(session.tutor.stop.value).toBeNull()
    expect(session.tutor.allows(STEAL)).toBe(true)
    expect(await session.play(STEAL)).toBeNull()
    session.next()
    expect(session.lecture.value.isOver).toBe(true)
  })

  it('shows the way and takes it back; meanwhile nothing can be played', () => {
    const session = asked()
    session.show()
    expect([session.frames.value.length, session.position.value.legal]).toEqual([2, []])
    expect(session.tutor.allows(PLUNDER)).toBe(false)
    session.unshow()
    expect([session.frames.value.length, session.lecture.value.name]).toEqual([1, 'plunder'])
    expect(session.position.value.legal).toContainEqual(PLUNDER)
  })

  it('goes on where it was left, with the telling stopped where that step speaks', () => {
    const session = open('threeTreasures')
    session.goOn('treasure')
    expect(session.lecture.value.name).toBe('treasure')
    expect(session.tutor.stop.value).toEqual({ entry: 1, events: 1 })
    expect(session.position.value.legal).toEqual([])
  })

  it('keeps a frame the same object, so that nothing is told twice', () => {
    const session = open('turnAtSea')
    const [before] = session.frames.value
    session.next()
    expect(session.frames.value[0]).toBe(before)
  })

  it('calls nobody but the learner a person, and proves nothing', async () => {
    const session = open('turnAtSea')
    expect(session.table.value.seats.map(({ bot }) => bot)).toEqual([null, 'boy'])
    expect(await session.record()).toMatchObject({ problem: 'not-over' })
    expect(session.position.value.mayUndo).toBe(false)
  })
})
