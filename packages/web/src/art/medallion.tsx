// The emblem of each game, struck in a medallion with a graduated bezel.

import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

import { EMBLEMS, type GameName } from './emblems.tsx'
import { spoken, type Labelled } from './label.ts'
import { bezelPath } from './stroke.ts'

/** The bare medallion: ground, clip and bezel round whatever it holds, drawn about 0,0 with radius 88. */
export function MedallionFrame({ label, children }: Labelled & { readonly children: ComponentChildren }) {
  const clip = useId()
  return (
    <svg class="medallion" viewBox="-102 -102 204 204" {...spoken(label)}>
      <clipPath id={clip}>
        <circle r="88" />
      </clipPath>
      <circle class="card-ground" r="100" />
      <g clip-path={`url(#${clip})`}>{children}</g>
      <circle class="medal-ring" r="98.4" />
      <circle class="medal-ring" r="93" />
      <circle class="medal-ring thin" r="88" />
      <path class="bezel" d={bezelPath(60, 98, 93)} />
    </svg>
  )
}

export function Medallion({ game, label }: Labelled & { readonly game: GameName }) {
  const Emblem = EMBLEMS[game]
  return (
    <MedallionFrame label={label}>
      <Emblem />
    </MedallionFrame>
  )
}
