// The three cards of a turn in order: what each was used for, what the next may be used for, and which of the seven
// ways are still open. STO-3.1, STO-3.2, STO-3.3.
import { Icon, type IconName } from '@flibuste/web/art'
import { attempt } from '@flibuste/web/kit'
import type { Move } from '../moves.ts'
import { about } from './explain.ts'
import { ActionCard } from './action-card.tsx'
import { Chip } from './chip.ts'
import { NO_CARD } from './draft.ts'
import { CardBack } from './goods.tsx'
import { isOpen, patternsOf, picksOf, usedOf, usesOpen, type Pattern, type Use } from './patterns.ts'
import { cardPiece, type Table } from './touch.ts'
import type { UsedCard } from './used-cards.ts'
import { say } from './words.ts'

const USE_ICON: { readonly [U in Use]: IconName } = { lay: 'download', discard: 'swap', pay: 'cannon' }

/** What the primary button would do with the card in hand counts as its use. */
function plannedUse({ best }: Table['targets']): Use | null {
  if (best?.kind === 'place') return 'lay'
  return best?.kind === 'discard' ? 'discard' : best?.kind === 'pay' ? 'pay' : null
}

/** What a use would be with the card in hand; null: not now. */
function moveFor({ best, discard, pay, picked }: Table['targets'], use: Use): Move | null {
  if (use === 'lay') return picked !== NO_CARD && best?.kind === 'place' ? best : null
  return use === 'discard' ? discard : pay
}

/** With a card in hand the verbs of the open place do what they say; without one they are words. */
function Verb({ table, use }: { readonly table: Table; readonly use: Use }) {
  const move = moveFor(table.targets, use)
  // The same sign as in the ways below, so that these can be read.
  const word = (
    <>
      <i class={`sign use-${use}`} aria-hidden="true" />
      {say().use[use]}
    </>
  )
  if (move === null) return <i class="verb">{word}</i>
  return (
    <button type="button" class="verb" onClick={() => attempt(table, move, cardPiece(table.draft.value.nth))}>
      {word}
    </button>
  )
}

function OpenPlace({ table }: { readonly table: Table }) {
  return (
    <div class="turn-card open">
      {usesOpen(table.scene.view.cards).map((use) => (
        <Verb key={use} table={table} use={use} />
      ))}
    </div>
  )
}

/** The card itself where this page saw it; a pirate laid by somebody else is a back. */
function Used({ use, card }: { readonly use: Use; readonly card: UsedCard }) {
  return (
    <div class={`turn-card used use-${use}`} {...(typeof card === 'number' ? about('card', card) : about('spent'))}>
      {card === undefined && <Icon name={USE_ICON[use]} />}
      {card === null && <CardBack />}
      {typeof card === 'number' && <ActionCard card={card} />}
    </div>
  )
}

/** One place for each card of the turn. */
function Places({ table }: { readonly table: Table }) {
  const words = say()
  const { view } = table.scene
  const used = usedOf(view.cards)
  const isMine = view.active === table.scene.me && view.step === 'play'
  return (
    <ol class="turn-cards">
      {Array.from({ length: view.cards.quota }, (_, at) => {
        const use = used[at]
        const isNow = at === used.length && isMine
        const verb = use !== undefined ? words.usedAs[use] : isNow ? words.openNow : words.openLater
        return (
          <li key={at} class={use !== undefined ? 'done' : isNow ? 'now' : 'later'}>
            {use !== undefined ? (
              <Used use={use} card={table.used[at]} />
            ) : isNow ? (
              <OpenPlace table={table} />
            ) : (
              <div class="turn-card" />
            )}
            <span class="turn-word">{verb}</span>
          </li>
        )
      })}
    </ol>
  )
}

function PatternMark({
  pattern,
  nth,
  used,
  planned,
}: {
  pattern: Pattern
  nth: number
  used: Pattern
  planned: Use | null
}) {
  const words = say()
  const open = isOpen(pattern, used)
  const isNext = open && planned !== null && pattern[used.length] === planned
  const said = words.pattern(pattern, picksOf(pattern))
  return (
    <li class={`pattern ${open ? 'open' : 'shut'} ${isNext ? 'planned' : ''}`} {...about('pattern', nth)}>
      <span class="visually-hidden">{open ? said : words.patternShut(said)}</span>
      {pattern.map((use, at) => (
        <i key={at} class={`sign use-${use}`} aria-hidden="true" />
      ))}
    </li>
  )
}

/** The ways that are left, in words: which one the turn becomes, or how many it may. */
function wayLeft(patterns: readonly Pattern[], used: Pattern, planned: Use | null): string {
  const words = say()
  const left = patterns.filter(
    (pattern) => isOpen(pattern, used) && (planned === null || pattern[used.length] === planned),
  )
  const [first] = left
  return left.length === 1 && first !== undefined ? words.pattern(first, picksOf(first)) : words.waysLeft(left.length)
}

export function ThreeCards({ table }: { readonly table: Table }) {
  const words = say()
  const { view, layout } = table.scene
  const used = usedOf(view.cards)
  const patterns = patternsOf(view.cards.quota)
  const planned = table.targets.picked === NO_CARD ? null : plannedUse(table.targets)
  return (
    <section class="sheet three-cards" aria-label={words.threeCards}>
      <header>
        <h2 {...about('threeCards')}>{words.threeCards}</h2>
        {layout !== 'phone' && (
          <i class="way" {...about('threeCards')}>
            {wayLeft(patterns, used, planned)}
          </i>
        )}
        {layout !== 'phone' && <Chip table={table} clause="STO-3.3" />}
      </header>
      <Places table={table} />
      <ul class="patterns" aria-label={words.patterns}>
        {patterns.map((pattern, nth) => (
          <PatternMark key={pattern.join()} pattern={pattern} nth={nth} used={used} planned={planned} />
        ))}
      </ul>
    </section>
  )
}
