// What the dice open as they lie, with the dice it takes and the clause that says so; and the powers of this turn.
import { DIE_FACES, MiniDie, type DieFace } from '@flibuste/web/art'
import { allowed, isAsked } from '@flibuste/web/kit'
import { BASE_CHANGES, BASE_DICE, BASE_REROLLS, ISLAND_POWERS, type Power } from '../data.ts'
import type { View } from '../view.ts'
import { Chip } from './chip.ts'
import { about, POWERS } from './explain.ts'
import { destinationOf, readyNow, type Ready } from './glow.ts'
import { inAir } from './rolls.ts'
import { attempt, type BonesScene, type Table } from './touch.ts'
import { islandName, say } from './words.ts'

export const faceOf = (value: number): DieFace => DIE_FACES.find((face) => face === value) ?? 1

/** What it is about in bold, then what happens. */
function readyWords({ view, reader }: BonesScene, { move }: Ready): readonly [string, string] {
  const words = say()
  if (move.kind === 'plunder') return words.readyPlunder(move.lane)
  if (move.kind === 'sail') {
    return words.readySail(move.lane, view.boards[view.active]?.ships[move.lane - 1] ?? 0, destinationOf(view, move))
  }
  const owner = reader.name(view.boards[view.active]?.mate.owner ?? -1)
  return view.active === reader.me ? words.readySteal(owner) : words.readyStealOf(owner)
}

function ReadyLine({ table, ready }: { readonly table: Table; readonly ready: Ready }) {
  const [what, does] = readyWords(table.scene, ready)
  const dice = Array.from({ length: ready.count }, (_, at) => <MiniDie key={at} face={faceOf(ready.face)} />)
  const line = (
    <>
      <span class="ready-dice" {...about('ready')}>
        {dice}
      </span>
      <span class="ready-words">
        <b>{what}</b>
        {does}
      </span>
    </>
  )
  const isLegal = isAsked(table) && allowed(table.scene.legal, ready.move)
  return (
    <li class="ready-line note-ready current">
      {isLegal ? (
        <button type="button" class="ready-move" onClick={() => attempt(table, ready.move, '')}>
          {line}
        </button>
      ) : (
        <div class="ready-move">{line}</div>
      )}
      <Chip table={table} clause={ready.clause} />
    </li>
  )
}

/** BON-7.1: why it is the mate's turn. */
function Becalmed({ table }: { readonly table: Table }) {
  return (
    <p class="becalmed note-ready current">
      <span>{say().becalmed}</span>
      <Chip table={table} clause="BON-7.1" />
    </p>
  )
}

/** What they open is not told before they lie. */
function Rolling() {
  return (
    <div class="ready">
      <p class="caption" {...about('ready')}>
        {say().readyNow}
      </p>
      <p class="quiet ready-none">{say().rolling}</p>
    </div>
  )
}

export function ReadyList({ table }: { readonly table: Table }) {
  const { view, happened } = table.scene
  if (view.step === 'over') return null
  if (inAir(happened)) return <Rolling />
  if (view.step === 'mate') return <Becalmed table={table} />
  const ready = readyNow(view)
  return (
    <div class={`ready ${ready.length > 1 ? 'several' : ''}`}>
      <p class="caption" {...about('ready')}>
        {say().readyNow}
      </p>
      {ready.length === 0 && <p class="quiet ready-none">{say().nothingReady}</p>}
      <ul>
        {ready.map((one) => (
          <ReadyLine key={`${one.move.kind}-${one.face}`} table={table} ready={one} />
        ))}
      </ul>
    </div>
  )
}

const islandsOf = (power: Power): number[] =>
  ISLAND_POWERS.flatMap((given, index) => (given === power ? [index + 1] : []))

/** What is left of a power: its step is over once another is open. BON-4.3, BON-5.2. */
export function leftOf({ step, rerollsLeft, changesLeft }: View, power: Power, count: number): number {
  if (power === 'die') return count
  if (power === 'reroll') return step === 'reroll' ? rerollsLeft : 0
  return step === 'reroll' ? count : step === 'change' ? changesLeft : 0
}

interface PowerLineProps {
  readonly table: Table
  readonly power: Power
  /** What a captain has without any island. */
  readonly base: number
  readonly label: (count: number) => string
}

function PowerLine({ table, power, base, label }: PowerLineProps) {
  const words = say()
  const inForce = islandsOf(power).filter((island) => table.scene.view.powers[island - 1] === true)
  const count = base + inForce.length
  const left = leftOf(table.scene.view, power, count)
  const from =
    left < count
      ? words.powerSpent(count)
      : count === 0
        ? words.powerWould(islandsOf(power).map(islandName))
        : base === 0
          ? words.powerOnly(inForce.map(islandName))
          : words.powerFrom(base, inForce.map(islandName))
  return (
    <li class={left === 0 ? 'nil' : ''} {...about('handful', POWERS.indexOf(power))}>
      <b>{left}</b> {label(left)} <span>{from}</span>
    </li>
  )
}

export function Powers({ table }: { readonly table: Table }) {
  const words = say()
  const { view, reader } = table.scene
  if (view.step === 'over') return null
  const title = view.active === reader.me ? words.powersThisTurn : words.powersOf(reader.name(view.active))
  return (
    <div class="powers">
      <p class="caption">{title}</p>
      <ul>
        <PowerLine table={table} power="die" base={BASE_DICE} label={words.powerDice} />
        <PowerLine table={table} power="reroll" base={BASE_REROLLS} label={words.powerRerolls} />
        <PowerLine table={table} power="change" base={BASE_CHANGES} label={words.powerChanges} />
      </ul>
    </div>
  )
}
