// The rulebook in a drawer: a section at a time, a clause found by its number or by a word, and what it means here.
import type { Explanation } from '@flibuste/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isGameId } from '@flibuste/games'
import { Lazy } from '../app/lazy.tsx'
import { loadPictures, type Pictures } from '../app/loading.ts'
import { Deckle, Icon } from '../art/index.ts'
import { ChapterPicture } from '../example/example-figure.tsx'
import { language } from '../kit/language.ts'
import { focusWhatIsLeft } from './bar-focus.ts'
import type { CheatLeafProps } from './cheat-leaf.tsx'
import { ClauseChip } from './clause-chip.tsx'
import {
  chipOf,
  clauseNamed,
  idsOf,
  isClause,
  parseRulebook,
  runsOf,
  searchRulebook,
  sectionWith,
  spansOf,
  withNotes,
  type Block,
  type Clause,
  type OtherTongue,
  type Section,
} from './rulebook-text.ts'
import { useOtherTongue, type LoadBook } from './rulebook-search.ts'
import type { RulebookPlace, TableUi } from './table-ui.ts'
import { say } from './words.ts'

interface BookProps {
  readonly ui: TableUi
  readonly known: ReadonlySet<string>
  readonly place: RulebookPlace
}

function Spans({ text, ui, known, self }: Omit<BookProps, 'place'> & { text: string; self?: string }) {
  return (
    <>
      {spansOf(text, known).map((span, index) => {
        if (span.kind === 'strong') return <b key={index}>{span.text}</b>
        if (span.kind === 'italic') return <i key={index}>{span.text}</i>
        if (span.kind === 'clause' && span.text !== self)
          return <ClauseChip key={index} clause={span.text} hands={ui} />
        return span.text
      })}
    </>
  )
}

function Here({ here, ...book }: Omit<BookProps, 'place'> & { readonly here: Explanation }) {
  return (
    <p class="here">
      <b>{say().here}</b> <Spans {...book} text={`${here.reason} ${here.instead}`.trim()} />
    </p>
  )
}

function ClauseRow({ clause, ...book }: BookProps & { readonly clause: Clause }) {
  const isPlace = clause.id === book.place.clause
  return (
    <div class={isPlace ? 'current' : ''} id={`clause-${clause.id}`} data-clause={clause.id}>
      <dt>{clause.id}</dt>
      <dd>
        <Spans {...book} text={clause.text} self={clause.id} />
        {isPlace && book.place.here !== null && <Here {...book} here={book.place.here} />}
      </dd>
    </div>
  )
}

function Run({ run, ...book }: BookProps & { readonly run: readonly Block[] }) {
  const [first] = run
  if (first === undefined) return null
  if (first.kind === 'heading') return <h4>{first.text}</h4>
  if (first.kind === 'paragraph')
    return (
      <p class="prose">
        <Spans {...book} text={first.text} />
      </p>
    )
  return (
    <dl class="clauses">
      {run.filter(isClause).map((clause) => (
        <ClauseRow key={clause.id} clause={clause} {...book} />
      ))}
    </dl>
  )
}

interface SectionProps extends BookProps {
  readonly section: Section
  /** What it opens with. */
  readonly children: ComponentChildren
}

function SectionText({ section, children, ...book }: SectionProps) {
  return (
    <section>
      <h3>{section.number === '' ? section.title : `${section.number}. ${section.title}`}</h3>
      {children}
      {runsOf(section.blocks).map((run, index) => (
        <Run key={index} run={run} {...book} />
      ))}
    </section>
  )
}

/** The few rules of the table itself are the same for every game, so the shell tells them. */
function withTableRules(sections: readonly Section[]): readonly Section[] {
  const words = say()
  const own = words.tableClauses.map(([id, text]): Clause => ({ kind: 'clause', id, text }))
  const missing = own.filter(({ id }) => sectionWith(sections, id) === null)
  return missing.length === 0 ? sections : [...sections, { number: '', title: words.atTheTable, blocks: missing }]
}

interface Read {
  readonly sections: readonly Section[]
  /** Null: the game has none, or they cannot be had. */
  readonly pictures: Pictures | null
}

function useBookOf(game: string, rulebook: LoadBook): Read | 'missing' | null {
  const [had, hold] = useState<readonly [string, Pictures | null] | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isGone = false
    const tongue = language.peek()
    // Together: a picture that came later would push the text away from who reads it.
    Promise.all([rulebook(tongue), loadPictures(game, tongue).catch(() => null)]).then(
      (loaded) => isGone || hold(loaded),
      () => isGone || setMissing(true),
    )
    return () => void (isGone = true)
  }, [game, language.value])
  const words = say()
  const read = useMemo(() => {
    if (had === null) return null
    const [markdown, pictures] = had
    return { sections: withTableRules(withNotes(parseRulebook(markdown), words.notes)), pictures }
  }, [had, words])
  return read ?? (isMissing ? 'missing' : null)
}

interface ContentsProps {
  readonly sections: readonly Section[]
  readonly shown: Section | undefined
  readonly choose: (section: Section) => void
}

function Contents({ sections, shown, choose }: ContentsProps) {
  return (
    <nav class="leaves" aria-label={say().sections}>
      {sections.map((section) => (
        <button
          key={section.title}
          type="button"
          title={section.title}
          aria-current={section === shown ? 'true' : undefined}
          onClick={() => choose(section)}
        >
          {chipOf(section)}
        </button>
      ))}
    </nav>
  )
}

/** What is shown: the section of the clause named, what a search finds, or the section chosen. */
function shownSections(
  sections: readonly Section[],
  { query, other }: { readonly query: string; readonly other: OtherTongue },
  chosen: Section | undefined,
): readonly Section[] {
  const named = clauseNamed(sections, query)
  const around = named === null ? null : sectionWith(sections, named)
  if (around !== null) return [around]
  if (query.trim() !== '') return searchRulebook(sections, query, other)
  return chosen === undefined ? [] : [chosen]
}

function useClauseInView(clause: string | null, key: string) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = clause === null ? null : body.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)
    if (row != null) row.scrollIntoView({ block: 'nearest' })
    else if (body.current !== null) body.current.scrollTop = 0
  }, [clause, key])
  return body
}

/** What is looked for, which section is open, and what of the book that shows. */
function useBook(sections: readonly Section[], place: RulebookPlace, rulebook: LoadBook) {
  const [query, search] = useState(place.clause ?? '')
  const [chosen, open] = useState(0)
  useEffect(() => search(place.clause ?? ''), [place])
  const other = useOtherTongue(rulebook, query)
  const shown = shownSections(sections, { query, other }, sections[chosen])
  const marked = clauseNamed(sections, query)
  const body = useClauseInView(marked, `${sections[0]?.title} ${query} ${chosen}`)
  const choose = (section: Section): void => {
    search('')
    open(sections.indexOf(section))
  }
  return { query, search, shown, marked, body, choose }
}

function Find({ query, search }: { readonly query: string; readonly search: (query: string) => void }) {
  const label = say().findClause
  return (
    <div class="find">
      <input
        class="input"
        type="search"
        value={query}
        placeholder={label}
        aria-label={label}
        onInput={(event) => search(event.currentTarget.value)}
      />
    </div>
  )
}

interface ReadProps extends Pick<DrawerProps, 'ui' | 'game' | 'rulebook'>, Read {
  readonly place: RulebookPlace
}

function Book({ sections, pictures, place, ui, game, rulebook }: ReadProps) {
  const words = say()
  const { query, search, shown, marked, body, choose } = useBook(sections, place, rulebook)
  const known = useMemo(() => idsOf(sections), [sections])
  const open = shown.length === 1 ? sections.find(({ title }) => title === shown[0]?.title) : undefined
  const at = { clause: marked, here: marked === place.clause ? place.here : null }
  return (
    <>
      <Find query={query} search={search} />
      <Contents sections={sections} shown={open} choose={choose} />
      <div class="drawer-body" ref={body} tabIndex={0} role="region" aria-label={words.rulebook}>
        {shown.length === 0 && <p class="caption">{words.noClause}</p>}
        {shown.map((section) => (
          <SectionText key={section.title} section={section} ui={ui} known={known} place={at}>
            {query === '' && isGameId(game) && <ChapterPicture {...{ game, pictures }} chapter={section.number} />}
          </SectionText>
        ))}
      </div>
    </>
  )
}

export interface DrawerProps {
  readonly ui: TableUi
  /** Its id. */
  readonly game: string
  readonly title: string
  readonly rulebook: LoadBook
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

function Rules({ ui, game, rulebook }: Pick<DrawerProps, 'ui' | 'game' | 'rulebook'>) {
  const words = say()
  const read = useBookOf(game, rulebook)
  if (read === null) return <p class="caption">{words.loading}</p>
  if (read === 'missing') return <p class="caption">{words.rulebookMissing}</p>
  const place = ui.rulebook.value
  return place === null ? null : <Book {...{ ui, game, rulebook, place }} {...read} />
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
          <Rules {...{ ui, game, rulebook }} />
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
