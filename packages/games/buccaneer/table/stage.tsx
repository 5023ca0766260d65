// Mutiny on its own stage: who may call, who has called, and which crew the captain obeys.
// Lies over the docks, never over the ships.
import { has, type Seat } from '@flibuste/kernel'
import { Glory, Icon, SeatChip, seatIndex } from '@flibuste/web/art'
import { Stage, useBox } from '@flibuste/web/kit'
import type { Disc } from '../state.ts'
import type { ShipView, View } from '../view.ts'
import { crewIn, crewsCalled, mutinyOf, ownMenIn } from '../wording.ts'
import { pickCrew } from './draft.ts'
import { about } from './explain.ts'
import { forecastOf } from './forecast.ts'
import { unitAlone } from './geometry.ts'
import { withinReach } from './glow.ts'
import { Pile } from './pile.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

const callersIn = ({ mutinies }: View, crew: Disc): Seat[] =>
  mutinies.flatMap((mutiny) => (mutiny.crew === crew ? [mutiny.seat] : []))

/** What happens here, in a sentence. */
function sentenceOf({ scene }: Table): string {
  const words = say()
  const { view, reader } = scene
  const captain = reader.name(view.active)
  const names = view.mutinies.map(({ seat }) => reader.name(seat))
  if (view.step === 'obey')
    return crewsCalled(view).length > 1 ? words.calledSeveral(captain) : words.called(names, captain)
  const mine = mutinyOf(view, scene.me)
  if (mine === undefined) return words.mayCall(names, captain)
  return has(view.answered, scene.me) ? words.answered : words.yourMen(ownMenIn(view, mine.crew, mine.seat), captain)
}

const titleOf = (view: View): string => {
  const words = say()
  if (view.step === 'mutiny') return words.mutinyAsk
  return crewsCalled(view).length > 1 ? words.mutinies : words.mutiny
}

interface MutinousProps {
  readonly table: Table
  readonly crew: Disc
  readonly unit: number
}

function Callers({ table, crew }: Omit<MutinousProps, 'unit'>) {
  return (
    <span class="callers">
      {callersIn(table.scene.view, crew).map((seat) => (
        <span key={seat} class="caller" {...about('captain', seat)}>
          <SeatChip seat={seatIndex(seat)} size={18} /> {table.scene.reader.name(seat)}
        </span>
      ))}
    </span>
  )
}

/** A crew in unrest, its mutineers pointed at. With several, the captain picks here. */
function Mutinous({ table, crew, unit }: MutinousProps) {
  const words = say()
  const { view, reader } = table.scene
  const seen = crewIn(view, crew)
  if (seen === undefined) return null
  const callers = callersIn(view, crew)
  const mayPick = table.targets.pickable.includes(crew) && table.targets.picked !== crew
  const pick = () => (table.draft.value = pickCrew(table.draft.value, crew))
  return (
    <div class="mutinous" {...about('crew', crew)}>
      <Pile
        crew={crew}
        discs={seen.discs}
        unit={unit}
        state={table.targets.picked === crew ? 'chosen' : 'plain'}
        spot={null}
        marked={callers}
      />
      <Callers table={table} crew={crew} />
      <span class="visually-hidden">
        {words.crewButton(reader.name(seen.captain), seen.discs.at(-1)?.value ?? '?', seen.men)}
      </span>
      {mayPick && (
        <button type="button" class="btn sm" onClick={pick}>
          {words.obeyWith(seen.men)}
        </button>
      )}
    </div>
  )
}

/** A ship's name, with what my men would be paid there. */
function paidAt({ scene: { view, me } }: Table, { id, name }: ShipView): string {
  const mine = mutinyOf(view, me)
  const wage = mine === undefined ? undefined : forecastOf(view, mine.crew, id)?.wages.find(({ seat }) => seat === me)
  return wage === undefined ? name : say().paidAt(name, say().range(wage.least, wage.most))
}

function Reach({ table }: { readonly table: Table }) {
  const { view } = table.scene
  if (view.step === 'obey') return table.targets.picked >= 0 ? <p class="reach">{say().nowShip}</p> : null
  const crews = [...new Set(view.mutinies.map(({ crew }) => crew))]
  const ships = view.ships.filter((ship) => crews.some((crew) => withinReach(view, crew).includes(ship)))
  return (
    <p class="reach" {...about('mutiny')}>
      {say().withinReach(ships.map((ship) => paidAt(table, ship)))}
    </p>
  )
}

/** Room for the callers' names and the button under each pile. */
const UNDER_PX = 74

const CLOTH = 'M10 8C44-6 70 24 112 8L106 40 112 72C70 88 44 58 10 72Z'

/** Hoisted when a mutiny has been called; dark by day and by night. */
function BlackFlag() {
  return (
    <span class="black-flag" aria-hidden="true" {...about('mutiny')}>
      <svg viewBox="0 0 120 128">
        <path class="flag-pole" d="M8 2V126" />
        <path class="flag-cloth" d={CLOTH} />
      </svg>
      <Icon name="skull" />
    </span>
  )
}

function Unrest({ table }: { readonly table: Table }) {
  const { view, layout } = table.scene
  const crews = crewsCalled(view)
  const [room, box] = useBox('stage')
  const men = crews.map((crew) => crewIn(view, crew)?.men ?? 1)
  // Always on one shelf: they are weighed against each other.
  const tallest = Math.max(1, ...men)
  const unit = unitAlone(tallest, {
    box: { width: box.width / Math.max(1, crews.length) - 24, height: box.height },
    label: UNDER_PX,
    aside: 0,
    mostUnit: layout === 'wide' ? 2.6 : 1.7,
  })
  return (
    <div class="unrest" ref={room}>
      <svg class="stage-rays" viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Glory x={300} y={150} r0={70} r1={900} rays={112} class="rays" />
      </svg>
      {crews.map((crew) => (
        <Mutinous key={crew} table={table} crew={crew} unit={unit} />
      ))}
    </div>
  )
}

interface MutinyProps {
  readonly table: Table
  /** To look at the docks. */
  putAway(): void
}

export function MutinyStage({ table, putAway }: MutinyProps) {
  const { view, layout } = table.scene
  return (
    <Stage
      kind="mutiny"
      title={titleOf(view)}
      layout={layout}
      place="part"
      state={{ 'data-step': view.step }}
      picture={<Unrest table={table} />}
      verdict={null}
      away={{ label: say().foldStage, icon: 'eye', run: putAway }}
    >
      {view.step === 'obey' && <BlackFlag />}
      <h2 {...about('mutiny')}>{titleOf(view)}</h2>
      <p>{sentenceOf(table)}</p>
      <Reach table={table} />
    </Stage>
  )
}
