// The sheet of a captain's ship: name, purse, the mat; one's own with what can be done on it now.
import { bySeat, has, type Seat } from '@flibuste/kernel'
import { SeatChip, seatIndex, WaxSeal } from '@flibuste/web/art'
import { allowed, callName, isAsked, ofKind } from '@flibuste/web/kit'
import type { Row } from '../cards.ts'
import { LEVELS, START_LEVEL, TREASURE_ISLAND, type Level } from '../data.ts'
import type { PlayerView } from '../view.ts'
import { priceOfFit, priceOfRaise, priceOfStep, valueAt } from '../wording.ts'
import { about, idleIn } from './explain.ts'
import { Chip } from './chip.ts'
import { sectionMoves } from './legal.ts'
import { Mark } from './marks.tsx'
import { Mat, type RowLook, type RowTouch, type Step } from './mat.tsx'
import { levelsFor, raiseChosen, raiseSteps } from './suggest.ts'
import { levelTaken } from './taken.ts'
import { change, lookedAt, ownSeat, stepRing, touchCaptain, touchSection, type Table } from './touch.ts'
import { say } from './words.ts'

interface SeatProps {
  readonly table: Table
  readonly seat: Seat
}

export function Purse({ player, seat }: { readonly player: PlayerView; readonly seat: Seat }) {
  const words = say()
  return (
    <span
      class="purse"
      {...about('purse', seat)}
      role="img"
      aria-label={words.purse(player.gold, player.chests, player.hold, player.handSize)}
    >
      <Mark name="coin" />
      <b>{player.gold}</b>
      <Mark name="chest" />
      <b>{player.chests}</b>
      <span>/{player.hold ?? '∞'}</span>
      <Mark name="card" />
      <b>{player.handSize}</b>
    </span>
  )
}

const isFitting = (table: Table, seat: Seat): boolean =>
  table.scene.view.step === 'fit' && isAsked(table) && seat === table.scene.me

const mayRaiseHere = (table: Table, seat: Seat): boolean =>
  table.scene.view.step === 'visit' && seat === table.scene.me && isAsked(table)

/** What the last step to a level costs where the ship lies; null where it cannot be raised that far. */
function stepPrice({ scene: { view, legal, me } }: Table, row: Row, level: Level): number | null {
  if (!allowed(legal, { kind: 'raise', section: row, level })) return null
  return priceOfRaise(view, me, row, level) - priceOfRaise(view, me, row, level - 1)
}

function lookOf(table: Table, seat: Seat): (row: Row) => RowLook {
  const { scene, draft } = table
  const { view, legal } = scene
  const player = bySeat(view.players, seat)
  if (isFitting(table, seat)) {
    const levels = levelsFor(draft.value)
    return (row) => ({
      level: levels[row]!,
      was: 0,
      ghost: 0,
      idle: 0,
      priceOf: (level) => priceOfStep(view, row, level),
    })
  }
  const isRaising = mayRaiseHere(table, seat)
  const raise = isRaising ? raiseChosen(draft.value, legal) : null
  return (row) => ({
    level: player.sections[row]!.level,
    was: levelTaken(scene, seat, row),
    ghost: raise?.section === row ? raise.level : 0,
    idle: idleIn(player, row),
    priceOf: (level) => (isRaising ? stepPrice(table, row, level) : null),
  })
}

/** One ring higher or lower in the fitting-out; nothing beyond the purse. */
function fitTouch(table: Table, row: Row): RowTouch {
  const { scene, draft } = table
  const { view, legal } = scene
  const levels = levelsFor(draft.value)
  const stepTo = (level: Level): Step | null => {
    if (level < START_LEVEL || level > LEVELS) return null
    const next = levels.with(row, level)
    if (!allowed(legal, { kind: 'fit', levels: next })) return null
    return {
      label: say().fitStep(row, level, valueAt(view, row, level), priceOfFit(view, next)),
      go: () => change(table, { levels: next }),
    }
  }
  return { kind: 'step', fewer: stepTo(levels[row]! - 1), more: stepTo(levels[row]! + 1) }
}

/** The level a ring would be raised to. */
function raiseTouch(table: Table, row: Row): RowTouch {
  const { view, legal, me } = table.scene
  const now = bySeat(view.players, me).sections[row]!.level
  const { isOpen, fewer, more } = raiseSteps(table.draft.value, legal, row, now)
  if (!isOpen) return { kind: 'none' }
  const words = say()
  const step = (to: typeof fewer): Step | null =>
    to && {
      label:
        to.level === now
          ? words.raiseNot(row)
          : words.raiseStep(row, to.level, valueAt(view, row, to.level), priceOfRaise(view, me, row, to.level)),
      go: () => stepRing(table, to.draft),
    }
  return { kind: 'step', fewer: step(fewer), more: step(more) }
}

function touchOf(table: Table, seat: Seat): (row: Row) => RowTouch {
  const { scene, draft } = table
  const { view, legal, me } = scene
  if (seat !== me || !isAsked(table)) return () => ({ kind: 'none' })
  if (view.step === 'fit') return (row) => fitTouch(table, row)
  if (view.step !== 'visit') return () => ({ kind: 'none' })
  const targets = sectionMoves(legal, draft.value.card)
  if (targets.size === 0) return (row) => raiseTouch(table, row)
  return (row) => {
    const move = targets.get(row)
    if (move === undefined) return { kind: 'none' }
    return {
      kind: 'press',
      label: scene.text.move(move, view, scene.reader),
      isChosen: false,
      press: () => touchSection(table, row),
    }
  }
}

/** Sealed choices show the captain's own wax. */
export function SeatSign({ table, seat, size }: SeatProps & { readonly size: number }) {
  const { view } = table.scene
  const isSealed = view.pace === 'ask' && has(view.answered, seat) && view.step !== 'over'
  return isSealed ? (
    <WaxSeal mark="none" seat={seatIndex(seat)} size={size + 4} label={say().sealed} />
  ) : (
    <SeatChip seat={seatIndex(seat)} size={size} />
  )
}

/** Whose mat is looked at. */
function Tabs({ table }: { readonly table: Table }) {
  const { view, reader } = table.scene
  const shown = lookedAt(table)
  return (
    <span class="mat-tabs" role="group" aria-label={say().mats}>
      {view.players.map((_, seat) => (
        <button
          key={seat}
          type="button"
          class={seat === shown ? 'on' : ''}
          aria-pressed={seat === shown}
          aria-label={say().lookAt(reader.name(seat))}
          {...about('captain', seat)}
          onClick={() => touchCaptain(table, seat)}
        >
          <SeatSign table={table} seat={seat} size={20} />
        </button>
      ))}
    </span>
  )
}

function Mixed({ table }: { readonly table: Table }) {
  const { scene, draft } = table
  const price = priceOfFit(scene.view, levelsFor(draft.value))
  return (
    <p class="mat-note" {...about('purse', scene.me)}>
      {say().fitPrice(price, scene.view.players[scene.me]!.gold - price)}
    </p>
  )
}

/** Treasure Island raises any ring, but dearly: COV-10.5. */
const isDear = (table: Table, seat: Seat): boolean =>
  mayRaiseHere(table, seat) &&
  bySeat(table.scene.view.players, seat).place === TREASURE_ISLAND &&
  ofKind(table.scene.legal, 'raise').length > 0

function Note({ table, seat }: SeatProps) {
  const words = say()
  const { dice, speed } = bySeat(table.scene.view.players, seat)
  if (isFitting(table, seat)) return <Mixed table={table} />
  if (isDear(table, seat))
    return (
      <p class="mat-note">
        {words.raiseDear} <Chip table={table} clause="COV-10.5" />
      </p>
    )
  return (
    <p class="mat-note" {...about('dice', seat)}>
      {words.might(dice, speed)}
    </p>
  )
}

/** Beside a purse or seven figures a thumb has no room for a long name. */
export const calledIn = ({ scene: { view, reader, layout } }: Table, seat: Seat): string =>
  layout === 'phone'
    ? callName(
        view.players.map((_, other) => reader.name(other)),
        seat,
      )
    : reader.name(seat)

export function ShipSheet({ table }: { readonly table: Table }) {
  const { view, reader } = table.scene
  const seat = lookedAt(table)
  const player = bySeat(view.players, seat)
  const words = say()
  const look = lookOf(table, seat)
  return (
    <section class="sheet ship-sheet" aria-label={words.shipOf(reader.name(seat))} data-captain={seat}>
      <header>
        <SeatChip seat={seatIndex(seat)} size={24} {...about('captain', seat)} />
        <h2 class="name" {...about('captain', seat)}>
          {calledIn(table, seat)}
        </h2>
        {seat === ownSeat(table.scene) && table.scene.me >= 0 && <i class="role">{words.you}</i>}
        <Purse player={player} seat={seat} />
      </header>
      <Mat
        key={seat}
        view={view}
        player={player}
        seat={seat}
        look={look}
        touch={touchOf(table, seat)}
        label={words.matOf(reader.name(seat))}
      />
      <footer>
        <Note table={table} seat={seat} />
        <Tabs table={table} />
      </footer>
    </section>
  )
}
