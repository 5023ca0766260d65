// "About this edition": a sheet that says where every figure comes from. Shared by the tables; knows no figure and no game.
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import './provenance.css'

interface Titled {
  readonly title: string
  readonly open: Signal<boolean>
}

export function AboutButton({ title, open }: Titled) {
  return (
    <button
      type="button"
      class="btn sm sq about-button"
      aria-label={title}
      title={title}
      onClick={() => (open.value = true)}
    >
      <Icon name="info" />
    </button>
  )
}

interface SourcedProps {
  readonly source: string
  /** The source in words: a tooltip, and read aloud. */
  readonly told: string
  readonly children: ComponentChildren
}

/** A figure with the line of its source under it. */
export function Sourced({ source, told, children }: SourcedProps) {
  return (
    <span class={`sourced from-${source}`} title={told}>
      {children}
      <span class="visually-hidden"> ({told})</span>
    </span>
  )
}

/** Each source under its own line. */
export function SourceLegend({ sources }: { readonly sources: readonly (readonly [source: string, told: string])[] }) {
  return (
    <ul class="source-legend">
      {sources.map(([source, told]) => (
        <li key={source}>
          <span class={`sourced from-${source}`}>{told}</span>
        </li>
      ))}
    </ul>
  )
}

interface FiguresProps<Figure extends string, Source extends string> {
  readonly title: string
  readonly figures: { readonly [F in Figure]: string }
  readonly sources: { readonly [F in Figure]: Source }
  readonly told: (source: Source) => string
}

/** Figures that are in no table, each in words. */
export function FigureList<F extends string, S extends string>({ title, figures, sources, told }: FiguresProps<F, S>) {
  return (
    <>
      <h3>{title}</h3>
      <ul class="figure-list">
        {(Object.keys(sources) as F[]).map((figure) => (
          <li key={figure}>
            <Sourced source={sources[figure]} told={told(sources[figure])}>
              {figures[figure]}
            </Sourced>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SheetProps extends Titled {
  /** Where the sheet opens with something else than the edition. */
  readonly heading?: string
  readonly closeLabel: string
  readonly children: ComponentChildren
}

/** Above everything, until it is put away: by its button, by Escape, by a touch beside it. */
export function AboutSheet({ title, heading = title, open, closeLabel, children }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.showModal(), [])
  const close = () => sheet.current?.close()
  return (
    <dialog
      ref={sheet}
      class="dialog about-sheet"
      aria-label={title}
      onClose={() => (open.value = false)}
      onMouseDown={(event) => event.target === sheet.current && close()}
    >
      <header>
        <h2>{heading}</h2>
        <button type="button" class="btn sm sq ghost" onClick={close}>
          <Icon name="close" label={closeLabel} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
