// A match in the page, played by the real rules and bots, without a browser.
import { registered } from '@flibuste/games'
import { has, initialOptions, verify, type AnyGame, type AnyMove, type Asked, type Clock } from '@flibuste/kernel'
import { signal, type ReadonlySignal } from '@preact/signals'
import { beforeAll, describe, expect, it } from 'vitest'
import { lots } from '../../../server/src/testing/lots-game.ts'
import { beginMatch, freshSeed, freshWord } from './beginning.ts'
import { shelfIn, type LocalSitter, type Shelf } from './kept-match.ts'
import { LocalSession } from './local-session.ts'
import { isDenial } from './session.ts'
import { handClock, hastyClock, memoryDrawer, settle } from './session-doubles.ts'
import { thinkerInPage } from './thinker.ts'

let game: AnyGame
beforeAll(async () => {
  game = await registered('bones').load()
})

const ann: LocalSitter = { name: 'Ann', human: true, bot: null }
const bob: LocalSitter = { name: 'Bob', human: true, bot: null }
const tom: LocalSitter = { name: 'Tom', human: false, bot: 'random' }

interface Scene {
  readonly session: LocalSession
  readonly shelf: Shelf
  readonly key: string
}

function open(
  sitters: readonly LocalSitter[],
  clock: Clock = hastyClock,
  played = game,
  ready: ReadonlySignal<boolean> = signal(true),
): Scene {
  const shelf = shelfIn(memoryDrawer())
  const kept = beginMatch(played, {
    key: 'k',
    createdAt: 1,
    options: initialOptions(played.options),
    sitters,
    seed: freshSeed(),
    entropy: sitters.map(freshWord),
  })
  const session = new LocalSession({ game: played, kept, shelf, thinker: thinkerInPage(played), clock, ready })
  return { session, shelf, key: kept.key }
}

function reopen({ shelf, key }: Scene): LocalSession {
  const kept = shelf.read(key)
  if (kept === null) throw new Error('nothing was kept')
  return new LocalSession({ game, kept, shelf, thinker: thinkerInPage(game), clock: hastyClock })
}

const firstMove = (session: LocalSession): AnyMove => session.position.value.legal[0] as AnyMove
const viewOf = (session: LocalSession): Asked => session.position.value.view as Asked

/** Answers for whoever is asked until the match is over. */
async function playOut(session: LocalSession): Promise<void> {
  const { length } = session.frames.value
  for (let moves = 0; moves < 20_000 && session.table.value.status === 'playing'; moves++) {
    const { legal } = session.position.value
    const pick = legal[moves % Math.max(1, legal.length)] as AnyMove | undefined
    if (pick === undefined) await new Promise((resolve) => setTimeout(resolve, 0))
    else expect(await session.play(pick)).toBeNull()
  }
  expect(session.frames.value.length).toBeGreaterThan(length)
}

describe('a match in the page', () => {
  it('is played to the end by a person and bots, and its record verifies', async () => {
    const { session } = open([ann, tom, tom])
    await playOut(session)
    expect(session.table.value.status).toBe('over')
    const record = await session.record()
    if (isDenial(record)) throw new Error(record.problem)
    expect(verify(game, record)).toMatchObject({ ok: true, entries: record.entries.length })
    expect(session.frames.value).toHaveLength(record.entries.length + 1)
  })

  it('keeps how it ended for whoever plays alone, and for nobody else', async () => {
    const alone = open([ann])
    expect(alone.shelf.notes()).toMatchObject([{ over: false, alone: null }])
    await playOut(alone.session)
    expect(alone.shelf.notes()).toMatchObject([{ over: true, alone: { scores: [expect.any(Number)] } }])
    const beside = open([ann, tom])
    await playOut(beside.session)
    expect(beside.shelf.notes()).toMatchObject([{ over: true, alone: null }])
  })

  it('keeps every entry, so that a refresh comes back to the same position', async () => {
    const scene = open([ann, bob])
    for (let moves = 0; moves < 12; moves++) await scene.session.play(firstMove(scene.session))
    const again = reopen(scene)
    expect(again.position.value).toEqual(scene.session.position.value)
    expect(again.frames.value).toEqual(scene.session.frames.value)
    expect(again.table.value).toEqual(scene.session.table.value)
  })

  it('refuses to come back from a record that was tampered with', async () => {
    const scene = open([ann, bob])
    await scene.session.play(firstMove(scene.session))
    const kept = scene.shelf.read(scene.key)!
    const entries = kept.record.entries.map((entry) => ({ ...entry, hash: '0'.repeat(32) }))
    const parts = { game, shelf: scene.shelf, thinker: thinkerInPage(game), clock: hastyClock }
    expect(() => new LocalSession({ ...parts, kept: { ...kept, record: { ...kept.record, entries } } })).toThrow(
      /entry 1/,
    )
  })

  it('turns to whoever is asked when several people share the page', async () => {
    const { session } = open([ann, bob])
    const seen = new Set<number>()
    for (let moves = 0; moves < 60; moves++) {
      const { viewer } = session.position.value
      expect(has(viewOf(session).asked, viewer)).toBe(true)
      seen.add(viewer)
      await session.play(firstMove(session))
    }
    expect([...seen].toSorted()).toEqual([0, 1])
  })

  it('tells the clause of a move the rules refuse, and changes nothing', async () => {
    const { session } = open([ann])
    const { entries } = session.position.value
    const legal = session.position.value.legal.map((move) => JSON.stringify(move))
    const other = open([ann, bob]).session
    let refused: AnyMove | null = null
    for (let moves = 0; moves < 200 && refused === null; moves++) {
      refused = (other.position.value.legal as AnyMove[]).find((move) => !legal.includes(JSON.stringify(move))) ?? null
      await other.play(firstMove(other))
    }
    const denial = await session.play(refused!)
    expect(denial).toMatchObject({ problem: 'refused' })
    expect(game.clauses.concat('TABLE-1', 'TABLE-2')).toContain(denial?.refusal?.clause)
    expect(session.position.value.entries).toBe(entries)
    expect(await session.play({ kind: 'no such kind' })).toMatchObject({ problem: 'malformed' })
  })

  it('takes back a choice together with the move the table made after it', async () => {
    const { session, shelf, key } = open([ann], hastyClock, lots)
    const before = session.position.value
    expect(await session.play({ kind: 'pick', n: 2 } as AnyMove)).toBeNull()
    expect(session.position.value).toMatchObject({ entries: 2, mayUndo: true, view: { points: [2] } })
    expect(await session.undo()).toBeNull()
    expect(session.position.value).toMatchObject({ entries: 4, mayUndo: false, view: before.view, legal: before.legal })
    const { entries } = shelf.read(key)!.record
    expect(entries.map((entry) => ['undo' in entry, entry.by])).toEqual([
      [false, 'player'],
      [false, 'table'],
      [true, 'player'],
      [true, 'player'],
    ])
    expect(await session.undo()).toMatchObject({ problem: 'refused', refusal: { clause: 'TABLE-3' } })
  })

  it('lets bots go on when the board is ready, and never before', async () => {
    const clock = handClock()
    const { session } = open([tom, ann], clock)
    const ready = signal(true)
    session.heed(ready)
    await expect.poll(() => session.position.value.legal.length).toBeGreaterThan(0)
    ready.value = false
    while (session.position.value.legal.length > 0) await session.play(firstMove(session))
    const before = session.position.value.entries
    await clock.pass(60_000)
    expect(session.position.value.entries).toBe(before)
    ready.value = true
    await expect.poll(() => session.position.value.legal.length).toBeGreaterThan(0)
  })

  it('lets no bot move before there is a board to tell it', async () => {
    const clock = handClock()
    const { session } = open([tom, ann], clock, game, signal(false))
    await clock.pass(60_000)
    expect(session.position.value.entries).toBe(0)
    session.heed(signal(true))
    await expect.poll(() => session.position.value.legal.length).toBeGreaterThan(0)
  })

  it('lets a bot hesitate when its turn begins, and not again in it', async () => {
    const clock = handClock()
    const { session } = open([ann, { ...tom, bot: 'captain' }], clock)
    session.heed(signal(true), () => 1)
    while (session.position.value.legal.length > 0) await session.play(firstMove(session))
    const before = session.position.value.entries
    await clock.pass(699)
    expect(session.position.value.entries).toBe(before)
    await clock.pass(201)
    await expect.poll(() => session.position.value.legal.length).toBeGreaterThan(0)
    expect(session.position.value.entries).toBeGreaterThan(before + 1)
  })

  it('lends a seat to a bot and takes it back', async () => {
    const { session } = open([ann, bob], handClock())
    const seat = session.position.value.viewer
    expect(await session.seat(seat, { bot: 'random' })).toBeNull()
    expect(session.position.value.legal).toEqual([])
    expect(session.table.value.seats[seat]).toMatchObject({
      bot: 'random',
      owner: { name: seat === 0 ? 'Ann' : 'Bob' },
    })
    expect(await session.seat(seat, 'me')).toBeNull()
    await settle()
    expect(session.position.value.legal.length).toBeGreaterThan(0)
    expect(session.position.value.entries).toBe(0)
  })

  it('does not let a bot answer a question that was taken from it', async () => {
    const clock = handClock()
    const { session } = open([ann], clock)
    await session.seat(0, { bot: 'random' })
    await session.seat(0, 'me')
    await clock.pass(5000)
    expect(session.position.value.entries).toBe(0)
  })

  it('gives everybody their own helm again in the next match', async () => {
    const { session, shelf } = open([ann, tom])
    await session.seat(0, { bot: 'boy' })
    await playOut(session)
    const next = shelf.read(
      String(await session.rematch())
        .split('/')
        .at(-1)!,
    )
    expect(next?.sitters.map(({ bot }) => bot)).toEqual([null, tom.bot])
  })

  it('plays again with the same people, once', async () => {
    const { session, shelf } = open([ann, tom])
    expect(await session.rematch()).toMatchObject({ problem: 'not-over' })
    expect(await session.record()).toMatchObject({ problem: 'not-over' })
    await playOut(session)
    const path = await session.rematch()
    expect(await session.rematch()).toBe(path)
    const next = shelf.read(String(path).split('/').at(-1)!)
    expect(next?.sitters.map(({ name }) => name)).toEqual(['Ann', 'Tom'])
    expect(next?.record.commitment).not.toBe(session.table.value.commitment)
  })
})
