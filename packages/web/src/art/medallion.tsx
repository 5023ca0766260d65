// A medallion with a graduated bezel, round the emblem of a game.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { spoken, type Labelled } from './label.ts'
import { bezelPath } from './stroke.ts'

/** Ground, clip and bezel round whatever it holds, drawn about 0,0 with radius 88. */
export function Medallion({ label, children }: Labelled & { readonly children: ComponentChildren }) {
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
