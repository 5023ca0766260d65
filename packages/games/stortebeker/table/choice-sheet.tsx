// What the dice ask for: a card to seize or sink, a pirate or a provision to lose. Large, beside the hand. STO-D4,
// STO-D5, STO-D7.
import type { Seat } from '@flibuste/kernel'
import { SeatChip, seatIndex } from '@flibuste/web/art'
import { attempt } from '@flibuste/web/kit'
import type { ComponentChildren } from 'preact'
import type { Card } from '../cards.ts'
import type { Move } from '../moves.ts'
import { about } from './explain.ts'
import { ActionCard } from './action-card.tsx'
import { Chip } from './chip.ts'
import { ColourDie } from './goods.tsx'
import type { Shot } from './glow.ts'
import { shipPiece, type Table } from './touch.ts'
import { say } from './words.ts'

const shipAsked = ({ scene: { view } }: Table): number => view.sea[view.matter.slot]?.ship?.id ?? -1

const answer = (table: Table, move: Move): void => attempt(table, move, shipPiece(shipAsked(table)))

/** One card that can be hit, with what may be done to it. */
interface Victim {
  readonly from: Seat
  readonly card: Card
  readonly shots: readonly Shot[]
}

function victimsOf(shots: readonly Shot[]): Victim[] {
  const keys = [...new Set(shots.map(({ from, card }) => `${from}-${card}`))]
  return keys.map((key) => {
    const own = shots.filter(({ from, card }) => `${from}-${card}` === key)
    return { from: own[0]!.from, card: own[0]!.card, shots: own }
  })
}

function VictimCard({ table, victim }: { readonly table: Table; readonly victim: Victim }) {
  const words = say()
  const { reader, text, view } = table.scene
  const { from, card, shots } = victim
  return (
    <li class="choice-card">
      <span class="choice-face" {...about('card', card)}>
        <ActionCard card={card} />
        <span class="choice-owner">
          <SeatChip seat={seatIndex(from)} size={18} label={reader.name(from)} {...about('captain', from)} />
        </span>
      </span>
      {shots.map((shot) => (
        <button
          key={shot.kind}
          type="button"
          class="btn sm"
          aria-label={text.move(shot, view, reader)}
          onClick={() => answer(table, shot)}
        >
          {words.shot[shot.kind]}
        </button>
      ))}
    </li>
  )
}

function LossCard({ table, move }: { readonly table: Table; readonly move: Extract<Move, { kind: 'shed' | 'lose' }> }) {
  const { reader, text, view } = table.scene
  return (
    <li class="choice-card">
      <button
        type="button"
        class="choice-face hand-card usable"
        {...about('card', move.card)}
        aria-label={text.move(move, view, reader)}
        onClick={() => answer(table, move)}
      >
        <ActionCard card={move.card} />
      </button>
    </li>
  )
}

function Sheet({ table, title, children }: { table: Table; title: string; children: ComponentChildren }) {
  const { view } = table.scene
  const { step, matter } = view
  return (
    <section class="sheet choice" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Chip table={table} clause={step === 'shoot' ? 'STO-4.3' : step === 'lose' ? 'STO-5.7' : 'STO-3.8'} />
      </header>
      <div class="choice-body">
        {matter.good >= 0 && (
          <div class="choice-dice">
            {view.throw.goods.map((good, at) => (
              <span key={at} class="die-slot" data-die={`colour-${at}`} {...about('colourDice')}>
                <ColourDie
                  good={good}
                  label={say().colourDie(good)}
                  {...(good === matter.good ? { state: 'selected' as const } : { state: 'miss' as const })}
                />
              </span>
            ))}
          </div>
        )}
        <ul class="choice-cards">{children}</ul>
      </div>
    </section>
  )
}

export function ChoiceSheet({ table }: { readonly table: Table }) {
  const words = say()
  const { view, legal } = table.scene
  const ship = view.sea[view.matter.slot]?.ship
  const name = ship === null || ship === undefined ? '' : words.shipName(ship)
  if (view.step === 'shoot')
    return (
      <Sheet table={table} title={words.broadsideAt(name)}>
        {victimsOf(table.targets.shots).map((victim) => (
          <VictimCard key={`${victim.from}-${victim.card}`} table={table} victim={victim} />
        ))}
      </Sheet>
    )
  const losses = legal.filter((move) => move.kind === 'shed' || move.kind === 'lose')
  return (
    <Sheet table={table} title={view.step === 'shed' ? words.shedAt(name) : words.loseAt(name)}>
      {losses.map((move) => (
        <LossCard key={move.card} table={table} move={move} />
      ))}
    </Sheet>
  )
}

/** Whether the open question is one of these, and this page is asked. */
export const hasChoice = ({ scene: { view, legal } }: Table): boolean =>
  legal.length > 0 && (view.step === 'shoot' || view.step === 'shed' || view.step === 'lose')
