// The rulebook, one leaf of the drawer: a section at a time, a clause found by its number or by a word, and what it means here.
import type { Explanation } from '@flibuste/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isGameId } from '@flibuste/games'
import { loadPictures, type Pictures } from '../app/loading.ts'
import { ChapterPicture } from '../example/example-figure.tsx'
import { language } from '../kit/language.ts'
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

export interface RulebookLeafProps {
  readonly ui: TableUi
  /** Its id. */
  readonly game: string
  readonly rulebook: LoadBook
}

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

interface ReadProps extends RulebookLeafProps, Read {
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

export function RulebookLeaf({ ui, game, rulebook }: RulebookLeafProps) {
  const words = say()
  const read = useBookOf(game, rulebook)
  if (read === null) return <p class="caption">{words.loading}</p>
  if (read === 'missing') return <p class="caption">{words.rulebookMissing}</p>
  const place = ui.rulebook.value
  return place === null ? null : <Book {...{ ui, game, rulebook, place }} {...read} />
}
