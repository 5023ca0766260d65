import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Tokens = Readonly<Record<string, string>>

function block(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]))
}

const DAY = block(':root')
const NIGHT = block("[data-theme='dark']")

/** Relative luminance of #rrggbb, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, front: string, ground: string): number {
  const [a, b] = [front, ground].map((name) => luminance(tokens[name] ?? name))
  const [light, dark] = [Math.max(a ?? 0, b ?? 0), Math.min(a ?? 0, b ?? 0)]
  return (light + 0.05) / (dark + 0.05)
}

const on = (front: string, grounds: string): [string, string][] => grounds.split(' ').map((ground) => [front, ground])

const TEXT = [
  ...on('ink', 'panel bg sea land brass-soft raised sunk card rubric-bg'),
  ...on('ink2', 'panel bg sunk sea raised'),
  ...on('brass', 'panel bg raised'),
  ...on('rubric', 'panel raised rubric-bg'),
  ...on('verd', 'panel'),
  ...on('pri-ink', 'pri'),
  ...on('#17120a', 'brass-fill'),
  ...on('on-glow', 'glow'),
  ...on('panel', 'rubric'),
]

const EDGES = [
  ...on('glow', 'panel sea sunk'),
  ...on('line', 'panel'),
  ...on('chart-line', 'sea'),
  ...on('pout', 'sea panel'),
  ...on('#12202b', 'bone'),
]

describe.each([
  ['day', DAY],
  ['night', NIGHT],
] as const)('by %s', (_, tokens) => {
  it.each(TEXT)('%s reads on %s', (front, ground) => {
    expect(contrast(tokens, front, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGES)('%s shows against %s', (front, ground) => {
    expect(contrast(tokens, front, ground)).toBeGreaterThanOrEqual(3)
  })

  it('sets body text far above the minimum', () => {
    expect(contrast(tokens, 'ink', 'panel')).toBeGreaterThan(13)
    expect(contrast(tokens, 'ink2', 'panel')).toBeGreaterThan(7)
  })
})

describe('the themes', () => {
  it('name the same tokens by day and by night', () => {
    expect(Object.keys(NIGHT)).toEqual(Object.keys(DAY))
  })
})
