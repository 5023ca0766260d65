// The coach: one sentence at a question, once in a browser, off by one switch.
import { coach as sentences } from '@flibuste/games/bones/table/coach.ts'
import { SPECTATOR } from '@flibuste/kernel'
import { computed, signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyCoachModule } from '../kit/coach.ts'
import { storage, type Drawer } from '../kit/storage.ts'
import { memoryDrawer } from '../session/session-doubles.ts'
import { hasPlayed } from './captains.ts'
import { coaching, isCoachOff, readCoach, type Coach } from './coach.ts'
import { heeding } from './standing-order.ts'
import { askedTable } from './table-doubles.ts'
import type { TableState } from './table-state.ts'

const opened: TableState[] = []
beforeEach(() => storage.remove('flibuste.pace'))
afterEach(() => {
  for (const state of opened.splice(0)) state.close()
  vi.unstubAllGlobals()
})

async function laid(
  drawer: Drawer,
  as: (state: TableState) => TableState = (state) => state,
): Promise<{ state: TableState; coach: Coach }> {
  const plain = await askedTable()
  opened.push(plain)
  const state = as(plain)
  const coach = coaching({ state, drawer, load: async () => sentences as object as AnyCoachModule })
  coach.prepare()
  await Promise.resolve()
  return { state, coach }
}

describe('the coach', () => {
  test('says what the open question is, with its clause, and is still when it was read', async () => {
    const drawer = memoryDrawer()
    const { coach } = await laid(drawer)
    const said = coach.said.value!
    expect(said.text).toBe(sentences.words.en[said.key])
    expect(said.clause).toMatch(/^BON-/)
    coach.read(said)
    expect(coach.said.value).toBeNull()
    const again = await laid(drawer)
    expect(again.coach.said.value?.key).not.toBe(said.key)
  })

  test('is turned off and on by one switch, which is kept', async () => {
    const drawer = memoryDrawer()
    const { coach } = await laid(drawer)
    coach.turn('off')
    expect(coach.said.value).toBeNull()
    const later = await laid(drawer)
    expect(later.coach.isOn.value).toBe(false)
    later.coach.turn('on')
    later.coach.prepare()
    await vi.waitUntil(() => later.coach.said.value !== null)
  })

  test('is off for whoever has finished a match of the game', async () => {
    const { state, coach } = await laid(memoryDrawer())
    expect(coach.isOn.value).toBe(true)
    state.pace.finished()
    expect(coach.isOn.value).toBe(false)
  })

  test('is on in the match after the last lesson, unless somebody turned him off', async () => {
    const drawer = memoryDrawer()
    const { state, coach } = await laid(drawer)
    state.pace.finished()
    state.pace.anew()
    expect(coach.said.value).not.toBeNull()
    expect(isCoachOff(drawer)).toBe(false)
    coach.turn('off')
    state.pace.anew()
    expect([coach.isOn.value, isCoachOff(drawer)]).toEqual([false, true])
  })

  test('takes a match that was watched, or a record of one, for none that was played', async () => {
    const { state } = await laid(memoryDrawer())
    const { table, myId } = state.session
    expect(hasPlayed(table.value, myId, 'now')).toBe(true)
    expect(hasPlayed(table.value, myId, 'replay')).toBe(false)
    expect(hasPlayed(table.value, 'somebody else', 'now')).toBe(false)
  })

  test('says nothing to whoever watches', async () => {
    const watching = (state: TableState): TableState => ({
      ...state,
      scene: computed(() => state.scene.value && { ...state.scene.value, me: SPECTATOR }),
    })
    expect((await laid(memoryDrawer(), watching)).coach.said.value).toBeNull()
  })

  test('says nothing while the page answers by standing orders, and has it still to say', async () => {
    const passing = signal<string | null>('question')
    const heeded = (state: TableState): TableState => heeding(state, { passing } as Parameters<typeof heeding>[1])
    const { coach } = await laid(memoryDrawer(), heeded)
    expect(coach.said.value).toBeNull()
    passing.value = null
    expect(coach.said.value).not.toBeNull()
  })

  test('reads whatever lies in the drawer', () => {
    expect(readCoach(null)).toEqual({ chosen: null, read: {} })
    expect(readCoach('nonsense')).toEqual({ chosen: null, read: {} })
    expect(readCoach('{"chosen":"off","read":{"bones":["pair"],"cove":7}}')).toEqual({
      chosen: 'off',
      read: { bones: ['pair'] },
    })
  })
})
