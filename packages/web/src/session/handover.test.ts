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
    if (chance.below(2) === 0) {
      session.sailOn()
      return true
    }
    session.speakUp(lowest(session.muster.value))
  }
  if (session.open.value === null) session.takeOver()
  const { legal } = session.position.value
  if (legal.length === 0) return false
  expect(await session.play(legal[chance.below(legal.length)] as AnyMove)).toBeNull()
  return true
}

/** At an open screen: nothing in it depends on a hand. Says how many answers each of those asked would have behind the curtain. */
async function lookAtAll({ session, game }: Scene): Promise<number[]> {
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

  it.each([
    ['stortebeker', [ann, bob]],
    ['cove', [ann, bob, cem]],
    ['cove', [ann, bob, tom]],
  ] as const)('shows a hand only to whoever is asked and has taken it: %s', async (id, sitters) => {
    const scene = await open(id, sitters)
    const { session, game } = scene
    const chance = new Sfc32(1)
    let laidOpen = 0
    for (let moves = 0; moves < 200 && session.table.value.status === 'playing'; moves++) {
      if (!(await answer(scene, chance))) await settle()
      const { viewer, legal, view } = session.position.value
      if (viewer === SPECTATOR) laidOpen++
      else expect(legal.length).toBeGreaterThan(0)
      if (viewer !== SPECTATOR || session.open.value !== null) continue
      expect(legal).toEqual([])
      expect(await session.play(game.silence?.(view as Asked) ?? { kind: 'anything' })).not.toBeNull()
    }
    expect(laidOpen).toBeGreaterThan(20)
  })

  it('tells what the wheels show to all, whoever set the last of them', async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const scene = await open('cove', [ann, bob, cem], seed)
      const { session } = scene
      const chance = new Sfc32(seed)
      const wheelsShown = () => session.frames.value.at(-1)!.happening.events.some(({ type }) => type === 'wheelsShown')
      for (let moves = 0; moves < 60 && !wheelsShown(); moves++) await answer(scene, chance)
      expect([wheelsShown(), session.position.value.viewer]).toEqual([true, SPECTATOR])
    }
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

  it('sail on with one press, and nobody hands anything over', async () => {
    const scene = await atWindow()
    const { session } = scene
    const [before, asked] = [entriesOf(scene).length, session.muster.value]
    session.sailOn()
    const passed = entriesOf(scene).slice(before)
    expect(passed.map(({ seat }) => seat)).toEqual(seatsOf(asked))
    expect(passed.every((entry) => 'move' in entry && entry.by === 'player')).toBe(true)
    session.sailOn()
    expect(session.table.value.status).toBe('playing')
  })

  it('one who speaks up answers alone; then the others are asked, and what was answered is not to be seen', async () => {
    const { session } = await atWindow()
    const asked = session.muster.value
    const [first] = seatsOf(asked)
    session.speakUp(first!)
    expect([session.hasFloor.value, session.muster.value, session.handover.value]).toEqual([true, 0, first])
    session.takeOver()
    expect(await session.play(session.position.value.legal.at(-1) as AnyMove)).toBeNull()
    expect([session.hasFloor.value, session.muster.value]).toEqual([false, asked & ~(1 << first!)])
    expect(viewOf(session).answered).toBe(0)
    session.sailOn()
    expect(session.muster.value & asked & ~viewOf(session).asked).toBe(0)
  })

  it('who is not asked cannot speak up', async () => {
    const { session } = await atWindow()
    session.speakUp(7)
    expect([session.handover.value, session.hasFloor.value]).toEqual([null, false])
  })

  it('a bot that answers meanwhile takes the page from nobody', async () => {
    const bots: LocalSitter = { ...tom, bot: 'random' }
    const scene = await atWindow([ann, bob, bots], 2)
    const { session } = scene
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
})

describe('a question put openly', () => {
  const isActing = ({ session }: Scene): boolean => (viewOf(session) as Asked & { step: string }).step === 'act'

  /** A captain's act in a battle, with cards in the captain's hand. */
  async function inBattle(isWanted: (scene: Scene, seat: number) => boolean = () => true): Promise<Scene> {
    for (let seed = 1; seed <= 30; seed++) {
      const scene = await open('cove', [ann, bob, cem], seed)
      const chance = new Sfc32(seed)
      for (let moves = 0; moves < 200 && scene.session.table.value.status === 'playing'; moves++) {
        const seat = scene.session.open.value
        if (seat !== null && isActing(scene) && isWanted(scene, seat)) return scene
        await answer(scene, chance)
      }
    }
    throw new Error('nobody fought')
  }

  /** What the captain who is asked would see alone, and whether the open screen is the same after the look as before it. */
  function lookAlone({ session }: Scene, seat: number) {
    const open = { position: session.position.value, frames: session.frames.value }
    session.speakUp(seat)
    expect([session.handover.value, session.position.value.viewer, session.hasFloor.value]).toEqual([
      seat,
      SPECTATOR,
      true,
    ])
    session.takeOver()
    const alone = session.position.value
    session.gather()
    expect({ position: session.position.value, frames: session.frames.value }).toEqual(open)
    expect(session.open.value).toBe(seat)
    return alone
  }

  const kindsOf = (legal: readonly unknown[]): Set<string> => new Set((legal as AnyMove[]).map(({ kind }) => kind))

  it('has no curtain, no hand, and only answers that need no hand', async () => {
    const scene = await inBattle((at, seat) => kindsOf(lookAlone(at, seat).legal).has('cannonade'))
    const { session } = scene
    const { viewer, view, legal } = session.position.value
    expect([viewer, session.handover.value, session.muster.value]).toEqual([SPECTATOR, null, 0])
    expect((view as { players: { hand: unknown }[] } & object).players.every(({ hand }) => hand === null)).toBe(true)
    expect([...kindsOf(legal)].toSorted()).toEqual(['fire', 'flee'])
    expect(await session.play({ kind: 'cannonade' })).toMatchObject({ problem: 'not-your-seat' })
  })

  it('is answered where it is put, and the dice fall before everybody', async () => {
    const scene = await inBattle()
    const { session } = scene
    const seat = session.open.value!
    expect(await session.play(session.position.value.legal[0] as AnyMove)).toBeNull()
    expect(entriesOf(scene).at(-1)).toMatchObject({ seat, by: 'player' })
    expect(session.position.value.viewer).toBe(SPECTATOR)
  })

  it('who takes up their cards has all their answers, goes on after a card, and fires before everybody', async () => {
    const scene = await inBattle((at, seat) => kindsOf(lookAlone(at, seat).legal).has('cannonade'))
    const { session } = scene
    const seat = session.open.value!
    session.speakUp(seat)
    session.takeOver()
    expect(await session.play({ kind: 'cannonade' })).toBeNull()
    expect([session.position.value.viewer, session.handover.value]).toEqual([seat, null])
    const shot = (session.position.value.legal as AnyMove[]).find(({ kind }) => kind === 'fire')!
    expect(await session.play(shot)).toBeNull()
    expect(session.position.value.viewer).toBe(SPECTATOR)
  })

  it('is put so wherever dice fall in Störtebeker: whoever boards shows no hand with them', async () => {
    const stepOf = ({ session }: Scene): string => (viewOf(session) as Asked & { step: string }).step
    const scene = await open('stortebeker', [ann, bob, cem], 2)
    const chance = new Sfc32(2)
    const steps = new Set<string>()
    const { session } = scene
    for (let moves = 0; moves < 600 && session.table.value.status === 'playing'; moves++) {
      const known = entriesOf(scene).length
      if (session.open.value !== null) steps.add(stepOf(scene))
      await answer(scene, chance)
      const entry = entriesOf(scene)[known]
      const kind = entry !== undefined && 'move' in entry ? entry.move.kind : ''
      if (['board', 'fire', 'seize', 'sink', 'lose'].includes(kind))
        expect([kind, session.position.value.viewer]).toEqual([kind, SPECTATOR])
    }
    expect([...steps].toSorted()).toEqual(['board', 'shoot'])
  })

  it('nobody else can take it up', async () => {
    const { session } = await inBattle()
    const seat = session.open.value!
    session.speakUp((seat + 1) % 3)
    expect([session.handover.value, session.open.value]).toEqual([null, seat])
  })
})
