// Several people at one screen: when it is covered, for whom, and what a quiet question does there. Real rules, no browser.
import { GAME_IDS, registered, type GameId } from '@flibuste/games'
import {
  initialOptions,
  lowest,
  seatsOf,
  Sfc32,
  SPECTATOR,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Viewer,
} from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import type { LocalSitter, Shelf } from './kept-match.ts'
import { LocalSession } from './local-session.ts'
import { hastyClock, KEY, settle, shelfWith } from './session-doubles.ts'
import { thinkerInPage } from './thinker.ts'

const ann: LocalSitter = { name: 'Ann', human: true, bot: null }
const bob: LocalSitter = { name: 'Bob', human: true, bot: null }
const cem: LocalSitter = { name: 'Cem', human: true, bot: null }
const tom: LocalSitter = { name: 'Tom', human: false, bot: 'random' }

interface Scene {
  readonly game: AnyGame
  readonly session: LocalSession
  readonly shelf: Shelf
}

const sessionOf = (game: AnyGame, shelf: Shelf): LocalSession =>
  new LocalSession({ game, kept: shelf.read(KEY)!, shelf, thinker: thinkerInPage(game), clock: hastyClock })

async function open(id: GameId, sitters: readonly LocalSitter[], seed = 1): Promise<Scene> {
  const game = await registered(id).load()
  const shelf = shelfWith(game, sitters, seed)
  return { game, shelf, session: sessionOf(game, shelf) }
}

const viewOf = (session: LocalSession): Asked => session.position.value.view as Asked
const entriesOf = ({ shelf }: Scene) => shelf.read(KEY)!.record.entries

/** Answers once for whoever is asked, or by silence, taking the page over where it has to be; false: nothing to answer now. */
async function answer({ session }: Scene, chance: Sfc32): Promise<boolean> {
  if (session.muster.value !== 0) {
    session.gather()
    if (chance.below(2) === 0) {
      session.sailOn()
      return true
    }
    session.speakUp(lowest(session.muster.value))
  }
  session.takeOver()
  const { legal } = session.position.value
  if (legal.length === 0) return false
  expect(await session.play(legal[chance.below(legal.length)] as AnyMove)).toBeNull()
  return true
}

/** At an open screen: nothing in it depends on a hand. Says how many answers each of those asked would have behind the curtain. */
async function lookAtAll({ session, game }: Scene): Promise<number[]> {
  session.gather()
  const { view, viewer, legal } = session.position.value
  const open = { muster: session.muster.value, position: session.position.value, frames: session.frames.value }
  expect([viewer, legal, session.handover.value]).toEqual([SPECTATOR, [], null])
  expect(open.muster & ~(view as Asked).asked).toBe(0)
  expect(await session.play(game.silence!(view as Asked)!)).not.toBeNull()
  return seatsOf(open.muster).map((seat) => {
    session.speakUp(seat)
    expect([session.handover.value, session.position.value.viewer]).toEqual([seat, SPECTATOR])
    session.takeOver()
    const choices = session.position.value.legal.length
    session.gather()
    expect({
      muster: session.muster.value,
      position: session.position.value,
      frames: session.frames.value,
    }).toEqual(open)
    return choices
  })
}

const without = (view: Asked, ...parts: readonly string[]): string =>
  JSON.stringify(view, (key, value: unknown) => (parts.includes(key) ? undefined : value))

/** The views of everybody at many positions of random games where no sealed answer is in. */
function* looks(game: AnyGame): Generator<readonly Asked[]> {
  for (let seed = 1; seed <= 4; seed++) {
    const chance = new Sfc32(seed)
    const seats = game.seats.min
    const state = game.setup(initialOptions(game.options), seats, chance)
    for (let moves = 0; moves < 150 && game.awaiting(state) !== 0; moves++) {
      const [seat] = seatsOf(game.awaiting(state))
      const viewers: readonly Viewer[] = [SPECTATOR, ...Array.from({ length: seats }, (_, at) => at)]
      const views = viewers.map((viewer) => game.view(state, viewer))
      if (views[0]!.answered === 0) yield views
      const legal = game.legal(state, seat!)
      game.apply(state, seat!, legal[chance.below(legal.length)]!, chance, null)
    }
  }
}

describe('what a game says about sight', () => {
  it.each(GAME_IDS)('%s: is true of its views, sealed answers aside', async (id) => {
    const game = await registered(id).load()
    const positions = [...looks(game)]
    const differ = positions.some((views) => new Set(views.map((view) => without(view, 'viewer'))).size > 1)
    expect(positions.length).toBeGreaterThan(50)
    expect(differ).toBe(game.sight === undefined)
  })
})

describe('a screen that is passed round', () => {
  it.each(['stortebeker', 'pirates'] as const)('shows nobody’s view until they say who they are: %s', async (id) => {
    const { session } = await open(id, [ann, bob])
    const { handover, position } = session
    expect(handover.value).not.toBeNull()
    expect(position.value).toMatchObject({ viewer: SPECTATOR, legal: [] })
    const seat = handover.value!
    session.takeOver()
    expect(handover.value).toBeNull()
    expect(position.value.viewer).toBe(seat)
    expect(position.value.legal.length).toBeGreaterThan(0)
  })

  it('stays with the one before, who has nothing to answer, until the next has it', async () => {
    const scene = await open('stortebeker', [ann, bob])
    const { session } = scene
    const chance = new Sfc32(1)
    let handed = 0
    for (let moves = 0; moves < 60; moves++) {
      await answer(scene, chance)
      if (session.handover.value === null) continue
      handed++
      expect(session.position.value.viewer).not.toBe(session.handover.value)
      expect(session.position.value.legal).toEqual([])
      expect(await session.play({ kind: 'anything' })).not.toBeNull()
    }
    expect(handed).toBeGreaterThan(5)
  })

  it('is covered again after a refresh, whoever was being asked', async () => {
    const scene = await open('pirates', [ann, bob])
    await answer(scene, new Sfc32(1))
    scene.session.takeOver()
    const { viewer } = scene.session.position.value
    const again = sessionOf(scene.game, scene.shelf)
    expect(again.position.value.viewer).toBe(SPECTATOR)
    expect(again.handover.value).toBe(viewer)
  })

  it('is handed back after a sealed answer was taken back for the one before', async () => {
    const scene = await open('pirates', [ann, bob])
    const { session } = scene
    const first = session.handover.value!
    await answer(scene, new Sfc32(1))
    session.takeOver()
    expect(session.position.value.mayUndo).toBe(true)
    expect(await session.undo()).toBeNull()
    expect([session.position.value.viewer, session.handover.value]).toEqual([1 - first, null])
    await answer(scene, new Sfc32(1))
    expect(session.handover.value).toBe(first)
  })

  it('takes back for whoever handed it over last, and for nobody before', async () => {
    const scene = await open('pirates', [ann, bob, { ...bob, name: 'Cid' }])
    const { session } = scene
    const sealed: number[] = []
    for (let nth = 0; nth < 2; nth++) {
      sealed.push(session.handover.value!)
      await answer(scene, new Sfc32(nth))
    }
    session.takeOver()
    expect(await session.undo()).toBeNull()
    await answer(scene, new Sfc32(2))
    expect(session.handover.value).toBe(sealed[1])
  })

  it('is covered only while a sealed question is open, where nothing else is secret', async () => {
    const scene = await open('pirates', [ann, bob])
    const { session } = scene
    const chance = new Sfc32(3)
    const covered: boolean[] = []
    for (let moves = 0; moves < 60; moves++) {
      expect(session.handover.value !== null).toBe(viewOf(session).asked === 0b11)
      covered.push(session.handover.value !== null)
      await answer(scene, chance)
    }
    expect(covered.slice(0, 3)).toEqual([true, true, false])
  })

  it.each([
    ['bones', [ann, bob]],
    ['buccaneer', [ann, bob, bob]],
    ['pirates', [ann, tom]],
    ['stortebeker', [ann, tom, tom]],
  ] as const)('has no curtain where there is nothing to hide: %s', async (id, sitters) => {
    const scene = await open(id, sitters)
    const chance = new Sfc32(2)
    for (let moves = 0; moves < 80; moves++) {
      expect(scene.session.handover.value).toBeNull()
      expect(scene.session.position.value.viewer).not.toBe(SPECTATOR)
      if (!(await answer(scene, chance))) await settle()
    }
  })
})

describe('a quiet question in the page', () => {
  const QUESTIONS = 400

  it.each([
    ['stortebeker', [ann, bob]],
    ['cove', [ann, bob, cem]],
  ] as const)(
    'is put to all who publicly could answer on one open screen, a choice or none: %s',
    async (id, sitters) => {
      const lengths: number[] = []
      for (let seed = 1; seed <= 3; seed++) {
        const scene = await open(id, sitters, seed)
        const { session } = scene
        const chance = new Sfc32(seed)
        let put = 0
        for (let moves = 0; moves < QUESTIONS && session.table.value.status === 'playing'; moves++) {
          const { decision, view } = session.position.value
          if (session.muster.value !== 0) {
            if (decision !== put) expect(session.muster.value).toBe((view as Asked).asked)
            put = decision
            lengths.push(...(await lookAtAll(scene)))
          }
          await answer(scene, chance)
        }
        expect(new Set(entriesOf(scene).map(({ by }) => by)).has('bot')).toBe(false)
      }
      expect(lengths).toContain(1)
      expect(Math.max(...lengths)).toBeGreaterThan(1)
    },
  )

  it('with one answer only is answered by the table for somebody alone among bots', async () => {
    const authors = new Set<string>()
    for (let seed = 1; seed <= 3; seed++) {
      const scene = await open('stortebeker', [ann, tom], seed)
      const chance = new Sfc32(seed)
      for (let moves = 0; moves < QUESTIONS && scene.session.table.value.status === 'playing'; moves++) {
        const { legal, view } = scene.session.position.value
        if ((view as Asked).pace === 'quiet' && legal.length > 0) expect(legal.length).toBeGreaterThan(1)
        if (!(await answer(scene, chance))) await settle()
      }
      for (const { seat, by } of entriesOf(scene)) if (seat === 0) authors.add(by)
    }
    expect(authors).toEqual(new Set(['player', 'table']))
  })
})

describe('people asked together', () => {
  /** The first window of a year that is put to all three. */
  async function atWindow(sitters: readonly LocalSitter[] = [ann, bob, cem], seed = 1): Promise<Scene> {
    const scene = await open('cove', sitters, seed)
    const chance = new Sfc32(seed)
    for (let moves = 0; scene.session.muster.value === 0 && moves < 200; moves++)
      if (!(await answer(scene, chance))) await settle()
    expect(scene.session.muster.value).not.toBe(0)
    return scene
  }

  it('who moved last keeps the page until it is laid open, and cannot answer in it', async () => {
    const { session } = await atWindow()
    expect(session.position.value.viewer).not.toBe(SPECTATOR)
    expect(session.position.value.legal).toEqual([])
    session.gather()
    expect(session.position.value.viewer).toBe(SPECTATOR)
  })

  it('sail on with one press, and nobody hands anything over', async () => {
    const scene = await atWindow()
    const { session } = scene
    const [before, asked] = [entriesOf(scene).length, session.muster.value]
    session.gather()
    session.sailOn()
    const passed = entriesOf(scene).slice(before)
    expect(passed.map(({ seat }) => seat)).toEqual(seatsOf(asked))
    expect(passed.every((entry) => 'move' in entry && entry.by === 'player')).toBe(true)
    session.sailOn()
    expect(session.table.value.status).toBe('playing')
  })

  it('one who speaks up answers alone; then the others are asked, and what was answered is not to be seen', async () => {
    const { session } = await atWindow()
    session.gather()
    const asked = session.muster.value
    const [first] = seatsOf(asked)
    session.speakUp(first!)
    expect([session.hasFloor.value, session.muster.value, session.handover.value]).toEqual([true, 0, first])
    session.takeOver()
    expect(await session.play(session.position.value.legal.at(-1) as AnyMove)).toBeNull()
    expect([session.hasFloor.value, session.muster.value]).toEqual([false, asked & ~(1 << first!)])
    session.gather()
    expect(viewOf(session).answered).toBe(0)
    session.sailOn()
    expect(session.muster.value & asked & ~viewOf(session).asked).toBe(0)
  })

  it('who is not asked cannot speak up', async () => {
    const { session } = await atWindow()
    session.gather()
    session.speakUp(7)
    expect([session.handover.value, session.hasFloor.value]).toEqual([null, false])
  })

  it('a bot that answers meanwhile takes the page from nobody', async () => {
    const bots: LocalSitter = { ...tom, bot: 'random' }
    const scene = await atWindow([ann, bob, bots], 2)
    const { session } = scene
    session.gather()
    const [first] = seatsOf(session.muster.value)
    session.speakUp(first!)
    session.takeOver()
    for (let turn = 0; turn < 5; turn++) await settle()
    expect([session.position.value.viewer, session.muster.value]).toEqual([first, 0])
    expect(session.position.value.legal.length).toBeGreaterThan(0)
  })

  it('after a refresh the table lies open at once: it shows nobody’s hand', async () => {
    const scene = await atWindow()
    const again = sessionOf(scene.game, scene.shelf)
    expect([again.muster.value, again.handover.value]).toEqual([scene.session.muster.value, null])
    expect(again.position.value).toMatchObject({ viewer: SPECTATOR, legal: [] })
  })

  it('somebody who holds the page and is asked alone goes on with it', async () => {
    let alone = 0
    for (let seed = 1; seed <= 6; seed++) {
      const { session, ...scene } = await open('cove', [ann, bob, cem], seed)
      const chance = new Sfc32(seed)
      for (let moves = 0; moves < 300 && session.table.value.status === 'playing'; moves++) {
        await answer({ session, ...scene }, chance)
        const { view, viewer, legal } = session.position.value
        const { asked, pace } = view as Asked
        if (pace !== 'quiet' || viewer === SPECTATOR || asked !== 1 << viewer) continue
        alone++
        expect([session.muster.value, session.handover.value]).toEqual([0, null])
        expect(legal.length).toBeGreaterThan(0)
      }
    }
    expect(alone).toBeGreaterThan(0)
  })
})
