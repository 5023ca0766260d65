// What will be played, in words, with the way to change it for the host, and the promise about its chance.
import type { AnyGame, GameText, OptionSpec } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import { useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { loadText, useLast, useLoaded } from '../app/loading.ts'
import { customsInWords } from '../app/table-customs.tsx'
import { language, words } from '../kit/language.ts'
import type { LobbyActs } from './lobby-acts.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { dictionaries } from './words.ts'

type Said = GameText['options'][string] | undefined

/** What an edition calls itself: every file has to say. */
const nameOf = (edition: unknown): string =>
  typeof edition === 'object' && edition !== null && 'name' in edition ? String(edition.name) : ''

/** A switch speaks when it is on, an edition when it is not the game's own; choices and counts say what they are. */
function optionInWords(spec: OptionSpec, value: unknown, said: Said): string | null {
  const label = said?.label ?? spec.id
  if (spec.kind === 'switch') return value === true ? `${label}. ${said?.help ?? ''}` : null
  if (spec.kind === 'edition') return value === null ? null : words(dictionaries).option(label, nameOf(value))
  return words(dictionaries).option(label, said?.values?.[String(value)] ?? String(value))
}

const optionsInWords = (game: AnyGame, options: TableInfo['options'], text: GameText): readonly string[] =>
  game.options
    .map((spec) => optionInWords(spec, options[spec.id], text.options[spec.id]))
    .filter((line) => line !== null)

export interface MatchSheetProps {
  readonly table: TableInfo
  readonly game: AnyGame
  readonly acts: LobbyActs
}

function Chosen({ table, game, text }: Pick<MatchSheetProps, 'table' | 'game'> & { readonly text: GameText | null }) {
  const customs = customsInWords(table)
  const chosen = text === null ? customs : [...optionsInWords(game, table.options, text), ...customs]
  if (chosen.length === 0) return <p class="prose">{words(dictionaries).usual}</p>
  return (
    <ul class="prose">
      {chosen.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Chance({ commitment }: Pick<TableInfo, 'commitment'>) {
  const say = words(dictionaries)
  return (
    <details class="chance">
      <summary>{say.chance}</summary>
      <p>{say.chanceHelp}</p>
      <code class="commitment">{commitment}</code>
    </details>
  )
}

export function MatchSheet(props: MatchSheetProps) {
  const { table, game, acts } = props
  const say = words(dictionaries)
  const tongue = language.value
  const loaded = useLast(useLoaded(`${game.id} ${tongue}`, () => loadText(game.id, tongue)))
  const text = loaded.state === 'ready' ? loaded.value : null
  const [changing, setChanging] = useState(false)
  return (
    <section class="sheet loose keep-rule match-sheet">
      <header class="sheet-head">
        <h2>{say.rules}</h2>
        {acts.isHost && text !== null && (
          <button type="button" class="btn sm quiet-edge" onClick={() => setChanging(true)}>
            <Icon name="settings" />
            {say.terms}
          </button>
        )}
      </header>
      <div class="match-words" key={table.lobby?.terms}>
        <Chosen table={table} game={game} text={text} />
        <Chance commitment={table.commitment} />
      </div>
      {changing && text !== null && <TermsDialog {...props} text={text} close={() => setChanging(false)} />}
    </section>
  )
}
