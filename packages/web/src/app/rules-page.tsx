// A rulebook as a page of its own: the same text and anchors the drawer at the table shows.
import { GAME_IDS, isGameId, type GameId } from '@flibuste/games'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { gameTitle } from '../kit/game-title.ts'
import { language, words } from '../kit/language.ts'
import {
  idsOf,
  isClause,
  parseRulebook,
  searchRulebook,
  spansOf,
  withNotes,
  type Block,
  type Section,
  type Span,
} from '../table/rulebook-text.ts'
import { useOtherTongue } from '../table/rulebook-search.ts'
import { useArrival } from './arrival.ts'
import { LoadingPage } from './lazy.tsx'
import { ChapterPicture } from '../example/example-figure.tsx'
import { loadPictures, loadRulebook, useLast, useLoaded, type Pictures } from './loading.ts'
import { NoticePage } from './notice-page.tsx'
import { PageHead } from './page-head.tsx'
import { cheatPage, rulesPage } from './route.ts'
import { useTitle } from './title.ts'
import { dictionaries } from './words.ts'
import './rules-page.css'

function SpanText({ span }: { readonly span: Span }) {
  switch (span.kind) {
    case 'strong':
      return <strong>{span.text}</strong>
    case 'italic':
      return <em>{span.text}</em>
    case 'clause':
      return (
        <a class="clause" href={`#${span.text}`}>
          {span.text}
        </a>
      )
    case 'text':
      return <>{span.text}</>
  }
}

interface BlockProps {
  readonly block: Block
  readonly known: ReadonlySet<string>
  readonly current: string
}

function BlockText({ block, known, current }: BlockProps) {
  const spans = spansOf(block.text, known).map((span, at) => <SpanText key={at} span={span} />)
  if (!isClause(block)) return block.kind === 'heading' ? <h3>{spans}</h3> : <p class="rules-paragraph">{spans}</p>
  return (
    <div id={block.id} class={`rules-clause ${block.id === current ? 'current' : ''}`}>
      <a class="rules-id" href={`#${block.id}`}>
        {block.id}
      </a>
      <p>{spans}</p>
    </div>
  )
}

const anchorOf = (at: number): string => `part-${at + 1}`

interface ContentsProps {
  readonly game: GameId
  readonly sections: readonly Section[]
  readonly query: string
  readonly search: (query: string) => void
}

function Find({ query, search }: Pick<ContentsProps, 'query' | 'search'>) {
  const label = words(dictionaries).findInRules
  return (
    <input
      class="input"
      type="search"
      value={query}
      placeholder={label}
      aria-label={label}
      onInput={(event) => search(event.currentTarget.value)}
    />
  )
}

function Contents({ game, sections, query, search }: ContentsProps) {
  const say = words(dictionaries)
  const others = GAME_IDS.filter((id) => id !== game)
  return (
    <nav class="rules-contents" aria-label={say.rulesContents}>
      <a class="btn sm" href="/">
        <Icon name="back" />
        {say.toGames}
      </a>
      <Find query={query} search={search} />
      <a class="btn sm" href={cheatPage(game)}>
        <Icon name="check" />
        {say.cheatLink}
      </a>
      <ol>
        {sections.map(({ number, title }, at) => (
          <li key={at}>
            <a href={`#${anchorOf(at)}`}>
              <span class="rules-number">{number}</span> {title}
            </a>
          </li>
        ))}
      </ol>
      <div class="rules-others" role="group" aria-label={say.rulesOf}>
        {others.map((id) => (
          <a key={id} class="btn sm" href={rulesPage(id)}>
            {gameTitle(id)}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** As it is read here: what stands under the title of the book is the game in short. */
function bound(parsed: readonly Section[]): readonly Section[] {
  const say = words(dictionaries)
  return withNotes(parsed, say.notes).map((section, at) => (at === 0 ? { ...section, title: say.inShort } : section))
}

interface ChapterProps extends Omit<BookProps, 'text'> {
  readonly section: Section
  /** Among all chapters: what is linked to. */
  readonly anchor: string
  readonly known: ReadonlySet<string>
}

function Chapter({ section, anchor, known, clause, game, pictures }: ChapterProps) {
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor}>
        {section.number !== '' && <span class="rules-number">{section.number}</span>} {section.title}
      </h2>
      <ChapterPicture {...{ game, pictures }} chapter={section.number} />
      {section.blocks.map((block, nth) => (
        <BlockText key={nth} block={block} known={known} current={clause} />
      ))}
    </section>
  )
}

interface BookProps {
  readonly game: GameId
  readonly text: string
  /** Null: without pictures. */
  readonly pictures: Pictures | null
  readonly clause: string
}

function Book({ game, text, pictures, clause }: BookProps) {
  const say = words(dictionaries)
  const [query, search] = useState('')
  const other = useOtherTongue((tongue) => loadRulebook(game, tongue), query)
  const sections = bound(parseRulebook(text))
  const known = idsOf(sections)
  const shown = query.trim() === '' ? sections : searchRulebook(sections, query, other)
  const placeOf = ({ title }: Section): number => sections.findIndex((section) => section.title === title)
  const heading = useArrival()
  useTitle(() => words(dictionaries).rulesTitle(gameTitle(game)))
  useEffect(() => {
    if (clause !== '') document.getElementById(clause)?.scrollIntoView({ block: 'center' })
  }, [clause, text])
  return (
    <div class="page rules">
      <PageHead />
      <Contents game={game} sections={sections} query={query} search={search} />
      <main class="sheet keep-rule rules-book">
        <h1 ref={heading} tabIndex={-1}>
          {say.rulesTitle(gameTitle(game))}
        </h1>
        {shown.length === 0 && <p class="caption">{say.nothingFound}</p>}
        {shown.map((section) => (
          <Chapter
            key={section.title}
            {...{ game, section, known, clause }}
            pictures={query.trim() === '' ? pictures : null}
            anchor={anchorOf(placeOf(section))}
          />
        ))}
      </main>
    </div>
  )
}

export interface RulesProps {
  readonly game: string
  readonly clause: string
}

export function RulesPage({ game, clause }: RulesProps) {
  const say = words(dictionaries)
  const tongue = language.value
  const load = () => Promise.all([loadRulebook(game, tongue), loadPictures(game, tongue)])
  const book = useLast(useLoaded(`${game} ${tongue}`, load))
  if (!isGameId(game) || book.state === 'failed') return <NoticePage title={say.lostTitle} text={say.rulesGone} />
  if (book.state === 'loading') return <LoadingPage />
  const [text, pictures] = book.value
  return <Book {...{ game, text, pictures, clause }} />
}
