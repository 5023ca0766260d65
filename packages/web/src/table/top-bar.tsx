// The head of the table: which game, where it stands, and the few things always at hand.
import type { GameText } from '@flibuste/kernel'
import { Icon, RoseMark } from '../art/index.ts'
import { hour, turnHour } from '../app/theme.ts'
import { gameTitle } from '../kit/game-title.ts'
import { soundOn, toggleSound } from '../kit/sound.ts'
import { FirstGoal, GoalLine } from './goal-line.tsx'
import { layoutOf } from './layout.ts'
import { TableMenu } from './table-menu.tsx'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

export interface TopBarProps {
  readonly state: TableState
  readonly ui: TableUi
  readonly home: () => void
}

function progressOf(text: GameText, state: TableState): string {
  const view = state.toldView.value
  return view === null ? '' : text.progress(view)
}

function Where({ state }: Pick<TopBarProps, 'state'>) {
  const progress = progressOf(state.text.value, state)
  return (
    <p class="where" title={state.session.table.value.id}>
      {progress}
      {state.session.kind === 'remote' && (
        <>
          {progress === '' ? '' : ', '}
          {say().tableCode} <b>{state.session.table.value.id}</b>
        </>
      )}
    </p>
  )
}

function SoundButton() {
  const words = say().sound
  return (
    <button
      type="button"
      class="btn sm sq big-only"
      aria-pressed={soundOn.value}
      aria-label={words.label}
      title={soundOn.value ? words.turnOff : words.turnOn}
      onClick={toggleSound}
    >
      <Icon name={soundOn.value ? 'sound' : 'sound-off'} />
    </button>
  )
}

function ThemeButton() {
  const words = say().theme
  const label = hour.value === 'dark' ? words.toLight : words.toDark
  return (
    <button type="button" class="btn sm sq big-only" aria-label={label} title={label} onClick={turnHour}>
      <Icon name={hour.value === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}

export function TopBar({ state, ui, home }: TopBarProps) {
  const words = say()
  const isPhone = layoutOf().value === 'phone'
  return (
    <>
      <header class="top">
        <button type="button" class="brand" aria-label={`${words.brand}, ${words.home}`} onClick={home}>
          <RoseMark class="brand-rose" />
          <span class="big-only">{words.brand}</span>
        </button>
        <h1 class="game-name">{gameTitle(state.session.table.value.game)}</h1>
        <Where state={state} />
        {!isPhone && <GoalLine state={state} ui={ui} />}
        <nav aria-label={words.menu}>
          <button
            type="button"
            class="btn sm rulebook-button"
            aria-label={words.rulebook}
            aria-expanded={ui.rulebook.value !== null}
            aria-keyshortcuts="?"
            onClick={() => (ui.rulebook.value === null ? ui.openRulebook() : (ui.rulebook.value = null))}
          >
            <Icon name="book" />
            <span class="big-only">{words.rulebook}</span>
          </button>
          <SoundButton />
          <ThemeButton />
          <TableMenu state={state} ui={ui} home={home} />
        </nav>
      </header>
      <div class="under-top">
        <div class="scale edge top-scale" />
        {isPhone && <GoalLine state={state} ui={ui} />}
        {isPhone && <FirstGoal state={state} />}
      </div>
    </>
  )
}
