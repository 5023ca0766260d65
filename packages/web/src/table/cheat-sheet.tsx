// The cheat sheet: a game on one screen, beside the board or on a page of its own that prints on one.
import type { ComponentChildren } from 'preact'
import { citedIn, parseCheat, type CheatBlock } from './cheat-text.ts'
import { spansOf } from './rulebook-text.ts'
import './cheat-sheet.css'

/** How a clause is shown: a button at the table, a link on a page. */
type Chip = (clause: string) => ComponentChildren

const NO_CLAUSES: ReadonlySet<string> = new Set()

function Words({ text, chip }: { readonly text: string; readonly chip: Chip }) {
  const cited = citedIn(text)
  return (
    <>
      {spansOf(cited.text, NO_CLAUSES).map((span, at) => {
        if (span.kind === 'strong') return <b key={at}>{span.text}</b>
        return span.kind === 'italic' ? <i key={at}>{span.text}</i> : span.text
      })}
      {cited.clauses.map((clause) => (
        <span key={clause}> {chip(clause)}</span>
      ))}
    </>
  )
}

type TableBlock = Extract<CheatBlock, { kind: 'table' }>

function Table({ table: { head, rows }, chip }: { readonly table: TableBlock; readonly chip: Chip }) {
  const hasHead = head.some((cell) => cell !== '')
  return (
    <table>
      {hasHead && (
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first = '', ...rest], at) => (
          <tr key={at}>
            <th scope="row">{first}</th>
            {rest.map((cell, nth) => (
              <td key={nth}>
                <Words text={cell} chip={chip} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Block({ block, chip }: { readonly block: CheatBlock; readonly chip: Chip }) {
  if (block.kind === 'table') return <Table table={block} chip={chip} />
  if (block.kind === 'text')
    return (
      <p>
        <Words text={block.text} chip={chip} />
      </p>
    )
  const items = block.items.map((item) => (
    <li key={item}>
      <Words text={item} chip={chip} />
    </li>
  ))
  return block.kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>
}

export function CheatSheet({ markdown, chip }: { readonly markdown: string; readonly chip: Chip }) {
  return (
    <div class="cheat">
      {parseCheat(markdown).map(({ title, blocks }) => (
        <section key={title}>
          <h3>{title}</h3>
          {blocks.map((block, at) => (
            <Block key={at} block={block} chip={chip} />
          ))}
        </section>
      ))}
    </div>
  )
}
