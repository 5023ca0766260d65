// One's own hand, card by card; how many the others hold, and which of theirs everybody saw. STO-I1, STO-I2, STO-A21.
import { bySeat, type Seat } from '@flibuste/kernel'
import { Icon, SeatChip, seatIndex } from '@flibuste/web/art'
import { goodOf, isPirate, type Card } from '../cards.ts'
import { about } from './explain.ts'
import { ActionCard } from './action-card.tsx'
import { CardBack } from './goods.tsx'
import { usedOf, type Use } from './patterns.ts'
import { cardsOf } from './rows.ts'
import { cardPiece, touchCard, type Table } from './touch.ts'
import { say } from './words.ts'

interface CardProps {
  readonly table: Table
  readonly card: Card
  readonly nth: number
}

function HandCard({ table, card, nth }: CardProps) {
  const { draft, targets, refused } = table
  const isPicked = draft.value.nth === nth && targets.picked === card
  const state = [
    isPicked ? 'picked' : '',
    targets.pickable.has(card) ? 'usable' : '',
    refused.value === cardPiece(nth) ? 'refused-piece' : '',
  ]
  return (
    <button
      type="button"
      class={`hand-card ${state.join(' ')}`}
      aria-label={say().card(card)}
      aria-pressed={isPicked}
      aria-keyshortcuts={String(nth + 1)}
      data-piece={cardPiece(nth)}
      data-spot={`hand-${card}`}
      data-card={card}
      {...about('card', card)}
      onClick={() => touchCard(table, card, nth)}
    >
      <ActionCard card={card} />
    </button>
  )
}

function OtherHand({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const words = say()
  const { view, reader } = table.scene
  const { handSize, known } = bySeat(view.players, seat)
  const said = words.handSize(
    reader.name(seat),
    handSize,
    known.map(({ card }) => words.card(card)),
  )
  return (
    <li {...about('hand', seat)}>
      <span class="visually-hidden">{said}</span>
      <SeatChip seat={seatIndex(seat)} size={17} />
      <CardBack />
      <b aria-hidden="true">{handSize}</b>
      {known.length > 0 && (
        <span class="known" aria-hidden="true">
          <Icon name="eye" />
          {known.length}
        </span>
      )}
    </li>
  )
}

export function OtherHands({ table }: { readonly table: Table }) {
  const { view, me } = table.scene
  return (
    <ul class="other-hands" aria-label={say().otherHands}>
      {view.players.map(({ hand }, seat) =>
        seat === me && hand !== null ? null : <OtherHand key={seat} table={table} seat={seat} />,
      )}
    </ul>
  )
}

/** A card picked from the pile lies face up until the end of the turn: STO-3.11. */
function Picked({ card }: { readonly card: Card }) {
  return (
    <span
      class="hand-card waiting"
      {...about('picked', card)}
      role="img"
      aria-label={say().pickedCard(say().card(card))}
    >
      <ActionCard card={card} />
      <i class="waiting-word">{say().atTurnsEnd}</i>
    </span>
  )
}

interface Spent {
  readonly card: Card
  readonly use: Use
}

/** Cards this turn has used, as far as this page saw them. */
function spentIn({ scene: { view, me }, used }: Table): readonly Spent[] {
  if (view.active !== me) return []
  return usedOf(view.cards).flatMap((use, at): Spent[] => {
    const card = used[at]
    return typeof card === 'number' ? [{ card, use }] : []
  })
}

/** Where a card was that this turn has used: a dashed place with two words. */
function SpentPlace({ spent: { card, use } }: { readonly spent: Spent }) {
  const words = say()
  return (
    <span class="hand-card spent" {...about('spent')}>
      <i>{isPirate(card) ? words.pirate : words.good(goodOf(card))}</i>
      <i>{words.spent[use]}</i>
    </span>
  )
}

/** In one row by kind, a hole where a card was, or what was picked for it: whatever is left stays where it lay, and six places are enough. */
function Row({ table, cards }: { readonly table: Table; readonly cards: readonly Card[] }) {
  const { view, me } = table.scene
  const picked = view.active === me ? view.cards.picked.slice() : []
  const held = cards.map((card, nth) => ({ card, drawn: <HandCard key={nth} table={table} card={card} nth={nth} /> }))
  const gone = spentIn(table).map((spent, at) => {
    const instead = spent.use === 'discard' ? picked.shift() : undefined
    const key = `spent-${at}`
    const drawn = instead === undefined ? <SpentPlace key={key} spent={spent} /> : <Picked key={key} card={instead} />
    return { card: spent.card, drawn }
  })
  return (
    <>
      {[...held, ...gone].toSorted((one, two) => one.card - two.card).map(({ drawn }) => drawn)}
      {picked.map((card, at) => (
        <Picked key={`picked-${at}`} card={card} />
      ))}
    </>
  )
}

export function Hand({ table }: { readonly table: Table }) {
  const words = say()
  const { view, me } = table.scene
  const hand = view.players[me]?.hand ?? null
  const cards = cardsOf(hand ?? [])
  const title = hand === null ? words.hands : words.yourHand
  return (
    <section class="sheet hand" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {hand !== null && <span class="caption only-you">{words.onlyYou}</span>}
        <OtherHands table={table} />
      </header>
      <div class="cards">
        <Row table={table} cards={cards} />
        {hand !== null && cards.length === 0 && <p class="caption">{words.emptyHand}</p>}
      </div>
    </section>
  )
}
