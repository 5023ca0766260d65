// The drawer beside the table: the rulebook, and the game on one page.
import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Lazy } from '../app/lazy.tsx'
import { Deckle, Icon } from '../art/index.ts'
import { focusWhatIsLeft } from './bar-focus.ts'
import type { CheatLeafProps } from './cheat-leaf.tsx'
import { RulebookLeaf, type RulebookLeafProps } from './rulebook-leaf.tsx'
import type { LoadBook } from './rulebook-search.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

export interface DrawerProps extends RulebookLeafProps {
  readonly title: string
  readonly cheat: LoadBook
  /** Where the cheat sheet is a page of its own. */
  readonly cheatPage: string
  readonly isModal: boolean
}

/** Takes the focus when it opens, gives it back when it closes. */
function useDrawerFocus(ui: TableUi) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else focusWhatIsLeft()
    }
  }, [ui])
  return heading
}

const NoLeaf = () => <p class="caption">{say().rulebookMissing}</p>

/** Without network what was never opened cannot be: the table goes on. */
const loadLeaf = (): Promise<FunctionComponent<CheatLeafProps>> =>
  import('./cheat-leaf.tsx').then(
    ({ CheatLeaf }) => CheatLeaf,
    () => NoLeaf,
  )

const LEAVES = ['rules', 'cheat'] as const
type Leaf = (typeof LEAVES)[number]

function LeafChoice({ leaf, turn }: { readonly leaf: Leaf; readonly turn: (leaf: Leaf) => void }) {
  const words = say().leaf
  return (
    <div class="seg leaf-choice" role="group" aria-label={words.label}>
      {LEAVES.map((one) => (
        <button key={one} type="button" aria-pressed={leaf === one} onClick={() => turn(one)}>
          {words[one]}
        </button>
      ))}
    </div>
  )
}

/** Whoever asks for a clause is shown the rules, whatever was read before. */
function useLeaf(ui: TableUi): readonly [Leaf, (leaf: Leaf) => void] {
  const [leaf, turn] = useState<Leaf>('rules')
  const place = ui.rulebook.value
  useEffect(() => {
    if (place !== null && place.clause !== null) turn('rules')
  }, [place])
  return [leaf, turn]
}

export function RulebookDrawer({ ui, game, title, rulebook, cheat, cheatPage, isModal }: DrawerProps) {
  const words = say()
  const heading = useDrawerFocus(ui)
  const [leaf, turn] = useLeaf(ui)
  const close = (): void => void (ui.rulebook.value = null)
  return (
    <>
      {isModal && <div class="scrim" onClick={close} />}
      <div class="drawer deckle rulebook" role="dialog" aria-modal={isModal} aria-labelledby="rulebook-title">
        <Deckle seed={5} width={220} height={isModal ? 300 : 420} roughness={1.1} />
        <div class="drawer-head">
          <h2 id="rulebook-title" ref={heading} tabIndex={-1}>
            {words.rulebook}
          </h2>
          <span class="caption">{title}</span>
          <button type="button" class="btn sm sq" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div class="scale" />
        <LeafChoice leaf={leaf} turn={turn} />
        {leaf === 'rules' ? (
          <RulebookLeaf {...{ ui, game, rulebook }} />
        ) : (
          <Lazy
            load={loadLeaf}
            props={{ ui, cheat, page: cheatPage }}
            waiting={<p class="caption">{words.loading}</p>}
          />
        )}
      </div>
    </>
  )
}
