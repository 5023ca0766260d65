// What can be learnt of a quiet question from outside: every byte of every stream with the moment it was sent, in worlds that
// differ only in a hidden hand, or only in who answered when. The clock is ours, so a difference of a millisecond shows.
import { describe, expect, test } from 'vitest'
import { has, type AnyMove, type Seat } from '@flibuste/kernel'
import type { Guest, Message } from '@flibuste/protocol'
import { createCrew } from '../bots/crew.ts'
import type { Unseeded } from '../bots/thinker.ts'
import type { Told } from '../live/told.ts'
import { createWatchers } from '../live/watchers.ts'
import { ambush as ambushGame, ambushWith, type AmbushMove } from '../testing/ambush-game.ts'
import { createdRow } from '../testing/created-row.ts'
import { handClock } from '../testing/hand-clock.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import { createBell } from './bell.ts'
import { createHarbour, type Decide, type Harbour } from './harbour.ts'
import { move, start } from './play.ts'
import { seatOf } from './seating.ts'
import { frameOf, viewerOf, wholeMessage } from './sight.ts'
import { open, positionsIn } from './table.ts'

const TICK_MS = 2500
const BOT_THINKS_MS = 1800
const BOT: Seat = 3
const CAPTAINS: readonly Guest[] = ['anne', 'mary', 'jack'].map((id) => ({ id, name: id }))
const CREATED = createdRow(ambushGame, 4)

/** Seat by seat, who is armed: the hidden hands. */
type Hands = readonly boolean[]
/** What somebody says, and when; `decision` counts the questions: 1 Anne sails, 2 the ambush, 3 Anne's answer to it. */
interface Said {
  readonly at: number
  readonly seat: Seat
  readonly decision: number
  readonly move: AnyMove
}

interface World {
  /** By seat, and a spectator's last: all that was sent, when, and what was told to whoever looked now and then. */
  readonly heard: readonly (readonly string[])[]
}

const UNTIL_MS = 40_000
const LOOK_EVERY_MS = 700

async function seatAll(harbour: Harbour): Promise<void> {
  const change = (decide: Decide) => harbour.change('T', decide)
  const seating = { at: 0, isHere: () => true, isBot: () => true }
  for (const [seat, guest] of CAPTAINS.entries()) {
    const sitting = { who: 'me', entropy: `the word of ${seat}` } as const
    await change((table) => seatOf(table, { ...seating, seat, guest, sitting }))
  }
  const sitting = { who: 'bot', bot: 'random' } as const
  await change((table) => seatOf(table, { ...seating, seat: BOT, guest: CAPTAINS[0]!, sitting }))
}

/** Plays a script, and keeps everything that leaves. The parts are those of the server; store and clock are ours. */
async function play(hands: Hands, script: readonly Said[]): Promise<World> {
  const clock = handClock()
  const watchers = createWatchers(() => undefined, clock)
  const onTrouble = (what: string, error: unknown): void => expect.unreachable(`${what}: ${String(error)}`)
  const catalogue = { ids: ['ambush'], load: async () => ambushWith((_turn, seat) => hands[seat]!), minutes: () => 1 }
  const harbour: Harbour = createHarbour({
    store: openMemoryStore(newDisk()),
    catalogue,
    berths: 10,
    onRow: (before, after) => {
      watchers.publish(before, after)
      crew.consider(after)
      bell.consider(after)
    },
    onWhisper: (after, seat) => {
      watchers.publishWhisper(after, seat)
      crew.consider(after)
      bell.consider(after)
    },
  })
  // A bot with nothing to choose answers at once; one with a choice takes its time over it.
  const think = ({ legal }: Unseeded): Promise<AnyMove> =>
    new Promise((resolve) => clock.after(legal.length > 1 ? BOT_THINKS_MS : 0, () => resolve(legal[0]!)))
  const crew = createCrew({ harbour, thinker: { think }, paceMs: 0, clock, isAttended: () => true, onTrouble })
  const bell = createBell({ harbour, clock, tickMs: TICK_MS, onTrouble })

  await harbour.launch(open((await catalogue.load())!, CREATED), [CREATED])
  await seatAll(harbour)
  const eyes = [...CAPTAINS.map(({ id }, seat) => ({ guest: id, seat })), { guest: null, seat: null }]
  const heard = eyes.map((): string[] => [])
  for (const [at, own] of eyes.entries())
    await harbour.look('T', (table) => {
      const send = ({ event }: Told): void => void heard[at]!.push(`${clock.now()} ${event}`)
      watchers.watch({ table, eyes: own, after: null, line: { send, beat: () => undefined, end: () => undefined } })
    })
  await harbour.change('T', (table) => start(table, CAPTAINS[0]!, clock.now()))

  const look = async (): Promise<void> => {
    const table = await harbour.read('T')
    const past = await harbour.past('T', table.number)
    for (const [at, own] of eyes.entries()) {
      const viewer = viewerOf(table, own)
      const whole = wholeMessage(table, viewer, watchers.presenceAt('T'), null)
      heard[at]!.push(
        `${clock.now()} look ${JSON.stringify([whole, positionsIn(past).map((then) => frameOf(then, viewer))])}`,
      )
    }
  }
  const say = ({ at, seat, decision, move: said }: Said): Promise<unknown> => {
    const asked = { seat, decision, answer: `${seat}-answers-${decision}`, move: said }
    return harbour.change('T', (table) => move(table, CAPTAINS[seat]!, asked, at))
  }
  const deeds = [
    ...script.map((said) => ({ at: said.at, run: () => say(said) })),
    ...Array.from({ length: UNTIL_MS / LOOK_EVERY_MS }, (_, n) => ({ at: 1 + n * LOOK_EVERY_MS, run: look })),
  ].toSorted((one, other) => one.at - other.at)
  for (const { at, run } of deeds) {
    await clock.moveTo(at)
    await run()
  }
  crew.close()
  bell.close()
  return { heard }
}

const ANNE = 0
const MARY = 1
const JACK = 2
const ARMED: Hands = [true, true, true, true]
const unarmed = (seat: Seat): Hands => ARMED.with(seat, false)
const hold: AnyMove = { kind: 'hold' }
const fire: AnyMove = { kind: 'fire' }
const sail: AmbushMove = { kind: 'sail', n: 1 }
const sails: Said = { at: 50, seat: ANNE, decision: 1, move: sail }
const ambush = (seat: Seat, at: number, said = hold): Said => ({ at, seat, decision: 2, move: said })

/** Everything but what the seat itself was sent. */
const byOthers = ({ heard }: World, seat: Seat): readonly (readonly string[])[] => heard.filter((_, at) => at !== seat)

const timeOf = (line: string): number => Number(line.split(' ', 1)[0])
const before = (world: World, time: number, seat: Seat) =>
  byOthers(world, seat).map((lines) => lines.filter((line) => timeOf(line) < time))

/** When a spectator first hears of an entry. */
function published(world: World, entry: number): number {
  const line = world.heard
    .at(-1)!
    .find((one) => !one.includes(' look ') && one.includes(`"happenings":[{"entry":${entry},`))
  return line === undefined ? Infinity : timeOf(line)
}

describe('worlds that differ in one hidden hand', () => {
  test.each([100, 2499, 2600, 13_333])(
    'whether Mary could fire is in no byte and no moment: she holds at %i',
    async (at) => {
      const script = [sails, ambush(JACK, 400), ambush(MARY, at)]
      const [could, couldNot] = [await play(ARMED, script), await play(unarmed(MARY), script)]
      expect(byOthers(couldNot, MARY)).toEqual(byOthers(could, MARY))
      expect(couldNot.heard[MARY]).not.toEqual(could.heard[MARY])
      expect(published(could, 2)).toBeLessThan(UNTIL_MS)
    },
  )

  test('nor where she never answers', async () => {
    const script = [sails, ambush(JACK, 400)]
    const [could, couldNot] = [await play(ARMED, script), await play(unarmed(MARY), script)]
    expect(byOthers(couldNot, MARY)).toEqual(byOthers(could, MARY))
    expect(published(could, 2)).toBe(Infinity)
  })

  test('nor in a question put to one seat alone', async () => {
    const counter = (at: number): Said => ({ at, seat: ANNE, decision: 3, move: hold })
    for (const at of [2700, 9000]) {
      const script = [sails, ambush(JACK, 400), ambush(MARY, 500), counter(at)]
      const [could, couldNot] = [await play(ARMED, script), await play(unarmed(ANNE), script)]
      expect(byOthers(couldNot, ANNE)).toEqual(byOthers(could, ANNE))
      expect(published(could, 5)).toBeLessThan(UNTIL_MS)
    }
  })

  test('nor is a bot’s, though it thinks over a choice and not over none', async () => {
    const script = [sails, ambush(JACK, 400), ambush(MARY, 500)]
    const [could, couldNot] = [await play(ARMED, script), await play(unarmed(BOT), script)]
    expect(couldNot.heard).toEqual(could.heard)
    expect(published(could, 2)).toBe(50 + TICK_MS)
  })
})

describe('worlds that differ in who answered when', () => {
  test('within a tick nobody learns who was first, or how long anybody thought', async () => {
    const one = await play(ARMED, [sails, ambush(JACK, 60), ambush(MARY, 2400)])
    const other = await play(ARMED, [sails, ambush(MARY, 60), ambush(JACK, 2400)])
    const spectator = 3
    expect(one.heard[spectator]).toEqual(other.heard[spectator])
    expect(one.heard[ANNE]).toEqual(other.heard[ANNE])
  })

  test('while one is waited for, nobody learns that another has answered, or what', async () => {
    const silent = await play(ARMED, [sails])
    for (const said of [hold, fire]) {
      const told = await play(ARMED, [sails, ambush(MARY, 300, said)])
      expect(byOthers(told, MARY)).toEqual(byOthers(silent, MARY))
    }
  })

  test('until it closes, firing and holding look the same; then everybody knows at once', async () => {
    const script = (said: AnyMove) => [sails, ambush(JACK, 400), ambush(MARY, 500, said)]
    const [held, fired] = [await play(ARMED, script(hold)), await play(ARMED, script(fire))]
    const closed = 50 + TICK_MS
    expect(published(held, 2)).toBe(closed)
    expect(before(fired, closed, MARY)).toEqual(before(held, closed, MARY))
    expect(byOthers(fired, MARY)).not.toEqual(byOthers(held, MARY))
  })
})

test('the question is put to all who publicly could, and says so', async () => {
  const { heard } = await play(unarmed(MARY), [sails])
  const last = JSON.parse(heard[MARY]!.at(-1)!.split(' look ')[1]!) as [Message, unknown]
  const { asked } = last[0].position!.view as { asked: number }
  expect([ANNE, MARY, JACK, BOT].map((seat) => has(asked, seat))).toEqual([false, true, true, true])
  expect(last[0].position!.legal).toEqual([hold])
})
