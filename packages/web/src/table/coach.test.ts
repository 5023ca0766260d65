// The coach: one sentence at a question, once in a browser, off by one switch.
import { coach as sentences } from '@flibuste/games/bones/table/coach.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyCoachModule } from '../kit/coach.ts'
import { storage, type Drawer } from '../kit/storage.ts'
import { memoryDrawer } from '../session/session-doubles.ts'
import { coaching, readCoach, type Coach } from './coach.ts'
import { askedTable } from './table-doubles.ts'
import type { TableState } from './table-state.ts'

const opened: TableState[] = []
beforeEach(() => storage.remove('flibuste.pace'))
afterEach(() => {
  for (const state of opened.splice(0)) state.close()
  vi.unstubAllGlobals()
})

async function laid(drawer: Drawer): Promise<{ state: TableState; coach: Coach }> {
  const state = await askedTable()
  opened.push(state)
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

  test('reads whatever lies in the drawer', () => {
    expect(readCoach(null)).toEqual({ chosen: null, read: {} })
    expect(readCoach('nonsense')).toEqual({ chosen: null, read: {} })
    expect(readCoach('{"chosen":"off","read":{"bones":["pair"],"cove":7}}')).toEqual({
      chosen: 'off',
      read: { bones: ['pair'] },
    })
  })
})
