// The four dice as they fell last: two of colours for broadsides and failures, two of numbers for boardings.
import { DIE_FACES, Die, Icon, type DieFace } from '@flibuste/web/art'
import { about } from './explain.ts'
import { ColourDie } from './goods.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

export const faceOf = (value: number): DieFace => DIE_FACES.find((face) => face === value) ?? 1

/** The die whose hit is being chosen. */
const isAsked = ({ step, matter }: Table['scene']['view'], good: number): boolean =>
  (step === 'shoot' || step === 'lose') && matter.good === good

function ColourDice({ table }: { readonly table: Table }) {
  const { view } = table.scene
  const { goods } = view.throw
  if (goods.length === 0) return null
  return (
    <>
      {goods.map((good, at) => (
        <span key={at} class="die-slot" data-die={`colour-${at}`} {...about('colourDice')}>
          <ColourDie
            good={good}
            label={say().colourDie(good)}
            {...(isAsked(view, good) ? { state: 'selected' as const } : {})}
          />
        </span>
      ))}
    </>
  )
}

function NumberDice({ table }: { readonly table: Table }) {
  const dice = table.scene.view.duel.attacks.at(-1)?.dice ?? []
  return (
    <>
      {dice.map((die, at) => (
        <span key={at} class="die-slot" data-die={`number-${at}`} {...about('numberDice')}>
          <Die face={faceOf(die)} label={say().numberDie(die)} />
        </span>
      ))}
    </>
  )
}

const blanks = (thrown: number) =>
  Array.from({ length: 2 - thrown }, (_, at) => <span key={`blank-${at}`} class="die-slot absent" />)

interface DicePanelProps {
  readonly table: Table
  /** Shows the last boarding again; null: there was none. */
  readonly again: (() => void) | null
}

export function DicePanel({ table, again }: DicePanelProps) {
  const words = say()
  const { view } = table.scene
  return (
    <section class="sheet dice-panel" aria-label={words.dice}>
      <header>
        <h2 {...about('numberDice')}>{words.dice}</h2>
        {again !== null && (
          <button type="button" class="again" onClick={again}>
            <Icon name="eye" label={words.again} />
          </button>
        )}
      </header>
      <div class="four-dice">
        <ColourDice table={table} />
        {blanks(view.throw.goods.length)}
        <NumberDice table={table} />
        {blanks(view.duel.attacks.length === 0 ? 0 : 2)}
      </div>
      <p class="caption">
        {words.diceColour}
        <br />
        {words.diceNumber}
      </p>
    </section>
  )
}
