// Whoever plays alone has only themselves to beat: how this end stands beside the best one kept in this browser.
import { isGameId, registered } from '@flibuste/games'
import type { Outcome } from '@flibuste/kernel'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../kit/language.ts'
import type { EndAlone } from '../session/kept-match.ts'
import { shelf } from '../session/shelf.ts'
import { endingWords } from './ending-words.ts'
import { endAlone } from './ranking.ts'
import type { TableState } from './table-state.ts'

type TitleOf = (end: EndAlone) => string

/** The lower score is the better (games/plate.ts). */
const scoreOf = ({ scores: [score = Infinity] }: EndAlone): number => score

/** Of matches that were played here, other than this one. */
function bestOfOthers({ session }: TableState): EndAlone | undefined {
  const { id, game } = session.table.value
  return shelf
    .notes()
    .flatMap((note) => (note.game === game && note.key !== id && !note.isBrought ? (note.alone ?? []) : []))
    .toSorted((one, two) => scoreOf(one) - scoreOf(two))[0]
}

/** What is said of an end, the best of the others being `best`. */
export function besideBest(end: EndAlone, best: EndAlone, title: TitleOf): string {
  const { alone } = endingWords()
  const kept = title(best)
  if (scoreOf(end) >= scoreOf(best)) return alone.bestSoFar(kept)
  return kept === title(end) ? alone.better : alone.bestYet(kept)
}

interface BestAloneProps {
  readonly state: TableState
  readonly outcome: Outcome
}

/** What titles are called is fetched; without it nothing is said. */
export function BestAlone({ state, outcome }: BestAloneProps) {
  const [title, name] = useState<TitleOf | null>(null)
  const spoken = language.value
  useEffect(() => {
    const { id } = state.session.game
    const load = isGameId(id) ? registered(id).alone?.[spoken] : undefined
    void load?.().then(
      (loaded) => name(() => loaded),
      () => name(null),
    )
  }, [spoken])
  const end = endAlone(outcome)
  const best = bestOfOthers(state)
  if (title === null || end === null || best === undefined) return null
  return <p class="win-mine">{besideBest(end, best, title)}</p>
}
