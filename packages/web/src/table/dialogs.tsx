// The sheets that lie over the table: every move, the keys, how the dice are sealed, and standing orders.
import { Dialog } from '../app/dialog.tsx'
import { AllMoves } from './all-moves.tsx'
import { HandOver } from './helm.tsx'
import type { PanelProps } from './log.tsx'
import { OrdersSheet } from './orders-sheet.tsx'
import { SHELL_KEYS, shownKey } from './shortcuts.ts'
import { say } from './words.ts'

type CloseProps = { readonly close: () => void }

function Keys({ close }: CloseProps) {
  const words = say()
  return (
    <Dialog title={words.help.title} class="keys" close={close}>
      <p>{words.help.actions}</p>
      <dl class="key-list">
        {Object.entries(SHELL_KEYS).map(([key, command]) => (
          <div key={key}>
            <dt>
              <kbd>{words.keyNames[key] ?? shownKey(key)}</kbd>
            </dt>
            <dd>{words.help[command]}</dd>
          </div>
        ))}
      </dl>
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
  if (value === 'orders' && ui.orders.offered.value.length > 0)
    return <OrdersSheet module={state.module} orders={ui.orders} close={close} />
  if (value === 'moves' && scene !== null && scene.legal.length > 0)
    return <AllMoves state={state} ui={ui} scene={scene} />
  return null
}
