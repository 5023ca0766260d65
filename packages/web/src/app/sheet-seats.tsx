// The part of the options sheet about seats: how many, and who sits in each.
import { LIMITS } from '@flibuste/protocol'
import { useId } from 'preact/hooks'
import { SeatChip } from '../art/heraldry.tsx'
import { seatIndex } from '../art/seats.ts'
import { words } from '../kit/language.ts'
import type { LocalSitter } from '../session/kept-match.ts'
import { BOT_CHOICES, levelOf } from '../session/bot-choices.ts'
import { resit, type Naming } from './table-plan.ts'
import { dictionaries } from './words.ts'

export interface SeatCountProps {
  readonly counts: readonly number[]
  readonly seats: number
  readonly choose: (seats: number) => void
}

export function SeatCount({ counts, seats, choose }: SeatCountProps) {
  const id = useId()
  return (
    <div class="field">
      <span class="label" id={id}>
        {words(dictionaries).seatCount}
      </span>
      <div class="seg seat-count" role="group" aria-labelledby={id}>
        {counts.map((count) => (
          <button key={count} type="button" aria-pressed={count === seats} onClick={() => choose(count)}>
            {count}
          </button>
        ))}
      </div>
    </div>
  )
}

export interface SittersProps {
  readonly plan: {
    readonly sitters: readonly LocalSitter[]
    readonly seatThem: (sitters: readonly LocalSitter[]) => void
    readonly naming: Naming
  }
}

interface SitterRowProps {
  readonly seat: number
  readonly sitter: LocalSitter
  readonly naming: Naming
  readonly change: (sitter: LocalSitter) => void
}

function SitterRow({ seat, sitter, naming, change }: SitterRowProps) {
  const say = words(dictionaries)
  const who = sitter.bot === null ? 'person' : levelOf(sitter.bot)
  return (
    <li class="sitter-row">
      <SeatChip seat={seatIndex(seat)} size={24} />
      <input
        class="input sm"
        aria-label={say.nameOf(seat + 1)}
        maxLength={LIMITS.nameLength}
        value={sitter.name}
        disabled={!sitter.human}
        onInput={(typed) => change({ ...sitter, name: typed.currentTarget.value })}
      />
      <select
        class="select sm"
        aria-label={say.sitterOf(seat + 1)}
        value={who}
        onChange={(chosen) => change(resit(sitter, seat, chosen.currentTarget.value, naming))}
      >
        <option value="person">{seat === 0 ? say.you : say.person}</option>
        {BOT_CHOICES.map((id) => (
          <option key={id} value={id}>
            {say.bots[id].name}
          </option>
        ))}
      </select>
    </li>
  )
}

export function Sitters({ plan: { sitters, seatThem, naming } }: SittersProps) {
  const change = (seat: number, changed: LocalSitter) =>
    seatThem(sitters.map((sitter, at) => (at === seat ? changed : sitter)))
  return (
    <fieldset class="sitters">
      <legend class="label">{words(dictionaries).whoSits}</legend>
      <ol class="rows">
        {sitters.map((sitter, seat) => (
          <SitterRow
            key={seat}
            seat={seat}
            sitter={sitter}
            naming={naming}
            change={(changed) => change(seat, changed)}
          />
        ))}
      </ol>
    </fieldset>
  )
}
