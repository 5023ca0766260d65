// A boarding on its own stage: who is asked in turn, what each brings, and the totals adding up against the strength.
// Sections 5 and 6 of the rules.
import { nth, type Seat } from '@flibuste/kernel'
import { Icon, SeatChip, seatClass, seatIndex } from '@flibuste/web/art'
import { Stage, StageOrder, type StageParty, type Standing } from '@flibuste/web/kit'
import { goodOf, isMarked } from '../cards.ts'
import { counterNeeds } from '../wording.ts'
import { Chip } from './chip.ts'
import { leaderOf, type Bystander, type DuelReport, type Fighter, type Stance } from './duel-report.ts'
import { LargeScene, SmallScene } from './duel-scene.tsx'
import { ColourDie, Roundel, Shield } from './goods.tsx'
import { about, PART_KINDS } from './explain.ts'
import { Ladder } from './ladder.tsx'
import { OddsSheet } from './odds-sheet.tsx'
import { knownBonus } from './rows.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface StageProps {
  readonly table: Table
  readonly report: DuelReport
  close(): void
}

type PartProps = Omit<StageProps, 'close'>

/** Nothing tells a total before it has been told: its place is kept. */
const kept = ({ isTold }: Fighter) => ({ 'data-told': isTold ? 'yes' : 'no' })

const signOf = (seat: Seat) => <SeatChip seat={seatIndex(seat)} size={20} />

const STANDING_OF: { readonly [S in Stance]: readonly Standing[] } = {
  asked: ['on'],
  waits: [],
  declined: ['out'],
  noCard: ['out'],
  short: ['out'],
}

/** Who fights, and who is asked in turn. */
function partiesOf({ table: { scene }, report: { fighters, bystanders } }: PartProps): StageParty[] {
  const words = say()
  const isAsked = bystanders.some(({ stance }) => stance === 'asked')
  return [
    ...fighters.map((fighter, nth): StageParty => ({
      key: fighter.seat,
      sign: signOf(fighter.seat),
      name: scene.reader.name(fighter.seat),
      said: <span {...kept(fighter)}>{words.rolled(fighter.role, fighter.attack.total)}</span>,
      standings: !isAsked && nth === fighters.length - 1 ? ['on'] : [],
      mark: about('captain', fighter.seat),
    })),
    ...bystanders.map(({ seat, stance }): StageParty => ({
      key: seat,
      sign: signOf(seat),
      name: scene.reader.name(seat),
      said: words.stance[stance],
      standings: STANDING_OF[stance],
      mark: about('captain', seat),
    })),
  ]
}

/** What a side brings: those added from hand have the glow ring. */
function Provisions({ fighter }: { readonly fighter: Fighter }) {
  const words = say()
  const firstAdded = fighter.goods.length - fighter.added.length
  return (
    <ul class="duel-goods">
      {fighter.goods.map((card, at) => (
        <li key={at} class={at >= firstAdded ? 'added' : ''} {...about('card', card)}>
          <Roundel good={goodOf(card)} marked={isMarked(card)} label={words.card(card)} />
          {at >= firstAdded && <i>{words.fromHand}</i>}
        </li>
      ))}
      {fighter.goods.length > 0 && (
        <li class="complete" {...about('captain', fighter.seat)}>
          <Icon name="check" /> {words.complete}
        </li>
      )}
    </ul>
  )
}

function FighterSheet({ table, report, fighter }: PartProps & { readonly fighter: Fighter }) {
  const words = say()
  const { attack, role, seat } = fighter
  const { strength } = report.ship
  const best = leaderOf(report)
  // What is not told yet cannot be asked either.
  const sum = fighter.isTold ? about('total', seat, attack.total, strength) : {}
  const end = words.fighterEnd(role, attack.total, strength, {
    rival: best === null || best.seat === seat ? null : best.attack.total,
    tied: report.fighters.some((other) => other !== fighter && other.isTold && other.attack.total === attack.total)
      ? 'yes'
      : 'no',
    took: report.end.kind === 'taken' && report.end.seat === seat ? 'yes' : 'no',
  })
  return (
    <section class={`sheet fighter as-${role} ${seatClass(seatIndex(seat))}`}>
      <header>
        <SeatChip seat={seatIndex(seat)} size={26} {...about('captain', seat)} />
        <h2 {...about('captain', seat)}>{table.scene.reader.name(seat)}</h2>
        <i>{words.role[role]}</i>
      </header>
      <Provisions fighter={fighter} />
      <p class="sum" {...kept(fighter)} {...sum}>
        {words.sum(attack)} <Chip table={table} clause={role === 'boarder' ? 'STO-5.5' : 'STO-6.5'} />
      </p>
      <p class="big-total" {...kept(fighter)} {...sum}>
        <b class={fighter === best && attack.total >= strength ? 'leads' : ''}>{attack.total}</b>
        <span>{end}</span>
      </p>
    </section>
  )
}

/** Who is being asked: what his side has and lacks, open to all. */
function AskedSheet({ table, bystander: { seat } }: { readonly table: Table; readonly bystander: Bystander }) {
  const words = say()
  const { view, reader, me } = table.scene
  const side = view.sea[view.matter.slot]?.sides[seat]
  if (side === undefined) return null
  return (
    <section class={`sheet fighter as-asked ${seatClass(seatIndex(seat))}`}>
      <header>
        <SeatChip seat={seatIndex(seat)} size={26} {...about('captain', seat)} />
        <h2 {...about('captain', seat)}>{reader.name(seat)}</h2>
        <i>{words.stance.asked}</i>
      </header>
      <ul class="duel-goods">
        {side.goods.map((card, at) => (
          <li key={at} {...about('card', card)}>
            <Roundel good={goodOf(card)} marked={isMarked(card)} label={words.card(card)} />
          </li>
        ))}
        {side.missing.map((good, at) => (
          <li key={`missing-${at}`} {...about('want', good)}>
            <Roundel good={good} state="missing" label={words.missingGood(words.good(good))} />
          </li>
        ))}
      </ul>
      <p class="sum">
        {seat === me ? words.youMayCounter(side.missing.length) : words.mayCounter(reader.name(seat))}{' '}
        <Chip table={table} clause="STO-6.2" />
      </p>
      {seat === me && (
        <p class="big-total" {...about('part', PART_KINDS.indexOf('bonus'), knownBonus(side), seat)}>
          <b>+{knownBonus(side)}</b>
          <span>{words.ownBonus(counterNeeds(view).total)}</span>
        </p>
      )}
    </section>
  )
}

/** What a failure costs: two colour dice, a provision for each that lies there. STO-5.7. */
function LossSheet({ table, end }: { table: Table; end: Extract<DuelReport['end'], { kind: 'failed' }> }) {
  const words = say()
  return (
    <section class="sheet fighter loss">
      <header>
        <h2>{words.lossTitle}</h2>
      </header>
      <div class="loss-dice">
        {end.dice.map((good, at) => (
          <span key={at} class="die-slot" {...about('colourDice')}>
            <ColourDie good={good} label={words.colourDie(good)} />
          </span>
        ))}
      </div>
      <p class="sum">
        {end.lost === null ? words.lossOpen : words.lossSaid(end.lost.map(words.card))}{' '}
        <Chip table={table} clause="STO-5.7" />
      </p>
    </section>
  )
}

function TakenSheet({ table, report, seat }: PartProps & { readonly seat: Seat }) {
  const words = say()
  return (
    <section class="sheet fighter taken">
      <header>
        <h2>{words.noCounter}</h2>
      </header>
      <p class="sum">
        {words.takenSaid(table.scene.reader.name(seat), words.shipName(report.ship), report.ship.points)}{' '}
        <Chip table={table} clause="STO-7.1" />
      </p>
      <p class="big-total" {...about('prize', report.ship.strength, report.ship.points)}>
        <b class="leads">+{report.ship.points}</b>
      </p>
    </section>
  )
}

function RightSheet({ table, report }: PartProps) {
  const { end, fighters, bystanders } = report
  const asked = bystanders.find(({ stance }) => stance === 'asked')
  if (table.draft.value.open === 'odds') return <OddsSheet table={table} />
  if (end.kind === 'failed') return <LossSheet table={table} end={end} />
  if (asked !== undefined) return <AskedSheet table={table} bystander={asked} />
  const rival = fighters.length > 1 ? rivalOf(report) : null
  const fighter = fighters.find(({ seat }) => seat === rival)
  if (fighter !== undefined) return <FighterSheet table={table} report={report} fighter={fighter} />
  return end.kind === 'taken' ? <TakenSheet table={table} report={report} seat={end.seat} /> : null
}

/** Who lies on the right: the one asked, else the best of those who came, else nobody. */
function rivalOf({ bystanders, fighters, end }: DuelReport): Seat | null {
  const asked = bystanders.find(({ stance }) => stance === 'asked')
  if (asked !== undefined) return asked.seat
  if (end.kind === 'taken' && end.seat !== fighters[0]?.seat) return end.seat
  return fighters.length > 1 ? fighters.at(-1)!.seat : null
}

/** Who has her now, or that she was not to be had; null: it is still open. */
function verdictOf({ table: { scene }, report: { end, ship, boarder } }: PartProps): string | null {
  const words = say()
  if (end.kind === 'open') return null
  if (end.kind === 'failed') return words.beatenBack(scene.reader.name(boarder))
  return words.takesShip(scene.reader.name(end.seat), ship.points)
}

function Totals({ table: { scene }, report }: PartProps) {
  const words = say()
  return (
    <section class="sheet ladder-sheet">
      <header>
        <h2>{words.totals}</h2>
        <span {...about('prize', report.ship.strength, report.ship.points)}>
          <Shield strength={report.ship.strength} label={words.strength(report.ship.strength)} />
        </span>
      </header>
      <Ladder report={report} phone={scene.layout === 'phone' ? 'phone' : 'large'} name={scene.reader.name} />
    </section>
  )
}

export function DuelStage({ close, ...props }: StageProps) {
  const words = say()
  const { table, report } = props
  const { layout } = table.scene
  const rival = rivalOf(report)
  return (
    <Stage
      kind="duel"
      title={words.boarding(words.shipName(report.ship))}
      layout={layout}
      place="board"
      state={{ 'data-end': report.end.kind }}
      picture={
        layout === 'phone' ? (
          <SmallScene report={report} rival={rival} />
        ) : (
          <LargeScene report={report} rival={rival} layout={layout} />
        )
      }
      verdict={verdictOf(props)}
      order={<StageOrder label={words.askedInTurn} parties={partiesOf(props)} />}
      away={{ label: words.toTheShips, icon: 'eye', run: close }}
    >
      <FighterSheet {...props} fighter={nth(report.fighters, 0)} />
      <Totals {...props} />
      <div class="duel-right">
        <RightSheet {...props} />
      </div>
    </Stage>
  )
}
