// What the shared picture of a match tells: read off the end as strangers are told it. Names of other people stay at the table: nobody
// is asked, so they sail under their colours. Draws only the curve; the rest is drawn where the picture is (share-picture.tsx).
import { bySeat, plain, SPECTATOR, type Outcome, type Seat } from '@flibuste/kernel'
import type { ComponentChildren } from 'preact'
import { hatchFill, seatClass, seatIndex } from '../art/index.ts'
import { callName } from '../kit/call-name.ts'
import { gameTitle } from '../kit/game-title.ts'
import type { Captain } from '../kit/table-module.ts'
import type { Voyage } from '../kit/voyage.ts'
import type { Session } from '../session/session.ts'
import { mySeats, readerFor } from './captains.ts'
import { rankedSeats, winnersOf } from './ranking.ts'
import type { ResultProps } from './result.tsx'
import { sentencesOf } from './result-story.tsx'
import { EDGE, VoyageLines } from './voyage-chart.tsx'
import { footMarksOf, LEFT, levelOf, levelsOf, pathOf, plotOf, xOf, type Plot } from './voyage-plot.ts'
import type { Voyaged } from './voyage-sheet.tsx'
import { say } from './words.ts'

export interface ToldCaptain {
  readonly seat: Seat
  readonly name: string
  /** Where there is no room for the whole name. */
  readonly called: string
  readonly place: number
  /** "3 treasures"; empty: nothing is counted. */
  readonly amount: string
  /** The same without what it counts: "3". */
  readonly figure: string
  /** As the first column of the ranking shows it. */
  readonly shown: ComponentChildren
}

/** The curve at a size, without its axis: the left of its box is where it begins. */
export interface Curve {
  readonly left: number
  readonly drawing: ComponentChildren
  readonly rounds: readonly { readonly x: number; readonly round: number }[]
}

export interface Told {
  readonly id: string
  readonly game: string
  readonly title: string
  /** Empty: there is none. */
  readonly sentence: string
  /** In the order of the ranking. */
  readonly captains: readonly ToldCaptain[]
  /** Whose ship it is; null: nobody’s alone. */
  readonly winner: Seat | null
  /** Whose flags fly there: one, or those who share it. */
  readonly winners: readonly Seat[]
  /** The sharer’s, where it is another. */
  readonly mine: Seat | null
  /** Somebody’s name is left out. */
  readonly isDiscreet: boolean
  readonly curve: ((width: number, height: number) => Curve) | null
}

type Whose = Pick<Session, 'table' | 'myId' | 'isBrought'>

/** Several people at one screen: whoever shares is one of them, and the others are not asked either. */
const ownSeatOf = ({ table, myId, isBrought = false }: Whose): Seat | null => {
  const [mine, another] = isBrought ? [] : mySeats(table.value, myId)
  return mine === undefined || another !== undefined ? null : mine
}

const colourOf = (seat: Seat): string => say().share.colours[seatIndex(seat)] ?? ''

/** As strangers may read them: my own name, those of bots, and the colours of everybody else. */
export function discreet(captains: readonly Captain[], session: Whose): readonly Captain[] {
  const mine = ownSeatOf(session)
  const { captainIn } = say().share
  return captains.map((captain) => {
    const { seat } = captain
    const isFree = seat === mine || (session.table.value.seats[seat]?.owner ?? null) === null
    return isFree ? captain : { ...captain, name: captainIn(colourOf(seat)) }
  })
}

/** What lies under the line of whoever won. */
function Wash({ plot, voyage, seat }: { readonly plot: Plot; readonly voyage: Voyage; readonly seat: Seat }) {
  const line = voyage.lines[seat] ?? []
  const d = `${pathOf(plot, line, seat, voyage.shape)}V${levelOf(plot, 0)}H${LEFT}Z`
  return (
    <g class={seatClass(seatIndex(seat))}>
      <path class="tincture" style={{ opacity: 0.16 }} d={d} />
      <path style={{ opacity: 0.25 }} fill={hatchFill(seatIndex(seat))} d={d} />
    </g>
  )
}

function curveOf(voyage: Voyage, outcome: Outcome, winner: Seat | null) {
  const ranking = rankedSeats(outcome)
  return (width: number, height: number): Curve => {
    const plot = plotOf({ ...voyage, ranking }, width + LEFT, height)
    const drawing = (
      <>
        {levelsOf(plot).map((value) => (
          <path key={value} class="grid-line" d={`M${LEFT} ${levelOf(plot, value)}H${plot.width - EDGE}`} />
        ))}
        {winner !== null && <Wash plot={plot} voyage={voyage} seat={winner} />}
        <VoyageLines plot={plot} voyage={voyage} ranking={ranking} />
      </>
    )
    return { left: LEFT, drawing, rounds: footMarksOf(plot).map((round) => ({ x: xOf(plot, round), round })) }
  }
}

/** One line from the beginning to a round is the least that can be drawn. */
const isDrawn = (voyage: Voyage | null): voyage is Voyage =>
  voyage !== null && voyage.lines.some((line) => line.length > 1)

function captainsTold({ state, scene }: ResultProps, captains: readonly Captain[], voyaged: Voyaged) {
  const { outcome, voyage } = voyaged
  const [first] = state.module.ranking(scene.language, scene.view)
  const names = captains.map(({ name }) => name)
  return rankedSeats(outcome).map((seat): ToldCaptain => {
    const { name } = bySeat(captains, seat)
    const isDiscreet = name !== bySeat(scene.captains, seat).name
    const count = isDrawn(voyage) ? (voyage.lines[seat]?.at(-1) ?? null) : null
    return {
      seat,
      name,
      called: isDiscreet ? colourOf(seat) : callName(names, seat),
      place: bySeat(outcome.places, seat),
      amount: count === null || voyage === null ? '' : voyage.amount(count),
      figure: String(count ?? outcome.scores[seat] ?? ''),
      shown: first?.cell(scene.view, seat),
    }
  })
}

export function toldOf(props: ResultProps, voyaged: Voyaged): Told {
  const { state, scene } = props
  const { outcome, voyage } = voyaged
  const { session } = state
  const captains = discreet(scene.captains, session)
  const reader = readerFor(SPECTATOR, captains)
  const ending = state.text.value.ending(outcome, scene.view, reader)
  const [story] = sentencesOf({ state, scene: { ...scene, me: SPECTATOR, captains, reader }, voyaged })
  const winners = winnersOf(outcome)
  const [only, other] = winners
  const winner = only === undefined || other !== undefined ? null : only
  const mine = ownSeatOf(session)
  return {
    id: session.game.id,
    game: gameTitle(session.game.id),
    title: ending.title,
    sentence: story ?? plain(ending.sentence, reader),
    captains: captainsTold(props, captains, voyaged),
    winner,
    winners,
    mine: mine === winner ? null : mine,
    isDiscreet: captains.some((captain, seat) => captain !== scene.captains[seat]),
    curve: isDrawn(voyage) ? curveOf(voyage, outcome, winner) : null,
  }
}
