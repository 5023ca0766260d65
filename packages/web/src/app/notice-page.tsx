// A page with one thing to say: off the chart, run aground, open elsewhere. In the house look, with a way home.
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { HeroChart } from '../art/hero.tsx'
import { words } from '../kit/language.ts'
import { useArrival } from './arrival.ts'
import { PageHead } from './page-head.tsx'
import { dictionaries } from './words.ts'

export interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly children?: ComponentChildren
}

export function NoticePage({ title, text, children }: NoticeProps) {
  const heading = useArrival()
  useEffect(() => {
    document.title = `${title} · Flibuste`
  }, [title])
  return (
    <div class="page notice">
      <HeroChart />
      <PageHead />
      <main class="sheet loose notice-sheet">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p class="prose">{text}</p>
        <p class="notice-actions">
          {children}
          <a class="btn" href="/">
            {words(dictionaries).toGames}
          </a>
        </p>
      </main>
    </div>
  )
}
