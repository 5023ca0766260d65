// A fight on its own stage, over the chart: the volley blow by blow, the answer, then who takes what. A tap ends it.
import { plain, type Phrase } from '@flibuste/kernel'
import { Die, Icon, SeatChip, seatIndex, type IconName } from '@flibuste/web/art'
import { callingReader, Stage, StageOrder, useBox, type StageParty } from '@flibuste/web/kit'
import { chestsOf } from '../chests.ts'
import { HOLD } from '../data.ts'
import type { ChangeMade, Event } from '../events.ts'
import { shipParty, type Party } from '../state.ts'
import { islandIn, slotsWith } from '../wording.ts'
import { KEYS } from './button-keys.ts'
import { Chip } from './chip.ts'
import { about, BLOW_STATES } from './explain.ts'
import { blowsOf, deckAt, fallenAt, garrisonAt, type Blow, type FightReport, type Salvo } from './fight-report.ts'
import { FightScene, sideMark } from './fight-scene.tsx'
import { stanceFor } from './fight-stance.ts'
import { ChestPicture, faceOf } from './figures.tsx'
import { numberedIn } from './lair-words.ts'
import { fightIn, leadBeats, phaseAt, type Phase } from './score.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface StageProps {
  readonly table: Table
  readonly report: FightReport
}

interface PartProps {
  readonly table: Table
  readonly report: FightReport
  readonly phase: Phase
}

const nameOf = ({ scene: { view, reader } }: Table, party: Party): string =>
  party.kind === 'lair' ? islandIn(view, party.lair) : reader.name(party.seat)

/** Who fires with how many dice has one line under a thumb. */
const nameInStrip = (table: Table, party: Party): string =>
  party.kind === 'ship' && table.scene.layout === 'phone'
    ? callingReader(table.scene.reader, table.scene.captains).name(party.seat)
    : nameOf(table, party)

const signOf = (party: Party) =>
  party.kind === 'ship' ? <SeatChip seat={seatIndex(party.seat)} size={20} /> : <Icon name="anchor" />

/** Who fires with how many dice. */
function partiesOf({ table, report, phase }: PartProps): StageParty[] {
  const words = say()
  const { volley, answer, attacker, target } = report
  const isAnswer = phase.flown > volley.blows.length
  const isKnown = phase.landed >= volley.blows.length
  const said = !isKnown ? '' : answer === null ? words.silent : words.answersWith(answer.fired.dice.length)
  const side = (party: Party, told: string, isOn: boolean): StageParty => ({
    key: party.kind,
    sign: signOf(party),
    name: nameInStrip(table, party),
    said: told,
    standings: isOn ? ['on'] : [],
    mark: sideMark(report, phase, party),
  })
  return [
    { ...side(attacker, words.firesWith(volley.fired.dice.length), !isAnswer), key: 'attacker' },
    { ...side(target, said, isAnswer), key: 'target' },
  ]
}

/** The die is drawn beside the sentence. */
const withoutDie = (phrase: Phrase): Phrase => phrase.filter((word) => typeof word === 'string' || !('die' in word))

function sentenceOf({ scene: { text, reader } }: Table, event: Event): string {
  const sentence = plain(withoutDie(text.event(event, reader) ?? []), reader).trim()
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`
}

/** Under a thumb five dice have five lines of the sheet: what each hits, and whose it was where it was mine. */
function blowShort({ scene: { reader } }: Table, blow: Blow): string {
  const words = say()
  if (blow.type === 'missed') return words.missShort(blow.why, blow.slot)
  const isMine = blow.at.kind === 'ship' && blow.at.seat === reader.me
  return words.hitShort(blow.figure, blow.slot, isMine ? 'mine' : 'other')
}

const blowSaid = (table: Table, blow: Blow): string =>
  table.scene.layout === 'phone' ? blowShort(table, blow) : sentenceOf(table, blow)

function BlowLine({ table, blow, landed }: { readonly table: Table; readonly blow: Blow; readonly landed: boolean }) {
  const state = landed ? (blow.type === 'struck' ? 'hit' : 'miss') : 'selected'
  return (
    <li class={state}>
      <span class="line-die" {...about('blow', blow.slot, BLOW_STATES.indexOf(state))}>
        <Die face={faceOf(blow.slot)} state={state} />
      </span>
      <span>{landed ? blowSaid(table, blow) : say().inTheAir}</span>
      {landed && table.scene.layout !== 'phone' && <Chip table={table} clause={blow.clause} />}
    </li>
  )
}

function SalvoLines({ table, report, phase }: PartProps) {
  const words = say()
  const { volley, answer } = report
  const first = volley.blows.length
  const isAnswer = answer !== null && phase.flown > first
  const shown: Salvo = isAnswer ? answer : volley
  const from = isAnswer ? first : 0
  return (
    <section class="sheet blows" aria-label={words.blows}>
      <h2>
        {isAnswer ? words.answerOf(nameOf(table, shown.fired.from)) : words.volleyOf(nameOf(table, shown.fired.from))}
      </h2>
      <ul>
        {shown.blows.map((blow, nth) =>
          from + nth < phase.flown ? (
            <BlowLine key={from + nth} table={table} blow={blow} landed={from + nth < phase.landed} />
          ) : null,
        )}
      </ul>
    </section>
  )
}

/** Figures the target has left. */
function leftOf(report: FightReport, landed: number): string[] {
  const words = say()
  const { target } = report
  if (target.kind === 'ship') {
    const { slots } = deckAt(report, target.seat, landed, 'fighting')
    return [words.pirateSlots(slotsWith(slots, 'pirate')), words.cannonSlots(slotsWith(slots, 'cannon'))]
  }
  const { slots, fixed } = garrisonAt(report, target.lair, landed, 'fighting')
  return [...numberedIn(slots, fixed, words), ...(fixed > 0 ? [words.fixedCannons(fixed)] : [])]
}

function treasureAt({ before, target }: FightReport, after: FightReport['after']): number {
  if (target.kind === 'ship') return before.ships[target.seat]!.aboard
  const lair = before.lairs[target.lair]!
  return lair.face === 'up' ? lair.treasure : after.lairs[target.lair]!.coin
}

/** While the dice fly: what is left, what comes next, what is at stake. */
function Meanwhile({ table, report, phase }: PartProps) {
  const words = say()
  const { volley, answer, target, attacker } = report
  const isThrown = phase.landed >= volley.blows.length
  const room = HOLD - report.before.ships[attacker.seat]!.aboard
  return (
    <div class="then">
      <p {...sideMark(report, phase, target)}>
        <b>{words.keeps(nameOf(table, target))}</b>
        <span>{leftOf(report, Math.min(phase.landed, volley.blows.length)).join('; ')}</span>
      </p>
      {isThrown && (
        <p>
          <b>{answer === null ? words.cannotAnswer : words.stillReady}</b>
          <span>
            {answer === null ? words.silent : words.firesBack(answer.fired.dice.length)}{' '}
            <Chip table={table} clause={answer === null ? 'PIR-6.8' : 'PIR-6.5'} />
          </span>
        </p>
      )}
      <p>
        <b>{words.treasures(treasureAt(report, report.after))}</b>
        <span>
          {words.stakes(room)} <Chip table={table} clause="PIR-7.9" />
        </span>
      </p>
    </div>
  )
}

/** The chests as they lay, and as they are parted. */
function Change({ chests, taken }: ChangeMade) {
  const left = chests.reduce((sum, worth) => sum + worth, 0) - taken
  const row = (worths: readonly number[]) => worths.map((worth, nth) => <ChestPicture key={nth} worth={worth} />)
  return (
    <span class="chests">
      {row(chests)}
      <Icon name="arrow" />
      {row(chestsOf(taken))}
      <Icon name="plus" />
      {row(chestsOf(left))}
    </span>
  )
}

const END_ICONS: { readonly [T in Event['type']]?: IconName } = {
  treasureTaken: 'coin',
  changeMade: 'swap',
  silenced: 'cannon',
  stoodOff: 'anchor',
  lairEmptied: 'skull',
}

/** Why it ended so: PIR-7.1, PIR-7.2, PIR-7.3. */
function whyOf(table: Table, event: Event): string | null {
  const words = say()
  if (event.type === 'stoodOff') return event.clause === 'PIR-7.2' ? words.bothReady : words.noneReady
  if (event.type !== 'treasureTaken' && event.type !== 'nothingTaken') return null
  return words.aloneReady(nameOf(table, event.winner))
}

/** What it cost whoever looks, and what that means for the next turn. */
function Mine({ table, report }: Pick<PartProps, 'table' | 'report'>) {
  const { me } = table.scene.reader
  const lost = fallenAt(report, shipParty(me), blowsOf(report).length).size
  if (lost === 0) return null
  const { slots } = deckAt(report, me, blowsOf(report).length, 'fighting')
  const [cannons, pirates] = [slotsWith(slots, 'cannon').length, slotsWith(slots, 'pirate').length]
  return (
    <li class="mine-lost" {...about('counts', me)}>
      <Icon name="hull" />
      <span>{say().mineLost(lost, cannons, pirates)}</span>
    </li>
  )
}

function Ends({ table, report, phase }: PartProps) {
  return (
    <ul class="fight-ends">
      {report.ends.map((event, nth) => (
        <li key={nth} class={event.type} {...sideMark(report, phase, report.target)}>
          <Icon name={END_ICONS[event.type] ?? 'flag'} />
          <span>
            {sentenceOf(table, event)}
            {event.type === 'changeMade' && <Change {...event} />}
            {whyOf(table, event) !== null && <i class="why">{whyOf(table, event)}</i>}
          </span>
          <Chip table={table} clause={event.clause} />
        </li>
      ))}
      <Mine table={table} report={report} />
    </ul>
  )
}

const phaseName = ({ settled, landed }: Phase, report: FightReport): string =>
  settled ? 'settled' : landed < blowsOf(report).length ? 'firing' : 'landed'

function Picture({ table, report, phase }: PartProps) {
  const [sea, box] = useBox('fight')
  const stance = stanceFor(table.scene.layout, box.width === 0 ? 0.5 : box.height / box.width)
  return (
    <div class="fight-box" ref={sea}>
      <FightScene report={report} phase={phase} stance={stance} />
    </div>
  )
}

export function FightStage({ table, report }: StageProps) {
  const words = say()
  const { happened, layout } = table.scene
  const phase = phaseAt(fightIn(happened.events), happened.begun - leadBeats(happened.events))
  const parts = { table, report, phase }
  const last = report.ends[0]
  return (
    <Stage
      kind="fight"
      title={words.fightOf(nameOf(table, report.attacker), nameOf(table, report.target))}
      layout={layout}
      place="board"
      state={{ 'data-phase': phaseName(phase, report) }}
      picture={<Picture {...parts} />}
      verdict={phase.settled && last !== undefined ? sentenceOf(table, last) : null}
      order={<StageOrder label={words.blows} parties={partiesOf(parts)} />}
      away={{ label: words.backToChart, icon: 'close', run: () => table.hands.skip(), shortcut: KEYS.fold }}
    >
      <SalvoLines {...parts} />
      <section class="sheet outcome" aria-label={words.then}>
        <h2>{words.then}</h2>
        {phase.settled ? <Ends {...parts} /> : <Meanwhile {...parts} />}
      </section>
    </Stage>
  )
}
