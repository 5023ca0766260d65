// The sheets that lie over the table: every move, the keys, how the dice are sealed, and standing orders.
import { Dialog } from '../app/dialog.tsx'
import { AllMoves } from './all-moves.tsx'
import { HandOver } from './helm.tsx'
import type { PanelProps } from './log.tsx'
import { OrdersSheet } from './orders-sheet.tsx'
import { isHushed } from './standing-order.ts'
import { LOOK_KEYS, SHELL_KEYS, SHIFT_KEYS, SHOWN_BAR_KEYS, shownKey, type Stride } from './shortcuts.ts'
import { say } from './words.ts'

type CloseProps = { readonly close: () => void }

const ARROWS: { readonly [key: string]: string } = { ArrowLeft: '←', ArrowRight: '→' }

/** The keys of a replay, two to a line. */
function LookKeys() {
  const words = say()
  return (
    <>
      <p>{words.help.looking}</p>
      <dl class="key-list">
        {(Object.keys(LOOK_KEYS) as Stride[]).map((stride) => (
          <div key={stride}>
            <dt>
              {Object.values(LOOK_KEYS[stride]).map((key) => (
                <kbd key={key}>{ARROWS[key] ?? words.keyNames[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{words.help[stride]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** One key means one thing in every game; which of them there are, the buttons show. */
function BarKeys() {
  const words = say()
  return (
    <dl class="key-list bar-keys">
      {SHOWN_BAR_KEYS.map(([meaning, keys]) => (
        <div key={meaning}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{words.help[meaning]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Keys({ close }: CloseProps) {
  const words = say()
  return (
    <Dialog title={words.help.title} class="keys" close={close}>
      <p>{words.help.actions}</p>
      <BarKeys />
      <p>{words.help.everywhere}</p>
      <dl class="key-list">
        {Object.entries(SHELL_KEYS).map(([key, command]) => (
          <div key={key}>
            <dt>
              <kbd>{words.keyNames[key] ?? shownKey(key)}</kbd>
            </dt>
            <dd>{words.help[command]}</dd>
          </div>
        ))}
        {Object.entries(SHIFT_KEYS).map(([key, command]) => (
          <div key={key}>
            <dt>
              <kbd>{words.keyNames['Shift']}</kbd>
              <kbd>{shownKey(key)}</kbd>
            </dt>
            <dd>{words.help[command]}</dd>
          </div>
        ))}
      </dl>
      <LookKeys />
    </Dialog>
  )
}

function About({ close, state }: CloseProps & Pick<PanelProps, 'state'>) {
  const words = say()
  return (
    <Dialog title={words.about} class="about" close={close}>
      {words.aboutText.map((paragraph) => (
        <p key={paragraph} class="prose">
          {paragraph}
        </p>
      ))}
      <dl class="seals">
        <dt>{words.sealOfSeed}</dt>
        <dd>
          <code>{state.session.table.value.commitment}</code>
        </dd>
      </dl>
    </Dialog>
  )
}

export function Dialogs({ state, ui }: PanelProps) {
  const close = (): void => void (ui.dialog.value = null)
  const scene = state.scene.value
  const { value } = ui.dialog
  if (value === 'keys') return <Keys close={close} />
  if (value === 'hand') return <HandOver state={state} ui={ui} />
  if (value === 'about') return <About close={close} state={state} />
  if (value === 'orders' && scene !== null && ui.orders.offered.value.length > 0)
    return (
      <OrdersSheet
        module={state.module}
        view={scene.view}
        orders={ui.orders}
        isHushed={isHushed(state.session.table.value)}
        close={close}
      />
    )
  if (value === 'moves' && scene !== null && scene.legal.length > 0)
    return <AllMoves state={state} ui={ui} scene={scene} />
  return null
}
