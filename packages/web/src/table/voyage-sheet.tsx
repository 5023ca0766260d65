// The voyage on the result screen: its chart, where it turned, and the way back to that moment.
import type { Asked, Outcome } from '@flibuste/kernel'
import { useMemo } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import type { Voyage } from '../kit/voyage.ts'
import { endingWords } from './ending-words.ts'
import type { PanelProps } from './log.tsx'
import { rankedSeats } from './ranking.ts'
import { soleWinner, turningRound } from './story.ts'
import type { AnyScene } from './table-state.ts'
import { VoyageChart } from './voyage-chart.tsx'
import { say } from './words.ts'

interface VoyageProps extends PanelProps {
  readonly scene: AnyScene
}

/** How the match ended and how it came to that; no voyage where there is nothing to draw. */
export interface Voyaged {
  readonly outcome: Outcome
  readonly voyage: Voyage | null
  readonly turning: number | null
}

/** Every view of the match as this page saw it; only the last where the others are still on their way. */
const viewsOf = ({ state, scene }: VoyageProps): readonly Asked[] => [
  ...state.session.frames.value.slice(0, -1).map(({ view }) => view as Asked),
  scene.view,
]

export function useVoyage(props: VoyageProps, outcome: Outcome | null): Voyaged | null {
  const { state, scene } = props
  const voyage = useMemo(
    () => state.module.voyage(scene.language, viewsOf(props)),
    [state.session.frames.value, scene.view, scene.language],
  )
  if (outcome === null) return null
  return { outcome, voyage, turning: turningRound(voyage?.lines ?? [], soleWinner(outcome)) }
}

/** Back to the beginning of the round in which it turned. */
function Turning({ voyage, turning, ui }: Pick<PanelProps, 'ui'> & { voyage: Voyage; turning: number }) {
  const from = voyage.moments[turning - 1]
  if (from === undefined) return null
  return (
    <button type="button" class="btn sm turn-replay" onClick={() => ui.replay(from)}>
      <Icon name="branch" />
      {endingWords().replayFrom(voyage.when(turning))}
    </button>
  )
}

export function VoyageSheet({ voyaged, scene, ui }: VoyageProps & { readonly voyaged: Voyaged }) {
  const { voyage, turning, outcome } = voyaged
  if (voyage === null) return null
  const isEmpty = voyage.lines.every((line) => line.length === 0)
  return (
    <section class="sheet voyage" aria-label={voyage.title}>
      <header class="sheet-head">
        <h2>{say().voyage}</h2>
        <span class="caption">{voyage.title}</span>
      </header>
      {turning !== null && <Turning voyage={voyage} turning={turning} ui={ui} />}
      {isEmpty ? (
        <p class="caption">{say().voyageEmpty}</p>
      ) : (
        <VoyageChart
          voyage={voyage}
          captains={scene.captains}
          ranking={rankedSeats(outcome)}
          turning={turning}
          size={scene.layout === 'phone' ? 'small' : 'large'}
        />
      )}
    </section>
  )
}
