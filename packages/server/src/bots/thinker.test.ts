import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { CATALOGUE } from '../tables/catalogue.ts'
import { Sfc32, SPECTATOR, type AnyMove } from '@flibuste/kernel'
import { dropFolder, newFolder } from '../testing/test-server.ts'
import { createThinker, type Unseeded } from './thinker.ts'

const folder = newFolder()
afterAll(() => dropFolder(folder))

const question: Unseeded = {
  game: 'bones',
  bot: 'random',
  seat: 0,
  view: { asked: 1, answered: 0, pace: 'ask' },
  legal: [{ kind: 'roll' }, { kind: 'stay' }],
}

/** A thread of our own making. */
function entry(name: string, code: string): URL {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `import { parentPort } from 'node:worker_threads'\n${code}`)
  return pathToFileURL(path)
}

describe('the bots’ thread', () => {
  test('answers with one of the legal moves, several at a time, in the order asked', async () => {
    const thinker = createThinker({ timeLimitMs: 5000 })
    const moves = await Promise.all(Array.from({ length: 20 }, () => thinker.think(question)))
    for (const move of moves) expect(question.legal).toContainEqual(move)
    await thinker.close()
  })

  test('knows the games: greedy plays Bones from the view alone', async () => {
    const bones = (await CATALOGUE.load('bones'))!
    const state = bones.setup({ friendly: false, vile: false, party: false, strictScout: false }, 2, new Sfc32(1))
    const seat = bones.awaiting(state) === 1 ? 0 : 1
    const legal = bones.legal(state, seat)
    const thinker = createThinker({ timeLimitMs: 5000 })
    const move = await thinker.think({ game: 'bones', bot: 'greedy', seat, view: bones.view(state, seat), legal })
    expect(legal).toContainEqual(move)
    expect(bones.view(state, SPECTATOR)).toBeTruthy()
    await thinker.close()
  })

  test('a table that has had much waits for one that has had nothing', async () => {
    const code = `parentPort.on('message', ({ id }) => setTimeout(() => parentPort.postMessage({ id, choice: 0 }), 20))`
    const thinker = createThinker({ timeLimitMs: 60_000, entry: entry('steady', code), threads: 1 })
    const order: string[] = []
    const ask = async (table: string): Promise<void> => {
      await thinker.think(question, { table, rank: 'people' })
      order.push(table)
    }
    const greedy = [1, 2, 3].map(() => ask('greedy'))
    await greedy[0]
    await Promise.all([ask('modest'), ...greedy])
    expect(order).toEqual(['greedy', 'greedy', 'modest', 'greedy'])
    await thinker.close()
  })

  test('several threads think at once', async () => {
    // Each answers when it has heard of another that is asked as well.
    const code = `const others = new BroadcastChannel('minds')
      let answer = () => {}
      let heard = false
      others.onmessage = ({ data }) => {
        heard = true
        if (data === 'asked') others.postMessage('heard')
        answer()
      }
      parentPort.on('message', ({ id }) => {
        answer = () => parentPort.postMessage({ id, choice: 0 })
        if (heard) answer()
        else others.postMessage('asked')
      })`
    const thinker = createThinker({ timeLimitMs: 60_000, entry: entry('sociable', code), threads: 2 })
    const moves = await Promise.all(['one', 'two'].map((table) => thinker.think(question, { table, rank: 'bots' })))
    expect(moves).toEqual([question.legal[0], question.legal[0]])
    await thinker.close()
  })

  test('a bot or a game nobody knows is an error, and the thread goes on', async () => {
    const thinker = createThinker({ timeLimitMs: 5000 })
    await expect(thinker.think({ ...question, bot: 'toString' })).rejects.toThrow('no bot')
    await expect(thinker.think({ ...question, game: 'chess' })).rejects.toThrow('no bot')
    expect(question.legal).toContainEqual(await thinker.think(question))
    await thinker.close()
  })

  test('a thread that dies is replaced', async () => {
    const code = `parentPort.on('message', ({ id, question: { seat } }) => {
      if (seat === 1) process.exit(1)
      if (seat === 2) throw new Error('boom')
      parentPort.postMessage({ id, choice: 0 })
    })`
    const thinker = createThinker({ timeLimitMs: 5000, entry: entry('mortal', code) })
    const settled = await Promise.allSettled([0, 1, 0, 2, 0].map((seat) => thinker.think({ ...question, seat })))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
    await thinker.close()
  })

  test('a bot that takes too long is stopped, and its late answer fits no other question', async () => {
    const code = `parentPort.on('message', ({ id, question: { seat } }) => {
        if (seat === 1) for (;;);
        parentPort.postMessage({ id, choice: 1 })
      })`
    const thinker = createThinker({ timeLimitMs: 100, entry: entry('slow', code) })
    const answers: AnyMove[] = [await thinker.think(question)]
    await expect(thinker.think({ ...question, seat: 1 })).rejects.toThrow(/within 100 ms/)
    answers.push(await thinker.think(question))
    expect(answers).toEqual([{ kind: 'stay' }, { kind: 'stay' }])
    await thinker.close()
  })

  test('a choice that is no legal move is an error', async () => {
    const code = `parentPort.on('message', ({ id }) => parentPort.postMessage({ id, choice: -1 }))`
    const thinker = createThinker({ timeLimitMs: 5000, entry: entry('stray', code) })
    await expect(thinker.think(question)).rejects.toThrow('no legal move')
    await thinker.close()
  })

  test('closing ends what is waiting', async () => {
    const thinker = createThinker({ timeLimitMs: 60_000, entry: entry('deaf', 'parentPort.on("message", () => {})') })
    const waiting = Promise.allSettled([thinker.think(question), thinker.think(question)])
    await thinker.close()
    for (const thought of await waiting) expect(thought.status).toBe('rejected')
  })
})
