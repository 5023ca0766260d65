import type { AnyEvent, GameText, Reader } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { describe, expect, it } from 'vitest'
import type { Concern } from '../kit/table-module.ts'
import type { Turns } from '../kit/turns.ts'
import { digestOf, isFirstToMove, sinceMine, takenSince } from './since.ts'
import { MOMENT_MS, wholeScore } from './whole-score.ts'
import { beat, rest } from '../kit/score.ts'

const frame = (entry: number, seat: number, ...types: string[]): Frame => ({
  entry,
  happening: { entry, seat, by: 'bot', undo: false, events: types.map((type) => ({ type, clause: '' })) },
  view: { asked: 0 },
})
const WEIGHTS: { readonly [type: string]: Concern } = {
  sails: { weight: 10, stake: 'news' },
  robs: { weight: 90, stake: 'lost' },
  wins: { weight: 60, stake: 'won' },
  fails: { weight: 30, stake: 'lost', read: true },
}
const concerns = ({ type }: AnyEvent): Concern | null => WEIGHTS[type] ?? null
const reader: Reader = { me: 0, name: String }
const text = { event: ({ type }: AnyEvent) => [type] } as Partial<GameText> as GameText
const telling = { text, reader, words: { setup: '', takesBack: '', youTakeBack: '' } }
/** "turn 2" begins the turn of seat 2. */
const turns: Turns<AnyEvent> = {
  counted: 'round',
  begins: ({ type }, { round }) => (type.startsWith('turn ') ? { round, seat: Number(type.slice(5)) } : null),
  folds: [],
}
const module = { concerns, turns }
const digest = (frames: readonly Frame[]) => digestOf({ frames, module, telling, seat: 0 })
const taken = (frames: readonly Frame[]) => takenSince({ frames, module, seat: 0 }).map(({ type }) => type)

describe('since your turn', () => {
  it('begins after the last move of that seat', () => {
    const frames = [frame(0, -1), frame(1, 1), frame(2, 0), frame(3, 1)]
    expect(sinceMine(frames, 0)).toBe(3)
    expect(sinceMine(frames, 2)).toBe(1)
  })

  it('has a line for every turn, the one that hit me first, each with the frames it tells again', () => {
    const frames = [
      frame(0, 0),
      frame(1, 1, 'rolls'),
      frame(2, 1, 'sails'),
      frame(3, 2, 'sails', 'robs'),
      frame(4, 3, 'rolls'),
    ]
    expect(
      digest(frames).map(({ seat, phrase, stake, frames: { from, to } }) => [seat, phrase, stake, from, to]),
    ).toEqual([
      [2, ['robs'], 'lost', 3, 3],
      [1, ['sails'], 'news', 1, 2],
    ])
  })

  it('has what came of my own fights in my last turn, and of no turn before it', () => {
    const frames = [
      frame(0, 0, 'turn 0'),
      frame(1, 0, 'fails', 'turn 1'),
      frame(2, 1, 'turn 0'),
      frame(3, 0, 'rolls'),
      frame(4, 0, 'fails'),
      frame(5, 0, 'rolls', 'turn 1'),
      frame(6, 1, 'sails', 'turn 0'),
    ]
    expect(digest(frames).map(({ phrase, frames: { from, to } }) => [phrase, from, to])).toEqual([
      [['fails'], 4, 4],
      [['sails'], 6, 6],
    ])
  })

  it('stays with what was taken until my turn is over, whatever I do in it and whoever answers', () => {
    const mine = [
      frame(0, 0, 'turn 1'),
      frame(1, 1, 'robs', 'turn 2'),
      frame(2, 2, 'sails', 'turn 0'),
      frame(3, 0, 'sails'),
      frame(4, 1, 'sails'),
      frame(5, 0, 'sails'),
    ]
    expect(digest(mine).map(({ frames }) => frames.from)).toEqual([1, 2, 4])
    expect(taken(mine)).toEqual(['robs'])
    const over = [...mine, frame(6, 0, 'turn 1')]
    expect(digest(over)).toEqual([])
    expect(taken(over)).toEqual([])
  })

  it('leaves nothing out that concerns me: two blows of one turn, and what I gained by it, are lines of their own', () => {
    const frames = [frame(0, 0, 'turn 1'), frame(1, 1, 'sails', 'robs', 'robs'), frame(2, 1, 'wins', 'wins', 'turn 0')]
    expect(digest(frames).map(({ phrase }) => phrase)).toEqual([['robs'], ['robs'], ['wins']])
  })

  it('goes back to my own turn, whatever I was asked in the turns of others', () => {
    const frames = [
      frame(0, 0, 'turn 1'),
      frame(1, 1, 'robs'),
      frame(2, 0, 'declines'),
      frame(3, 1, 'turn 2'),
      frame(4, 2, 'sails'),
      frame(5, 0, 'declines'),
      frame(6, 2, 'turn 0'),
    ]
    expect(digest(frames).map(({ phrase }) => phrase)).toEqual([['robs'], ['sails']])
    expect(taken(frames.slice(0, 6))).toEqual(['robs'])
  })

  it('comes back with a turn that was ended and is taken back', () => {
    const undo = frame(4, 0)
    const frames = [frame(0, 0, 'turn 1'), frame(1, 1, 'robs', 'turn 0'), frame(2, 0, 'sails'), frame(3, 0, 'turn 1')]
    expect(taken([...frames, { ...undo, happening: { ...undo.happening, undo: true } }])).toEqual(['robs'])
  })

  it('knows who begins: nobody else has moved yet', () => {
    const frames = [frame(0, -1, 'turn 0'), frame(1, 0, 'sails')]
    expect(isFirstToMove(frames, 0, turns)).toBe(true)
    expect(isFirstToMove(frames, 1, turns)).toBe(false)
    expect(isFirstToMove([...frames, frame(2, 0, 'turn 1'), frame(3, 1, 'turn 0')], 0, turns)).toBe(false)
  })

  it('says nothing where nothing happened', () => {
    expect(digest([frame(0, -1), frame(1, 0, 'sails')])).toEqual([])
  })
})

describe('a moment', () => {
  const ASKED = { asked: 0, answered: 0, pace: 'ask' } as const
  const told = (...types: string[]) => ({
    events: types.map((type): AnyEvent => ({ type, clause: '' })),
    before: ASKED,
    after: ASKED,
  })
  const score = ({ events }: { readonly events: readonly AnyEvent[] }) =>
    events.slice(0, 2).map((event) => beat([event], { lastsMs: 100 }))
  const next = 0b10
  const whole = (by: number, ...types: string[]) =>
    wholeScore(
      { score, concerns } as Parameters<typeof wholeScore>[0],
      told(...types) as Parameters<typeof wholeScore>[1],
      { me: 0, by, next },
    )

  it('follows the beat it is about and keeps the floor', () => {
    const beats = whole(1, 'sails', 'robs', 'rolls')
    expect(
      beats.map(({ events, moment, lastsMs }) => moment?.type ?? `${events.map(({ type }) => type)} ${lastsMs}`),
    ).toEqual(['sails 100', 'robs 100', 'robs', 'rolls 0'])
    expect(beats[2]).toMatchObject({ toldMs: MOMENT_MS, lastsMs: MOMENT_MS, events: [] })
  })

  it('leaves whoever threw the last dice of a turn the time to read them, and nobody else', () => {
    const stage = ({ events }: { readonly events: readonly AnyEvent[] }) => [
      ...events.map((event) => beat([event], { lastsMs: 100 })),
      rest(300, 4000),
    ]
    const last = (by: number, next: number) =>
      wholeScore(
        { score: stage, concerns } as Parameters<typeof wholeScore>[0],
        told('rolls') as Parameters<typeof wholeScore>[1],
        { me: 0, by, next },
      ).at(-1)
    expect(last(0, 0b10)).toMatchObject({ lastsMs: 4000, toldMs: 4000, own: true })
    for (const other of [last(0, 0b01), last(1, 0b10), last(1, 0b01)]) {
      expect(other?.lastsMs).toBe(300)
      expect(other?.own).toBeUndefined()
    }
  })

  it('leaves whoever was beaten the same time, whoever threw', () => {
    const stage = ({ events }: { readonly events: readonly AnyEvent[] }) => [
      ...events.map((event) => beat([event], { lastsMs: 100 })),
      rest(300, 4000),
    ]
    const last = (...types: string[]) =>
      wholeScore(
        { score: stage, concerns } as Parameters<typeof wholeScore>[0],
        told(...types) as Parameters<typeof wholeScore>[1],
        { me: 0, by: 1, next: 0b01 },
      ).at(-1)
    expect(last('robs')).toMatchObject({ lastsMs: 4000, own: true })
    expect(last('wins')?.own).toBeUndefined()
  })

  it('leaves whoever won by a move of their own the time to see it, asked again or not; others’ prizes go on', () => {
    const last = (by: number, beats: ReturnType<typeof rest>[]) =>
      wholeScore(
        {
          score: ({ events }: { readonly events: readonly AnyEvent[] }) => [
            ...events.map((event) => beat([event], { lastsMs: 100, stillMs: beats.length === 0 ? 4000 : 0 })),
            ...beats,
          ],
          concerns,
        } as Parameters<typeof wholeScore>[0],
        told('wins') as Parameters<typeof wholeScore>[1],
        { me: 0, by, next: 0b01 },
      )
    expect(last(0, [rest(300, 4000)]).at(-1)).toMatchObject({ lastsMs: 4000, toldMs: 4000, own: true })
    expect(last(0, [])).toMatchObject([
      { lastsMs: 100, stillMs: 0 },
      { events: [], lastsMs: 4000, stillMs: 4000, own: true },
    ])
    for (const part of last(1, [rest(300, 4000)])) expect(part.own).toBeUndefined()
  })

  it('is read at every pace where a fight of one’s own was decided, whoever’s move it was; on its stage, else as its banner', () => {
    const last = (by: number, beats: ReturnType<typeof rest>[], type = 'fails') =>
      wholeScore(
        {
          score: ({ events }: { readonly events: readonly AnyEvent[] }) => [
            ...events.map((event) => beat([event], { lastsMs: 100 })),
            ...beats,
          ],
          concerns: (event: AnyEvent) =>
            event.type === 'robs' ? { ...WEIGHTS['robs']!, read: true } : concerns(event),
        } as Parameters<typeof wholeScore>[0],
        told(type) as Parameters<typeof wholeScore>[1],
        { me: 0, by, next: 0b01 },
      ).at(-1)
    for (const by of [0, 1]) expect(last(by, [rest(300, 4000)])).toMatchObject({ lastsMs: 4000, own: true, fate: true })
    expect(last(1, [], 'robs')).toMatchObject({ moment: { type: 'robs' }, own: true, fate: true })
    expect(last(1, [rest(300, 4000)], 'sails')?.fate).toBeUndefined()
  })

  it('is none where somebody gained by a move of their own', () => {
    expect(whole(0, 'wins')).toHaveLength(1)
    expect(whole(1, 'wins')).toHaveLength(2)
  })
})
