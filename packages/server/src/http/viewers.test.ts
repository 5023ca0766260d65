// Every route as every viewer, at hidden hands: each gets what the rules show to that viewer, and not a byte more. What they should
// get is worked out here from the record alone.
import { beforeAll, expect, test } from 'vitest'
import { replay, SPECTATOR, type AnyGame, type Course, type MatchRecord, type Viewer } from '@flibuste/kernel'
import { routes, type Guest, type History, type Message, type MyTable, type Position } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { CATALOGUE } from '../tables/catalogue.ts'
import { Line, Player, Stream } from '../testing/client.ts'
import { howMany } from '../testing/depth.ts'
import { goldenRecord, writeRecorded } from '../testing/recorded-table.ts'
import { serve } from '../testing/test-server.ts'

const RECORDS = ['cove/four', 'stortebeker/three', 'pirates/three', 'buccaneer/three']
const POSITIONS = howMany('positions')
let folder: string
let server: RunningServer
let captains: readonly Player[]
let guests: Guest[]
let strangers: Player[]

beforeAll(async () => {
  // Nobody moves while it is looked at.
  const still = { botPaceMs: 1_000_000_000, quietTickMs: 1_000_000_000 }
  const served = await serve(['Anne', 'Mary', 'Jack', 'Jim'], still)
  ;({ folder, server, guests: captains } = served)
  guests = await Promise.all(captains.map((captain) => captain.me()))
  strangers = [new Player(server.url), await Player.named(server.url, 'Eve')]
  return served.end
})

interface Scene {
  readonly id: string
  readonly game: AnyGame
  readonly record: MatchRecord
  /** After each entry, the beginning first. */
  readonly courses: readonly Course[]
}

let tables = 0
async function sceneOf(name: string, share: number): Promise<Scene> {
  const whole = goldenRecord(name)
  const entries = Math.floor(whole.entries.length * share)
  const record = { ...whole, entries: whole.entries.slice(0, entries) }
  const id = `KRAKEN-${++tables}-MOON-TULIP`
  const game = (await CATALOGUE.load(record.game))!
  const courses: Course[] = []
  replay(game, record, (course) => courses.push(course))
  const store = openSqliteStore(folder)
  await writeRecorded(store, whole, { id, owners: guests.slice(0, record.seats.length), entries })
  await store.close()
  return { id, game, record, courses }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What the rules show this viewer now. */
function shown({ game, courses }: Scene, viewer: Viewer): Position {
  const course = courses.at(-1)!
  const { match } = course
  const mine = viewer !== SPECTATOR
  return {
    entries: match.length,
    decision: match.decision,
    viewer,
    view: game.view(match.state, viewer),
    legal: mine ? [...game.legal(match.state, viewer)] : [],
    mayUndo: mine && !match.over && course.mayTakeBack(viewer),
  }
}

async function wholePast(who: Player, id: string, query: string): Promise<unknown[]> {
  const frames: unknown[] = []
  for (let page = 0; ; page++) {
    const told = await who.done<History>('GET', `${routes.history(id)}?page=${page}${query}`)
    frames.push(...told.frames)
    if (told.frames.length < 50) return frames
  }
}

/** Nobody's eyes in particular, somebody else's, and those of a seat that is not there. */
const wishes = ({ record }: Scene, viewer: Viewer): string[] => [
  '',
  `seat=${(viewer + 1) % record.seats.length}`,
  'seat=99',
]

/** All that can be asked for. */
async function expectTold(scene: Scene, who: Player, viewer: Viewer): Promise<string> {
  const { id, courses } = scene
  const heard: unknown[] = []
  const position = plain(shown(scene, viewer))
  const past = plain(courses.map((course) => course.frame(viewer)))
  for (const query of wishes(scene, viewer)) {
    const told = await who.look(id, query === '' ? '' : `?${query}`)
    expect(told.position).toEqual(position)
    const frames = await wholePast(who, id, query === '' ? '' : `&${query}`)
    expect(frames).toEqual(past)
    for (const open of [Stream.open, Line.open]) {
      const hearing = await open(who, id, `?after=0${query === '' ? '' : `&${query}`}`)
      const { messages } = await hearing.until((one) => one.messages.length > 0)
      hearing.close()
      expect(messages[0]!.position).toEqual(position)
      expect(messages[0]!.happenings).toEqual(plain(courses.at(-1)!.happenings(viewer)))
      heard.push(told, frames, messages)
    }
  }
  return JSON.stringify([heard, (await who.ask('GET', routes.record(id))).body])
}

const secretsOf = ({ record }: Scene): string[] => [
  ...(record.seed === null ? [] : [record.seed]),
  ...record.entropy,
  ...captains.map(({ cookie }) => cookie.split('=')[1]!),
]

test.each(RECORDS)('%s, from its first question to its last', async (name) => {
  for (let at = 1; at <= POSITIONS; at++) {
    const scene = await sceneOf(name, at / (POSITIONS + 1))
    const seats = scene.record.seats.length
    const told: string[] = []
    for (const [seat, captain] of captains.slice(0, seats).entries()) told.push(await expectTold(scene, captain, seat))
    for (const stranger of strangers) told.push(await expectTold(scene, stranger, SPECTATOR))
    for (const secret of secretsOf(scene)) for (const text of told) expect(text).not.toContain(secret)
  }
})

test('a list of tables tells where one sits, and nothing of the match', async () => {
  await sceneOf('cove/four', 0.5)
  for (const [seat, captain] of captains.entries()) {
    const mine = await captain.done<MyTable[]>('GET', routes.myTables())
    expect(new Set(mine.flatMap((one) => (one.table.seats.length > seat ? [one.seat] : [])))).toEqual(new Set([seat]))
    for (const one of mine)
      expect(Object.keys(one).toSorted()).toEqual(['asks', 'endsAt', 'myTurn', 'seat', 'table', 'updatedAt'])
  }
  for (const stranger of strangers) {
    const reply = await stranger.ask<Message>('GET', routes.myTables())
    expect(reply.status === 401 || JSON.stringify(reply.body) === '[]').toBe(true)
  }
})
