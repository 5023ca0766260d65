// The landing page: a chart, a plate for each game, and a way back to whatever is going on. Loads no rules and no board.
import { HeroChart } from '../art/hero.tsx'
import { words } from '../kit/language.ts'
import { useArrival } from './arrival.ts'
import { GameCard } from './game-card.tsx'
import { useMyMatches } from './my-matches.ts'
import { PageHead } from './page-head.tsx'
import { PLATES } from './plates.ts'
import { ResumeNote } from './resume-note.tsx'
import { LandingStrip } from './strip.tsx'
import { useTitle } from './title.ts'
import { dictionaries } from './words.ts'

export function Landing() {
  const say = words(dictionaries)
  const { matches } = useMyMatches()
  const heading = useArrival()
  useTitle(() => words(dictionaries).tagline(PLATES.length))
  return (
    <div class="page landing">
      <a class="btn visually-hidden skip" href="#games">
        {say.skip}
      </a>
      <HeroChart />
      <PageHead />
      <main class="landing-main">
        <div class="hero">
          <div class="hero-title">
            <h1 ref={heading} class="wordmark" tabIndex={-1}>
              Flibuste
            </h1>
            <p class="tagline">{say.tagline(PLATES.length)}</p>
            <p class="sub not-phone">{say.sub}</p>
            <p class="sub-short only-phone">{say.subShort}</p>
          </div>
          <ResumeNote matches={matches} />
        </div>
        <section id="games" class="plates" aria-label={say.games} tabIndex={-1}>
          {PLATES.map((plate) => (
            <GameCard key={plate.game} plate={plate} />
          ))}
        </section>
      </main>
      <LandingStrip />
    </div>
  )
}
