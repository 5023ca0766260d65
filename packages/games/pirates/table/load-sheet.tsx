// The secret loading: what to do, and who has sealed. Nothing of what anybody else has loaded is here to be shown. PIR-A2.
import { has, type Seat } from '@flibuste/kernel'
import { SeatChip, seatIndex, WaxSeal } from '@flibuste/web/art'
import { isAsked } from '@flibuste/web/kit'
import { SLOTS } from '../data.ts'
import { LOADS } from '../moves.ts'
import { Chip } from './chip.ts'
import { about } from './explain.ts'
import { FigurePicture } from './figures.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

const isSealed = ({ scene: { view } }: Table, seat: Seat): boolean => has(view.answered, seat)

function Sealer({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const words = say()
  const sealed = isSealed(table, seat)
  return (
    <li class={sealed ? 'sealed' : ''} {...about('captain', seat)}>
      {sealed ? (
        <WaxSeal mark="none" seat={seatIndex(seat)} size={26} />
      ) : (
        <SeatChip seat={seatIndex(seat)} size={22} />
      )}
      <b>{table.scene.reader.name(seat)}</b>
      <i>{sealed ? words.sealed : words.choosing}</i>
    </li>
  )
}

/** Pirates sail, cannons fire: three mixes to start from. A bit for every slot with a pirate. */
const MIXES = [
  { name: 'even', load: LOADS[0b111000]! },
  { name: 'swift', load: LOADS[0b111100]! },
  { name: 'armed', load: LOADS[0b110000]! },
] as const

export type Mix = (typeof MIXES)[number]['name']

function Mixes({ table }: { readonly table: Table }) {
  const words = say()
  const { draft } = table
  return (
    <div class="mixes" role="group" aria-label={words.mixes}>
      {MIXES.map(({ name, load }) => {
        const pirates = load.figures.filter((figure) => figure === 'pirate').length
        return (
          <button
            key={name}
            type="button"
            class="btn sm mix"
            aria-pressed={draft.value.figures.every((figure, at) => figure === load.figures[at])}
            onClick={() => (draft.value = { ...draft.value, figures: load.figures })}
          >
            <span>{words.mix[name]}</span>
            <span class="mix-figures" aria-hidden="true">
              {SLOTS - pirates}
              <FigurePicture figure="cannon" />
              {pirates}
              <FigurePicture figure="pirate" />
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** What to do; whoever watches, or looks back at it, has sealed nothing. */
function sentenceOf(table: Table): string {
  const words = say()
  if (isAsked(table)) return words.loadHow
  return isSealed(table, table.scene.me) ? words.loadWait : words.loadWatch
}

export function LoadSheet({ table }: { readonly table: Table }) {
  const words = say()
  const { view } = table.scene
  return (
    <section class="sheet inspector load-sheet" aria-label={words.loadTitle}>
      <div class="load-words">
        <h2>{words.loadTitle}</h2>
        <p>
          {sentenceOf(table)} <Chip table={table} clause="PIR-A2" />
        </p>
        {isAsked(table) && <Mixes table={table} />}
      </div>
      <ul class="sealers">
        {view.ships.map((_, seat) => (
          <Sealer key={seat} table={table} seat={seat} />
        ))}
      </ul>
    </section>
  )
}
