// What is wanted now and then: language, hour, sound, who holds my seat, the link, how the dice are sealed, the way out.
import { LANGUAGES, SPECTATOR } from '@flibuste/kernel'
import { tablePage } from '@flibuste/protocol'
import { Icon, type IconName } from '../art/index.ts'
import { hour, turnHour } from '../app/theme.ts'
import { copyText } from '../kit/copy.ts'
import { language, speak } from '../kit/language.ts'
import { soundOn, toggleSound } from '../kit/sound.ts'
import { useMenu } from './open-menu.ts'
import { PaceControl } from './pace-control.tsx'
import { ownSeat, seatActOf, type SeatAct } from './seat-acts.ts'
import type { TopBarProps } from './top-bar.tsx'
import { say } from './words.ts'
import { linkFor } from '../session/house.ts'

interface ItemProps {
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
}

function Item({ icon, label, run }: ItemProps) {
  return (
    <li>
      <button type="button" onClick={run}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  )
}

function Languages() {
  return (
    <li class="menu-row">
      <span>
        <Icon name="globe" /> {say().language}
      </span>
      <span class="seg" role="group" aria-label={say().language}>
        {LANGUAGES.map((known) => (
          <button
            key={known}
            type="button"
            lang={known}
            aria-pressed={language.value === known}
            onClick={() => speak(known)}
          >
            {known.toUpperCase()}
          </button>
        ))}
      </span>
    </li>
  )
}

const SEAT_ICONS: { readonly [A in SeatAct]: IconName } = { hand: 'robot', keepWarm: 'robot', reclaim: 'hand' }

function SeatItem({ close, state, ui }: TopBarProps & { readonly close: () => void }) {
  const { session } = state
  const table = session.table.value
  const seat = ownSeat(table, session.myId, state.me.value)
  const act = seat === null ? null : seatActOf(table, session.myId, seat)
  if (seat === null || act === null) return null
  const run = (): void => {
    close()
    ui.seat(seat, act)
  }
  return <Item icon={SEAT_ICONS[act]} label={say().seatActs[act]} run={run} />
}

function copyLink({ state, ui }: TopBarProps): void {
  const link = linkFor(tablePage(state.session.table.value.id))
  void copyText(link).then((isDone) => (ui.note.value = isDone ? say().copied : say().notCopied(link)))
}

/** Only who plays is coached. */
function CoachItem({ state, ui }: Pick<TopBarProps, 'state' | 'ui'>) {
  const words = say().coach
  const isOn = ui.coach.isOn.value
  if (state.me.value === SPECTATOR) return null
  return <Item icon="book" label={isOn ? words.turnOff : words.turnOn} run={() => ui.coach.turn(isOn ? 'off' : 'on')} />
}

function Settings({ state, ui }: Pick<TopBarProps, 'state' | 'ui'>) {
  const words = say()
  const isDark = hour.value === 'dark'
  const isLoud = soundOn.value
  return (
    <>
      <Languages />
      <li class="menu-row">
        <PaceControl state={state} />
      </li>
      <Item icon={isDark ? 'sun' : 'moon'} label={isDark ? words.theme.toLight : words.theme.toDark} run={turnHour} />
      <Item
        icon={isLoud ? 'sound-off' : 'sound'}
        label={isLoud ? words.sound.turnOff : words.sound.turnOn}
        run={toggleSound}
      />
      <CoachItem state={state} ui={ui} />
    </>
  )
}

const Rule = () => (
  <li role="separator">
    <hr />
  </li>
)

function Items({ close, ...props }: TopBarProps & { readonly close: () => void }) {
  const words = say()
  const { ui, state } = props
  const then = (run: () => void) => () => {
    close()
    run()
  }
  return (
    <ul class="menu">
      <Settings state={state} ui={ui} />
      <Rule />
      <SeatItem {...props} close={close} />
      {ui.orders.offered.value.length > 0 && (
        <Item icon="quill" label={words.orders.open} run={then(() => (ui.dialog.value = 'orders'))} />
      )}
      {state.session.kind === 'remote' && <Item icon="link" label={words.copyLink} run={then(() => copyLink(props))} />}
      {state.latest.value > 0 && <Item icon="reroll" label={words.againHint} run={then(() => ui.tellAgain())} />}
      <Item icon="hourglass" label={words.lookBack} run={then(() => ui.step(-1))} />
      <Item icon="info" label={words.shortcuts} run={then(() => (ui.dialog.value = 'keys'))} />
      <Item icon="dice" label={words.about} run={then(() => (ui.dialog.value = 'about'))} />
      <Rule />
      <Item icon="door" label={words.home} run={then(props.home)} />
    </ul>
  )
}

export function TableMenu(props: TopBarProps) {
  const { isOpen, box, opener, close, toggle, onKeyDown } = useMenu()
  return (
    <div class="menu-box" ref={box} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        class="btn sm sq"
        aria-label={say().menu}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name="menu" />
      </button>
      {isOpen && <Items {...props} close={close} />}
    </div>
  )
}
