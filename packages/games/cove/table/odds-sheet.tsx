// Odds on demand, from what one knows: of the volley that is aimed, or of the ships a course might lead to.
import type { Place } from '../data.ts'
import { isSeat, type Party } from '../moves.ts'
import type { BattleFrame } from './battle-frame.ts'
import { duelOdds, meetingsAt, volleyOdds, type Meeting, type TargetOdds } from './battle-odds.ts'
import { Chip } from './chip.ts'
import { Mark } from './marks.tsx'
import { partyName, PartySign } from './party.tsx'
import { aimIn, shipsInReach, type Table } from './touch.ts'
import { say } from './words.ts'

/** Among captains the odds are exact; against hunters less so. */
const leftOut = (ships: readonly Party[]): string => (ships.every(isSeat) ? say().oddsLeftOut : say().oddsLeftOutHunted)

export const hasOdds = ({ draft }: Table): boolean => draft.value.odds === 'open'

/** A column for every number of hits. */
function HitBars({ chances }: { readonly chances: readonly number[] }) {
  const words = say()
  const most = Math.max(...chances)
  return (
    <ol class="hit-bars" aria-label={words.oddsHits}>
      {chances.map((chance, hits) => (
        <li key={hits}>
          <span class="hit-column" aria-hidden="true">
            <i style={{ height: `${Math.round((chance / most) * 100)}%` }} />
          </span>
          <b>{hits}</b>
          <span>{words.perCent(chance)}</span>
        </li>
      ))}
    </ol>
  )
}

function TargetRow({ odds, isAimed }: { readonly odds: TargetOdds; readonly isAimed: boolean }) {
  const words = say()
  return (
    <tr class={isAimed ? 'aimed' : ''} aria-current={isAimed ? 'true' : undefined}>
      <th scope="row">
        {isAimed && <Mark name="cannon" />}
        {odds.section < 0 ? words.hullWord : words.sectionName(odds.section)}
        {isAimed && <i> {words.oddsAimed}</i>}
      </th>
      <td>{words.perCent(odds.moves)}</td>
      <td>{words.perCent(odds.routs)}</td>
    </tr>
  )
}

interface VolleyProps {
  readonly table: Table
  readonly at: Party
  readonly section: number
}

function VolleyTable({ table, at, section }: VolleyProps) {
  const words = say()
  const { view, me } = table.scene
  const { chances, targets } = volleyOdds(view, me, at)
  return (
    <>
      <HitBars chances={chances} />
      <table class="target-odds">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.oddsMoves}</th>
            <th scope="col">{words.oddsRouts}</th>
          </tr>
        </thead>
        <tbody>
          {targets.map((odds) => (
            <TargetRow key={odds.section} odds={odds} isAimed={odds.section === section || odds.section < 0} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Before anything is aimed at: each ship in reach, fought to the end. */
function UnaimedOdds({ table, frame }: { readonly table: Table; readonly frame: BattleFrame }) {
  const words = say()
  const { view, me } = table.scene
  const ships = view.step === 'act' ? shipsInReach(table) : []
  if (ships.length === 0) return <p>{words.oddsNone}</p>
  return (
    <div class="odds" tabIndex={0} role="group" aria-label={words.odds}>
      {ships.map((at) => (
        <p key={at} class="duel-odds">
          {words.oddsDuel(partyName(table, frame, at), duelOdds(view, me, at))}
        </p>
      ))}
      <p class="caption">
        {leftOut(ships)} <Chip table={table} clause="COV-8.7" />
      </p>
    </div>
  )
}

/** In a battle: the volley aimed at a ship, and the fight to its end. */
export function BattleOdds({ table, frame }: { readonly table: Table; readonly frame: BattleFrame }) {
  const words = say()
  const { view, me } = table.scene
  const aim = aimIn(table)
  if (aim === null) return <UnaimedOdds table={table} frame={frame} />
  const isMine = view.step === 'act'
  return (
    <div class="odds" tabIndex={0} role="group" aria-label={words.odds}>
      <VolleyTable table={table} at={aim.at} section={aim.section} />
      {isMine && <p class="duel-odds">{words.oddsDuel(partyName(table, frame, aim.at), duelOdds(view, me, aim.at))}</p>}
      <p class="caption">
        {isMine && leftOut([aim.at])} <Chip table={table} clause="COV-8.7" />
      </p>
    </div>
  )
}

const chosenIsland = ({ draft }: Table): Place => draft.value.island

/** Whose chances they are: those of the course that is chosen. */
export function oddsTitle(table: Table): string {
  const island = chosenIsland(table)
  return island > 0 ? say().oddsAt(island) : say().odds
}

function MeetingRow({ table, meeting }: { readonly table: Table; readonly meeting: Meeting }) {
  const words = say()
  const { party, legend, chance } = meeting
  const name = legend < 0 ? table.scene.reader.name(party) : words.legendName(legend)
  return (
    <li class={legend < 0 ? '' : 'aimed'}>
      <PartySign party={party} size={18} />
      <span>
        {name}
        {legend >= 0 && <i> {words.oddsThere}</i>}
      </span>
      <span class="odds-line" aria-hidden="true">
        <i style={{ width: `${Math.round(chance * 100)}%` }} />
      </span>
      <b>{words.perCent(chance)}</b>
    </li>
  )
}

/** While a course is chosen: who is there, and who might come. */
export function CourseOdds({ table }: { readonly table: Table }) {
  const words = say()
  const { view, me } = table.scene
  const meetings = meetingsAt(view, me, chosenIsland(table))
  if (meetings.length === 0)
    return (
      <p>
        {words.oddsPeace} <Chip table={table} clause="COV-6.3" />
      </p>
    )
  return (
    <div class="odds" tabIndex={0} role="group" aria-label={words.odds}>
      <ul class="meetings">
        {meetings.map((meeting, nth) => (
          <MeetingRow key={nth} table={table} meeting={meeting} />
        ))}
      </ul>
      <p class="caption">
        <Mark name="eye" /> {words.oddsCourse} <Chip table={table} clause="COV-8.7" />
      </p>
    </div>
  )
}
