// One's own Tavern cards: those that can be played now are lit, the others say why not.
import { cardOf } from '../cards.ts'
import { TAVERN_KINDS, type TavernKind } from '../data.ts'
import { about } from './explain.ts'
import { playableCards } from './legal.ts'
import { FAMILY_MARKS, familyOf, Mark } from './marks.tsx'
import { isWatching, touchCard, type Table } from './touch.ts'
import { say } from './words.ts'

interface Held {
  readonly kind: TavernKind
  readonly count: number
}

const heldIn = (hand: readonly number[] | null): Held[] =>
  TAVERN_KINDS.flatMap((kind, at) => ((hand?.[at] ?? 0) > 0 ? [{ kind, count: hand![at]! }] : []))

function Card({ table, kind, count, isLit }: Held & { readonly table: Table; readonly isLit: boolean }) {
  const words = say()
  const { view } = table.scene
  const isUp = table.draft.value.card === kind
  const family = familyOf(kind)
  const why = isLit ? null : words.whyNot(family, kind, view)
  return (
    <li>
      <button
        type="button"
        class={`tavern-card ${isLit ? 'lit' : ''} ${isUp ? 'up' : ''} of-${family}`}
        aria-pressed={isUp}
        data-card={kind}
        {...about('card', cardOf(kind))}
        onClick={() => touchCard(table, kind)}
      >
        <span class="kind">
          <i>{words.family[family]}</i>
          <Mark name={FAMILY_MARKS[family]} />
        </span>
        <b class="title">
          {words.cardName(kind)}
          {count > 1 && <span class="count"> ×{count}</span>}
        </b>
        <span class={why === null ? 'effect' : 'effect idle'}>{words.effect[kind]}</span>
        {why !== null && <span class="why">{why}</span>}
      </button>
    </li>
  )
}

/** More kinds than fit as whole cards, or even with a reason each. */
const LONG = 4
const VERY_LONG = 8
const lengthOf = (kinds: number): string | undefined => (kinds > VERY_LONG ? 'very' : kinds > LONG ? 'yes' : undefined)

/** Lit ones first. */
export function Hand({ table }: { readonly table: Table }) {
  const words = say()
  const { view, me, legal } = table.scene
  if (isWatching(table)) return null
  const lit = playableCards(legal)
  const held = heldIn(view.players[me]?.hand ?? null)
  const sorted = held.toSorted((one, two) => Number(lit.includes(two.kind)) - Number(lit.includes(one.kind)))
  return (
    <section class="sheet hand" aria-label={words.hand}>
      <header>
        <h2>{words.hand}</h2>
        <i>{held.length === 0 ? words.noCards : words.litNow}</i>
      </header>
      <ul class="cards" data-count={sorted.length} data-long={lengthOf(sorted.length)}>
        {sorted.map(({ kind, count }) => (
          <Card key={kind} table={table} kind={kind} count={count} isLit={lit.includes(kind)} />
        ))}
      </ul>
    </section>
  )
}
