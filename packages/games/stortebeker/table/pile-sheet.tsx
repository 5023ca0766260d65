// The discard pile, open to all; in an exchange, where cards are picked from. STO-3.9, STO-A3, STO-I1.
import { Icon } from '@flibuste/web/art'
import { attempt } from '@flibuste/web/kit'
import type { Card } from '../cards.ts'
import type { View } from '../view.ts'
import { ActionCard } from './action-card.tsx'
import { Chip } from './chip.ts'
import { PILE_PIECE, type Table } from './touch.ts'
import { say } from './words.ts'

interface Kind {
  readonly card: Card
  readonly count: number
  /** Of these, laid in the exchange under way: not to be picked. */
  readonly fresh: number
}

/** By kind: what lies there. */
export function kindsIn({ discard, fresh }: View): Kind[] {
  const old = discard.length - fresh
  return [...new Set(discard)]
    .toSorted((one, two) => one - two)
    .map((card) => ({
      card,
      count: discard.filter((other) => other === card).length,
      fresh: discard.filter((other, at) => other === card && at >= old).length,
    }))
}

function KindCard({ table, kind }: { readonly table: Table; readonly kind: Kind }) {
  const words = say()
  const { text, view, reader } = table.scene
  const mayTake = table.targets.takes.has(kind.card)
  const said = words.inPile(words.card(kind.card), kind.count)
  const picture = (
    <>
      <ActionCard card={kind.card} />
      <b class="kind-count">{words.times(kind.count)}</b>
    </>
  )
  if (!mayTake)
    return (
      <span class="hand-card closed" role="img" aria-label={said}>
        {picture}
      </span>
    )
  const take = { kind: 'take', card: kind.card } as const
  return (
    <button
      type="button"
      class="hand-card usable"
      aria-label={`${text.move(take, view, reader)} (${said})`}
      onClick={() => attempt(table, take, PILE_PIECE)}
    >
      {picture}
    </button>
  )
}

function noteOf(table: Table): string {
  const words = say()
  const { view } = table.scene
  if (table.targets.takes.size > 0) return words.mayPick(view.cards.discarded - 1 - view.cards.picked.length)
  return view.discard.length === 0 ? words.pileEmpty : words.pileNote
}

interface PileProps {
  readonly table: Table
  close(): void
}

export function PileSheet({ table, close }: PileProps) {
  const words = say()
  const { view } = table.scene
  return (
    <section class="sheet pile-sheet" aria-label={words.discardTitle}>
      <header>
        <h2>{words.discardTitle}</h2>
        <p>
          {noteOf(table)} <Chip table={table} clause="STO-3.9" />
        </p>
        <button type="button" class="btn sm sq ghost" onClick={close}>
          <Icon name="close" label={words.close} />
        </button>
      </header>
      <ul class="pile-kinds">
        {kindsIn(view).map((kind) => (
          <li key={kind.card}>
            <KindCard table={table} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  )
}
