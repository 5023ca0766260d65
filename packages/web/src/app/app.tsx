// Which screen the address names, and what every screen shares.
import { HatchDefs } from '../art/heraldry.tsx'
import { language } from '../kit/language.ts'
import { useBoundary } from './boundary.tsx'
import { Landing } from './landing.tsx'
import { Lazy } from './lazy.tsx'
import { loadRulebook } from './loading.ts'
import { LostPage } from './lost-page.tsx'
import { RecordDrop } from './record-drop.tsx'
import type { Route } from './route.ts'
import { route } from './router.ts'

const loadLocal = async () => (await import('./local-page.tsx')).LocalPage
const loadMatches = async () => (await import('./matches-page.tsx')).MatchesPage
const loadLesson = async () => (await import('../lesson/lesson-page.tsx')).LessonPage
const loadLessons = async () => (await import('../lesson/lessons-page.tsx')).LessonsPage
const loadCheat = async () => (await import('./cheat-page.tsx')).CheatPage
const loadRoom = async () => (await import('../lobby/room-page.tsx')).RoomPage
/** The book is on its way before the page that shows it is there. */
const loadRules = async (game: string) => {
  loadRulebook(game, language.peek()).catch(() => null)
  return (await import('./rules-page.tsx')).RulesPage
}

function Screen({ at }: { readonly at: Route }) {
  switch (at.screen) {
    case 'landing':
      return <Landing />
    case 'local':
      return <Lazy key={at.key} load={loadLocal} props={{ matchKey: at.key, opens: at.opens }} />
    case 'matches':
      return <Lazy key="matches" load={loadMatches} props={{}} />
    case 'table':
      return <Lazy key={at.id} load={loadRoom} props={{ id: at.id }} />
    case 'rules':
      return <Lazy key="rules" load={() => loadRules(at.game)} props={{ game: at.game, clause: at.clause }} />
    case 'lessons':
      return <Lazy key="lessons" load={loadLessons} props={{ game: at.game }} />
    case 'lesson':
      return <Lazy key="lesson" load={loadLesson} props={{ game: at.game, number: at.number }} />
    case 'cheat':
      return <Lazy key="cheat" load={loadCheat} props={{ game: at.game }} />
    case 'lost':
      return <LostPage />
  }
}

export function App() {
  const broken = useBoundary(route.value)
  return (
    <>
      <HatchDefs />
      <RecordDrop />
      {broken ?? <Screen at={route.value} />}
    </>
  )
}
