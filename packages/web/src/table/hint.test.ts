// “What would you do?” in a real match against bots: asked, answered, laid out, and played by nobody but the player.
import { hint } from '@flibuste/games/bones/table/hint.ts'
import { signal } from '@preact/signals'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AnyHintModule } from '../kit/hint.ts'
import type { Denial, HintTerms, Session } from '../session/session.ts'
import { hinting, withChosen, type Hinting } from './hint.ts'
import type { HintView } from './hint-extra.tsx'
import { askedTable } from './table-doubles.ts'
import type { TableState } from './table-state.ts'

const VIEW: HintView = { HintCaption: () => null, HintCards: () => null, HintFlags: () => null }
const opened: TableState[] = []
afterEach(() => {
  for (const state of opened.splice(0)) state.close()
  vi.unstubAllGlobals()
})

/** The same table among people, who have said whether hints are allowed. */
const among = (state: TableState, terms: HintTerms, askHint: () => Promise<Denial | null>): TableState => {
  const session: Session = Object.create(state.session, {
    hints: { value: signal(terms) },
    askHint: { value: askHint },
  })
  return { ...state, session }
}

interface Laid {
  readonly state: TableState
  readonly hints: Hinting
  readonly told: string[]
}

async function laid(load: () => Promise<AnyHintModule> = async () => hint as object as AnyHintModule): Promise<Laid> {
  const state = await askedTable()
  opened.push(state)
  const told: string[] = []
  const tell = (denial: { readonly problem: string } | null): void =>
    void (denial !== null && told.push(denial.problem))
  return { state, told, hints: hinting({ state, load, loadView: async () => VIEW, tell }) }
}

const answered = async ({ hints }: Laid): Promise<void> => {
  hints.ask()
  await vi.waitUntil(() => hints.shown.value?.stage === 'done')
}

describe('a hint', () => {
  test('is offered to whoever has a choice, and answers with up to three moves that may be made', async () => {
    const at = await laid()
    expect(at.hints.offer.value).toBe('free')
    expect(at.hints.shown.value).toBeNull()
    await answered(at)
    const { cards } = at.hints.shown.value!
    expect(cards.length).toBeGreaterThan(1)
    expect(cards.length).toBeLessThanOrEqual(3)
    for (const { move } of cards) expect(at.state.scene.value?.legal).toContain(move)
  })

  test('has one card for what the game takes for one way to go', async () => {
    const at = await laid(async () => ({ ...(hint as object as AnyHintModule), way: () => 'the same' }))
    await answered(at)
    expect(at.hints.shown.value!.cards).toHaveLength(1)
  })

  test('plays nothing: a chosen move is laid out, and becomes the primary', async () => {
    const at = await laid()
    await answered(at)
    const before = at.state.session.position.value?.decision
    const { move } = at.hints.shown.value!.cards.at(-1)!
    at.hints.choose(move)
    expect(at.state.session.position.value?.decision).toBe(before)
    expect(at.hints.shown.value).toBeNull()
    expect(at.hints.chosen.value).toBe(move)
    const { scene, module, draft } = at.state
    const actions = module.actions(scene.value!, draft.value)
    expect(withChosen(actions, move, scene.value!, null).primary?.move).toEqual(move)
  })

  test('is named in the bar as briefly as on its card, and read aloud in full', async () => {
    const { state } = await laid()
    const scene = state.scene.value!
    const move = scene.legal[0]!
    const short = { ...(hint as object as AnyHintModule), label: () => 'Roll 2' }
    const { primary } = withChosen({ primary: null, others: [] }, move, scene, short)
    expect(primary?.label).toBe('Roll 2')
    expect(primary?.name).toBe(scene.text.move(move, scene.view, scene.reader))
  })

  test('is no proposal any more when the player lays out something else', async () => {
    const at = await laid()
    await answered(at)
    at.hints.choose(at.hints.shown.value!.cards.at(0)!.move)
    at.state.draft.value.value = { ...(at.state.module.emptyDraft as object) }
    expect(at.hints.chosen.value).toBeNull()
  })

  test('says the same when it is asked again, without thinking again', async () => {
    const at = await laid()
    await answered(at)
    const first = at.hints.shown.value
    at.hints.hide()
    expect(at.hints.shown.value).toBeNull()
    at.hints.ask()
    await vi.waitUntil(() => at.hints.shown.value !== null)
    expect(at.hints.shown.value).toBe(first)
  })

  test('works without what the game adds', async () => {
    const at = await laid(() => Promise.reject(new Error('no network')))
    await answered(at)
    expect(at.hints.module.value).toBeNull()
    expect(at.hints.shown.value?.cards.length).toBeGreaterThan(1)
  })

  test('among people is told to all before anybody thinks, and not given where that failed', async () => {
    const at = await laid()
    const words: (Denial | null)[] = [{ problem: 'unreachable', refusal: null }, null]
    const told: string[] = []
    const state = among(at.state, 'told', async () => words.shift() ?? null)
    const tell = (denial: Denial | null): void => void told.push(denial?.problem ?? '')
    const hints = hinting({
      state,
      load: async () => hint as object as AnyHintModule,
      loadView: async () => VIEW,
      tell,
    })
    expect(hints.offer.value).toBe('told')
    hints.ask()
    await vi.waitUntil(() => told.length > 0)
    expect([told, hints.shown.value, words.length]).toEqual([['unreachable'], null, 1])
    hints.ask()
    await vi.waitUntil(() => hints.shown.value?.stage === 'done')
    expect(words).toEqual([])
  })

  test('among people who have not allowed it is refused, and nobody is told', async () => {
    const at = await laid()
    const state = among(at.state, 'forbidden', () => Promise.reject(new Error('nobody is to be told')))
    const told: string[] = []
    const tell = (denial: Denial | null): void => void told.push(denial?.problem ?? '')
    const hints = hinting({
      state,
      load: async () => hint as object as AnyHintModule,
      loadView: async () => VIEW,
      tell,
    })
    hints.ask()
    await vi.waitUntil(() => told.length > 0)
    expect([told, hints.shown.value]).toEqual([['hint-forbidden'], null])
  })

  test('goes with its question', async () => {
    const at = await laid()
    await answered(at)
    await at.state.session.play(at.hints.shown.value!.cards.at(0)!.move)
    expect(at.hints.shown.value).toBeNull()
  })
})
