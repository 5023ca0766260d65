// What will be played, in words, and the promise about its dice.
import type { AnyGame, GameText, OptionSpec } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import { loadText, useLast, useLoaded } from '../app/loading.ts'
import { language, words } from '../kit/language.ts'
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
}

export function MatchSheet({ table, game }: MatchSheetProps) {
  const say = words(dictionaries)
  const tongue = language.value
  const text = useLast(useLoaded(`${game.id} ${tongue}`, () => loadText(game.id, tongue)))
  const chosen = text.state === 'ready' ? optionsInWords(game, table.options, text.value) : []
  return (
    <section class="sheet loose keep-rule match-sheet">
      <h2>{say.rules}</h2>
      {chosen.length === 0 ? (
        <p class="prose">{say.usual}</p>
      ) : (
        <ul class="prose">
          {chosen.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <h3>{say.chance}</h3>
      <p>{say.chanceHelp}</p>
      <code class="commitment">{table.commitment}</code>
    </section>
  )
}
