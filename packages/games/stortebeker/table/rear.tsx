// The rear-guard with the next ship or ships, the two piles, and the variants this table plays with.
import { Icon } from '@flibuste/web/art'
import { attempt } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { goodOf, isMarked, isPirate, valueOf } from '../cards.ts'
import type { Options } from '../state.ts'
import type { ShipView, View } from '../view.ts'
import { about } from './explain.ts'
import { openSheet } from './draft.ts'
import { CardBack, PirateFace, Roundel } from './goods.tsx'
import { needsOf } from './rows.ts'
import { Tile } from './tile.tsx'
import { PILE_PIECE, type Table } from './touch.ts'
import { say } from './words.ts'

export const VARIANTS = [
  'bonus',
  'foresight',
  'stopAfterFailure',
  'stopAfterCounter',
  'threeShips',
  'tiesFromBoarder',
] as const satisfies readonly (keyof Options)[]

const variantsOf = ({ options }: View) => VARIANTS.filter((variant) => options[variant])

export const shipSaid = (ship: ShipView): string => {
  const words = say()
  return words.shipLine(words.shipName(ship), ship.strength, words.needs(ship.provisions))
}

function Next({ ships }: { readonly ships: readonly ShipView[] }) {
  if (ships.length === 0) return <p class="caption none-left">{say().noneLeft}</p>
  return (
    <ul class={`next open-${ships.length}`}>
      {ships.map((ship) => (
        <li key={ship.id} {...about('ship', ship.id)}>
          <span class="visually-hidden">{shipSaid(ship)}</span>
          <Tile ship={ship} size="mini" />
        </li>
      ))}
    </ul>
  )
}

function TopCard({ view: { discard } }: { readonly view: View }) {
  const top = discard.at(-1)
  if (top === undefined) return <span class="pile-empty" />
  return isPirate(top) ? <PirateFace value={valueOf(top)} /> : <Roundel good={goodOf(top)} marked={isMarked(top)} />
}

/** A card in hand is discarded by touching the pile; empty-handed one looks through it. */
function touchPile(table: Table): void {
  const { targets, draft } = table
  if (targets.discard !== null) attempt(table, targets.discard, PILE_PIECE)
  else draft.value = openSheet(draft.value, 'pile')
}

function Piles({ table }: { readonly table: Table }) {
  const words = say()
  const { scene } = table
  const { view } = scene
  const { discard, takes } = table.targets
  const isLit = discard !== null || takes.size > 0
  const label = discard === null ? words.lookThrough(view.discard.length) : scene.text.move(discard, view, scene.reader)
  return (
    <div class="piles">
      <span class="pile-draw" {...about('draw')}>
        <CardBack />
        <b>{view.drawSize}</b>
        <i>{words.draw}</i>
      </span>
      <button
        type="button"
        class={`pile-discard ${isLit ? 'lit' : ''}`}
        data-piece={PILE_PIECE}
        data-spot={PILE_PIECE}
        {...about('discard')}
        aria-label={label}
        onClick={() => touchPile(table)}
      >
        <TopCard view={view} />
        <b>{view.discard.length}</b>
        <i>{words.discardPile}</i>
      </button>
    </div>
  )
}

export function AboutButton({ about: isShown }: { readonly about: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="btn sm sq ghost about-button"
      {...about('prizes')}
      onClick={() => (isShown.value = true)}
    >
      <Icon name="crown" label={say().aboutShort} />
    </button>
  )
}

function Variants({ view }: { readonly view: View }) {
  const played = variantsOf(view)
  if (played.length === 0) return null
  return (
    <ul class="variants" aria-label={say().variants}>
      {played.map((variant) => (
        <li key={variant} class="tag">
          {say().variant[variant]}
        </li>
      ))}
    </ul>
  )
}

interface RearProps {
  readonly table: Table
  readonly about: Signal<boolean>
}

export function Rear({ table, about: isShown }: RearProps) {
  const words = say()
  const { view } = table.scene
  return (
    <aside class="rear" aria-label={words.rear}>
      <header>
        <p class="caption">{words.rear}</p>
        <AboutButton about={isShown} />
      </header>
      <Next ships={view.rear} />
      <p class="follow" {...about('rear')}>
        {words.follow(view.rearLeft)}
      </p>
      <Variants view={view} />
      <Piles table={table} />
    </aside>
  )
}

/** On a phone: one line. */
export function RearLine({ table, about: isShown }: RearProps) {
  const words = say()
  const { view } = table.scene
  const [next, ...others] = view.rear
  return (
    <div class="rear-line">
      {next === undefined ? (
        <p>{words.noneLeft}</p>
      ) : (
        <p>
          <span class="visually-hidden">{words.nextLine(view.rear.map(shipSaid), view.rearLeft)}</span>
          <span class="next-names" aria-hidden="true" {...about('rear')}>
            <i>
              {words.next} <span class="follow">+{view.rearLeft}</span>
            </i>
            <span>
              <b>{words.shipName(next)}</b>
              {others.map((ship) => `, ${words.shipName(ship)}`)}
            </span>
          </span>
          {others.length === 0 && (
            <span class="next-needs" aria-hidden="true" {...about('ship', next.id)}>
              <Icon name="cannon" />
              <b>{next.strength}</b>
              {needsOf(next).map((good, at) => (
                <Roundel key={at} good={good} />
              ))}
            </span>
          )}
        </p>
      )}
      <AboutButton about={isShown} />
      <Piles table={table} />
    </div>
  )
}
