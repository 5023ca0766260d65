import { expect, test } from 'vitest'
import type { Message } from '@flibuste/protocol'
import { Bundle, Told } from './told.ts'

const view = { asked: 1, board: ['Störtebeker', '☠', '"quoted"'], nothing: null }
const position = { entries: 3, decision: 4, viewer: -1, view, legal: [], mayUndo: false }
const happening = { entry: 3, seat: 0, by: 'player' as const, undo: false, events: [{ type: 'rolled' }] }
const said = [{ from: { id: 'a', name: 'Anne' }, text: 'two\nlines', at: 1 }]
const MESSAGES: readonly Message[] = [
  { number: 7, table: null, position: null, happenings: [], said: [] },
  { number: 8, table: null, position, happenings: [happening], said: [] },
  {
    number: 9,
    table: null,
    position: { ...position, viewer: 0, legal: [{ kind: 'roll' }], mayUndo: true },
    happenings: [],
    said,
  },
]

test('a message is written out as JSON has it, whatever parts it shares with others', () => {
  const texts = new Map<unknown, string>()
  for (const message of MESSAGES) expect(new Told(message, texts).text).toBe(JSON.stringify(message))
  expect(texts).toEqual(new Map([[view, JSON.stringify(view)]]))
})

test('a chunk says how many bytes it has; several messages go in one', () => {
  const told = MESSAGES.map((message) => new Told(message))
  const { event, chunk } = new Bundle(told)
  expect(event).toBe(told.map((one) => one.event).join(''))
  expect(chunk.toString()).toBe(`${Buffer.byteLength(event).toString(16)}\r\n${event}\r\n`)
})
