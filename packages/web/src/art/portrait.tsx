// The face of a level of bots, in a medallion whose studs tell its rank. The frame is drawn by the page, in its hour; the bust is a
// picture of its own, fetched when it is first shown, so that nobody waits for four of them.
import { spoken, type Labelled } from './label.ts'
import boy from './portraits/boy.svg'
import captain from './portraits/captain.svg'
import mate from './portraits/mate.svg'
import sailor from './portraits/sailor.svg'
import { bezelPath } from './stroke.ts'

/** From the lowest rank to the highest. */
const BUSTS = { boy, sailor, mate, captain } as const
export type Rank = keyof typeof BUSTS

const BEZEL = bezelPath(60, 98, 93)
const APART = 15

function Studs({ count }: { readonly count: number }) {
  const half = 8.5 + count * 7.5
  return (
    <>
      <path class="portrait-foot" d={`M${-half} 84H${half}L${half - 4} 93 ${half} 102H${-half}L${4 - half} 93Z`} />
      {Array.from({ length: count }, (_, at) => (
        <circle key={at} class="portrait-stud" cx={(at - (count - 1) / 2) * APART} cy="93" r="5.2" />
      ))}
    </>
  )
}

export interface PortraitProps extends Labelled {
  readonly level: Rank
  readonly size?: number
}

/** With a label it says the level. Studs cannot be made out below some 30 pixels; the face can. */
export function Portrait({ level, size = 34, label }: PortraitProps) {
  const rank = Object.keys(BUSTS).indexOf(level) + 1
  return (
    <svg class="portrait" data-level={level} viewBox="-102 -102 204 208" width={size} height={size} {...spoken(label)}>
      <circle class="portrait-ground" r="98" />
      <image href={BUSTS[level]} x="-88" y="-88" width="176" height="176" />
      <circle class="medal-ring" r="98.4" />
      <circle class="medal-ring" r="93" />
      <circle class="medal-ring" r="88" />
      <path class="bezel" d={BEZEL} />
      <Studs count={rank} />
    </svg>
  )
}
