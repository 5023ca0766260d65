// What the page answers by order, and everything that keeps it from doing so.
import type { AnyMove, Asked } from '@flibuste/kernel'
import type { Position, SeatInfo, TableInfo } from '@flibuste/protocol'
import { batch, computed, signal, type Signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Orders } from '../kit/table-module.ts'
import { handClock, memoryDrawer, settle } from '../session/session-doubles.ts'
import { deny, type Denial, type Session } from '../session/session.ts'
import { ALONE_MS, carryOut, hesitation, LONGEST_MS, NOTICE_MS } from './orders-hesitation.ts'
import type { Plan, Standing } from './orders-store.ts'
import { heeding, standingOrders } from './standing-order.ts'
import type { TableState } from './table-state.ts'

const pass = { kind: 'pass' }
const smoke = { kind: 'smoke' }
const fire = { kind: 'fire' }
const ME = 1

interface Seen extends Asked {
  readonly step: string
  readonly month: number
}

/** Windows in months; battles are none. Something can be said ahead on a visit. */
const orders: Orders<Seen, AnyMove> = {
  groups: () => [],
  where: ({ month }) => [`month-${month}`],
  ahead: {
    said: ({ step, month }) => (step === 'visit' ? { key: `visit-${month}`, moves: [smoke] } : null),
    covers: ({ step }) => step === 'window',
  },
}
const silence = ({ step }: Seen): AnyMove | null => (step === 'window' ? pass : null)

interface Question {
  readonly legal?: readonly AnyMove[]
  readonly step?: 'window' | 'visit' | 'battle'
  readonly month?: number
  readonly pace?: 'quiet' | 'ask'
  readonly decision?: number
  readonly answered?: number
}

const put = (of: Question = {}): Position => ({
  entries: 1,
  decision: of.decision ?? 7,
  viewer: ME,
  view: {
    asked: 3,
    answered: of.answered ?? 0,
    pace: of.pace ?? 'quiet',
    step: of.step ?? 'window',
    month: of.month ?? 5,
  },
  legal: [...(of.legal ?? [pass])],
  mayUndo: false,
})

const seat = (owner: string | null, bot: string | null = null): SeatInfo => ({
  owner: owner === null ? null : { id: owner, name: owner },
  bot,
  here: true,
})

interface Laid {
  readonly kind?: Session['kind']
  readonly module?: { readonly orders?: 'plain' | typeof orders }
  readonly silence?: TableInfo['silence']
  readonly seats?: readonly SeatInfo[]
  readonly standing?: Partial<Standing>
  readonly denial?: Denial
  readonly chance?: () => number
  readonly drawer?: ReturnType<typeof memoryDrawer>
}

/** A table with the page's own parts around a session that only notes what is sent. */
function lay(first: Question = {}, of: Laid = {}) {
  const sent: AnyMove[] = []
  const position: Signal<Position | null> = signal(put(first))
  const sending = signal(false)
  const table = signal({
    id: 'TABLE',
    status: 'playing',
    ...(of.silence === undefined ? {} : { silence: of.silence }),
    seats: of.seats ?? [seat('anne'), seat('me'), seat(null, 'greedy')],
  } as TableInfo)
  const isPresent = signal(true)
  const session = {
    kind: of.kind ?? 'remote',
    game: { silence },
    table,
    position,
    sending,
    handover: signal<number | null>(null),
    async play(move: AnyMove) {
      sent.push(move)
      await Promise.resolve()
      return of.denial ?? null
    },
  }
  const draft = signal<unknown>('empty')
  const drafts: Signal<Signal<unknown>> = signal(draft)
  const plain = {
    session,
    module: of.module ?? { orders },
    draft: drafts,
    myTurn: computed(() => {
      const { view, legal } = position.value ?? put()
      return isPresent.value && legal.length > 0 && ((view as { answered: number }).answered & (1 << ME)) === 0
    }),
  } as object as TableState
  const given = standingOrders(plain, of.drawer ?? memoryDrawer())
  if (of.standing !== undefined) given.book.give(of.standing)
  const over = { dialog: signal<unknown>(null), curtain: signal<unknown>(null), moved: signal(0) }
  const clock = handClock()
  const stop = carryOut({ state: plain, orders: given, over, clock, chance: of.chance ?? (() => 0.5) })
  return {
    session,
    position,
    table,
    isPresent,
    sending,
    draft,
    drafts,
    sent,
    given,
    over,
    clock,
    stop,
    state: heeding(plain, given),
  }
}

type Scene = ReturnType<typeof lay>

/** Longer than any hesitation. */
const wait = async ({ clock, sent }: Scene): Promise<readonly AnyMove[]> => {
  await clock.pass(LONGEST_MS + 1)
  return sent
}

/** Longer than any hesitation where there is time to speak up first. */
const waitOut = async (scene: Scene): Promise<readonly AnyMove[]> => {
  await scene.clock.pass(NOTICE_MS)
  return wait(scene)
}

const SINGLE = { standing: { single: true } }
const NOWHERE = { standing: { only: [] } }

describe('pass where I have nothing to play', () => {
  it('answers a quiet question that has one answer', async () => {
    expect(await wait(lay({ legal: [pass] }, SINGLE))).toEqual([pass])
  })

  it('answers in a game whose windows have no places too', async () => {
    expect(await wait(lay({}, { ...SINGLE, module: { orders: 'plain' } }))).toEqual([pass])
  })

  it.each<[string, Question, Laid]>([
    ['nobody gave the order', {}, {}],
    ['there is a choice', { legal: [pass, smoke] }, SINGLE],
    ['the question is not quiet', { pace: 'ask', legal: [fire] }, SINGLE],
    [
      'the table is in this page, which has its own ways',
      {},
      { ...SINGLE, kind: 'local', seats: [seat(null, 'greedy'), seat('me')] },
    ],
    ['the game asks nothing quietly', {}, { ...SINGLE, module: {} }],
    ['a bot keeps my seat', {}, { ...SINGLE, seats: [seat('anne'), seat('me', 'greedy')] }],
    ['I have answered', { answered: 1 << ME }, SINGLE],
  ])('does nothing where %s', async (_where, question, laid) => {
    expect(await wait(lay(question, laid))).toEqual([])
  })
})

describe('ask me only where I say', () => {
  it('passes a window elsewhere, also where a card could be played', async () => {
    expect(await wait(lay({ month: 5, legal: [pass, smoke] }, { standing: { only: ['month-6'] } }))).toEqual([pass])
  })

  it('puts a window of a chosen place', async () => {
    const scene = lay({ month: 5, legal: [pass, smoke] }, { standing: { only: ['month-5'] } })
    expect(await wait(scene)).toEqual([])
    expect(scene.state.myTurn.value).toBe(true)
  })

  it.each(['visit', 'battle'] as const)('never passes what is no window: a %s', async (step) => {
    expect(await wait(lay({ step, legal: [pass, smoke] }, NOWHERE))).toEqual([])
  })

  it('leaves a question alone whose pass is not allowed', async () => {
    expect(await wait(lay({ legal: [smoke, fire] }, NOWHERE))).toEqual([])
  })

  it('works alone among bots in the page, and where people share a screen not at all', async () => {
    const alone = lay({}, { ...NOWHERE, kind: 'local', seats: [seat(null, 'greedy'), seat('local')] })
    expect([alone.given.offered.value, await wait(alone)]).toEqual([['only', 'ahead'], [pass]])
    const shared = lay({}, { ...NOWHERE, kind: 'local', seats: [seat('local'), seat('local')] })
    expect([shared.given.offered.value, await wait(shared)]).toEqual([[], []])
  })
})

describe('said ahead of the windows that follow', () => {
  const VISIT: Question = { decision: 6, step: 'visit', pace: 'ask', legal: [fire, pass] }
  const KEY = 'visit-5'

  /** On a visit something is said; then a window is put. */
  async function afterVisit(play: Plan['play'], window: Question, of: Laid = {}) {
    const scene = lay(VISIT, of)
    scene.given.book.give({ ahead: { key: KEY, play } })
    expect(await wait(scene)).toEqual([])
    scene.position.value = put(window)
    return scene
  }

  it('nothing: the window is passed, also where a card could be played', async () => {
    expect(await wait(await afterVisit('nothing', { legal: [pass, smoke] }))).toEqual([pass])
  })

  it('a card: it is played if it may be, and otherwise nothing', async () => {
    expect(await wait(await afterVisit(smoke, { legal: [pass, smoke] }))).toEqual([smoke])
    expect(await wait(await afterVisit(smoke, { legal: [pass, fire] }))).toEqual([pass])
    expect(await wait(await afterVisit(smoke, { legal: [pass] }))).toEqual([pass])
  })

  it('ask me: also where windows are passed by order', async () => {
    const scene = await afterVisit('ask', { legal: [pass, smoke] }, NOWHERE)
    expect([await wait(scene), scene.state.myTurn.value]).toEqual([[], true])
  })

  it('the player may still take it up', async () => {
    const scene = await afterVisit(smoke, { legal: [pass, smoke] })
    scene.given.takeUp()
    expect(await wait(scene)).toEqual([])
  })

  it('holds for every window that follows, and lapses when anything else is asked', async () => {
    const scene = await afterVisit('nothing', { legal: [pass, smoke] })
    await wait(scene)
    scene.position.value = put({ decision: 8, legal: [pass, smoke] })
    expect(await wait(scene)).toEqual([pass, pass])
    scene.position.value = put({ decision: 9, step: 'battle', legal: [fire, pass] })
    expect(scene.given.book.standing.value.ahead).toBeNull()
    scene.position.value = put({ decision: 10, legal: [pass, smoke] })
    expect(await wait(scene)).toEqual([pass, pass])
  })

  it('stays said while the visit goes on, and not on the next one', async () => {
    const scene = lay(VISIT)
    scene.given.book.give({ ahead: { key: KEY, play: smoke } })
    scene.position.value = put({ ...VISIT, decision: 7 })
    expect(scene.given.book.standing.value.ahead).toEqual({ key: KEY, play: smoke })
    scene.position.value = put({ ...VISIT, decision: 9, month: 6 })
    expect(scene.given.book.standing.value.ahead).toBeNull()
  })

  it('is kept for every tab, and never answers what is no window', async () => {
    const drawer = memoryDrawer()
    lay(VISIT, { drawer }).given.book.give({ ahead: { key: KEY, play: smoke } })
    const other = lay({ ...VISIT, legal: [smoke, pass] }, { drawer })
    expect(other.given.book.standing.value.ahead).toEqual({ key: KEY, play: smoke })
    expect(await wait(other)).toEqual([])
  })
})

describe('where silence is a pass', () => {
  const HUSHED: Laid = { silence: 'passes' }

  it('every window is passed from the start, whatever is held, and nothing else is', async () => {
    expect(await waitOut(lay({ legal: [pass] }, HUSHED))).toEqual([pass])
    expect(await waitOut(lay({ legal: [pass, smoke] }, HUSHED))).toEqual([pass])
    expect(await waitOut(lay({ step: 'visit', pace: 'ask', legal: [fire, pass] }, HUSHED))).toEqual([])
    expect(await waitOut(lay({ legal: [pass] }, { ...HUSHED, module: { orders: 'plain' } }))).toEqual([pass])
  })

  it('there is time to speak up; then the same is sent at the same moment, whatever is held', async () => {
    for (const chance of [0, 0.37, 0.999]) {
      const worlds = await Promise.all(
        [[pass], [pass, smoke], [smoke, fire, pass]].map(async (legal) => {
          const scene = lay({ legal }, { ...HUSHED, chance: () => chance })
          while (scene.sent.length === 0 && scene.clock.now() <= NOTICE_MS + LONGEST_MS) await scene.clock.pass(10)
          return { at: scene.clock.now(), sent: scene.sent }
        }),
      )
      for (const world of worlds) expect(world).toEqual(worlds[0])
      expect([worlds[0]?.sent, worlds[0]!.at >= NOTICE_MS]).toEqual([[pass], true])
    }
  })

  it('who speaks up is waited for', async () => {
    const scene = lay({ legal: [pass, smoke] }, HUSHED)
    await scene.clock.pass(NOTICE_MS)
    scene.given.takeUp()
    expect([await waitOut(scene), scene.state.myTurn.value]).toEqual([[], true])
  })

  it('a player may want to be asked all the same, and that is kept', async () => {
    const drawer = memoryDrawer()
    lay({}, { ...HUSHED, drawer }).given.book.give({ only: null })
    const scene = lay({ legal: [pass, smoke] }, { ...HUSHED, drawer })
    expect([await waitOut(scene), scene.state.myTurn.value]).toEqual([[], true])
    scene.given.book.close()
    expect(drawer.read('flibuste.orders.TABLE')).toBeNull()
  })
})

describe('nothing is sent', () => {
  const quick = { standing: { single: true, only: [] } }

  it('while somebody looks back, before the board has come to the question, or behind a sheet or a curtain', async () => {
    const scene = lay({}, quick)
    for (const [cover, uncover] of [
      [() => (scene.isPresent.value = false), () => (scene.isPresent.value = true)],
      [() => (scene.over.dialog.value = 'orders'), () => (scene.over.dialog.value = null)],
      [() => (scene.over.curtain.value = 0), () => (scene.over.curtain.value = null)],
      [() => (scene.session.handover.value = 0), () => (scene.session.handover.value = null)],
      [() => (scene.sending.value = true), () => (scene.sending.value = false)],
    ] as const) {
      cover()
      expect(await wait(scene)).toEqual([])
      uncover()
    }
    expect(await wait(scene)).toEqual([pass])
  })

  it('twice for one question, whatever the table tells meanwhile', async () => {
    const scene = lay({}, quick)
    await wait(scene)
    scene.position.value = put()
    scene.over.dialog.value = 'moves'
    scene.over.dialog.value = null
    expect(await wait(scene)).toEqual([pass])
    scene.position.value = put({ decision: 8 })
    expect(await wait(scene)).toEqual([pass, pass])
  })

  it('for a question that another tab has answered, or that is gone', async () => {
    const answered = lay({}, quick)
    await answered.clock.pass(LONGEST_MS / 4)
    answered.position.value = put({ answered: 1 << ME })
    expect(await wait(answered)).toEqual([])
    const gone = lay({}, quick)
    await gone.clock.pass(LONGEST_MS / 4)
    gone.position.value = put({ decision: 8, step: 'battle', legal: [fire, pass] })
    expect(await wait(gone)).toEqual([])
  })

  it('once the player takes it up: by the button, with a card, or by a move', async () => {
    for (const take of [
      ({ given }: Scene) => given.takeUp(),
      ({ draft }: Scene) => (draft.value = 'a card in hand'),
      ({ over }: Scene) => over.moved.value++,
    ]) {
      const scene = lay({ legal: [pass, smoke] }, quick)
      await scene.clock.pass(10)
      take(scene)
      expect(await wait(scene)).toEqual([])
      expect(scene.state.myTurn.value).toBe(true)
      scene.position.value = put({ decision: 8 })
      expect(await wait(scene)).toEqual([pass])
    }
  })

  it('by a tab whose player took it up in another', async () => {
    const drawer = memoryDrawer()
    const [here, there] = [lay({}, { ...quick, drawer }), lay({}, { ...quick, drawer })]
    here.given.takeUp()
    there.given.book.reread()
    expect([await wait(here), await wait(there)]).toEqual([[], []])
  })

  it('when the page is left', async () => {
    const scene = lay({}, quick)
    scene.stop()
    expect(await wait(scene)).toEqual([])
  })
})

describe('while the page hesitates', () => {
  it('the table does not call for its player', async () => {
    const scene = lay({}, SINGLE)
    expect([scene.given.passing.value, scene.state.myTurn.value]).toEqual(['7/1', false])
  })

  it('a draft made anew with its question is no touch', async () => {
    const scene = lay({}, SINGLE)
    await wait(scene)
    batch(() => {
      scene.position.value = put({ decision: 8 })
      scene.drafts.value = signal<unknown>('made anew')
    })
    expect(await wait(scene)).toEqual([pass, pass])
  })

  it('news of the table do not make it begin anew', async () => {
    const scene = lay({}, SINGLE)
    await scene.clock.pass(LONGEST_MS / 2 - 1)
    scene.position.value = put()
    scene.table.value = { ...scene.table.value }
    await scene.clock.pass(2)
    expect(scene.sent).toEqual([pass])
  })

  it('the time is drawn afresh for every question, within three strokes of the bell', async () => {
    const draws = [0.1, 0.9]
    const scene = lay({}, { ...SINGLE, chance: () => draws.shift()! })
    await scene.clock.pass(0.1 * LONGEST_MS + 1)
    expect(scene.sent).toHaveLength(1)
    scene.position.value = put({ decision: 8 })
    await scene.clock.pass(0.9 * LONGEST_MS - 1)
    expect(scene.sent).toHaveLength(1)
    await scene.clock.pass(2)
    expect(scene.sent).toHaveLength(2)
    expect(hesitation('local', scene.table.value, () => 1)).toBe(ALONE_MS)
  })

  it('the time says nothing of what could be answered', async () => {
    const times = await Promise.all(
      [[pass], [pass, smoke], [smoke, fire, pass]].map(async (legal) => {
        const scene = lay({ legal }, { ...NOWHERE, chance: () => 0.37 })
        while (scene.sent.length === 0 && scene.clock.now() <= LONGEST_MS) await scene.clock.pass(10)
        return scene.clock.now()
      }),
    )
    expect(new Set(times).size).toBe(1)
    expect(times[0]).toBe(2220)
  })
})

describe('an answer that was not taken', () => {
  it.each(['already-answered', 'wrong-decision', 'kept-by-bot'])(
    'is let be where the question is settled: %s',
    async (problem) => {
      const scene = lay({}, { ...SINGLE, denial: deny(problem) })
      await wait(scene)
      await settle()
      expect([scene.sent, scene.state.myTurn.value]).toEqual([[pass], false])
    },
  )

  it('is put to the player otherwise, and not sent again', async () => {
    const scene = lay({}, { ...SINGLE, denial: deny('too-many') })
    await wait(scene)
    await wait(scene)
    expect([scene.sent, scene.state.myTurn.value]).toEqual([[pass], true])
  })
})

describe('orders are kept', () => {
  it('the first for every table, the second for its own', () => {
    const drawer = memoryDrawer()
    const scene = lay({}, { drawer, standing: { single: true, only: ['month-5'] } })
    expect(lay({}, { drawer }).given.book.standing.value).toEqual({
      single: true,
      only: ['month-5'],
      ahead: null,
      byHand: null,
    })
    const elsewhere = { ...scene.session, table: signal({ ...scene.table.value, id: 'OTHER' }) } as object as Session
    const other = standingOrders({ session: elsewhere, module: scene.state.module, myTurn: signal(true) }, drawer)
    expect(other.book.standing.value).toEqual({ single: true, only: null, ahead: null, byHand: null })
  })

  it('whichever tab they were given in', () => {
    const drawer = memoryDrawer()
    const [here, there] = [lay({}, { drawer }), lay({}, { drawer })]
    here.given.book.give({ only: ['month-5'] })
    there.given.book.give({ single: true })
    expect(there.given.book.standing.value).toEqual({ single: true, only: ['month-5'], ahead: null, byHand: null })
  })

  it('no longer than they stand', () => {
    const drawer = memoryDrawer()
    const { given } = lay({}, { drawer, standing: { only: ['month-5'] } })
    given.book.give({ only: null })
    expect(drawer.read('flibuste.orders.TABLE')).toBeNull()
  })

  it('and read with care', () => {
    for (const junk of ['{', '3', 'null', '{"only":7,"byHand":{},"ahead":{"key":7,"play":3}}']) {
      const drawer = memoryDrawer()
      drawer.write('flibuste.orders.TABLE', junk)
      const scene = lay()
      const { book } = standingOrders(scene.state, drawer)
      expect(book.standing.value).toEqual({ single: false, only: null, ahead: null, byHand: null })
    }
  })
})
