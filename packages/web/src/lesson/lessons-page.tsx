// All lessons of a game: which were taken, which comes next, and the first match after them.
import { HeroChart } from '../art/hero.tsx'
import { Icon } from '../art/icons.tsx'
import { useArrival } from '../app/arrival.ts'
import { LoadingPage } from '../app/lazy.tsx'
import { NoticePage } from '../app/notice-page.tsx'
import { PageHead } from '../app/page-head.tsx'
import { lessonPage, rulesPage } from '../app/route.ts'
import { useTitle } from '../app/title.ts'
import { dictionaries } from '../app/words.ts'
import { gameTitle } from '../kit/game-title.ts'
import { words as inTongue } from '../kit/language.ts'
import { useSchool, type Taught } from './lesson-loading.ts'
import { leftOf, takenOf } from './progress.ts'
import { say } from './words.ts'
import './lessons-page.css'

interface RowProps {
  readonly game: string
  readonly number: number
  readonly title: string
  readonly teaches: string
  readonly isTaken: boolean
  /** The step it was left at, counted from 1, of how many; null: it was not. */
  readonly left: readonly [at: number, of: number] | null
  /** The one to take now. */
  readonly isNext: boolean
}

function LessonRow({ game, number, title, teaches, isTaken, left, isNext }: RowProps) {
  const words = say()
  const verb = left !== null ? words.goOn : isTaken ? words.startOver : words.start
  return (
    <li class={`lesson-row ${isNext ? 'current' : ''}`}>
      <span class="lesson-number" data-taken={isTaken ? 'yes' : undefined}>
        {isTaken ? <Icon name="check" label={words.done} /> : number}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{left === null ? teaches : words.step(...left)}</p>
      </div>
      <a class={`btn sm ${isNext ? 'pri' : ''}`} href={lessonPage(game, number)} aria-label={`${verb}: ${title}`}>
        {verb}
      </a>
    </li>
  )
}

function placeOf(steps: readonly string[], step: string | undefined): RowProps['left'] {
  const at = steps.indexOf(step ?? '')
  return at < 1 ? null : [at + 1, steps.length]
}

function Rows({ game, taught: { school, words } }: { readonly game: string; readonly taught: Taught }) {
  const names = Object.keys(school.lessons)
  const taken = takenOf(game)
  const left = leftOf(game)
  const begun = names.findIndex((name) => left[name] !== undefined)
  const next = begun >= 0 ? begun : names.findIndex((name) => !taken.includes(name))
  return (
    <ol class="rows">
      {names.map((name, at) => (
        <LessonRow
          key={name}
          game={game}
          number={at + 1}
          title={words[name]?.title ?? ''}
          teaches={words[name]?.teaches ?? ''}
          isTaken={taken.includes(name)}
          left={placeOf(Object.keys(school.lessons[name]?.steps ?? {}), left[name])}
          isNext={at === next}
        />
      ))}
    </ol>
  )
}

/** How many, how long, and what the match after them will be. */
function introOf({ school, words }: Taught): string {
  const names = Object.keys(school.lessons)
  return [say().learnText(names.length), words[names.at(-1) ?? '']?.after ?? ''].join(' ').trim()
}

function Book({ game, taught }: { readonly game: string; readonly taught: Taught }) {
  const heading = useArrival()
  useTitle(() => say().learn(gameTitle(game)))
  return (
    <div class="page lessons">
      <HeroChart />
      <PageHead />
      <main class="lessons-main">
        <div class="sheet loose keep-rule lessons-list">
          <header class="lessons-head">
            <h1 ref={heading} tabIndex={-1}>
              {say().learn(gameTitle(game))}
            </h1>
            <p class="caption">{introOf(taught)}</p>
          </header>
          <Rows game={game} taught={taught} />
          <p class="lessons-foot">
            <a class="btn sm quiet-edge" href="/">
              <Icon name="back" />
              {inTongue(dictionaries).toGames}
            </a>
            <a class="btn sm quiet-edge" href={rulesPage(game)}>
              <Icon name="book" />
              {say().rulebook}
            </a>
          </p>
        </div>
      </main>
    </div>
  )
}

export function LessonsPage({ game }: { readonly game: string }) {
  const taught = useSchool(game)
  if (taught.state === 'failed') throw taught.error
  if (taught.state === 'loading') return <LoadingPage />
  if (taught.value === null) return <NoticePage title={inTongue(dictionaries).lostTitle} text={say().gone} />
  return <Book game={game} taught={taught.value} />
}
