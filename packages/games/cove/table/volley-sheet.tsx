// The middle of the stage: the dice, what has just happened in words, the cards in force; or the odds, if they are asked for.
import { plain, type Phrase, type Seat } from '@flibuste/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { LEGENDS, TAVERN_KINDS } from '../data.ts'
import type { Event, EventOf } from '../events.ts'
import { LEGEND } from '../moves.ts'
import { valueAt } from '../wording.ts'
import { about } from './explain.ts'
import type { BattleFrame } from './battle-frame.ts'
import { sinceShot } from './battle-report.ts'
import { Chip } from './chip.ts'
import { Mark } from './marks.tsx'
import { BattleOdds, hasOdds } from './odds-sheet.tsx'
import { partyName } from './party.tsx'
import { VolleyDice } from './rolling-dice.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface SheetProps {
  readonly table: Table
  readonly frame: BattleFrame
  /** Told so far, the newest last. */
  readonly events: readonly Event[]
  /** Whether it is happening now, and may be seen to happen. */
  readonly isFresh: boolean
}

/** Dice are drawn above the sentences. */
const withoutDice = (phrase: Phrase): Phrase => phrase.filter((word) => typeof word === 'string' || !('die' in word))

/** In the figures the mats show. */
function ringSentence({ scene: { view, reader } }: Table, { seat, section, from, to }: EventOf<'ringMoved'>): string {
  const [was, now] = [from, to].map((level) => valueAt(view, section, level))
  return say().ringMoved(reader.name(seat), section, from - to, to === 0 ? null : { was: was!, now: now! })
}

function toldSentence({ scene: { text, reader } }: Table, event: Event): string | null {
  const phrase = text.event(event, reader)
  if (phrase === null) return null
  const told = plain(event.type === 'fired' ? withoutDice(phrase) : phrase, reader)
    .trim()
    .replace(/ +([,:])/g, '$1')
    .replace(':,', ':')
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
}

/** Mine alone is left, or the hunter is sunk; the fame of it has a line of its own. */
export function victoryOf(me: Seat, told: readonly Event[]): string {
  const has = (type: Event['type']): boolean => told.some((event) => event.type === type)
  const ended = told.find((event) => event.type === 'battleEnded')
  const isWon = ended?.seats.includes(me) === true && (has('sunk') || ended.seats.length === 1) && !has('stoodOff')
  return isWon ? say().won : ''
}

function sentenceOf(table: Table, event: Event): string | null {
  if (event.type === 'ringMoved') return ringSentence(table, event)
  const told = toldSentence(table, event)
  if (told === null || (event.type !== 'boardingPlayed' && event.type !== 'volleyPlayed')) return told
  return `${told} ${say().effect[TAVERN_KINDS[event.card]!]}`
}

function Lines({ table, events, isFresh }: Omit<SheetProps, 'frame'>) {
  const shown = table.scene.layout === 'phone' ? sinceShot(events) : events
  const lines = shown.flatMap((event, nth) => {
    const sentence = sentenceOf(table, event)
    const won = event.type === 'battleEnded' ? victoryOf(table.scene.me, events) : ''
    return sentence === null ? [] : [{ nth, event, sentence: won + sentence }]
  })
  return (
    <ul class={`battle-lines ${isFresh ? 'fresh' : ''}`}>
      {lines.map(({ nth, event, sentence }) => (
        <li key={nth} class={event.type}>
          <span>{sentence}</span> <Chip table={table} clause={event.clause} />
        </li>
      ))}
    </ul>
  )
}

/** Where the sea has no room for the cards themselves. */
function InForce({ table, frame }: Pick<SheetProps, 'table' | 'frame'>) {
  return (
    <ul class="in-force">
      {frame.laid.map(({ seat, card }, nth) => (
        <li key={nth} {...about('card', card)}>
          <Mark name="card" /> {say().inForce(table.scene.reader.name(seat), TAVERN_KINDS[card]!)}
        </li>
      ))}
    </ul>
  )
}

/** Like the log: the newest last. Should there be more than room, it is the newest that is seen. */
function useNewest(events: number) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const lines = box.current?.querySelector<HTMLElement>('.battle-lines')
    if (lines) box.current?.scrollTo({ top: lines.offsetHeight - box.current.clientHeight })
  }, [events])
  return box
}

function Told({ table, frame, events, isFresh }: SheetProps) {
  const { volley, shots } = frame
  const box = useNewest(events.length)
  return (
    <>
      {volley !== null && <VolleyDice key={shots} volley={volley} isFresh={isFresh && shots > 0} />}
      <div class="told" ref={box} tabIndex={0} role="group" aria-label={say().toldHere}>
        <Lines table={table} events={events} isFresh={isFresh} />
        <InForce table={table} frame={frame} />
        {volley === null && events.length === 0 && frame.laid.length === 0 && <p class="hint">{say().beforeShots}</p>}
      </div>
    </>
  )
}

/** Two captains on one ship. */
const PAIR = LEGENDS.indexOf('bonnyAndRead')

function headOf({ table, frame }: SheetProps): string {
  const words = say()
  const { volley } = frame
  if (volley === null) return words.noVolley
  const gunners = volley.by === LEGEND && frame.legend === PAIR ? 'two' : 'one'
  const by = { name: partyName(table, frame, volley.by), gunners } as const
  return words.firesAt(by, partyName(table, frame, volley.at), volley.section)
}

export function VolleySheet(props: SheetProps) {
  const words = say()
  const { table, frame } = props
  const isOdds = hasOdds(table) && frame.exchange > 0
  // Before the first shot there is one sentence to say, and the sea has the room.
  const look = isOdds ? 'with-odds' : frame.volley === null && props.events.length === 0 ? 'waiting' : ''
  const title = isOdds ? words.odds : frame.exchange === 0 ? words.boarding : words.volley
  return (
    <section class={`sheet volley-sheet ${look}`} aria-label={title}>
      <header>
        <h2 {...about('volley')}>{title}</h2>
        <i>{isOdds ? words.oddsKnown : headOf(props)}</i>
      </header>
      {isOdds ? <BattleOdds table={table} frame={frame} /> : <Told {...props} />}
    </section>
  )
}
