// Where something was taken from whoever looks, until their turn is over: crews that lie on men of theirs now. Pure.
import type { Disc } from '../state.ts'
import type { BuccaneerScene } from './touch.ts'

/** A crew that covered mine may have been covered in its turn. */
export function crewsOverMine({ taken, view }: BuccaneerScene): readonly Disc[] {
  const over = taken.flatMap((event) => (event.type === 'covered' ? [event.crew] : []))
  return over.filter((crew) => view.crews.some(({ id }) => id === crew))
}
