// A lair or a ship looked at closely: figures large, in words, the last dice thrown at it, and what an attack would come to.
import { bySeat } from '@flibuste/kernel'
import { Die, Icon, islandPath, SeatChip, seatIndex, Shore, Water } from '@flibuste/web/art'
import { allowed, attempt } from '@flibuste/web/kit'
import type { ComponentChildren } from 'preact'
import { spaceOfLair, WATERS, type Lair } from '../chart.ts'
import { lairParty, type Party } from '../state.ts'
import { about } from './explain.ts'
import { BankBar } from './bank-bar.tsx'
import { Counts } from './captain-sheet.tsx'
import { chanceOf } from './actions.tsx'
import { aimOf } from './chart-reach.tsx'
import { Chip } from './chip.ts'
import { deckOf } from './deck.ts'
import { faceOf, Fort } from './figures.tsx'
import { attackOn, partyKey, sameParty } from './glow.ts'
import { LargeTile } from './lair-tile.tsx'
import { numberedIn } from './lair-words.ts'
import { partyNearby } from './nearby.ts'
import { OddsSheet } from './odds-sheet.tsx'
import { Plan } from './plan.tsx'
import { isActing, largeSeat, spacePiece, type Table } from './touch.ts'
import { say } from './words.ts'

interface PartyProps {
  readonly table: Table
  readonly party: Party
}

/** Weighed, asked for or aimed at. */
const partyMeant = (table: Table): Party | null => table.draft.value.weighed ?? table.look.value ?? aimOf(table)

function LairPicture({ table, lair }: { readonly table: Table; readonly lair: Lair }) {
  const view = table.scene.view.lairs[lair]!
  return (
    <svg class="lair-picture" viewBox="-16 -14 252 226" aria-hidden="true" {...about('space', spaceOfLair(lair))}>
      <Water x={-500} y={-500} width={1300} height={1300} waves={0.6} />
      <Shore d={islandPath(110, 98, 120, 106, lair * 13 + 18, 0.06)} />
      {view.face === 'up' ? (
        <LargeTile lair={view} at={lair} x={110} y={98} radius={116} />
      ) : view.face === 'down' ? (
        <Fort x={110} y={108} size={130} />
      ) : (
        <path class="wreck" transform="translate(110 104) scale(4)" d="M-15 8L-7-7-2 2 3-10 9 3 13-1 17 8" />
      )}
    </svg>
  )
}

function LairLines({ table, lair }: { readonly table: Table; readonly lair: Lair }) {
  const words = say()
  const { view } = table.scene
  const { face, slots, fixed, ready } = view.lairs[lair]!
  if (face === 'gone') return <p class="lines">{words.goneLine}</p>
  if (face === 'down') {
    const coins = view.hiddenTiles.map((tile) => table.sea.edition.lairs[tile]!.coin)
    return (
      <ul class="lines" {...about('space', spaceOfLair(lair))}>
        <li>{words.sealedLine}</li>
        <li>{words.hiddenCoins(coins.toSorted((one, two) => one - two))}</li>
      </ul>
    )
  }
  return (
    <ul class="lines" {...about('space', spaceOfLair(lair))}>
      <li>{numberedIn(slots, fixed, words).join('; ')}</li>
      {fixed > 0 && (
        <li {...about('fixed', lair)}>
          {words.fixedCannons(fixed)} <Chip table={table} clause="PIR-6.4" />
        </li>
      )}
      {!ready && (
        <li>
          {words.notReady} <Chip table={table} clause="PIR-6.8" />
        </li>
      )}
    </ul>
  )
}

function DiceRow({ dice, caption }: { readonly dice: readonly number[]; readonly caption: string }) {
  return (
    <span class="dice-row" {...about('dice')} role="img" aria-label={`${caption}: ${dice.join(', ')}`}>
      <span class="dice">
        {dice.map((die, at) => (
          <Die key={at} face={faceOf(die)} />
        ))}
      </span>
      <i class="caption">{caption}</i>
    </span>
  )
}

/** As long as the page remembers the fight. */
function ShowAgain({ table, party }: PartyProps) {
  const { fought } = table
  if (fought.value === null || !sameParty(fought.value.target, party)) return null
  return (
    <button type="button" class="btn sm quiet-edge again" onClick={() => table.showAgain()}>
      <Icon name="play" />
      {say().showAgain}
    </button>
  )
}

/** The dice of the fight before, where this was its target. */
function LastRolls({ table, party }: PartyProps) {
  const words = say()
  const { view, reader } = table.scene
  const { lastFight } = view
  if (lastFight === null || table.draft.value.odds || !sameParty(lastFight.target, party)) return null
  return (
    <div class="last-rolls">
      <DiceRow dice={lastFight.volley} caption={words.rollOf(reader.name(lastFight.attacker))} />
      {lastFight.answer.length > 0 && <DiceRow dice={lastFight.answer} caption={words.answerRoll} />}
      <ShowAgain table={table} party={party} />
    </div>
  )
}

/** Whether this page could want to attack it. */
const isPrey = (table: Table, party: Party): boolean =>
  party.kind === 'lair' ? table.scene.view.lairs[party.lair]!.face !== 'gone' : party.seat !== largeSeat(table.scene)

const pieceOf = ({ scene }: Table, party: Party): string =>
  spacePiece(party.kind === 'lair' ? WATERS + party.lair : bySeat(scene.view.ships, party.seat).space)

function Acts({ table, party }: PartyProps) {
  const words = say()
  const { scene, draft } = table
  if (!isPrey(table, party) || scene.view.step === 'load') return null
  const move = attackOn(party)
  const isAsked = isActing(table)
  // What only happens to be near has no dead button.
  const isOffered = isAsked && (allowed(scene.legal, move) || partyMeant(table) !== null)
  const label = isOffered ? scene.text.move(move, scene.view, scene.reader) + chanceOf(scene, move) : ''
  return (
    <div class="acts">
      {isOffered && (
        <button
          type="button"
          class="btn sm attack"
          aria-disabled={!allowed(scene.legal, move)}
          onClick={() => attempt(table, move, pieceOf(table, party))}
        >
          <Icon name="cannon" />
          {label}
        </button>
      )}
      <button
        type="button"
        class="btn sm quiet-edge odds-button"
        aria-pressed={draft.value.odds}
        onClick={() =>
          (draft.value = { ...draft.value, odds: !draft.value.odds, weighed: draft.value.odds ? null : party })
        }
      >
        <Icon name="eye" />
        {words.odds}
      </button>
    </div>
  )
}

function Odds({ table, party }: PartyProps) {
  if (!table.draft.value.odds || !isPrey(table, party)) return null
  return <OddsSheet table={table} attacker={largeSeat(table.scene)} target={party} />
}

function LairView({ table, lair }: { readonly table: Table; readonly lair: Lair }) {
  const words = say()
  const { island, face, treasure, coin } = table.scene.view.lairs[lair]!
  const party = lairParty(lair)
  return (
    <>
      <LairPicture table={table} lair={lair} />
      <div class="told">
        <header class="lair-head" {...about('space', spaceOfLair(lair))}>
          <h2>{island}</h2>
          <p class="caption">{words.faceLine(face, treasure, coin)}</p>
        </header>
        <Acts table={table} party={party} />
        {!table.draft.value.odds && <LairLines table={table} lair={lair} />}
        <Odds table={table} party={party} />
        <LastRolls table={table} party={party} />
      </div>
    </>
  )
}

function ShipInspected({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { scene, draft } = table
  const party = { kind: 'ship', seat } as const
  return (
    <div class="told ship-told">
      <header>
        <SeatChip seat={seatIndex(seat)} size={22} {...about('captain', seat)} />
        <h2 {...about('captain', seat)}>{scene.reader.name(seat)}</h2>
        <Counts table={table} seat={seat} />
      </header>
      <Plan deck={deckOf(scene, draft.value, seat)} />
      <BankBar view={scene.view} seat={seat} />
      <Acts table={table} party={party} />
      <Odds table={table} party={party} />
      <LastRolls table={table} party={party} />
    </div>
  )
}

export function Inspector({ table, children }: { readonly table: Table; readonly children?: ComponentChildren }) {
  const party = partyMeant(table) ?? partyNearby(table)
  if (party === null)
    return (
      <section class="sheet inspector" aria-label={say().inspector}>
        <p class="caption nothing">{say().lookAtOne}</p>
      </section>
    )
  return (
    <section class="sheet inspector" aria-label={say().inspector} data-party={partyKey(party)}>
      {children}
      {party.kind === 'lair' ? (
        <LairView table={table} lair={party.lair} />
      ) : (
        <ShipInspected table={table} seat={party.seat} />
      )}
    </section>
  )
}
