// Where one may go: lit waters with their distance, the course to the chosen one, the ghost of the ship, the engraved rays.
// And what may be attacked. Never a blur.
import { bySeat } from '@flibuste/kernel'
import { at, BonesShip, Glory, hexPath, seatIndex } from '@flibuste/web/art'
import { kindle } from '@flibuste/web/kit'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { courseOf, PORT, WATERS, type Space } from '../chart.ts'
import type { Party } from '../state.ts'
import { HEX, type Spot } from './geometry.ts'
import { isAttack, partyKey, sameParty, shipsIn, targetOf } from './glow.ts'
import type { Table } from './touch.ts'

/** Nobody reads more than three shades of reach. */
const shadeOf = (steps: number): number => Math.min(steps, 3)

/** The water the course is drawn to: chosen, or proposed. */
export function courseEnd({ draft, proposal, targets }: Pick<Table, 'draft' | 'proposal' | 'targets'>): Space {
  if (targets.sails.has(draft.value.space)) return draft.value.space
  if (draft.value.target !== null || draft.value.space >= 0) return -1
  return proposal?.kind === 'sail' ? proposal.to : -1
}

const litWaters = ({ targets, scene }: Table): { readonly space: Space; readonly steps: number }[] =>
  [...targets.sails.keys()].map((space) => ({ space, steps: scene.view.reach[space] ?? 0 }))

/** Under everything that lies on the sea. */
export function ReachWash({ table }: { readonly table: Table }) {
  return (
    <g aria-hidden="true">
      {litWaters(table).map(({ space, steps }) => {
        const { x, y } = table.sea.spots[space]!
        if (space === PORT) return null
        return <path key={space} class={`reach far-${shadeOf(steps)}`} d={hexPath(x, y, HEX * 0.93)} />
      })}
    </g>
  )
}

interface BadgeProps extends Spot {
  readonly steps: number
  readonly radius: number
  readonly state: 'plain' | 'chosen'
}

function Badge({ x, y, steps, radius, state }: BadgeProps) {
  return (
    <g class={`distance ${state}`} transform={`translate(${at(x, y)})`}>
      <circle r={radius} />
      <text y={radius * 0.47} style={{ fontSize: `${radius * 1.34}px` }}>
        {steps}
      </text>
    </g>
  )
}

/** In the middle of an empty water; where somebody lies, in its corner. */
function badgeSpot({ sea, scene }: Table, space: Space, state: 'plain' | 'chosen'): Spot {
  const { x, y } = sea.spots[space]!
  const isTaken = state === 'chosen' || space === PORT || shipsIn(scene.view, space).length > 0
  return isTaken ? { x: x + HEX * 0.5, y: y - HEX * 0.46 } : { x, y }
}

export function Distances({ table }: { readonly table: Table }) {
  const radius = HEX * (table.scene.layout === 'phone' ? 0.315 : 0.26)
  const chosen = courseEnd(table)
  return (
    <g aria-hidden="true">
      {litWaters(table).map(({ space, steps }) => {
        const state = space === chosen ? 'chosen' : 'plain'
        return <Badge key={space} {...badgeSpot(table, space, state)} steps={steps} radius={radius} state={state} />
      })}
    </g>
  )
}

function courseLine({ sea, scene }: Table, to: Space): string {
  const from = scene.view.ships[scene.view.active]!.space
  return courseOf(sea.chart, from, to)
    .map((space, nth) => `${nth === 0 ? 'M' : 'L'}${at(sea.spots[space]!.x, sea.spots[space]!.y)}`)
    .join('')
}

/** Rays that grow when they come. */
function Rays({ x, y, rim, pulse }: Spot & { readonly rim: readonly [number, number]; readonly pulse: string }) {
  const rays = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (rays.current !== null) kindle(rays.current, 0)
  }, [])
  return (
    <g transform={`translate(${at(x, y)})`}>
      <g ref={rays}>
        <Glory r0={rim[0]} r1={rim[1]} rays={40} class={`glory ${pulse}`} />
      </g>
    </g>
  )
}

/** Dashed through the middles of the waters, the ghost of the ship at its end. */
export function Course({ table }: { readonly table: Table }) {
  const to = courseEnd(table)
  if (to < 0) return null
  const { x, y } = table.sea.spots[to]!
  return (
    <g aria-hidden="true">
      <path class="course" d={courseLine(table, to)} />
      <Rays key={to} x={x} y={y} rim={[HEX * 0.62, HEX * 0.9]} pulse="breathes" />
    </g>
  )
}

export function GhostShip({ table }: { readonly table: Table }) {
  const to = courseEnd(table)
  if (to < 0) return null
  const { x, y } = table.sea.spots[to]!
  return (
    <g aria-hidden="true">
      <BonesShip seat={seatIndex(table.scene.view.active)} x={x} y={y} size={HEX * 0.96} class="ghost-piece" />
    </g>
  )
}

/** The target that was chosen, or is proposed. */
export function aimOf({ draft, proposal, targets }: Table): Party | null {
  const { target, space } = draft.value
  if (target !== null) return targets.attacks.some((attack) => sameParty(targetOf(attack), target)) ? target : null
  return space < 0 && proposal !== null && isAttack(proposal) ? targetOf(proposal) : null
}

export const spotOfParty = ({ sea, scene }: Pick<Table, 'sea' | 'scene'>, party: Party): Spot =>
  sea.spots[party.kind === 'lair' ? WATERS + party.lair : bySeat(scene.view.ships, party.seat).space]!

/** A brass line round what may be attacked; rays round what is aimed at. Ships share the water, so they have a ring. */
export function Aims({ table }: { readonly table: Table }) {
  const aim = aimOf(table)
  return (
    <g aria-hidden="true">
      {table.targets.attacks.map((attack) => {
        const party = targetOf(attack)
        const { x, y } = spotOfParty(table, party)
        const isAim = sameParty(aim, party)
        return (
          <g key={partyKey(party)} class={`aim ${isAim ? 'chosen' : ''}`}>
            {isAim && <Rays x={x} y={y} rim={[HEX * 0.9, HEX * 1.16]} pulse="breathes" />}
            <path d={hexPath(x, y, HEX * (party.kind === 'lair' ? 0.97 : 0.84))} />
          </g>
        )
      })}
    </g>
  )
}
