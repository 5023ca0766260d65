import { isValidElement, type ComponentChildren, type VNode } from 'preact'
import { describe, expect, it } from 'vitest'

import { PLATES } from '../app/plates.ts'
import { BadRing, NumberTile, PowerToken, SeatToken } from './board-tokens.tsx'
import { Cog } from './cog.tsx'
import { Shore, islandPath } from './coast.tsx'
import { Rose } from './compass.tsx'
import { DIE_FACES, Die, MiniDie } from './die.tsx'
import { Disc } from './discs.tsx'
import { HatchDefs, SeatChip } from './heraldry.tsx'
import { HeroChart } from './hero.tsx'
import { isWellFormed } from './path-reading.ts'
import { BonesShip, Chest, FirstMate, MatePiece } from './pieces.tsx'
import { Portrait } from './portrait.tsx'
import { SEAT_INDEXES } from './seats.ts'
import { TallShip } from './tall-ship.tsx'
import { TREASURES, Treasure } from './treasures.tsx'
import { VictoryScene } from './victory-scene.tsx'
import { WaxSeal } from './wax-seal.tsx'

type Props = Readonly<Record<string, unknown>> & { readonly children?: ComponentChildren }
interface Drawn {
  readonly tag: string
  readonly props: Props
}

/** Draws components that use no hook, down to their SVG elements. */
function draw(node: ComponentChildren): Drawn[] {
  if (Array.isArray(node)) return node.flatMap(draw)
  if (!isValidElement(node)) return []
  const { type, props } = node as VNode<Props>
  if (typeof type === 'string') return [{ tag: type, props }, ...draw(props.children)]
  return draw((type as (props: Props) => ComponentChildren)(props))
}

const allSound = (drawn: readonly Drawn[]): boolean =>
  drawn.every(({ props }) => {
    const written = Object.entries(props).filter(([name, value]) => name !== 'children' && value !== undefined)
    const path = typeof props['d'] === 'string' ? props['d'] : ''
    return isWellFormed(path) && written.every(([, value]) => !/NaN|undefined|Infinity/.test(String(value)))
  })

const PIECES: Readonly<Record<string, ComponentChildren>> = {
  dice: DIE_FACES.map((face) => [<Die face={face} />, <MiniDie face={face} />]),
  seats: SEAT_INDEXES.map((seat) => [
    <SeatChip seat={seat} />,
    <BonesShip seat={seat} x={10} y={10} size={48} />,
    <FirstMate seat={seat} />,
    <MatePiece seat={seat} x={1} y={2} size={40} />,
    <SeatToken seat={seat} x={1} y={2} />,
    <WaxSeal seat={seat} />,
  ]),
  ships: [<TallShip />, <TallShip seat={1} masts={1} decks={1} />, <TallShip masts={2} />, <Cog />],
  chests: [<Chest />, <Chest state="missing" />, TREASURES.map((name) => <Treasure name={name} />)],
  discs: SEAT_INDEXES.map((seat) => [<Disc seat={seat} x={40} y={9} />, <Disc seat={seat} x={40} y={9} value="?" />]),
  marks: [
    <NumberTile x={1} y={2} value={4} />,
    <PowerToken x={1} y={2} power="die" />,
    <BadRing x={1} y={2} radius={3} />,
  ],
  chart: [<Rose radius={92} />, <Shore d={islandPath(0, 0, 9, 9, 1)} />],
  portraits: <Portrait level="captain" />,
  scenes: [<HeroChart />, <VictoryScene seat={5} />, <VictoryScene />],
}

describe('every drawing', () => {
  it.each(Object.entries(PIECES))('of %s is made of sound paths', (_, pieces) => {
    const drawn = draw(pieces)
    expect(drawn.length).toBeGreaterThan(3)
    expect(allSound(drawn)).toBe(true)
  })

  it.each(PLATES)('the emblem of $game is made of sound paths', ({ Emblem }) => {
    const drawn = draw(<Emblem />)
    expect(drawn.length).toBeGreaterThan(3)
    expect(allSound(drawn)).toBe(true)
  })
})

describe('pictures', () => {
  it('are decoration unless labelled', () => {
    expect(draw(<SeatChip seat={0} />)[0]?.props).toMatchObject({ 'aria-hidden': 'true' })
    expect(draw(<SeatChip seat={0} label="Barbe" />)[0]?.props).toMatchObject({ role: 'img', 'aria-label': 'Barbe' })
  })

  it('never show a seat by colour alone: chip, ship, mate and token bear the charge', () => {
    const bearers = [
      <SeatChip seat={3} />,
      <BonesShip seat={3} x={0} y={0} size={48} />,
      <FirstMate seat={3} />,
      <SeatToken seat={3} x={0} y={0} />,
    ]
    for (const bearer of bearers) {
      const charges = draw(bearer).filter(({ props }) => String(props['class']).startsWith('charge'))
      expect(charges).toHaveLength(1)
    }
  })

  it('show the rank of a level without the face', () => {
    const studs = (['boy', 'sailor', 'mate', 'captain'] as const).map(
      (level) => draw(<Portrait level={level} />).filter(({ props }) => props['class'] === 'portrait-stud').length,
    )
    expect(studs).toEqual([1, 2, 3, 4])
  })

  it('define each shared pattern once', () => {
    const ids = draw(<HatchDefs />).flatMap(({ props }) => (props['id'] === undefined ? [] : [props['id']]))
    expect(ids).toHaveLength(9)
    expect(new Set(ids).size).toBe(9)
  })
})
