// Seats and variants changed by the host before the match. Everybody sees it at once, and is asked again whether they are ready.
import { fitOptions, type AnyGame, type GameText, type OptionValue, type OptionValues } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import { useState } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import { SeatCount } from '../app/sheet-seats.tsx'
import { Variants } from '../app/sheet-variants.tsx'
import { customsOf, CustomSwitches } from '../app/table-customs.tsx'
import { seatCounts } from '../app/table-plan.ts'
import { dictionaries as appWords } from '../app/words.ts'
import { words } from '../kit/language.ts'
import { explain } from './explain.ts'
import type { LobbyActs } from './lobby-acts.ts'
import { dictionaries } from './words.ts'

export interface TermsProps {
  readonly table: TableInfo
  readonly game: AnyGame
  readonly text: GameText
  readonly acts: LobbyActs
  readonly close: () => void
}

/** As many seats as the game has, but no fewer than people sit here. */
function countsFor({ table, game }: TermsProps): readonly number[] {
  const people = table.seats.filter(({ owner }) => owner !== null).length
  return seatCounts(game, 'friends').filter((count) => count >= people)
}

function useTerms({ table, game }: TermsProps) {
  const [seats, setSeats] = useState(table.seats.length)
  // What travels as a table's options was read by this very game.
  const [chosen, choose] = useState(table.options as OptionValues)
  const [customs, setCustoms] = useState(customsOf(table))
  const fitting = fitOptions(game, chosen, seats)
  const setOption = (id: string, value: OptionValue) => choose({ ...fitting.options, [id]: value })
  return { seats, setSeats, fitting, setOption, customs, setCustoms }
}

/** What the number of seats brought with it. */
function noteOn({ seats, fitting: { turned } }: ReturnType<typeof useTerms>, text: GameText): string | null {
  return turned === null ? null : words(appWords).forced(text.options[turned]?.label ?? turned, seats)
}

function TermsForm(props: TermsProps) {
  const { game, text, acts, close } = props
  const say = words(dictionaries)
  const terms = useTerms(props)
  const { seats, fitting } = terms
  const refused = fitting.refusal === null ? null : text.tableRefusal(fitting.refusal)
  const lay = async (submit: Event) => {
    submit.preventDefault()
    if (await acts.lay({ seats, options: fitting.options, ...terms.customs })) close()
  }
  return (
    <form class="options-form" onSubmit={(submit) => void lay(submit)}>
      <p class="prose">{say.termsHelp}</p>
      <SeatCount counts={countsFor(props)} seats={seats} choose={terms.setSeats} />
      <Variants
        specs={game.options}
        text={text}
        values={fitting.options}
        choose={terms.setOption}
        note={noteOn(terms, text)}
      />
      <CustomSwitches game={game} customs={terms.customs} choose={terms.setCustoms} />
      <p class="field-error" role="alert">
        {refused ?? (acts.denial === null ? null : explain(acts.denial))}
      </p>
      <footer>
        <button type="button" class="btn ghost" onClick={close}>
          {say.cancel}
        </button>
        <button type="submit" class="btn pri" disabled={acts.busy || refused !== null}>
          {say.termsGo}
        </button>
      </footer>
    </form>
  )
}

export function TermsDialog(props: TermsProps) {
  return (
    <Dialog title={words(dictionaries).termsTitle} close={props.close} class="options-sheet">
      <TermsForm {...props} />
    </Dialog>
  )
}
