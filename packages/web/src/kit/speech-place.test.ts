// Where a voice speaks from.
import { describe, expect, it } from 'vitest'
import { isOver, placeSpeech, ringOf, ringsOf, tailTo, type Room } from './speech-place.ts'

const ROOM: Room = {
  card: { width: 540, height: 240 },
  window: { width: 1366, height: 768 },
  rings: [ringOf({ left: 640, top: 330, width: 90, height: 90 })],
  near: [],
  kept: [{ left: 10, top: 650, width: 1040, height: 110 }],
  head: [{ left: 0, top: 0, width: 1366, height: 50 }],
  board: [{ left: 10, top: 60, width: 1040, height: 580 }],
  far: [{ left: 10, top: 60, width: 1040, height: 190 }],
}

const covers = (at: { left: number; top: number; width: number; height: number }, x: number, y: number): boolean =>
  x > at.left && x < at.left + at.width && y > at.top && y < at.top + at.height

describe('a cartouche', () => {
  it('covers what is far, and neither the question nor what it speaks of', () => {
    const at = placeSpeech(ROOM)
    expect(at.top).toBeGreaterThanOrEqual(50)
    expect(at.top).toBeLessThan(100)
    expect([covers(at, 685, 375), covers(at, 640, 330)]).toEqual([false, false])
  })

  it('goes elsewhere when what it speaks of is there', () => {
    const at = placeSpeech({ ...ROOM, rings: [ringOf({ left: 500, top: 100, width: 60, height: 60 })] })
    expect(covers(at, 530, 130)).toBe(false)
    expect(at.top + at.height).toBeLessThanOrEqual(650)
  })

  it('would rather cover the head of the page than what it speaks of', () => {
    const phone = { ...ROOM, card: { width: 370, height: 200 }, window: { width: 390, height: 844 }, far: [] }
    const pieces = [300, 520].map((top) => ringOf({ left: 100, top, width: 40, height: 40 }))
    const at = placeSpeech({ ...phone, kept: [{ left: 0, top: 590, width: 390, height: 254 }], rings: pieces })
    expect(at.top + at.height).toBeLessThan(300)
    expect(isOver(at, pieces)).toBe(false)
  })

  it('leaves free what is answered with, though nothing points at it', () => {
    const phone = { ...ROOM, card: { width: 370, height: 180 }, window: { width: 390, height: 844 }, far: [] }
    const near = [{ left: 10, top: 400, width: 370, height: 180 }]
    const rings = [ringOf({ left: 160, top: 260, width: 66, height: 50 })]
    const kept = [{ left: 0, top: 590, width: 390, height: 254 }]
    const at = placeSpeech({ ...phone, kept, rings, near })
    expect(isOver(at, rings, near)).toBe(false)
    expect(isOver(placeSpeech({ ...phone, kept, rings }), rings, near)).toBe(true)
  })

  it('lies over an empty bar rather than over the board, right above what is never covered, and stays there', () => {
    const phone = { ...ROOM, card: { width: 370, height: 200 }, window: { width: 390, height: 844 } }
    const board = [{ left: 0, top: 60, width: 390, height: 530 }]
    const far = [{ left: 0, top: 60, width: 390, height: 300 }]
    const idle = [{ left: 0, top: 600, width: 390, height: 180 }]
    const kept = [{ left: 0, top: 790, width: 390, height: 54 }]
    const rings = [ringOf({ left: 100, top: 420, width: 40, height: 40 })]
    const at = placeSpeech({ ...phone, board, far, idle, kept, rings })
    const foot = at.top + at.height
    expect([foot <= 790, foot > 770]).toEqual([true, true])
    expect(placeSpeech({ ...phone, board, far, kept: [...idle, ...kept], rings }).top).toBeLessThan(400)
    const higher = { width: 370, height: 230 }
    const next = placeSpeech({ ...phone, card: higher, board, far, idle, kept, rings, spot: at })
    expect(next.top + next.height).toBeCloseTo(foot)
  })

  it('stays where it was rather than begin anew at every step', () => {
    const phone = { ...ROOM, card: { width: 370, height: 200 }, window: { width: 390, height: 844 } }
    const board = [{ left: 0, top: 60, width: 390, height: 530 }]
    const kept = [{ left: 0, top: 600, width: 390, height: 244 }]
    const room = { ...phone, board, far: [], kept }
    const first = placeSpeech({ ...room, rings: [ringOf({ left: 100, top: 100, width: 40, height: 40 })] })
    const rings = [ringOf({ left: 100, top: 70, width: 40, height: 40 })]
    expect(placeSpeech({ ...room, rings, spot: first }).top).toBe(first.top)
    expect(placeSpeech({ ...room, rings }).top).not.toBe(first.top)
  })

  it('fits a phone, edge to edge', () => {
    const room = { ...ROOM, card: { width: 340, height: 260 }, window: { width: 360, height: 640 }, kept: [], far: [] }
    const at = placeSpeech({ ...room, rings: [ringOf({ left: 100, top: 500, width: 40, height: 40 })] })
    expect([at.left, at.top + at.height < 480]).toEqual([10, true])
  })
})

describe('a ring', () => {
  it('is never small, and an ellipse for what is almost round', () => {
    expect(ringOf({ left: 0, top: 0, width: 10, height: 10 })).toEqual({ x: 5, y: 5, rx: 24, ry: 24 })
    expect(ringOf({ left: 0, top: 0, width: 20, height: 30 })).toEqual({ x: 10, y: 15, rx: 24, ry: 24 })
    expect(ringOf({ left: 0, top: 0, width: 60, height: 80 })).toEqual({ x: 30, y: 40, rx: 36, ry: 46 })
  })

  it('is a box round what is oblong or large', () => {
    expect(ringOf({ left: 0, top: 0, width: 60, height: 120 })).toEqual({ x: 30, y: 60, rx: 34, ry: 64, corner: 12 })
    expect(ringOf({ left: 0, top: 0, width: 200, height: 24 })).toEqual({ x: 100, y: 12, rx: 104, ry: 16, corner: 12 })
    expect(ringOf({ left: 0, top: 0, width: 130, height: 130 }).corner).toBe(12)
  })
})

describe('rings of pieces that lie close', () => {
  it('do not lie over one another, and still hold their pieces', () => {
    const pieces = [0, 22].map((left) => ({ left, top: 0, width: 20, height: 20 }))
    const [one, two] = ringsOf(pieces)
    expect([one, two]).toEqual([
      { x: 10, y: 10, rx: 11, ry: 11, isCrowded: true },
      { x: 32, y: 10, rx: 11, ry: 11, isCrowded: true },
    ])
    expect(ringsOf([pieces[0]!])).toEqual([ringOf(pieces[0]!)])
  })

  it('touch at most where the corners of hexes do, and have rays only with room for them', () => {
    const hexes = (apart: number) => ringsOf([0, apart].map((left) => ({ left, top: 0, width: 36, height: 32 })))
    for (const { rx, isCrowded } of hexes(30)) expect([rx, isCrowded]).toEqual([15, true])
    for (const { rx, isCrowded } of hexes(90)) expect([rx, isCrowded]).toEqual([24, undefined])
  })
})

describe('a tail', () => {
  const card = { left: 100, top: 100, width: 400, height: 200 }
  const near = { x: 300, y: 390, rx: 30, ry: 30 }

  it('points into the question, and does not lie over its words', () => {
    const bar = { left: 0, top: 320, width: 600, height: 200 }
    const button = { x: 300, y: 390, rx: 60, ry: 24 }
    expect(tailTo(card, button, 40)?.points[1].y).toBe(361)
    expect(tailTo(card, button, 40, { kept: [bar] })?.points[1]).toEqual({ x: 300, y: 320 })
    expect(tailTo(card, button, 40, { kept: [{ ...bar, left: 700 }] })?.points[1].y).toBe(361)
    expect(tailTo(card, button, 40, { kept: [{ ...bar, top: 301 }] })).toBeNull()
  })

  it('leads from the edge that faces the ring to just before it', () => {
    const [one, tip, two] = tailTo(card, near, 40)?.points ?? []
    expect([one, two]).toEqual([
      { x: 280, y: 300 },
      { x: 320, y: 300 },
    ])
    expect(tip).toEqual({ x: 300, y: 355 })
    expect(tailTo(card, { ...near, rx: 200, corner: 12 }, 40)?.points[1]).toEqual({ x: 300, y: 355 })
  })

  it('is left out where the piece is far, for it would point at what lies between, and where it would lie along the edge', () => {
    const tail = (x: number, y: number) => tailTo(card, { x, y, rx: 10, ry: 10 }, 40)
    expect(tail(300, 372)?.points[1].y).toBe(357)
    expect(tail(300, 384)).not.toBeNull()
    for (const [x, y] of [
      [300, 420],
      [300, 900],
      [-100, 700],
      [1300, 250],
    ] as const)
      expect(tail(x, y)).toBeNull()
    expect(tailTo(card, { x: -900, y: 330, rx: 10, ry: 10 }, 40)).toBeNull()
  })

  it('crosses no words: it is shorter before them, or left out', () => {
    const word = { left: 270, top: 335, width: 60, height: 14 }
    expect(tailTo(card, near, 40, { words: [word] })?.points[1].y).toBeLessThanOrEqual(335)
    expect(tailTo(card, near, 40, { words: [{ ...word, top: 304 }] })).toBeNull()
    expect(tailTo(card, near, 40, { words: [{ ...word, left: 325 }] })?.points[1].y).toBe(355)
    // Beside the tip, though within the box round the tail.
    expect(tailTo(card, near, 40, { words: [{ ...word, left: 312, width: 6 }] })?.points[1].y).toBe(355)
  })

  it('never leaves by a corner, nor where there is nothing to bridge', () => {
    const [one] = tailTo(card, { x: 60, y: 380, rx: 40, ry: 40 }, 40)?.points ?? []
    expect(one?.x).toBeGreaterThanOrEqual(118)
    expect(tailTo(card, { x: 300, y: 310, rx: 30, ry: 30 }, 40)).toBeNull()
  })
})
