// Crashes, faults and rivals between any two steps of the pipeline, thousands of times from seeds. What must hold:
// nothing is shown that is not stored, nothing acknowledged is lost or done twice, and the record verifies.
import { describe, expect, test } from 'vitest'
import { Sfc32, verify, type AnyGame, type Chance } from '@flibuste/kernel'
import type { Guest } from '@flibuste/protocol'
import type { Append, Appended, Store, Whispering } from '../store/store.ts'
import { ambush } from '../testing/ambush-game.ts'
import { lots } from '../testing/lots-game.ts'
import { newDisk, openMemoryStore, type Disk } from '../testing/memory-store.ts'
import { TEST_CATALOGUE } from '../testing/test-server.ts'
import { createHarbour, type Harbour } from './harbour.ts'
import { entriesIn, type Row } from './log.ts'
import { openTable } from './opening.ts'
import { move, say, start } from './play.ts'
import { closing, isSettled, whisperOf } from './quiet.ts'
import { seatOf } from './seating.ts'
import { recordOf } from './sight.ts'
import { matchOf, type Table } from './table.ts'

const FAULTS = ['none', 'crashBefore', 'crashAfter', 'errorBefore', 'errorAfter', 'rival'] as const
type Fault = (typeof FAULTS)[number]

const anne: Guest = { id: 'anne', name: 'Anne' }
const mary: Guest = { id: 'mary', name: 'Mary' }

/** One life of the server: once it has crashed it answers nothing and nobody hears of it. */
interface Life {
  readonly harbour: Harbour
  dead: boolean
}

class Down extends Error {}

interface World {
  readonly game: AnyGame
  readonly disk: Disk
  readonly chance: Chance
  readonly faults: { [F in Fault]: number }
  calm: boolean
  life: Life
  /** By every life: what was shown, in order. */
  readonly shown: { readonly number: number; readonly body: string }[][]
}

const pickFault = ({ chance, calm }: World): Fault =>
  calm || chance.below(4) > 0 ? 'none' : FAULTS[chance.below(FAULTS.length)]!

/** Another process says something first. */
function rivalRow({ disk }: World, { table, number }: Pick<Append, 'table' | 'number'>): void {
  const from = { id: 'rival', name: 'Rival' }
  const row: Row = { type: 'said', at: 0, from, text: 'me first', asker: { guest: 'rival', answer: `${number}` } }
  disk.tables.get(table)?.rows.push({ body: JSON.stringify(row), at: 0 })
}

const rest = async (chance: Chance): Promise<void> => {
  for (let ticks = chance.below(4); ticks > 0; ticks--) await Promise.resolve()
}

function faulty(world: World, inner: Store, isDead: () => boolean, die: () => void): Store {
  /** `rival` is another writer that comes first. */
  async function write(store: () => Promise<Appended>, rival: () => void): Promise<Appended> {
    if (isDead()) throw new Down()
    const fault = pickFault(world)
    world.faults[fault]++
    await rest(world.chance)
    if (fault === 'crashBefore') die()
    if (isDead() || fault === 'errorBefore') throw new Down()
    if (fault === 'rival') rival()
    const appended = await store()
    if (fault === 'crashAfter') die()
    if (fault === 'crashAfter' || fault === 'errorAfter') throw new Down()
    await rest(world.chance)
    return appended
  }
  const append = (rows: Append): Promise<Appended> =>
    write(
      () => inner.append(rows),
      () => void (rows.number > 1 && rivalRow(world, rows)),
    )
  const whisper = (told: Whispering): Promise<Appended> =>
    write(
      () => inner.whisper(told),
      () => rivalRow(world, { table: told.table, number: told.after + 1 }),
    )
  return { ...inner, append, whisper }
}

function live(world: World): Life {
  const shown: World['shown'][number] = []
  world.shown.push(shown)
  const onRow = (_before: Table, after: Table): void => {
    if (life.dead) return
    const stored = world.disk.tables.get(after.id)?.rows[after.number - 1]
    if (stored === undefined) throw new Error(`row ${after.number} was shown before it was stored`)
    shown.push({ number: after.number, body: stored.body })
  }
  const store = faulty(
    world,
    openMemoryStore(world.disk),
    () => life.dead,
    () => void (life.dead = true),
  )
  const harbour = createHarbour({ store, catalogue: TEST_CATALOGUE, berths: 10, onRow })
  const life: Life = { harbour, dead: false }
  return life
}

/** A client: asks again, with the same words, until it is answered. */
async function insist<T>(world: World, ask: (harbour: Harbour) => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const { life } = world
    try {
      const answer = await ask(life.harbour)
      if (!life.dead) return answer
    } catch (error) {
      if (!(error instanceof Down) && !life.dead) throw error
    }
    if (world.life.dead) world.life = live(world)
    await rest(world.chance)
  }
  throw new Error('never answered')
}

async function playSeat(world: World, id: string, seat: number, guest: Guest, acknowledged: string[]): Promise<void> {
  for (let n = 0; ; n++) {
    const table = await insist(world, (harbour) => harbour.read(id))
    if (table.status === 'over') return
    const match = matchOf(table)
    const isOpen = match !== null && whisperOf(table, seat) === null
    const legal = isOpen ? world.game.legal(match.state, seat) : []
    await new Promise((resolve) => setImmediate(resolve))
    if (legal.length === 0) continue
    const answer = `${guest.id}-answer-${n}`
    const asked = { seat, decision: match!.decision, answer, move: legal[world.chance.below(legal.length)]! }
    await insist(world, (harbour) => harbour.change(id, (present) => move(present, guest, asked, n)))
    acknowledged.push(answer)
  }
}

/** Closes quiet questions, as the bell does. */
async function close(world: World, id: string): Promise<void> {
  for (;;) {
    const table = await insist(world, (harbour) => harbour.read(id))
    if (table.status === 'over') return
    await new Promise((resolve) => setImmediate(resolve))
    if (!isSettled(table)) continue
    const { decision } = table.course!.match
    await insist(world, (harbour) => harbour.change(id, (present) => closing(present, decision, 0)))
  }
}

async function chat(world: World, id: string, guest: Guest, acknowledged: string[]): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const answer = `${guest.id}-line-${n}`
    await insist(world, (harbour) => harbour.change(id, (table) => say(table, guest, { text: answer, answer }, n)))
    acknowledged.push(answer)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function setUp(world: World): Promise<string> {
  const { harbour } = world.life
  const wanted = { game: world.game.id, seats: 2 }
  const { id } = await openTable({ harbour, catalogue: TEST_CATALOGUE }, anne, wanted, 0)
  for (const [seat, guest] of [anne, mary].entries()) {
    const sitting = { who: 'me', entropy: `word of ${guest.id}` } as const
    const seating = { seat, guest, sitting, at: 0, isHere: () => true, isBot: () => true }
    await harbour.change(id, (table) => seatOf(table, seating))
  }
  await harbour.change(id, (table) => start(table, anne, 0))
  return id
}

async function simulate(game: AnyGame, seed: number, faults: World['faults']): Promise<void> {
  const disk = newDisk()
  const chance = new Sfc32(seed)
  const world: World = { game, disk, chance, faults, calm: true, shown: [], life: undefined as never }
  world.life = live(world)
  const id = await setUp(world)
  world.calm = false
  const acknowledged: string[] = []
  await Promise.all([
    playSeat(world, id, 0, anne, acknowledged),
    playSeat(world, id, 1, mary, acknowledged),
    close(world, id),
    chat(world, id, anne, acknowledged),
    chat(world, id, mary, acknowledged),
  ])
  world.life = live(world)
  const { rows, whispers } = disk.tables.get(id)!
  expect(whispers).toEqual([])
  const answers = rows.map(({ body }) => (JSON.parse(body) as { asker?: { answer: string } | null }).asker?.answer)
  for (const answer of acknowledged) expect(answers.filter((one) => one === answer)).toHaveLength(1)
  for (const shown of world.shown)
    for (const [at, { number, body }] of shown.entries()) {
      expect(rows[number - 1]?.body).toBe(body)
      expect(number).toBe((shown[0]?.number ?? 0) + at)
    }
  expect(
    verify(game, recordOf(await world.life.harbour.read(id), entriesIn(await world.life.harbour.rows(id)))),
  ).toMatchObject({ ok: true })
}

describe('simulated crashes', () => {
  test.each([lots, ambush])('300 matches of $id, every kind of fault', async (game) => {
    const faults = { none: 0, crashBefore: 0, crashAfter: 0, errorBefore: 0, errorAfter: 0, rival: 0 }
    for (let seed = 1; seed <= 300; seed++) await simulate(game, seed, faults)
    for (const fault of FAULTS) expect(faults[fault], fault).toBeGreaterThan(200)
  })
})
