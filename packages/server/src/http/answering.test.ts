// What is asked twice is done once, however much others say between looking for it and writing it.
import { expect, test } from 'vitest'
import { handClockBy } from '@flibuste/kernel/conformance'
import type { Guest } from '@flibuste/protocol'
import { NO_LIMITS } from '../config.ts'
import { createWatchers } from '../live/watchers.ts'
import { createHarbour, type Harbour } from '../tables/harbour.ts'
import { open } from '../tables/table.ts'
import { say, sayAsker } from '../tables/play.ts'
import { lots } from '../testing/lots-game.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import { TEST_CATALOGUE } from '../testing/test-server.ts'
import { answerAnytime } from './answering.ts'
import { createAllowances } from './services.ts'

const ID = 'T'
const ANNE: Guest = { id: 'anne', name: 'Anne' }
const MARY: Guest = { id: 'mary', name: 'Mary' }
/** More than a table remembers. */
const MANY = 20
const CREATED = {
  type: 'created' as const,
  at: 1,
  id: ID,
  game: lots.id,
  version: lots.version,
  options: { rounds: 1 },
  seats: 2,
  host: ANNE.id,
  seed: 'ab'.repeat(32),
  offers: [],
}

async function laid() {
  const clock = handClockBy(() => Promise.resolve())
  const watchers = createWatchers(() => undefined, clock)
  const store = openMemoryStore(newDisk())
  const harbour = createHarbour({ store, catalogue: TEST_CATALOGUE, berths: 1, onRow: watchers.publish })
  await harbour.launch(open(lots, CREATED), [CREATED])
  return { harbour, watchers, allowances: createAllowances(NO_LIMITS, clock.now) }
}

type Laid = Awaited<ReturnType<typeof laid>>

const speak = (services: Laid, guest: Guest, answer: string, harbour: Harbour = services.harbour) => {
  const said = { text: answer, answer }
  const asking = { from: { ip: '' }, id: ID, guest, seat: null, asker: () => sayAsker(guest, said) }
  return answerAnytime({ ...services, harbour }, asking, (table) => say(table, guest, said, 2))
}

async function chatter(services: Laid, name: string, lines: number): Promise<void> {
  for (let line = 0; line < lines; line++) await speak(services, MARY, `${name} ${line}`)
}

/** Something else happens before the first change. */
function afterwards({ harbour }: Laid, happens: () => Promise<unknown>): Harbour {
  let pending = true
  return {
    ...harbour,
    change: async (...change) => {
      if (pending) {
        pending = false
        await happens()
      }
      return harbour.change(...change)
    },
  }
}

const times = async ({ harbour }: Laid, answer: string): Promise<number> =>
  (await harbour.rows(ID)).filter((row) => row.type === 'said' && row.asker.answer === answer).length

test.each([0, MANY])(
  'said twice, and others speak before the second is written: once, after %i lines',
  async (before) => {
    const services = await laid()
    await chatter(services, 'before', before)
    const first = await speak(services, ANNE, 'mine')
    const second = await speak(
      services,
      ANNE,
      'mine',
      afterwards(services, () => chatter(services, 'between', MANY)),
    )
    expect(second.message).toEqual(first.message)
    expect(await times(services, 'mine')).toBe(1)
  },
)

test('said twice at a time, and others speak before the second is written: once', async () => {
  const services = await laid()
  await chatter(services, 'before', MANY)
  const between = async () => {
    await speak(services, ANNE, 'mine')
    await chatter(services, 'between', MANY)
  }
  await speak(services, ANNE, 'mine', afterwards(services, between))
  expect(await times(services, 'mine')).toBe(1)
})
