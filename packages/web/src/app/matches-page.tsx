// My matches: those that wait for me, those under way, those that ended; a record from a file, and a table by its code.
import { useState } from 'preact/hooks'
import { HeroChart } from '../art/hero.tsx'
import { gameTitle } from '../kit/game-title.ts'
import { words } from '../kit/language.ts'
import { shelf } from '../session/shelf.ts'
import { useArrival } from './arrival.ts'
import { Dialog } from './dialog.tsx'
import { JoinForm } from './join.tsx'
import { MatchRow } from './match-row.tsx'
import { useMyMatches, type MyMatch, type Standing } from './my-matches.ts'
import { PageHead } from './page-head.tsx'
import { PLATES } from './plates.ts'
import { RecordButton } from './record-drop.tsx'
import { useTitle } from './title.ts'
import { useTitlesAlone } from './titles-alone.ts'
import { dictionaries } from './words.ts'
import './matches-page.css'

const GROUPS = ['turn', 'under-way', 'ended'] as const
type Group = (typeof GROUPS)[number]

const groupOf = (standing: Standing): Group => (standing === 'gathering' ? 'under-way' : standing)

interface GroupProps {
  readonly group: Group
  readonly matches: readonly MyMatch[]
  readonly forget: (match: MyMatch) => void
}

function MatchGroup({ group, matches, forget }: GroupProps) {
  const say = words(dictionaries)
  if (matches.length === 0) return null
  return (
    <section aria-labelledby={`group-${group}`}>
      <header class="sheet-head">
        <h2 id={`group-${group}`}>{say.groups[group]}</h2>
        {group === 'ended' && <span class="caption">{say.endedStay}</span>}
      </header>
      <ul class="rows">
        {matches.map((match, at) => (
          <MatchRow key={match.path} match={match} isFirst={at === 0} forget={forget} />
        ))}
      </ul>
    </section>
  )
}

function NoVoyage() {
  const say = words(dictionaries)
  return (
    <div class="no-voyage">
      <p class="caption">{say.noVoyage}</p>
      <a class="btn pri" href="/">
        {say.toGames}
      </a>
    </div>
  )
}

/** What was won of what was played against others in this browser, and the best title of whoever played alone. */
function Tally({ matches }: { readonly matches: readonly MyMatch[] }) {
  const say = words(dictionaries)
  const titles = useTitlesAlone(matches)
  const played = matches.filter(
    ({ isBrought, winners, captains }) =>
      !isBrought && winners.length > 0 && captains.length > 1 && captains.some(({ isMe }) => isMe),
  )
  if (played.length === 0 && titles.length === 0) return null
  const isWon = ({ winners, captains }: MyMatch) => captains.some(({ seat, isMe }) => isMe && winners.includes(seat))
  const games = PLATES.map(({ game }) => ({ game, of: played.filter((match) => match.game === game) }))
  return (
    <section class="sheet loose" aria-labelledby="tally">
      <h2 id="tally">{say.tally}</h2>
      {played.length > 0 && (
        <dl class="tally">
          <div>
            <dd>{played.length}</dd>
            <dt>{say.tallyPlayed(played.length)}</dt>
          </div>
          <div>
            <dd>{played.filter(isWon).length}</dd>
            <dt>{say.tallyWon}</dt>
          </div>
        </dl>
      )}
      <ul class="tally-games">
        {games
          .filter(({ of }) => of.length > 0)
          .map(({ game, of }) => (
            <li key={game}>
              {gameTitle(game)} <b>{say.tallyOf(of.filter(isWon).length, of.length)}</b>
            </li>
          ))}
        {titles.map(({ game, title }) => (
          <li key={`alone ${game}`}>
            {say.tallyAlone(gameTitle(game))} <b>{title}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaysIn() {
  const say = words(dictionaries)
  return (
    <>
      <section class="sheet loose" aria-labelledby="ways-code">
        <h2 id="ways-code">{say.joinTitle}</h2>
        <JoinForm />
      </section>
      <section class="sheet loose" aria-labelledby="ways-record">
        <h2 id="ways-record">{say.recordTitle}</h2>
        <p>{say.recordHelp}</p>
        <RecordButton />
      </section>
    </>
  )
}

interface AskProps {
  readonly match: MyMatch
  readonly done: () => void
}

/** Nothing is thrown away without being asked. */
function AskToForget({ match, done }: AskProps) {
  const say = words(dictionaries)
  const { key, standing } = match
  const forget = () => {
    if (key !== null) shelf.drop(key)
    done()
  }
  return (
    <Dialog title={say.forgetTitle(gameTitle(match.game))} close={done}>
      <p class="prose">{standing === 'ended' ? say.forgetEnded : say.forgetOpen}</p>
      <footer>
        <button type="button" class="btn ghost" onClick={done}>
          {say.cancel}
        </button>
        <button type="button" class="btn pri" onClick={forget}>
          {say.forget}
        </button>
      </footer>
    </Dialog>
  )
}

export function MatchesPage() {
  const say = words(dictionaries)
  const heading = useArrival()
  const { matches, reread } = useMyMatches()
  const [asked, ask] = useState<MyMatch | null>(null)
  const done = () => {
    ask(null)
    reread()
  }
  useTitle(() => words(dictionaries).myMatches)
  return (
    <div class="page matches">
      <HeroChart />
      <PageHead />
      <main class="matches-main">
        <header class="matches-head">
          <a class="matches-brand" href="/">
            Flibuste
          </a>
          <h1 ref={heading} tabIndex={-1}>
            {say.myMatches}
          </h1>
        </header>
        <div class="sheet loose matches-list">
          {matches.length === 0 && <NoVoyage />}
          {GROUPS.map((group) => (
            <MatchGroup
              key={group}
              group={group}
              matches={matches.filter(({ standing }) => groupOf(standing) === group)}
              forget={ask}
            />
          ))}
        </div>
        <aside class="matches-side">
          <Tally matches={matches} />
          <WaysIn />
        </aside>
      </main>
      {asked !== null && <AskToForget match={asked} done={done} />}
    </div>
  )
}
