// The sheet before a match: seats, who sits in them, variants. One sheet for bots, one screen and friends.
import type { GameId } from '@flibuste/games'
import {
  fitOptions,
  initialOptions,
  type AnyGame,
  type Fitting,
  type GameText,
  type OptionValue,
  type OptionValues,
} from '@flibuste/kernel'
import { useState } from 'preact/hooks'
import { gameTitle } from '../kit/game-title.ts'
import { language, words } from '../kit/language.ts'
import type { LocalSitter } from '../session/kept-match.ts'
import { Dialog } from './dialog.tsx'
import { layTable } from './lay-table.ts'
import { levels } from './levels.ts'
import { loadGame, loadText, useLast, useLoaded } from './loading.ts'
import { NameField } from './name-field.tsx'
import { nickname, rename } from './nickname.ts'
import { SeatCount, Sitters } from './sheet-seats.tsx'
import { Variants } from './sheet-variants.tsx'
import { startHere } from './start-match.ts'
import { CustomSwitches, type Customs } from './table-customs.tsx'
import { fillSeats, seatCounts, usualSeats, type SheetMode } from './table-plan.ts'
import { dictionaries } from './words.ts'

export type { SheetMode } from './table-plan.ts'

export interface SheetProps {
  readonly game: GameId
  readonly mode: SheetMode
  readonly close: () => void
}

function headOf(mode: SheetMode, title: string) {
  const say = words(dictionaries)
  if (mode === 'friends') return { title: say.sheetFriends(title), help: say.sheetFriendsHelp, go: say.makeTable }
  if (mode === 'pass') return { title: say.sheetPass(title), help: say.sheetPassHelp, go: say.begin }
  return { title: say.sheetBots(title), help: say.sheetBotsHelp, go: say.begin }
}

/** The plan as it stands: what was chosen, and what the game makes of it. */
function usePlan(game: AnyGame, mode: SheetMode) {
  const say = words(dictionaries)
  const [seats, setSeats] = useState(usualSeats(game, mode))
  const [chosen, choose] = useState<OptionValues>(initialOptions(game.options))
  const [sat, setSat] = useState<readonly LocalSitter[]>([])
  const [customs, setCustoms] = useState<Customs>({})
  const naming = { me: nickname.value, level: levels.of(game.id), captain: say.captain }
  const fitting: Fitting = fitOptions(game, chosen, seats)
  return {
    seats,
    setSeats,
    fitting,
    naming,
    sitters: fillSeats(sat, seats, mode, naming),
    seatThem: setSat,
    customs,
    setCustoms,
    setOption: (id: string, value: OptionValue) => choose({ ...fitting.options, [id]: value }),
  }
}

type Plan = ReturnType<typeof usePlan>

/** Carries the plan out; tells in words why it could not be. */
async function carryOut(id: GameId, mode: SheetMode, plan: Plan, text: GameText): Promise<string | null> {
  const { sitters, seats, fitting, customs } = plan
  if (mode === 'friends') return layTable({ game: id, seats, options: fitting.options, ...customs }, text)
  const [me] = sitters
  if (me?.human === true && me.name !== nickname.peek()) rename(me.name)
  await startHere(id, { sitters, options: fitting.options })
  return null
}

interface FormProps extends SheetProps {
  readonly rules: AnyGame
  readonly text: GameText
}

/** Carries the plan out when the form is sent: whether that is under way, and what went wrong. */
function useBegin({ game, mode, text }: FormProps, plan: Plan) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = async (submit: Event) => {
    submit.preventDefault()
    setBusy(true)
    setProblem(await carryOut(game, mode, plan, text).catch(() => words(dictionaries).notDone))
    setBusy(false)
  }
  return { problem, busy, begin }
}

/** What the number of seats brought with it, and why no match can begin like this. */
function remarksOn({ fitting, seats }: Plan, text: GameText) {
  const { turned, refusal } = fitting
  return {
    note: turned === null ? null : words(dictionaries).forced(text.options[turned]?.label ?? turned, seats),
    refused: refusal === null ? null : text.tableRefusal(refusal),
  }
}

function SheetForm(props: FormProps) {
  const { mode, rules, text, close } = props
  const say = words(dictionaries)
  const head = headOf(mode, gameTitle(props.game))
  const plan = usePlan(rules, mode)
  const { problem, busy, begin } = useBegin(props, plan)
  const { note, refused } = remarksOn(plan, text)
  return (
    <form class="options-form" onSubmit={(submit) => void begin(submit)}>
      <p class="prose">{head.help}</p>
      <SeatCount counts={seatCounts(rules, mode)} seats={plan.seats} choose={plan.setSeats} />
      {mode === 'friends' ? <NameField value={nickname.value} change={rename} /> : <Sitters plan={plan} />}
      <Variants specs={rules.options} text={text} values={plan.fitting.options} choose={plan.setOption} note={note} />
      {mode === 'friends' && <CustomSwitches game={rules} customs={plan.customs} choose={plan.setCustoms} />}
      <p class="field-error" role="alert">
        {problem ?? refused}
      </p>
      <footer>
        <button type="button" class="btn ghost" onClick={close}>
          {say.cancel}
        </button>
        <button type="submit" class="btn pri" disabled={busy || refused !== null}>
          {busy ? say.starting : head.go}
        </button>
      </footer>
    </form>
  )
}

export function OptionsSheet(props: SheetProps) {
  const { game, mode, close } = props
  const rules = useLoaded(game, () => loadGame(game))
  const text = useLast(useLoaded(`${game} ${language.value}`, () => loadText(game, language.peek())))
  if (rules.state === 'failed') throw rules.error
  if (text.state === 'failed') throw text.error
  const head = headOf(mode, gameTitle(game))
  return (
    <Dialog title={head.title} close={close} class="options-sheet">
      {rules.state === 'ready' && text.state === 'ready' ? (
        <SheetForm {...props} rules={rules.value} text={text.value} />
      ) : (
        <p class="caption">{words(dictionaries).loading}</p>
      )}
    </Dialog>
  )
}
