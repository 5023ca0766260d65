// A captain's dock: purse, treasures, and every crew commanded. Told in words as well, for whoever cannot see it.
import { has, type Seat } from '@flibuste/kernel'
import { Icon, SeatChip, seatIndex, Treasure } from '@flibuste/web/art'
import { FAR, motionAllowed, Role } from '@flibuste/web/kit'
import type { RefObject } from 'preact'
import { valueOf } from '../crews.ts'
import { TREASURES } from '../data.ts'
import type { CrewView } from '../view.ts'
import { about } from './explain.ts'
import { CrewPiece } from './crew-piece.tsx'
import { captionOf, type Shelved, type Shelving } from './geometry.ts'
import { signed } from './sky.ts'
import { paidTo } from './score.ts'
import { crewsAloft, purseTold } from './told.ts'
import type { BuccaneerScene, Table } from './touch.ts'
import { say } from './words.ts'

export const crewsOf = ({ view }: BuccaneerScene, seat: Seat): readonly CrewView[] =>
  view.crews.filter(({ captain }) => captain === seat)

interface DockProps {
  readonly table: Table
  readonly seat: Seat
  readonly shelving: Shelving
  /** Where the men of a crew are counted. */
  readonly counts: Shelved['counts']
  readonly role: 'own' | 'other'
  /** Measures where the piles go; one dock of a row is enough. */
  readonly room: RefObject<HTMLDivElement | null> | null
}

function crewLine({ reader }: BuccaneerScene, { id, discs }: CrewView): string {
  const words = say()
  const under = discs.slice(0, -1).toReversed()
  return words.crewLine(
    valueOf(id),
    under.map(({ seat, value }) => words.under(reader.name(seat), value)),
  )
}

/** The dock in a sentence. */
function dockLine(scene: BuccaneerScene, seat: Seat): string {
  const words = say()
  const { ducats = 0, treasures = [] } = scene.view.players[seat] ?? {}
  const held = TREASURES.flatMap((treasure, kind) =>
    (treasures[kind] ?? 0) > 0 ? [words.treasures(treasure, treasures[kind]!)] : [],
  )
  const crews = crewsOf(scene, seat).map((crew) => crewLine(scene, crew))
  return words.dockLine(scene.reader.name(seat), words.ducats(ducats), held, crews)
}

/** What just came into the purse or left it, where no coin may fly there to say so. */
function Paid({ scene, seat }: { readonly scene: BuccaneerScene; readonly seat: Seat }) {
  const ducats = motionAllowed() ? 0 : paidTo(scene.happened.events, seat)
  if (ducats === 0) return null
  return <span class={ducats > 0 ? 'paid lies' : 'paid lies owed'}>{signed(ducats)}</span>
}

function Purse({ table: { scene, counted }, seat }: { readonly table: Table; readonly seat: Seat }) {
  const treasures = scene.view.players[seat]?.treasures ?? []
  return (
    <>
      <span class="purse" data-spot={`purse-${seat}`} {...about('purse', seat)}>
        <Icon name="coin" />
        <b>{purseTold(scene.view, scene.happened, seat)}</b>
        <Paid scene={scene} seat={seat} />
      </span>
      <span class="held">
        {TREASURES.map((treasure, kind) => {
          if ((treasures[kind] ?? 0) === 0) return null
          // The one on its way has its place already, and counts when it is there.
          const count = counted.players[seat]?.treasures[kind] ?? 0
          return (
            <span key={treasure} class="held-kind" {...about('held', seat, kind)}>
              <span data-spot={`treasure-${seat}-${treasure}`}>
                <Treasure name={treasure} />
              </span>
              {count > 1 && <b>{count}</b>}
            </span>
          )
        })}
      </span>
    </>
  )
}

/** What purse and treasures are worth together, as the head of the page counts them: BUC-8.2. */
function Fortune({ table: { scene, counted }, seat, role }: Pick<DockProps, 'table' | 'seat' | 'role'>) {
  const wealth = counted.players[seat]?.wealth ?? 0
  const hasRoom = role === 'own' || scene.layout !== 'phone'
  if (!hasRoom || wealth === counted.players[seat]?.ducats) return null
  return (
    <b class="fortune" {...about('captain', seat)}>
      {role === 'own' ? say().fortuneInAll(wealth) : say().fortune(wealth)}
    </b>
  )
}

function Shelves({ table, seat, shelving: { unit, band, shelves } }: Pick<DockProps, 'table' | 'seat' | 'shelving'>) {
  const crews = crewsOf(table.scene, seat)
  return (
    <>
      {shelves.map((shelf, nth) => (
        <div key={nth} class="shelf">
          {shelf.map((at) => {
            const crew = crews[at]
            if (crew === undefined) return null
            return <CrewPiece key={crew.id} table={table} crew={crew} unit={unit} band={band} />
          })}
        </div>
      ))}
    </>
  )
}

export function Dock({ table, seat, shelving, counts, role, room }: DockProps) {
  const { scene } = table
  const mark = has(scene.lit, seat) ? 'active' : ''
  const isDeserted = crewsOf(scene, seat).length === 0 && crewsAloft(scene.happened).length === 0
  return (
    <section
      class={`sheet dock ${role} ${mark}`}
      data-counts={counts}
      data-caption={captionOf(shelving)}
      aria-label={say().dock(scene.reader.name(seat))}
      {...(role === 'own' ? {} : FAR)}
    >
      <p class="visually-hidden">{dockLine(scene, seat)}</p>
      <header aria-hidden="true">
        <SeatChip seat={seatIndex(seat)} size={role === 'own' ? 24 : 20} {...about('captain', seat)} />
        <b class="name" {...about('captain', seat)}>
          {scene.reader.name(seat)}
        </b>
        <Role captain={scene.captains[seat]} />
        <Purse table={table} seat={seat} />
        <Fortune table={table} seat={seat} role={role} />
      </header>
      <div class="piles" ref={room}>
        {isDeserted && <p class="nobody caption">{say().nobody}</p>}
        <Shelves table={table} seat={seat} shelving={shelving} />
      </div>
    </section>
  )
}
