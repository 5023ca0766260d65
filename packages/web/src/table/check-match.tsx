// "Check the whole match": every move of the record played again in this page, and the verdict in words.
import type { MatchRecord, Verdict } from '@flibuste/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon, WaxSeal } from '../art/index.ts'
import { storage } from '../kit/storage.ts'
import { pledgesIn } from '../session/pledges.ts'
import { isDenial, type Session } from '../session/session.ts'
import { openWorker } from '../session/open-worker.ts'
import type { Checked, Checking } from '../session/worker.ts'
import { say } from './words.ts'

export type Check =
  | { readonly state: 'idle' }
  | { readonly state: 'running' }
  | { readonly state: 'broken' }
  | { readonly state: 'done'; readonly verdict: Verdict; readonly record: MatchRecord }

function runCheck(record: MatchRecord): Promise<Checked> {
  const worker = openWorker()
  if (worker === null) return Promise.resolve(null)
  return new Promise<Checked>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage({ check: record } satisfies Checking)
  }).finally(() => worker.terminate())
}

async function checkSession(session: Session): Promise<Check> {
  const record = await session.record()
  if (isDenial(record)) return { state: 'broken' }
  const verdict = await runCheck(record)
  if (verdict === null) return { state: 'broken' }
  const broken = verdict.ok ? pledgesIn(storage).broken(session.table.peek().id, record) : null
  return { state: 'done', verdict: broken ?? verdict, record }
}

export function useCheck(session: Session): { readonly check: Check; readonly run: () => void } {
  const [check, setCheck] = useState<Check>({ state: 'idle' })
  const run = (): void => {
    if (check.state === 'running') return
    setCheck({ state: 'running' })
    checkSession(session).then(setCheck, () => setCheck({ state: 'broken' }))
  }
  return { check, run }
}

function VerdictWords({ verdict }: { readonly verdict: Verdict }) {
  const words = say()
  if (verdict.ok)
    return (
      <p>
        <b>{words.checkHolds(verdict.draws, verdict.entries)}</b> {words.checkExplains}
      </p>
    )
  return (
    <p>
      <b>{words.checkFails(verdict.entry)}</b> {words.problems[verdict.problem]} <code>{verdict.detail}</code>
    </p>
  )
}

export function CheckResult({ check }: { readonly check: Check }) {
  const words = say()
  if (check.state === 'idle') return null
  if (check.state === 'running') return <p class="check-line caption">{words.checking}</p>
  if (check.state !== 'done') return <p class="check-line">{words.checkBroke}</p>
  return <Done {...check} />
}

/** Comes into view by itself: on a phone it stands below the fold. */
function Done({ verdict, record }: Extract<Check, { state: 'done' }>) {
  const words = say()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [record])
  return (
    <div ref={box} class="check-line" data-verdict={verdict.ok ? 'holds' : 'fails'}>
      {verdict.ok ? <Icon name="check" class="holds-mark" /> : <WaxSeal size={36} />}
      <VerdictWords verdict={verdict} />
      <dl class="seals">
        <dt>{words.sealOfSeed}</dt>
        <dd>
          <code>{record.commitment}</code>
        </dd>
        <dt>{words.seed}</dt>
        <dd>
          <code>{record.seed}</code>
        </dd>
      </dl>
    </div>
  )
}

export function CheckButton({ check, run }: { readonly check: Check; readonly run: () => void }) {
  return (
    <button type="button" class="btn" aria-disabled={check.state === 'running'} onClick={run}>
      <Icon name="check" />
      {check.state === 'running' ? say().checking : say().check}
    </button>
  )
}
