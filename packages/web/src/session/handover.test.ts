// Several people at one screen: when it is covered, for whom, and what a quiet question does there. Real rules, no browser.
import { GAME_IDS, registered, type GameId } from '@flibuste/games'
import {
  initialOptions,
  seatsOf,
  Sfc32,
  SPECTATOR,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Viewer,
} from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { beginMatch } from './beginning.ts'
import { BEGUN, shelfIn, shelve, type LocalSitter, type Shelf } from './kept-match.ts'
import { LocalSession } from './local-session.ts'
import { hastyClock, memoryDrawer, settle } from './session-doubles.ts'
import { thinkerInPage } from './thinker.ts'

const ann: LocalSitter = { name: 'Ann', human: true, bot: null }
const bob: LocalSitter = { name: 'Bob', human: true, bot: null }
const tom: LocalSitter = { name: 'Tom', human: false, bot: 'random' }

interface Scene {
  readonly game: AnyGame
  readonly session: LocalSession
  readonly shelf: Shelf
}

const sessionOf = (game: AnyGame, shelf: Shelf): LocalSession =>
  new LocalSession({ game, kept: shelf.read('k')!, shelf, thinker: thinkerInPage(game), clock: hastyClock })

async function open(id: GameId, sitters: readonly LocalSitter[], seed = 1): Promise<Scene> {
  const game = await registered(id).load()
  const shelf = shelfIn(memoryDrawer())
  const kept = beginMatch(game, {
    key: 'k',
    createdAt: 1,
    options: initialOptions(game.options),
    sitters,
    seed: seed.toString(16).padStart(64, '0'),
    entropy: sitters.map((_, seat) => `word ${seat}`),
  })
  shelve(shelf, kept, BEGUN)
  return { game, shelf, session: sessionOf(game, shelf) }
}

const viewOf = (session: LocalSession): Asked => session.position.value.view as Asked
const entriesOf = ({ shelf }: Scene) => shelf.read('k')!.record.entries

/** Answers once for whoever is asked, taking the page over where it has to be; false: nothing to answer now. */
async function answer({ session }: Scene, chance: Sfc32): Promise<boolean> {
  session.takeOver()
  const { legal } = session.position.value
  if (legal.length === 0) return false
  expect(await session.play(legal[chance.below(legal.length)] as AnyMove)).toBeNull()
  return true
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

  it('is put to everybody who publicly could answer, behind the curtain, a choice or none', async () => {
    const lengths: number[] = []
    for (let seed = 1; seed <= 3; seed++) {
      const scene = await open('stortebeker', [ann, bob], seed)
      const chance = new Sfc32(seed)
      for (let moves = 0; moves < QUESTIONS && scene.session.table.value.status === 'playing'; moves++) {
        const handed = scene.session.handover.value
        scene.session.takeOver()
        if (viewOf(scene.session).pace === 'quiet') {
          expect(handed).not.toBeNull()
          lengths.push(scene.session.position.value.legal.length)
        }
        await answer(scene, chance)
      }
      expect(new Set(entriesOf(scene).map(({ by }) => by))).toEqual(new Set(['player']))
    }
    expect(lengths).toContain(1)
    expect(Math.max(...lengths)).toBeGreaterThan(1)
  })

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
