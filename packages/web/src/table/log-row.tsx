// One row of the log: whose turn begins, a line, or a fight that opens. Components and no remembered drawings, which would keep the
// whole page of their moment alive; each is drawn again only when what it says changes.
import { nth, type Reader } from '@flibuste/kernel'
import { Component } from 'preact'
import { Icon, SeatChip, seatIndex } from '../art/index.ts'
import { ClauseSign } from './clause-chip.tsx'
import type { LogLine } from './log-lines.ts'
import type { Row } from './log-rows.ts'
import type { Turn } from './log-turns.ts'
import { PhraseLine } from './phrase.tsx'
import type { TableUi } from './table-ui.ts'
import { turnWords } from './turn-words.ts'
import type { Counted } from '../kit/turns.ts'
import type { TableWords } from './words.en.ts'

export interface RowProps<Kind extends Row['kind']> {
  readonly row: Extract<Row, { kind: Kind }>
  readonly mark: string
  readonly reader: Reader
  readonly words: TableWords
  readonly counted: Counted
  readonly ui: TableUi
}

/** A chip where somebody else than the captain of the turn acts. */
function Sign({ line, turn }: { readonly line: LogLine; readonly turn: Turn }) {
  if (line.seat !== null && line.seat !== turn.seat) return <SeatChip seat={seatIndex(line.seat)} size={17} />
  return line.seat === null ? <Icon name="anchor" /> : <i class="dot" />
}

abstract class LogRow<Kind extends Row['kind']> extends Component<RowProps<Kind>> {
  override shouldComponentUpdate(next: RowProps<Kind>): boolean {
    const { mark, reader, words, row } = this.props
    const isSame = next.mark === mark && next.reader === reader && next.words === words
    return !isSame || this.saysElse(row, next.row)
  }

  protected abstract saysElse(row: Extract<Row, { kind: Kind }>, next: Extract<Row, { kind: Kind }>): boolean
}

export class LineRow extends LogRow<'line'> {
  protected override saysElse(row: RowProps<'line'>['row'], next: RowProps<'line'>['row']): boolean {
    return row.line !== next.line || row.inFold !== next.inFold || row.turn.seat !== next.turn.seat
  }

  override render({ row: { line, turn, inFold }, mark, reader, words, ui }: RowProps<'line'>) {
    const states = [mark, line.takenBack ? 'taken-back' : '', inFold ? 'in-fold' : '']
    return (
      <li class={states.filter((state) => state !== '').join(' ')}>
        <Sign line={line} turn={turn} />
        <button type="button" class="log-line" onClick={() => ui.lookAt(line.at)}>
          <PhraseLine phrase={line.phrase} reader={reader} chips="left out" />
          {line.takenBack && <i class="taken-note"> {words.takenBack}</i>}
        </button>
        {line.clause !== null && <ClauseSign clause={line.clause} hands={ui} />}
      </li>
    )
  }
}

/** Closed it says all in one line, open it begins what follows. */
export class FoldRow extends LogRow<'fold'> {
  protected override saysElse(row: RowProps<'fold'>['row'], next: RowProps<'fold'>['row']): boolean {
    const [before, after] = [row.fold, next.fold]
    return (
      row.isOpen !== next.isOpen || before.lines.length !== after.lines.length || before.lines[0] !== after.lines[0]
    )
  }

  override render({ row: { fold, turn, isOpen }, mark, reader, words, ui }: RowProps<'fold'>) {
    const first = nth(fold.lines, 0)
    const phrase = isOpen ? first.phrase : fold.phrase
    const clause = (isOpen ? first : fold.lines.at(-1)!).clause
    return (
      <li class={`fold ${fold.kind} ${first.takenBack ? 'taken-back ' : ''}${mark}`}>
        <Sign line={first} turn={turn} />
        <button
          type="button"
          class="log-line"
          aria-expanded={isOpen}
          title={isOpen ? words.fold : words.unfold(fold.lines.length)}
          onClick={() => ui.log.toggle(fold.key, isOpen ? 'closed' : 'open')}
        >
          <Icon name="chevron" />
          <PhraseLine phrase={phrase} reader={reader} chips="left out" />
        </button>
        {clause !== null && <ClauseSign clause={clause} hands={ui} />}
      </li>
    )
  }
}

export class TurnRow extends LogRow<'turn'> {
  protected override saysElse(row: RowProps<'turn'>['row'], next: RowProps<'turn'>['row']): boolean {
    const [before, after] = [row.turn, next.turn]
    return before.round !== after.round || before.seat !== after.seat || row.round !== next.round
  }

  override render({ row, reader, counted }: RowProps<'turn'>) {
    const { turn } = row
    const { round, captain } = turnWords(turn, counted, reader)
    return (
      <li class="turn-head">
        <h3>
          <span class={row.round === 'named' ? 'round' : 'visually-hidden'}>{round}</span>
          {captain !== '' && (
            <>
              <span class="visually-hidden">, </span>
              <span class="whose">
                {turn.seat >= 0 && <SeatChip seat={seatIndex(turn.seat)} size={18} />}
                {captain}
              </span>
            </>
          )}
        </h3>
      </li>
    )
  }
}
