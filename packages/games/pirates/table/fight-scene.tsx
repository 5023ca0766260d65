// The fight drawn: the ship that attacks, what it attacks, and dice flying from cannons to the slots they name.
import { islandPath, Molehill, Palm, RhumbNet, Shore, Water } from '@flibuste/web/art'
import { EASE_OUT, motionAllowed, type Mark } from '@flibuste/web/kit'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { chestsOf } from '../chests.ts'
import type { Party } from '../state.ts'
import { deckAt, fallenAt, garrisonAt, type FightReport, type Moment } from './fight-report.ts'
import { arcAt, flightsOf, isLost, slotSpot, type Flight, type Stance } from './fight-stance.ts'
import { about, aboutFighting, BLOW_STATES } from './explain.ts'
import { DiePiece, ValuedChest } from './figures.tsx'
import type { Spot } from './geometry.ts'
import { sameParty } from './glow.ts'
import { LargeTile, type SlotMark } from './lair-tile.tsx'
import { PlanPiece } from './plan.tsx'
import { SHOW_MS, type Phase } from './score.ts'
import { say } from './words.ts'

interface SceneProps {
  readonly report: FightReport
  readonly phase: Phase
  readonly stance: Stance
}

/** What a side says of itself: what it has left as it is drawn, before the table knows it. */
export function sideMark(report: FightReport, phase: Phase, party: Party): Mark {
  if (party.kind === 'lair') return aboutFighting(party, garrisonAt(report, party.lair, phase.landed, momentOf(phase)))
  const { slots, chests } = deckAt(report, party.seat, phase.landed, momentOf(phase))
  return aboutFighting(party, { slots, fixed: 0, treasure: chests.reduce((sum, worth) => sum + worth, 0) })
}

const momentOf = ({ settled }: Phase): Moment => (settled ? 'settled' : 'fighting')

/** Slots aimed at by dice in the air, and those hit. Once all is settled the smoke has cleared. */
function marksOn({ phase }: SceneProps, flights: readonly Flight[], side: Party): Map<number, SlotMark> {
  const marks = new Map<number, SlotMark>()
  if (phase.settled) return marks
  flights.slice(0, phase.flown).forEach(({ blow }, nth) => {
    if (!sameParty(blow.at, side) || isLost(blow)) return
    if (nth >= phase.landed) marks.set(blow.slot, marks.get(blow.slot) ?? 'aimed')
    else if (blow.type === 'struck') marks.set(blow.slot, 'hit')
    else if (marks.get(blow.slot) === 'aimed') marks.delete(blow.slot)
  })
  return marks
}

/** The middle of the tile is its axis: it is turned over on the spot. */
function Turning({ spot, isNew, children }: { spot: Spot; isNew: boolean; children: ComponentChildren }) {
  const tile = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (!isNew || !motionAllowed()) return
    tile.current?.animate([{ transform: 'scaleY(0)' }, { transform: 'scaleY(1)' }], {
      duration: 320,
      easing: EASE_OUT,
    })
  }, [])
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <g ref={tile}>
        <g transform={`translate(${-spot.x} ${-spot.y})`}>{children}</g>
      </g>
    </g>
  )
}

function LairSide(props: SceneProps & { readonly flights: readonly Flight[]; readonly lair: number }) {
  const { report, phase, stance, flights, lair } = props
  const { x, y, radius } = stance.lair
  const side = { kind: 'lair', lair } as const
  return (
    <g {...sideMark(report, phase, side)}>
      <Shore d={islandPath(x, y, radius * 1.2, radius * 1.02, lair * 13 + 18, 0.07)} rings={5} gap={radius * 0.028} />
      <Molehill x={x - radius * 1.02} y={y + radius * 0.2} size={radius * 0.11} />
      <Palm x={x + radius * 1.02} y={y + radius * 0.3} size={radius * 0.11} />
      <Turning spot={stance.lair} isNew={report.before.lairs[lair]!.face === 'down'}>
        <LargeTile
          lair={garrisonAt(report, lair, phase.landed, momentOf(phase))}
          {...stance.lair}
          marks={marksOn(props, flights, side)}
          fallen={phase.settled ? new Map() : fallenAt(report, side, phase.landed)}
        />
      </Turning>
    </g>
  )
}

interface ShipSideProps extends SceneProps {
  readonly flights: readonly Flight[]
  readonly seat: number
  readonly at: Stance['attacker']
}

function ShipSide(props: ShipSideProps) {
  const { report, phase, flights, seat, at } = props
  const side = { kind: 'ship', seat } as const
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${at.scale})`} {...sideMark(report, phase, side)}>
      <PlanPiece
        says="nothing"
        deck={deckAt(report, seat, phase.landed, momentOf(phase))}
        bow={at.bow}
        marks={marksOn(props, flights, side)}
        fallen={phase.settled ? new Map() : fallenAt(report, side, phase.landed)}
      />
    </g>
  )
}

const DOTS = 15

/** The path of the ball: dots that grow towards the mark. */
function Trail({ flight: { from, strike }, stance }: { readonly flight: Flight; readonly stance: Stance }) {
  const unit = stance.die / 54
  return (
    <g class="trail">
      {Array.from({ length: DOTS }, (_, nth) => {
        const part = (nth + 1.4) / (DOTS + 1)
        const { x, y } = arcAt(from, strike, part)
        return <circle key={nth} cx={x} cy={y} r={(1.6 + part * 2) * unit} />
      })}
    </g>
  )
}

/** From the cannon along its arc, turning; nothing is applied once it lies. */
function fly(die: SVGGElement, { from, to }: Flight): void {
  const steps = 14
  const frames = Array.from({ length: steps + 1 }, (_, nth) => {
    const { x, y } = arcAt(from, to, nth / steps)
    return { transform: `translate(${x - to.x}px, ${y - to.y}px) rotate(${(1 - nth / steps) * -380}deg)` }
  })
  die.animate(frames, { duration: SHOW_MS.flight, easing: 'linear' })
}

interface FlyingProps {
  readonly flight: Flight
  readonly stance: Stance
  readonly landed: boolean
}

const stateOf = ({ flight: { blow }, landed }: FlyingProps) =>
  landed ? (blow.type === 'struck' ? 'hit' : 'miss') : 'flying'

/** The same words as beside the sentence of this die. */
const saidOf = (props: FlyingProps) => {
  const state = stateOf(props)
  return about('blow', props.flight.blow.slot, BLOW_STATES.indexOf(state === 'flying' ? 'selected' : state))
}

function FlyingDie(props: FlyingProps) {
  const { flight, stance, landed } = props
  const { blow, to } = flight
  const die = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (die.current !== null && !landed && motionAllowed()) fly(die.current, flight)
  }, [])
  return (
    <g>
      <Trail flight={flight} stance={stance} />
      <g transform={`translate(${to.x} ${to.y})`} {...saidOf(props)}>
        <g ref={die} class={`thrown ${stateOf(props)}`}>
          <g transform={`rotate(${landed ? -9 : 16})`}>
            <DiePiece x={0} y={0} size={stance.die} face={blow.slot} />
          </g>
        </g>
        {landed && blow.type === 'missed' && (
          <text
            class="splash"
            y={stance.die * (isLost(blow) ? 0.86 : -0.62)}
            style={{ fontSize: `${Math.max(14, stance.die * 0.34)}px` }}
          >
            {say().miss(blow.why, blow.slot)}
          </text>
        )}
      </g>
    </g>
  )
}

/** Where a side keeps its treasure: the hold of a ship, the coin of a lair. */
const treasureSpot = ({ report, stance }: SceneProps, side: Party): Spot =>
  side.kind === 'lair' ? stance.lair : slotSpot(stance, report, side, report.after.options.treasureSlot)

interface TakenProps {
  readonly from: Spot
  readonly to: Spot
  readonly worth: number
  readonly size: number
  readonly nth: number
}

/** A chest on its way to its new owner; there it is drawn already. */
function TakenChest({ from, to, worth, size, nth }: TakenProps) {
  const chest = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (!motionAllowed()) return
    const frames = Array.from({ length: 11 }, (_, step) => {
      const { x, y } = arcAt(from, to, step / 10)
      return { transform: `translate(${x}px, ${y}px)`, opacity: step === 10 ? 0 : 1 }
    })
    chest.current?.animate(frames, {
      duration: SHOW_MS.hop,
      delay: nth * 130,
      easing: EASE_OUT,
    })
  }, [])
  return (
    <g ref={chest} opacity="0">
      <ValuedChest x={0} y={0} size={size} worth={worth} />
    </g>
  )
}

/** What changes hands: PIR-7.4, PIR-7.5. */
function Taken(props: SceneProps) {
  const taken = props.report.ends.find((event) => event.type === 'treasureTaken')
  if (taken?.type !== 'treasureTaken' || !props.phase.settled) return null
  const [from, to] = [treasureSpot(props, taken.loser), treasureSpot(props, taken.winner)]
  return (
    <>
      {chestsOf(taken.treasure).map((worth, nth) => (
        <TakenChest key={nth} from={from} to={to} worth={worth} size={props.stance.die} nth={nth} />
      ))}
    </>
  )
}

export function FightScene(props: SceneProps) {
  const { report, phase, stance } = props
  const flights = flightsOf(stance, report)
  const first = report.volley.blows.length
  // When the answer begins the volley is cleared away: the two are never mixed up.
  const from = phase.flown > first ? first : 0
  const { width, height } = stance
  return (
    <svg class="fight-scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Water x={-900} y={-700} width={width + 1800} height={height + 1400} waves={0.6} />
      <RhumbNet x={width / 2} y={height / 2} radius={Math.max(width, height) * 0.7} />
      {report.target.kind === 'lair' ? (
        <LairSide {...props} flights={flights} lair={report.target.lair} />
      ) : (
        <ShipSide {...props} flights={flights} seat={report.target.seat} at={stance.ship} />
      )}
      <ShipSide {...props} flights={flights} seat={report.attacker.seat} at={stance.attacker} />
      {!phase.settled &&
        flights
          .slice(from, phase.flown)
          .map((flight, nth) => (
            <FlyingDie key={from + nth} flight={flight} stance={stance} landed={from + nth < phase.landed} />
          ))}
      <Taken {...props} />
    </svg>
  )
}
