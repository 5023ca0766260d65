// The cheat sheet in the drawer: kept open beside the board, each clause one press away, and a way to the page that prints.
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import { language } from '../kit/language.ts'
import { CheatSheet } from './cheat-sheet.tsx'
import { ClauseChip } from './clause-chip.tsx'
import type { LoadBook } from './rulebook-search.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

export interface CheatLeafProps {
  readonly ui: TableUi
  readonly cheat: LoadBook
  readonly page: string
}

const chipOf = (ui: TableUi) => (clause: string) => <ClauseChip clause={clause} hands={ui} />

export function CheatLeaf({ ui, cheat, page }: CheatLeafProps) {
  const words = say()
  const [markdown, setMarkdown] = useState<string | 'missing' | null>(null)
  useEffect(() => {
    let isGone = false
    cheat(language.value).then(
      (loaded) => isGone || setMarkdown(loaded),
      () => isGone || setMarkdown('missing'),
    )
    return () => void (isGone = true)
  }, [language.value])
  if (markdown === null) return <p class="caption">{words.loading}</p>
  if (markdown === 'missing') return <p class="caption">{words.rulebookMissing}</p>
  return (
    <div class="drawer-body" tabIndex={0} role="region" aria-label={words.leaf.cheat}>
      <CheatSheet markdown={markdown} chip={chipOf(ui)} />
      <a class="btn sm cheat-print" href={page} target="_blank" rel="noreferrer">
        <Icon name="download" />
        {words.leaf.print}
      </a>
    </div>
  )
}
