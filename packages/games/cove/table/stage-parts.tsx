// Round the sea of a battle: who acts when, the cards laid, the mats of two ships.
import { SeatChip, seatIndex } from '@flibuste/web/art'
import { allowed, StageOrder, type Mark as Asked, type StageParty, type Standing } from '@flibuste/web/kit'
import type { Row } from '../cards.ts'
import { isSeat, type Party } from '../moves.ts'
import { about, idleIn } from './explain.ts'
import { fighterIn, turnOf, type BattleFrame, type ShipState } from './battle-frame.ts'
import { Mark } from './marks.tsx'
import { Mat, rowLine, type RowTouch } from './mat.tsx'
import { partyMark, partyName, PartySign } from './party.tsx'
import { PlayedCard } from './played-card.tsx'
import { levelBefore } from './taken.ts'
import { aimIn, touchParty, touchTarget, type Table } from './touch.ts'
import { say } from './words.ts'

interface PartProps {
  readonly table: Table
  readonly frame: BattleFrame
}

/** In a word; under a thumb the sign of sails stands for it. */
function Speed({ value }: { readonly value: number }) {
  return (
    <span class="speed">
      <Mark name="sails" />
      <span class="speed-word">{say().speed(value)}</span>
      <b class="speed-figure" aria-hidden="true">
        {value}
      </b>
    </span>
  )
}

/** Who acts, who has left, whom one can fire at, and at whom one does. */
function standingsOf(table: Table, { acting }: BattleFrame, { party, fate }: ShipState): Standing[] {
  const isTarget = table.scene.legal.some((move) => move.kind === 'fire' && move.at === party)
  return [
    ...(party === acting ? (['on'] as const) : []),
    ...(fate === 'here' ? [] : (['gone'] as const)),
    ...(isTarget ? (['target'] as const) : []),
    ...(aimIn(table)?.at === party ? (['aimed'] as const) : []),
  ]
}

/** When a ship fires: the same number in the strip, at sea and on its mat. */
function Turn({ frame, party }: { readonly frame: BattleFrame; readonly party: Party }) {
  const turn = turnOf(frame, party)
  if (turn === 0) return null
  return (
    <span class="turn-number" title={say().firesNth(turn)} {...about('order')}>
      <span aria-hidden="true">{turn}</span>
      <span class="visually-hidden">{say().firesNth(turn)}</span>
    </span>
  )
}

/** Ships in falling speed; a touch aims at one, or looks at it. */
export function Order({ table, frame }: PartProps) {
  const words = say()
  const parties = frame.ships.map((ship): StageParty => ({
    key: ship.party,
    sign: (
      <>
        <Turn frame={frame} party={ship.party} />
        <PartySign party={ship.party} size={20} />
      </>
    ),
    name: partyName(table, frame, ship.party),
    said: ship.fate === 'here' ? <Speed value={ship.speed} /> : words.left,
    standings: standingsOf(table, frame, ship),
    mark: partyMark(frame, ship.party),
    press: () => touchParty(table, ship.party),
  }))
  return (
    <StageOrder label={words.orderOf(frame.exchange)} parties={parties} attributes={about('order')}>
      <li class="exchange">
        <i>{words.exchange(frame.exchange)}</i>
      </li>
    </StageOrder>
  )
}

/** Cards in force lie at the edge of the sea. */
export function LaidCards({ table, frame, isFresh }: PartProps & { readonly isFresh: boolean }) {
  if (frame.laid.length === 0) return null
  return (
    <ul class="laid-cards" aria-label={say().laidCards}>
      {frame.laid.map(({ seat, card }, nth) => (
        <PlayedCard
          key={`${seat}-${card}-${nth}`}
          table={table}
          seat={seat}
          card={card}
          from={`[data-fighter="${seat}"]`}
          isFresh={isFresh}
        />
      ))}
    </ul>
  )
}

/** Rows of a captain that can be fired at now are buttons. */
function aimTouch(table: Table, frame: BattleFrame, party: Party): (row: Row) => RowTouch {
  const { view, legal } = table.scene
  const aim = aimIn(table)
  return (row) => {
    if (!allowed(legal, { kind: 'fire', at: party, section: row })) return { kind: 'none' }
    const player = frame.players[party]!
    return {
      kind: 'press',
      label: say().aimAt(rowLine(view, player, row, player.sections[row]!.level)),
      isChosen: aim?.at === party && aim.section === row,
      press: () => touchTarget(table, party, row),
    }
  }
}

function Might({ dice, mark }: { readonly dice: number; readonly mark: Asked }) {
  return (
    <span class="might" {...mark}>
      <Mark name="cannon" />
      <b>{dice}</b> {say().diceWord(dice)}
    </span>
  )
}

function CaptainSide({ table, frame, party }: PartProps & { readonly party: Party }) {
  const { view, reader } = table.scene
  const player = frame.players[party]!
  const name = reader.name(party)
  return (
    <section class="sheet side-sheet" aria-label={say().shipOf(name)} data-side={party}>
      <header>
        <SeatChip seat={seatIndex(party)} size={22} {...about('captain', party)} />
        <h2 class="name" {...about('captain', party)}>
          {name}
        </h2>
        <Turn frame={frame} party={party} />
        <Might dice={player.dice} mark={about('dice', party)} />
      </header>
      <Mat
        key={party}
        view={view}
        player={player}
        seat={party}
        look={(row) => ({
          level: player.sections[row]!.level,
          was: levelBefore(table.scene, frame, party, row),
          ghost: 0,
          idle: idleIn(player, row),
        })}
        touch={aimTouch(table, frame, party)}
        label={say().matOf(name)}
      />
    </section>
  )
}

/** A ship without a captain: its hull, its dice, what it is worth. */
function HunterSide({ table, frame, ship }: PartProps & { readonly ship: ShipState }) {
  const words = say()
  const fighter = fighterIn(frame, ship.party)
  if (fighter === null) return null
  const hull = Math.max(0, ship.hull)
  const name = partyName(table, frame, ship.party)
  const mark = partyMark(frame, ship.party)
  return (
    <section class="sheet side-sheet hunter" aria-label={name} data-side={ship.party}>
      <header {...mark}>
        <PartySign party={ship.party} size={22} />
        <h2 class="name">{name}</h2>
        <Turn frame={frame} party={ship.party} />
        <Might dice={fighter.dice} mark={mark} />
      </header>
      <p class="hunter-aim" {...mark}>
        {words.hunterAim(frame.legend, fighter)}
      </p>
      <p class="hull-pips" {...mark} role="img" aria-label={words.hullLeft(hull, fighter.hull)}>
        <Mark name="hull" />
        {Array.from({ length: fighter.hull }, (_, at) => (
          <span key={at} class={at < hull ? 'whole' : ''} />
        ))}
        <b>{hull}</b>
      </p>
      <p class="hunter-worth" {...mark}>
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
