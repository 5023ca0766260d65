// The best title of whoever played a game alone in this browser. What titles are called is fetched where there is one.
import type { Language } from '@flibuste/kernel'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../kit/language.ts'
import type { EndAlone } from '../session/kept-match.ts'
import type { MyMatch } from './my-matches.ts'
import { PLATES, type LandingPlate } from './plates.ts'

export interface TitleKept {
  readonly game: LandingPlate['game']
  readonly title: string
}

/** Of two ends the one with the lower score is the better (games/plate.ts). */
const best = (ends: readonly EndAlone[]): EndAlone | undefined =>
  ends.toSorted((one, two) => (one.scores[0] ?? Infinity) - (two.scores[0] ?? Infinity))[0]

async function titleOf(plate: LandingPlate, ends: readonly EndAlone[], spoken: Language): Promise<TitleKept[]> {
  const end = best(ends)
  if (end === undefined || plate.alone === undefined) return []
  const title = await plate.alone[spoken]()
  return [{ game: plate.game, title: title(end) }]
}

export async function titlesIn(matches: readonly MyMatch[], spoken: Language): Promise<TitleKept[]> {
  const endsOf = ({ game }: LandingPlate): readonly EndAlone[] =>
    matches.flatMap(({ game: played, alone, isBrought }) =>
      played === game && alone !== null && !isBrought ? [alone] : [],
    )
  const titles = await Promise.all(PLATES.map((plate) => titleOf(plate, endsOf(plate), spoken)))
  return titles.flat()
}

/** Nothing until it is known; a name that cannot be fetched is left out. */
export function useTitlesAlone(matches: readonly MyMatch[]): readonly TitleKept[] {
  const [titles, setTitles] = useState<readonly TitleKept[]>([])
  const spoken = language.value
  useEffect(() => {
    void titlesIn(matches, spoken).then(setTitles, () => setTitles([]))
  }, [matches.length, spoken])
  return titles
}
