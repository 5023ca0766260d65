// What is to be done now, beside the mat: the wheel, a fitting-out, a burial, two parrots; otherwise all captains at a glance.
import { bySeat } from '@flibuste/kernel'
import { isAsked, NEAR, ofKind } from '@flibuste/web/kit'
import type { ComponentChildren } from 'preact'
import { isParrot } from '../cards.ts'
import { BAG, TAVERN_KINDS } from '../data.ts'
import { openItem, priceOfFit, valuesOf } from '../wording.ts'
import { about } from './explain.ts'
import { Chip } from './chip.ts'
import { Ledger } from './ledger.tsx'
import { Mark, type MarkName } from './marks.tsx'
import { CourseOdds, hasOdds, oddsTitle } from './odds-sheet.tsx'
import { burialFor, MIXES, openMixes } from './suggest.ts'
import { change, type Table } from './touch.ts'
import { Wheel } from './wheel.tsx'
import { say } from './words.ts'

interface TaskProps {
  readonly title: string
  readonly name: string
  /** All of it is what an answer is given with. */
  readonly isNear?: boolean
  readonly children: ComponentChildren
}

const Task = ({ title, name, isNear = false, children }: TaskProps) => (
  <section class={`sheet task ${name}`} aria-label={title} {...(isNear ? NEAR : {})}>
    <h2>{title}</h2>
    {children}
  </section>
)

const isChosen = ({ draft }: Table, levels: readonly number[]): boolean =>
  draft.value.levels?.every((level, row) => level === levels[row]) === true

/** Of the purse: what it takes, and what it leaves. */
function mixPrice({ scene: { view, me } }: Table, levels: readonly number[]): string {
  const price = priceOfFit(view, levels)
  return say().mixPrice(price, bySeat(view.players, me).gold - price)
}

/** Ships to start from. */
export function Mixes({ table }: { readonly table: Table }) {
  const words = say()
  return (
    <div class="mixes" role="group" aria-label={words.mixes}>
      {openMixes(table.scene.legal).map(({ name, levels }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isChosen(table, levels)}
          class={`btn sm ${isChosen(table, levels) ? 'chosen' : ''}`}
          {...about(
            'mix',
            MIXES.findIndex((mix) => mix.name === name),
          )}
          onClick={() => change(table, { levels })}
        >
          <span>
            {words.mix[name]}
            <small>{valuesOf(table.scene.view, levels).join('·')}</small>
            <small>{mixPrice(table, levels)}</small>
          </span>
        </button>
      ))}
    </div>
  )
}

/** What each ring is good for. */
export const FitHow = ({ table }: { readonly table: Table }) => (
  <p class="fit-how">
    {say().fitHow} <Chip table={table} clause="COV-1.10" />
  </p>
)

const Fitting = ({ table }: { readonly table: Table }) => (
  <Task title={say().fitTitle} name="fitting">
    <Mixes table={table} />
    <FitHow table={table} />
  </Task>
)

interface CountProps {
  readonly mark: MarkName
  readonly label: string
  readonly count: number
  readonly most: number
  set(count: number): void
}

/** So many of so many. */
function Count({ mark, label, count, most, set }: CountProps) {
  const words = say()
  const button = (to: number, sign: 'minus' | 'plus', name: string) => (
    <button
      type="button"
      class="btn sm sq"
      aria-label={`${label}: ${name}`}
      aria-disabled={to < 0 || to > most}
      onClick={() => to >= 0 && to <= most && set(to)}
    >
      <Mark name={sign} />
    </button>
  )
  return (
    <div class="count-line" role="group" aria-label={label}>
      <Mark name={mark} />
      {button(count - 1, 'minus', words.oneFewer)}
      <b>
        {count}
        <span>/{most}</span>
      </b>
      {button(count + 1, 'plus', words.oneMore)}
    </div>
  )
}

function Burial({ table }: { readonly table: Table }) {
  const words = say()
  const { legal } = table.scene
  const burial = burialFor(table.draft.value, legal)
  if (burial === null) return null
  const burials = ofKind(legal, 'bury')
  const most = (part: 'chests' | 'bags'): number => Math.max(...burials.map((move) => move[part]))
  return (
    <Task title={words.buryTitle} name="burying" isNear>
      <Count
        mark="chest"
        label={words.chestsWord}
        count={burial.chests}
        most={most('chests')}
        set={(chests) => change(table, { chests, row: -1, level: 0 })}
      />
      <Count
        mark="coin"
        label={words.bagsWord(BAG)}
        count={burial.bags}
        most={most('bags')}
        set={(bags) => change(table, { bags, row: -1, level: 0 })}
      />
      <p>
        {words.buries(burial.chests, burial.bags * BAG, burial.chests + burial.bags)}{' '}
        <Chip table={table} clause="COV-10.4" />
      </p>
    </Task>
  )
}

function Parrots({ table }: { readonly table: Table }) {
  const words = say()
  const { view } = table.scene
  const item = openItem(view)
  if (item?.kind !== 'parrot') return null
  const old = view.players[item.seat]?.parrot?.parrot ?? -1
  const pair = [item.parrot, old].filter((card) => card >= 0 && isParrot(card))
  return (
    <Task title={words.twoParrots} name="parrots">
      <dl>
        {pair.map((card) => (
          <div key={card}>
            <dt>
              <Mark name="parrot" />
              {words.cardName(TAVERN_KINDS[card]!)}
            </dt>
            <dd>{words.effect[TAVERN_KINDS[card]!]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {words.parrotsHow} <Chip table={table} clause="COV-12.9" />
      </p>
    </Task>
  )
}

function Course({ table }: { readonly table: Table }) {
  const isOdds = hasOdds(table)
  return (
    <Task title={isOdds ? oddsTitle(table) : say().wheel} name={isOdds ? 'weighing' : 'steering'}>
      {isOdds ? <CourseOdds table={table} /> : <Wheel table={table} />}
    </Task>
  )
}

/** Whether there is something to be done here that the ledger must make room for. */
export function hasTask(table: Table): boolean {
  const { view, legal } = table.scene
  if (view.step === 'parrot') return true
  if (!isAsked(table)) return false
  if (view.step === 'visit') return ofKind(legal, 'bury').length > 0
  return view.step === 'fit' || view.step === 'course' || view.step === 'steer'
}

export function TaskSheet({ table }: { readonly table: Table }) {
  const { step } = table.scene.view
  if (!hasTask(table)) return <Ledger table={table} />
  if (step === 'fit') return <Fitting table={table} />
  if (step === 'parrot') return <Parrots table={table} />
  return step === 'visit' ? <Burial table={table} /> : <Course table={table} />
}
