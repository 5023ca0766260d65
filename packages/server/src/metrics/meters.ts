// Counting and timing, told in the text format of Prometheus. Knows nothing of what is counted.

export interface Counter {
  add(label: string, by?: number): void
}

export interface Histogram {
  /** In seconds. */
  observe(label: string, seconds: number): void
}

export interface Meters {
  /** `label` is the name of what tells its counts apart; empty: there is one. */
  counter(name: string, help: string, label?: string): Counter
  histogram(name: string, help: string, label?: string): Histogram
  /** Asked when it is told. */
  gauge(name: string, help: string, read: () => number, kind?: 'gauge' | 'counter'): void
  text(): string
}

/** From half a millisecond to ten seconds, in seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

/** More kinds of one thing than this are told together: what comes from outside must not fill our memory. */
const MOST_LABELS = 500
const OTHERS = 'others'

/** The count of a label, made where there is none yet. */
function at<Kept>(kept: Map<string, Kept>, label: string, make: () => Kept): Kept {
  const name = kept.has(label) || kept.size < MOST_LABELS ? label : OTHERS
  const known = kept.get(name) ?? make()
  kept.set(name, known)
  return known
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`

const labelled = (label: string, value: string, ...more: readonly string[]): string => {
  const all = [...(label === '' ? [] : [`${label}=${quoted(value)}`]), ...more]
  return all.length === 0 ? '' : `{${all.join(',')}}`
}

interface Timed {
  readonly counts: number[]
  sum: number
  count: number
}

const newTimed = (): Timed => ({ counts: BOUNDS.map(() => 0), sum: 0, count: 0 })

function* histogramLines(name: string, label: string, value: string, { counts, sum, count }: Timed): Generator<string> {
  let below = 0
  for (const [place, bound] of BOUNDS.entries()) {
    below += counts[place] ?? 0
    yield `${name}_bucket${labelled(label, value, `le="${bound}"`)} ${below}`
  }
  yield `${name}_bucket${labelled(label, value, 'le="+Inf"')} ${count}`
  yield `${name}_sum${labelled(label, value)} ${sum}`
  yield `${name}_count${labelled(label, value)} ${count}`
}

export function createMeters(): Meters {
  const tellers: (() => string[])[] = []
  const tell = (name: string, help: string, kind: string, lines: () => Iterable<string>): void =>
    void tellers.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines()])

  return {
    counter: (name, help, label = '') => {
      const counts = new Map<string, { count: number }>(label === '' ? [['', { count: 0 }]] : [])
      tell(name, help, 'counter', () =>
        [...counts].map(([value, { count }]) => `${name}${labelled(label, value)} ${count}`),
      )
      return { add: (value, by = 1) => void (at(counts, value, () => ({ count: 0 })).count += by) }
    },
    histogram: (name, help, label = '') => {
      const all = new Map<string, Timed>()
      tell(name, help, 'histogram', () =>
        [...all].flatMap(([value, timed]) => [...histogramLines(name, label, value, timed)]),
      )
      return {
        observe: (value, seconds) => {
          const timed = at(all, value, newTimed)
          const place = BOUNDS.findIndex((bound) => seconds <= bound)
          if (place >= 0) timed.counts[place] = (timed.counts[place] ?? 0) + 1
          timed.sum += seconds
          timed.count++
        },
      }
    },
    gauge: (name, help, read, kind = 'gauge') => tell(name, help, kind, () => [`${name} ${read()}`]),
    text: () => `${tellers.flatMap((lines) => lines()).join('\n')}\n`,
  }
}
