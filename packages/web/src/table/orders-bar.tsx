// Standing orders in the action bar: that the page is about to answer, that an order stands, and both ways to give one at the question itself.
import type { AnyMove } from '@flibuste/kernel'
import { Icon } from '../art/index.ts'
import { sameMove } from '../kit/moves.ts'
import { toldPlaces } from './orders-told.ts'
import type { Plan } from './orders-store.ts'
import { isHushed, placesOf } from './standing-order.ts'
import type { AnyScene, TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

interface OrderProps {
  readonly state: TableState
  readonly ui: TableUi
  readonly scene: AnyScene
}

/** What is about to be answered, in words for its own player alone. */
function passingWords({ state, ui, scene }: OrderProps): string {
  const words = say().orders
  const move = ui.orders.answer()
  const silence = state.module.game.silence?.(scene.view) ?? null
  if (move !== null && silence !== null && !sameMove(move, silence))
    return words.playing(scene.text.move(move, scene.view, scene.reader))
  if (!isHushed(state.session.table.value)) return words.passing
  return scene.legal.length > 1 ? words.couldPlay : words.silent
}

/** While the page hesitates. */
export function Passing(props: OrderProps) {
  const { ui } = props
  const words = say().orders
  const now = (): void => {
    const move = ui.orders.answer()
    if (move !== null) ui.play(move)
  }
  return (
    <>
      <p class="caption waiting" role="status">
        {passingWords(props)}
      </p>
      <button type="button" class="btn" data-action="take-up" onClick={() => ui.orders.takeUp()}>
        <Icon name="hand" />
        <span>{words.takeUp}</span>
      </button>
      <button type="button" class="btn" data-action="at-once" onClick={now}>
        <Icon name="step-forward" />
        <span>{words.atOnce}</span>
      </button>
    </>
  )
}

function markOf({
  state,
  ui,
}: Pick<OrderProps, 'state' | 'ui'>): { readonly told: string; readonly short: string } | null {
  const { offered, book } = ui.orders
  const scene = state.scene.value
  const { only, single } = book.standing.value
  if (only !== null && scene !== null && offered.value.includes('only'))
    return { told: toldPlaces(state.module, scene.view, only), short: only.length === 0 ? '' : `${only.length}` }
  return single && offered.value.includes('single') ? { told: say().orders.singleStands, short: '' } : null
}

/** So that nobody is surprised not to be asked. */
export function OrderMark({ state, ui }: Pick<OrderProps, 'state' | 'ui'>) {
  const mark = markOf({ state, ui })
  if (mark === null) return null
  return (
    <button
      type="button"
      class="extra order-mark"
      data-action="orders"
      aria-label={mark.told}
      aria-haspopup="dialog"
      title={mark.told}
      onClick={() => (ui.dialog.value = 'orders')}
    >
      <Icon name="quill" />
      <span class="big-only">{mark.told}</span>
      <span class="phone-only">{mark.short}</span>
    </button>
  )
}

/** One tap from the question: never again where there is nothing to play. It is there for everybody, whatever they hold. */
export function OrderAtOnce({ state, ui, scene }: OrderProps) {
  const { offered, book, passing } = ui.orders
  const { single, only } = book.standing.value
  const isWindow = (state.module.game.silence?.(scene.view) ?? null) !== null
  const isOrdered = single || only !== null || !offered.value.includes('single')
  if (isOrdered || !isWindow || scene.legal.length === 0 || passing.value !== null) return null
  const words = say().orders
  return (
    <button
      type="button"
      class="extra order-once"
      data-action="order-single"
      title={words.singleTells}
      aria-label={words.single}
      onClick={() => book.give({ single: true })}
    >
      <Icon name="quill" />
      <span class="big-only">{words.single}</span>
      <span class="phone-only">{words.singleShort}</span>
    </button>
  )
}

/** What can be said ahead, in the order of the list: what is done anyway, its opposite, then cards. */
function plansFor({ ui }: OrderProps, key: string, moves: readonly AnyMove[]): readonly (Plan | null)[] {
  const isPassed = ui.orders.book.standing.value.only !== null
  return [null, { key, play: isPassed ? 'ask' : 'nothing' }, ...moves.map((move): Plan => ({ key, play: move }))]
}

function planWords({ ui, scene }: OrderProps, plan: Plan | null): string {
  const words = say().orders
  const isPassed = ui.orders.book.standing.value.only !== null
  const play = plan?.play ?? (isPassed ? 'nothing' : 'ask')
  if (play === 'ask') return words.thenAsk
  return play === 'nothing' ? words.thenNothing : words.thenPlay(scene.text.move(play, scene.view, scene.reader))
}

const isSame = (one: Plan | null, other: Plan | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Beside the wheel: what is played in the windows that follow, so that nobody comes back to say so. */
export function SaidAhead(props: OrderProps) {
  const { state, ui, scene } = props
  const { offered, book } = ui.orders
  const said = offered.value.includes('ahead') ? (placesOf(state.module)?.ahead.said(scene.view) ?? null) : null
  if (said === null || scene.legal.length === 0) return null
  const plans = plansFor(props, said.key, said.moves)
  const chosen = plans.findIndex((plan) => isSame(plan, book.standing.value.ahead))
  return (
    <label class="extra said-ahead" title={say().orders.ahead}>
      <Icon name="quill" />
      <select
        class="select"
        data-action="ahead"
        aria-label={say().orders.ahead}
        value={String(Math.max(0, chosen))}
        onChange={(chose) => book.give({ ahead: plans[Number(chose.currentTarget.value)] ?? null })}
      >
        {plans.map((plan, at) => (
          <option key={at} value={String(at)}>
            {planWords(props, plan)}
          </option>
        ))}
      </select>
    </label>
  )
}
