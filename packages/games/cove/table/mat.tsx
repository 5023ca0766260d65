// A ship's mat: four rows of eight stations, a ring on each, and who guards it. What a touch of it means is told by whoever draws it.
import type { Seat } from '@flibuste/kernel'
import { PARROT_ROWS, type Row } from '../cards.ts'
import { LEVELS, OFF, SECTIONS, START_LEVEL, type Level } from '../data.ts'
import { isTurned, type PlayerView, type View } from '../view.ts'
import { valueAt } from '../wording.ts'
import { hitsToLose } from './battle-frame.ts'
import { about } from './explain.ts'
import { Mark, SECTION_MARKS } from './marks.tsx'
import { useSlide } from './ring-slide.ts'
import { say } from './words.ts'

/** What is drawn on a row besides its ring. */
export interface RowLook {
  readonly level: Level
  /** Where the ring was before it was hit; the level it would be raised to. 0: nowhere. */
  readonly was: Level
  readonly ghost: Level
  /** What the step to a level costs, where rings are being bought; null: it is not to be had. */
  readonly priceOf?: (level: Level) => number | null
  /** Men or guns that the other row makes useless. */
  readonly idle: number
}

/** A row that is a button, or that has buttons for one level more and one fewer. */
export type RowTouch =
  | { readonly kind: 'press'; readonly label: string; readonly isChosen: boolean; press(): void }
  | { readonly kind: 'step'; fewer: Step | null; more: Step | null }
  | { readonly kind: 'none' }

export interface Step {
  readonly label: string
  go(): void
}

interface MatProps {
  readonly seat: Seat
  readonly view: View
  readonly player: PlayerView
  readonly look: (row: Row) => RowLook
  readonly touch?: (row: Row) => RowTouch
  readonly label: string
}

const NONE: RowTouch = { kind: 'none' }

function stationClass(level: Level, { level: now, was, ghost, idle }: RowLook): string {
  const marks = [
    level === now ? 'ring' : '',
    level === was ? 'was' : '',
    level === ghost ? 'ghost' : '',
    level === START_LEVEL ? 'start' : '',
    level > now ? 'above' : '',
    level === now && idle > 0 ? 'held-back' : '',
  ]
  return marks.filter((mark) => mark !== '').join(' ')
}

function Price({ look, level }: { readonly look: RowLook; readonly level: Level }) {
  const price = level > look.level ? (look.priceOf?.(level) ?? null) : null
  return price === null ? null : <sub class="price">{price}</sub>
}

/** The band lies on its station; off the mat it has gone out past the first. */
function Stations({ view, row, look }: { readonly view: View; readonly row: Row; readonly look: RowLook }) {
  const list = useSlide(look.level)
  return (
    <ol class="stations" aria-hidden="true" ref={list}>
      {Array.from({ length: LEVELS }, (_, at) => (
        <li key={at} class={stationClass(at + 1, look)}>
          <b>{valueAt(view, row, at + 1)}</b>
          <Price look={look} level={at + 1} />
          {at + 1 === Math.max(1, look.level) && <i class={`ring-band ${look.level === OFF ? 'lost' : ''}`} />}
        </li>
      ))}
    </ol>
  )
}

/** The parrot that lives on a row. */
function parrotOn({ parrot }: PlayerView, row: Row): PlayerView['parrot'] {
  return parrot !== null && PARROT_ROWS[parrot.parrot] === row ? parrot : null
}

/** A guard, or what the next level costs. */
function Guard({ player, row }: { readonly player: PlayerView; readonly row: Row }) {
  const words = say()
  const section = player.sections[row]!
  const parrot = parrotOn(player, row)
  return (
    <span class="guards" aria-hidden="true">
      {section.artisan > 0 && (
        <i class={`guard ${isTurned(section) ? 'hurt' : ''}`}>
          <Mark name="hammer" />
          {parrot === null && words.artisanShort}
        </i>
      )}
      {parrot !== null && (
        <i class={`guard ${parrot.wounded ? 'hurt' : ''}`}>
          <Mark name="parrot" />
          {words.parrotShort(parrot.parrot)}
        </i>
      )}
      {section.artisan === 0 && parrot === null && section.next !== null && (
        <span class="next">
          <Mark name="coin" />
          {section.next}
        </span>
      )}
    </span>
  )
}

/** A row in words. */
export function rowLine(view: View, player: PlayerView, row: Row, level: Level): string {
  const words = say()
  const section = player.sections[row]!
  const parrot = parrotOn(player, row)
  const guards = [
    ...(section.artisan > 0 ? [isTurned(section) ? words.artisanHurt : words.artisanHere] : []),
    ...(parrot === null ? [] : [words.parrotHere(parrot.parrot, parrot.wounded)]),
  ]
  return words.rowLine(row, level === OFF ? null : { level, value: valueAt(view, row, level) }, guards)
}

function Stepper({ touch }: { readonly touch: Extract<RowTouch, { kind: 'step' }> }) {
  const button = (step: Step | null, sign: 'minus' | 'plus') => (
    <button
      type="button"
      class="btn sm sq step"
      aria-label={step?.label ?? say().noStep}
      aria-disabled={step === null}
      onClick={() => step?.go()}
    >
      <Mark name={sign} />
    </button>
  )
  return (
    <span class="stepper">
      {button(touch.fewer, 'minus')}
      {button(touch.more, 'plus')}
    </span>
  )
}

/** Who guards a row, as signs beside the hits they take. */
function GuardSigns({ row, player }: { readonly row: Row; readonly player: PlayerView }) {
  const section = player.sections[row]!
  const parrot = parrotOn(player, row)
  return (
    <>
      {section.artisan > 0 && (
        <i class={`guard-sign ${isTurned(section) ? 'hurt' : ''}`}>
          <Mark name="hammer" />
        </i>
      )}
      {parrot !== null && (
        <i class={`guard-sign ${parrot.wounded ? 'hurt' : ''}`}>
          <Mark name="parrot" />
        </i>
      )}
    </>
  )
}

/** The row is told in a sentence of its own; here with how many hits the ring is off, guards included. */
function RowHead({ row, player, level }: { readonly row: Row; readonly player: PlayerView; readonly level: Level }) {
  const hits = level === OFF ? 0 : hitsToLose(player, row) - player.sections[row]!.level + level
  return (
    <span class="row-head" aria-hidden="true">
      <Mark name={SECTION_MARKS[SECTIONS[row]!]} />
      <span>{say().sectionName(row)}</span>
      {hits > 0 && (
        <small class="until">
          {say().untilRouted(hits)}
          <GuardSigns row={row} player={player} />
        </small>
      )}
    </span>
  )
}

function MatRow({
  view,
  seat,
  player,
  row,
  look,
  touch,
}: Omit<MatProps, 'look' | 'touch' | 'label'> & { row: Row; look: RowLook; touch: RowTouch }) {
  const line = rowLine(view, player, row, look.level)
  const inside = (
    <>
      <RowHead row={row} player={player} level={look.level} />
      {look.level === OFF && <em class="off">{say().off}</em>}
      <Stations view={view} row={row} look={look} />
      {touch.kind === 'step' ? null : <Guard player={player} row={row} />}
    </>
  )
  const state = `mat-row ${look.was > 0 ? 'struck' : ''}`
  if (touch.kind === 'press')
    return (
      <li class={`${state} pressed-row`} data-row={row} {...about('row', seat, row)}>
        <button
          type="button"
          class={touch.isChosen ? 'chosen' : ''}
          aria-pressed={touch.isChosen}
          aria-label={touch.label}
          onClick={touch.press}
        >
          {inside}
        </button>
      </li>
    )
  return (
    <li class={`${state} ${touch.kind === 'step' ? 'stepped' : ''}`} data-row={row} {...about('row', seat, row)}>
      <span class="visually-hidden">{line}</span>
      {inside}
      {touch.kind === 'step' && <Stepper touch={touch} />}
    </li>
  )
}

export function Mat({ view, player, seat, look, touch, label }: MatProps) {
  return (
    <ul class="mat" aria-label={label}>
      {SECTIONS.map((name, row) => (
        <MatRow
          key={name}
          view={view}
          player={player}
          seat={seat}
          row={row}
          look={look(row)}
          touch={touch?.(row) ?? NONE}
        />
      ))}
    </ul>
  )
}
