// "About this edition": a sheet that says where every figure comes from. Knows no figure and no game.
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import './provenance.css'
import { sharedWords } from './words.ts'

interface Opened {
  readonly open: Signal<boolean>
}

export function AboutButton({ open }: Opened) {
  const { about } = sharedWords()
  return (
    <button
      type="button"
      class="btn sm sq about-button"
      aria-label={about}
      title={about}
      onClick={() => (open.value = true)}
    >
      <Icon name="info" />
    </button>
  )
}

interface SourceWords<Source extends string> {
  provenance(source: Source): string
}

interface SourcedProps<Source extends string> {
  /** They tell the source: as a tooltip, and read aloud. */
  readonly words: SourceWords<Source>
  /** Null: written by whoever made the edition of this match. */
  readonly source: Source | null
  readonly children: ComponentChildren
}

/** A figure with the line of its source under it. */
export function Sourced<Source extends string>({ words, source, children }: SourcedProps<Source>) {
  if (source === null) return <>{children}</>
  const told = words.provenance(source)
  return (
    <span class={`sourced from-${source}`} title={told}>
      {children}
      <span class="visually-hidden"> ({told})</span>
    </span>
  )
}

interface FigureTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  /** The rows. */
  readonly children: ComponentChildren
}

/** Figures that come in rows. */
export function FigureTable({ caption, heads, children }: FigureTableProps) {
  return (
    <table class="table">
      <caption class="small-caps">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** What a game says of its edition. */
export interface EditionWords<Figure extends string, Source extends string> extends SourceWords<Source> {
  /** Of an edition that was loaded for this match, by its name. */
  aboutOwn(name: string): string
  readonly aboutText: string
  /** Figures that are in no table, each in words. */
  readonly figures: { readonly [F in Figure]: string }
}

interface EditionProps<Figure extends string, Source extends string> {
  readonly words: EditionWords<Figure, Source>
  /** Null: the game's own. */
  readonly own: { readonly name: string } | null
  readonly provenances: readonly Source[]
  readonly sources: { readonly [F in Figure]: Source }
  /** The figures that are in tables. */
  readonly children: ComponentChildren
}

/** Each source under its own line. */
function SourceLegend<S extends string>({
  words,
  provenances,
}: Pick<EditionProps<string, S>, 'words' | 'provenances'>) {
  return (
    <ul class="source-legend">
      {provenances.map((source) => (
        <li key={source}>
          <span class={`sourced from-${source}`}>{words.provenance(source)}</span>
        </li>
      ))}
    </ul>
  )
}

function FigureList<F extends string, S extends string>({
  words,
  sources,
}: Pick<EditionProps<F, S>, 'words' | 'sources'>) {
  return (
    <>
      <h3>{sharedWords().aboutFigures}</h3>
      <ul class="figure-list">
        {(Object.keys(sources) as F[]).map((figure) => (
          <li key={figure}>
            <Sourced words={words} source={sources[figure]}>
              {words.figures[figure]}
            </Sourced>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where the figures come from: in words, the tables of the game, and everything else. */
export function EditionText<F extends string, S extends string>(props: EditionProps<F, S>) {
  const { words, own, provenances, sources, children } = props
  return (
    <>
      {own !== null && <p class="prose">{words.aboutOwn(own.name)}</p>}
      <p class="prose">{words.aboutText}</p>
      <SourceLegend words={words} provenances={provenances} />
      {children}
      <FigureList words={words} sources={sources} />
    </>
  )
}

interface SheetProps extends Opened {
  /** Where the sheet opens with something else than the edition. */
  readonly heading?: string
  readonly children: ComponentChildren
}

/** Above everything, until it is put away: by its button, by Escape, by a touch beside it. */
export function AboutSheet({ heading, open, children }: SheetProps) {
  const { about, close: closeLabel } = sharedWords()
  const sheet = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = sheet.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  // At once, as other sheets are taken away: the browser tells of a closing of its own a moment later (app/dialog.tsx).
  const close = () => void (open.value = false)
  const onCancel = (cancel: Event) => {
    cancel.preventDefault()
    close()
  }
  return (
    <dialog
      ref={sheet}
      class="dialog about-sheet"
      aria-label={about}
      onCancel={onCancel}
      onClose={() => sheet.current !== null && close()}
      onMouseDown={(event) => event.target === sheet.current && close()}
    >
      <header>
        <h2>{heading ?? about}</h2>
        <button type="button" class="btn sm sq ghost" onClick={close}>
          <Icon name="close" label={closeLabel} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
