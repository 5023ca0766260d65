import { plain, type AnyEvent, type GameText, type Reader } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { text } from '@flibuste/games/bones/text.en.ts'
import { text as pirates } from '@flibuste/games/pirates/text.en.ts'
import { describe, expect, it } from 'vitest'
import { logBook, seatOf, takenBack, type Telling } from './log-lines.ts'

const reader: Reader = { me: 0, name: (seat) => ['Anne', 'Barbe'][seat] ?? '?' }
const LOG = { setup: 'The table is laid', takesBack: 'takes a move back', youTakeBack: 'You take your move back' }

const frame = (entry: number, seat: number, ...events: AnyEvent[]): Frame => ({
  entry,
  happening: { entry, seat, by: 'player', undo: false, events },
  view: null,
})
const undo = (entry: number, seat: number): Frame => ({
  entry,
  happening: { entry, seat, by: 'player', undo: true, events: [] },
  view: null,
})
const laid = (...events: AnyEvent[]): Frame => ({
  entry: 0,
  happening: { entry: 0, seat: -1, by: 'table', undo: false, events },
  view: null,
})
const ALL = 99
const START = laid()
const kept = { type: 'stopped', clause: 'BON-4.5', seat: 0, step: 'reroll' }
const quiet = { type: 'turnEnded', clause: 'BON-2.1', seat: 0 }
const over = { type: 'roundEnded', clause: 'BON-8.2', round: 3, treasures: [0, 0] }

const told = (frames: readonly Frame[]) =>
  logBook()
    .upTo({ at: frames.length - 1, events: ALL }, frames, { text: text as GameText, reader, words: LOG })
    .map((line) => ({
      at: line.at,
      seat: line.seat,
      words: plain(line.phrase, reader),
      clause: line.clause,
      gone: line.takenBack,
    }))

describe('the log', () => {
  it('begins with the laid table', () => {
    expect(told([START])).toEqual([{ at: 0, seat: null, words: 'The table is laid', clause: null, gone: false }])
  })

  it('goes on with what happened before the first move', () => {
    const first = { type: 'chosenFirst', clause: 'BON-1.4', seat: 1 }
    expect(told([laid(first)])[1]).toEqual({ at: 0, seat: 1, words: 'Barbe begins', clause: 'BON-1.4', gone: false })
  })

  it('tells each event worth a line, with its seat and clause', () => {
    expect(told([START, frame(1, 0, kept, quiet, over)]).slice(1)).toEqual([
      { at: 1, seat: 0, words: 'Anne keeps the dice', clause: 'BON-4.5', gone: false },
      { at: 1, seat: null, words: 'Round 3 is over', clause: 'BON-8.2', gone: false },
    ])
  })

  it('gives no captain’s chip to what a thing does, whoever throws its dice', () => {
    const back = {
      type: 'fired',
      clause: 'PIR-6.7',
      seat: 1,
      from: { kind: 'lair', lair: 2 },
      at: { kind: 'ship', seat: 0 },
      island: 'Perla',
      answer: true,
      dice: [1],
    }
    const words = { text: pirates as GameText, reader, words: LOG }
    const lines = logBook().upTo({ at: 1, events: ALL }, [START, frame(1, 0, back)], words)
    expect(lines.at(-1)).toMatchObject({ seat: null })
    const ship = { ...back, seat: 0, from: back.at, answer: false }
    expect(
      logBook()
        .upTo({ at: 1, events: ALL }, [START, frame(1, 0, ship)], words)
        .at(-1),
    ).toMatchObject({ seat: 0 })
  })

  it('lets the table say a line in the figures of its board, from the view it led to', () => {
    const line: Telling['line'] = (event, view) =>
      event.type === 'stopped' ? [{ seat: 0 }, ` keeps them, ${JSON.stringify(view)}`] : null
    const frames = [START, { ...frame(1, 0, kept, over), view: { round: 3 } }]
    const lines = logBook().upTo({ at: 1, events: ALL }, frames, { text: text as GameText, reader, words: LOG, line })
    expect(lines.slice(1).map(({ phrase }) => plain(phrase, reader))).toEqual([
      'Anne keeps them, {"round":3}',
      'Round 3 is over',
    ])
  })

  it('marks what was taken back, and says who took it back', () => {
    const lines = told([START, frame(1, 0, kept), undo(2, 0)])
    expect(lines[1]?.gone).toBe(true)
    expect(lines[2]).toMatchObject({ words: 'You take your move back', clause: 'TABLE-3', gone: false })
    expect(told([START, frame(1, 1, kept), undo(2, 1)])[2]?.words).toBe('Barbe takes a move back')
  })

  it('takes back the newest move of that seat that still stands', () => {
    const frames = [START, frame(1, 0), frame(2, 0), frame(3, 1), undo(4, 0), undo(5, 0)]
    expect([...takenBack(frames).keys()].toSorted()).toEqual([1, 2])
  })

  it('tells old lines as the same objects, until one is taken back', () => {
    const book = logBook()
    const telling = { text: text as GameText, reader, words: LOG }
    const frames = [START, frame(1, 0, kept), frame(2, 0, over)]
    const before = book.upTo({ at: 1, events: ALL }, frames, telling)
    const after = book.upTo({ at: 2, events: ALL }, frames, telling)
    expect(after.slice(0, 2).every((line, index) => line === before[index])).toBe(true)
    const back = book.upTo({ at: 3, events: ALL }, [...frames, undo(3, 0)], telling)
    expect(back[2]).toMatchObject({ at: 2, takenBack: true })
  })

  it('tells of the newest frame what has been told of it, and nothing more', () => {
    const frames = [START, frame(1, 0, kept, quiet, over)]
    const words = (events: number) =>
      logBook()
        .upTo({ at: 1, events }, frames, { text: text as GameText, reader, words: LOG })
        .slice(1)
        .map(({ phrase }) => plain(phrase, reader))
    expect(words(0)).toEqual([])
    expect(words(1)).toEqual(['Anne keeps the dice'])
    expect(words(3)).toEqual(['Anne keeps the dice', 'Round 3 is over'])
  })

  it('shows the chip of the seat an event names', () => {
    expect(seatOf({ type: 'x', clause: '' })).toBeNull()
    expect(seatOf(kept)).toBe(0)
  })
})
