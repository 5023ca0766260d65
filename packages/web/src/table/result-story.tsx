// My own sentence at the end of a match, and three figures; for whoever watched, the winner's.
import { SPECTATOR, type Seat } from '@flibuste/kernel'
import { countsOf, proudOf } from '../kit/deeds.ts'
import { BestAlone } from './best-alone.tsx'
import { endingWords } from './ending-words.ts'
import { eventsOf } from './log-lines.ts'
import { rankedSeats, winnersOf } from './ranking.ts'
import { bestRound, nearest, roundsLed, someGainMore, soleWinner, steadyWay } from './story.ts'
import type { AnyScene, TableState } from './table-state.ts'
import type { Voyaged } from './voyage-sheet.tsx'

export interface StoryProps {
  readonly state: TableState
  readonly scene: AnyScene
  readonly voyaged: Voyaged
}

interface Figure {
  readonly value: string
  readonly caption: string
}

const MOST_FIGURES = 3

const eventsIn = ({ state }: StoryProps) => state.session.frames.value.flatMap((frame) => eventsOf(frame))

/** How the winner came to it. */
function sentenceOfWinner({ scene, voyaged }: StoryProps, winner: Seat): string {
  const words = endingWords()
  const { voyage, turning } = voyaged
  const isMine = winner === scene.me
  const name = scene.reader.name(winner)
  if (turning !== null && voyage !== null)
    return isMine ? words.youTook(voyage.when(turning)) : words.took(name, voyage.when(turning))
  const way = steadyWay(voyage?.lines ?? [], winner)
  return isMine ? words.yourWay[way] : words.way[way](name)
}

/** What I had of it, not having won, and in which round. */
function mineOf({ scene: { me }, voyaged: { voyage } }: StoryProps): { round: number; sentence: string } | null {
  const words = endingWords()
  const lines = voyage?.lines ?? []
  const led = roundsLed(lines, me).at(-1)
  const gap = nearest(lines, me)
  if (voyage === null || gap === null) return null
  if (led !== undefined) return { round: led, sentence: words.youLastLed(voyage.when(led)) }
  const { round, behind } = gap
  const when = voyage.when(round)
  return { round, sentence: behind === 0 ? words.youLevel(when) : words.youNear(voyage.amount(behind), when) }
}

function sufferedBy(props: StoryProps): string {
  const { deeds } = props.state.module
  const { me, language } = props.scene
  const times = eventsIn(props).filter((event) => deeds.struck(event) === me).length
  return me === SPECTATOR || times === 0 ? '' : deeds.suffered(language, times)
}

export function sentencesOf(props: StoryProps): readonly string[] {
  const { scene, voyaged } = props
  const { outcome, voyage, turning } = voyaged
  const winner = soleWinner(outcome)
  const isWatching = scene.me === SPECTATOR
  if (voyage === null || voyage.lines.length < 2) return []
  if (winner === null) return winnersOf(outcome).includes(scene.me) ? [endingWords().youShared] : []
  const mine = isWatching || winner === scene.me ? null : mineOf(props)
  const told = [mine?.sentence ?? '', sentenceOfWinner(props, winner)]
  const isLater = mine !== null && turning !== null && mine.round >= turning
  return [...(isLater ? told.toReversed() : told), sufferedBy(props)].filter((sentence) => sentence !== '')
}

function figureOfLead(lines: readonly (readonly number[])[], seat: Seat): Figure | null {
  const rounds = (lines[seat]?.length ?? 1) - 1
  if (lines.length < 2 || rounds < 1) return null
  const percent = Math.round((100 * roundsLed(lines, seat).length) / rounds)
  if (percent === 0) return null
  return { value: `${percent}\u00A0%`, caption: endingWords().inTheLead }
}

/** Whose figures stand there: mine, or for whoever watched the winner's. */
function figuredSeat({ scene: { me }, voyaged: { outcome } }: StoryProps): Seat {
  const [winner = 0] = rankedSeats(outcome)
  return me === SPECTATOR ? winner : me
}

/** Nobody asks whose figures they are who played alone. */
function Whose(props: StoryProps) {
  const { scene, voyaged } = props
  if (voyaged.outcome.places.length < 2) return null
  const name = scene.me === SPECTATOR ? scene.reader.name(figuredSeat(props)) : null
  return <p class="caption win-whose">{endingWords().figuresOf(name)}</p>
}

function figuresOf(props: StoryProps): readonly Figure[] {
  const { state, scene, voyaged } = props
  const { voyage, outcome } = voyaged
  const seat = figuredSeat(props)
  const lines = voyage?.lines ?? []
  const best = bestRound(lines, seat)
  const words = endingWords()
  const gained: readonly Figure[] =
    best === null || voyage === null || !someGainMore(lines)
      ? []
      : [{ value: `+${best.gain}`, caption: words.gained(voyage.when(best.round)) }]
  // Where I never gained more than one at a time, deeds say more.
  const isMuch = best !== null && best.gain > 1
  const lead = figureOfLead(lines, seat)
  const { deeds } = state.module
  const done = proudOf(countsOf(deeds, eventsIn(props), outcome.places.length), seat).map(({ deed, count, share }) => {
    const caption = deeds.caption(scene.language, deed, count)
    return {
      value: String(count),
      caption: share === 1 && outcome.places.length > 1 ? words.mostOfAll(caption) : caption,
    }
  })
  const figures = [...(lead === null ? [] : [lead]), ...done]
  return (isMuch ? [...gained, ...figures] : [...figures, ...gained]).slice(0, MOST_FIGURES)
}

export function ResultStory(props: StoryProps) {
  const sentences = sentencesOf(props)
  const figures = figuresOf(props)
  return (
    <>
      {sentences.length > 0 && <p class="win-mine">{sentences.join(' ')}</p>}
      <BestAlone state={props.state} outcome={props.voyaged.outcome} />
      {figures.length > 0 && (
        <div class="win-told">
          <Whose {...props} />
          <dl class="win-figures">
            {figures.map(({ value, caption }) => (
              <div key={caption}>
                <dt>{caption}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  )
}
