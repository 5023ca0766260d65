// The cheat sheet of a game as a page of its own: to keep in another window, or to print on one sheet.
import { isGameId } from '@flibuste/games'
import { Icon } from '../art/icons.tsx'
import { gameTitle } from '../kit/game-title.ts'
import { language, words } from '../kit/language.ts'
import { CheatSheet } from '../table/cheat-sheet.tsx'
import { useArrival } from './arrival.ts'
import { LoadingPage } from './lazy.tsx'
import { loadCheat, useLast, useLoaded } from './loading.ts'
import { NoticePage } from './notice-page.tsx'
import { PageHead } from './page-head.tsx'
import { rulesPage } from './route.ts'
import { useTitle } from './title.ts'
import { dictionaries } from './words.ts'

const linkTo = (game: string) => (clause: string) => (
  <a class="clause" href={`${rulesPage(game)}#${clause}`}>
    {clause}
  </a>
)

function Sheet({ game, markdown }: { readonly game: string; readonly markdown: string }) {
  const say = words(dictionaries)
  const heading = useArrival()
  useTitle(() => words(dictionaries).cheatTitle(gameTitle(game)))
  return (
    <div class="page cheat-page">
      <PageHead />
      <div class="cheat-acts">
        <a class="btn sm" href={rulesPage(game)}>
          <Icon name="book" />
          {say.rulesTitle(gameTitle(game))}
        </a>
        <button type="button" class="btn sm" onClick={() => print()}>
          <Icon name="download" />
          {say.print}
        </button>
      </div>
      <main class="sheet keep-rule">
        <h1 ref={heading} tabIndex={-1}>
          {say.cheatTitle(gameTitle(game))}
        </h1>
        <CheatSheet markdown={markdown} chip={linkTo(game)} />
      </main>
    </div>
  )
}

export function CheatPage({ game }: { readonly game: string }) {
  const say = words(dictionaries)
  const tongue = language.value
  const sheet = useLast(useLoaded(`${game} ${tongue}`, () => loadCheat(game, tongue)))
  if (!isGameId(game) || sheet.state === 'failed') return <NoticePage title={say.lostTitle} text={say.rulesGone} />
  if (sheet.state === 'loading') return <LoadingPage />
  return <Sheet game={game} markdown={sheet.value} />
}
