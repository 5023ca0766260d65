// The sheets of a battle: who acts when, the mats of two ships, the dice, what was said and played.
import { plain, type Phrase } from '@flibuste/kernel'
import { Die, DIE_FACES, SeatChip, seatIndex } from '@flibuste/web/art'
import type { Row } from '../cards.ts'
import { ROYAL_NAVY, TAVERN_KINDS } from '../data.ts'
import type { Event } from '../events.ts'
import { isSeat, LEGEND, type Party } from '../moves.ts'
import type { BattleFrame, ShipState, Volley } from './battle-report.ts'
import { fighterOfLegend } from './chart-ships.tsx'
import { Chip } from './chip.tsx'
import { allowed } from './legal.ts'
import { Mark } from './marks.tsx'
import { Mat, rowLine, type RowTouch } from './mat.tsx'
import { aimFor } from './suggest.ts'
import { isAsked, touchParty, touchTarget, type Table } from './touch.ts'
import { say } from './words.ts'

interface PartProps {
  readonly table: Table
  readonly frame: BattleFrame
}

export function partyName({ scene }: Table, frame: BattleFrame, party: Party): string {
  if (isSeat(party)) return scene.reader.name(party)
  return party === LEGEND ? say().legendName(frame.legend) : say().royalNavyTitle
}

export function PartySign({ party, size }: { readonly party: Party; readonly size: number }) {
  return isSeat(party) ? (
    <SeatChip seat={seatIndex(party)} size={size} />
  ) : (
    <Mark name={party === LEGEND ? 'skull' : 'crown'} />
  )
}

/** Whose act it is: the captain asked, or the ship that fired last. */
const actingIn = ({ scene: { view } }: Table, { volley }: BattleFrame): Party =>
  view.battle === null ? (volley?.by ?? -1) : (view.battle.order[view.battle.turn - 1] ?? -1)

/** Ships in falling speed; a touch aims at one, or looks at it. */
export function Order({ table, frame }: PartProps) {
  const words = say()
  const acting = actingIn(table, frame)
  return (
    <ol class="order" aria-label={words.orderOf(frame.exchange)}>
      {frame.ships.map(({ party, speed, here }) => (
        <li key={party} class={`${party === acting ? 'on' : ''} ${here ? '' : 'gone'}`}>
          <button type="button" disabled={!here} onClick={() => touchParty(table, party)}>
            <PartySign party={party} size={20} />
            <b>{partyName(table, frame, party)}</b>
            <span>{here ? words.speed(speed) : words.left}</span>
          </button>
        </li>
      ))}
      <li class="exchange">
        <i>{words.exchange(frame.exchange)}</i>
      </li>
    </ol>
  )
}

/** Rows of a captain that can be fired at now are buttons. */
function aimTouch(table: Table, frame: BattleFrame, party: Party): (row: Row) => RowTouch {
  const { view, legal } = table.scene
  const aim = isAsked(table) ? aimFor(view, table.draft.value, legal) : null
  return (row) => {
    if (!allowed(legal, { kind: 'fire', at: party, section: row })) return { kind: 'none' }
    const line = rowLine(view, view.players[party]!, row, frame.levels[party]![row]!)
    return {
      kind: 'press',
      label: say().aimAt(line),
      isChosen: aim?.at === party && aim.section === row,
      press: () => touchTarget(table, party, row),
    }
  }
}

function CaptainSide({ table, frame, party }: PartProps & { readonly party: Party }) {
  const { view, reader } = table.scene
  const player = view.players[party]!
  const name = reader.name(party)
  return (
    <section class="sheet side-sheet" aria-label={say().shipOf(name)} data-side={party}>
      <header>
        <SeatChip seat={seatIndex(party)} size={22} />
        <h2 class="name">{name}</h2>
        <span class="might">
          <Mark name="cannon" />
          <b>{player.dice}</b> {say().diceWord(player.dice)}
        </span>
      </header>
      <Mat
        view={view}
        player={player}
        look={(row) => ({ level: frame.levels[party]![row]!, was: frame.was[party]![row]!, ghost: 0 })}
        touch={aimTouch(table, frame, party)}
        label={say().matOf(name)}
      />
    </section>
  )
}

/** A ship without a captain: its hull, its dice, what it is worth. */
function HunterSide({ table, frame, ship }: PartProps & { readonly ship: ShipState }) {
  const words = say()
  const fighter = ship.party === LEGEND ? fighterOfLegend(frame.legend) : ROYAL_NAVY
  if (fighter === null) return null
  const hull = Math.max(0, ship.hull)
  return (
    <section class="sheet side-sheet hunter" aria-label={partyName(table, frame, ship.party)} data-side={ship.party}>
      <header>
        <PartySign party={ship.party} size={22} />
        <h2 class="name">{partyName(table, frame, ship.party)}</h2>
        <span class="might">
          <Mark name="cannon" />
          <b>{fighter.dice}</b> {words.diceWord(fighter.dice)}
        </span>
      </header>
      <p class="hunter-aim">{ship.party === LEGEND ? words.legendAim(frame.legend) : words.navyAim}</p>
      <p class="hull-pips" role="img" aria-label={words.hullLeft(hull, fighter.hull)}>
        <Mark name="hull" />
        {Array.from({ length: fighter.hull }, (_, at) => (
          <span key={at} class={at < hull ? 'whole' : ''} />
        ))}
        <b>{hull}</b>
      </p>
      <p class="hunter-worth">
        <Mark name="star" /> {words.worth(fighter.fame)} <Mark name="sails" /> {words.speed(fighter.speed)}
      </p>
    </section>
  )
}

export function Side({ table, frame, party }: PartProps & { readonly party: Party }) {
  const ship = frame.ships.find((one) => one.party === party)
  if (ship === undefined) return <section class="sheet side-sheet" aria-hidden="true" />
  return isSeat(party) ? (
    <CaptainSide table={table} frame={frame} party={party} />
  ) : (
    <HunterSide table={table} frame={frame} ship={ship} />
  )
}

function DiceRow({ volley }: { readonly volley: Volley }) {
  const words = say()
  return (
    <ul class="felt volley-dice" data-dice={volley.dice.length}>
      {volley.dice.map((die, nth) => {
        const state = die >= volley.needed ? 'hit' : 'miss'
        return (
          <li key={nth} class={`die-slot ${state}`}>
            <Die face={DIE_FACES[die - 1] ?? 1} state={state} label={words.dieSaid(die, state)} />
            <span class="die-word" aria-hidden="true">
              {words[state]}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Dice are drawn above the sentences. */
const withoutDice = (phrase: Phrase): Phrase => phrase.filter((word) => typeof word === 'string' || !('die' in word))

function sentenceOf({ scene: { text, reader } }: Table, event: Event): string | null {
  const phrase = text.event(event, reader)
  if (phrase === null) return null
  const isDrawn = event.type === 'fired'
  const told = plain(isDrawn ? withoutDice(phrase) : phrase, reader)
    .trim()
    .replace(/ +([,:])/g, '$1')
    .replace(':,', ':')
  const effect =
    event.type === 'boardingPlayed' || event.type === 'volleyPlayed'
      ? ` ${say().effect[TAVERN_KINDS[event.card]!]}`
      : ''
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.${effect}`
}

/** What happened in this answer, the newest last. */
function Lines({ table, events }: { readonly table: Table; readonly events: readonly Event[] }) {
  const lines = events.flatMap((event, nth) => {
    const sentence = sentenceOf(table, event)
    return sentence === null ? [] : [{ nth, event, sentence }]
  })
  return (
    <ul class="battle-lines">
      {lines.toReversed().map(({ nth, event, sentence }) => (
        <li key={nth} class={event.type}>
          <span>{sentence}</span> <Chip table={table} clause={event.clause} />
        </li>
      ))}
    </ul>
  )
}

/** Cards that count for the whole battle, and those laid for the volley to come. */
function InForce({ table }: { readonly table: Table }) {
  const { view, reader } = table.scene
  if (view.battle === null) return null
  const { played, volley, order, turn } = view.battle
  const acting = order[turn - 1] ?? -1
  const laid = volley.map((card) => ({ seat: acting, card }))
  return (
    <ul class="in-force">
      {[...played, ...laid].map(({ seat, card }, nth) => (
        <li key={nth}>
          <Mark name="card" /> {say().inForce(reader.name(seat), TAVERN_KINDS[card]!)}
        </li>
      ))}
    </ul>
  )
}

export function VolleySheet({ table, frame, events }: PartProps & { readonly events: readonly Event[] }) {
  const words = say()
  const { volley } = frame
  const told =
    volley === null
      ? words.noVolley
      : words.firesAt(partyName(table, frame, volley.by), partyName(table, frame, volley.at), volley.section)
  return (
    <section class="sheet volley-sheet" aria-label={words.volley}>
      <header>
        <h2>{frame.exchange === 0 ? words.boarding : words.volley}</h2>
        <i>{told}</i>
      </header>
      {volley !== null && <DiceRow volley={volley} />}
      <div class="told" tabIndex={0} role="group" aria-label={words.toldHere}>
        <Lines table={table} events={events} />
        <InForce table={table} />
      </div>
    </section>
  )
}
