// Buccaneer's four treasures, 40 box.

import { spoken, type Labelled } from './label.ts'

export const TREASURES = ['chest', 'barrel', 'candlestick', 'sabre'] as const
export type TreasureName = (typeof TREASURES)[number]

interface Drawing {
  readonly body: string
  readonly shade: string
  readonly lines: string
  readonly bright: string
}

const DRAWINGS: Readonly<Record<TreasureName, Drawing>> = {
  chest: {
    body: 'M5 20C5 11 9 8 14 8H26C31 8 35 11 35 20V33H5Z',
    shade: 'M27 8C31 8 35 11 35 20V33H28V20C28 14 28 10 27 8Z',
    lines: 'M5 20H16M24 20H35M12 9V33M28 9V33',
    bright: 'M16 17H24V26H16Z',
  },
  barrel: {
    body: 'M11 5H29C34 14 34 26 29 35H11C6 26 6 14 11 5Z',
    shade: 'M24 5H29C34 14 34 26 29 35H24C28 26 28 14 24 5Z',
    lines: 'M9 10H31M9 30H31M7.6 16H32.4M7.6 24H32.4M16 5C14 14 14 26 16 35M24 5C26 14 26 26 24 35',
    bright: '',
  },
  candlestick: {
    body: 'M12 35H28L25 31H22V18H26L24 14H16L14 18H18V31H15Z',
    shade: 'M20 14H24L26 18H22V31H25L28 35H20Z',
    lines: 'M17.5 14V8H22.5V14',
    bright: 'M20 1.5C22.6 4 22.4 7 20 8 17.6 7 17.4 4 20 1.5Z',
  },
  sabre: {
    body: 'M33 4C34 16 27 26 15 31L12.6 28C23 23 29 15 33 4Z',
    shade: '',
    lines: 'M9 24C8 28 12 33 17 33M12 30L6 36',
    bright: 'M3.6 36A2.4 2.4 0 1 1 8.4 36 2.4 2.4 0 1 1 3.6 36Z',
  },
}

export function Treasure({ name, label }: Labelled & { readonly name: TreasureName }) {
  const { body, shade, lines, bright } = DRAWINGS[name]
  return (
    <svg class="treasure" viewBox="0 0 40 40" {...spoken(label)}>
      <path class="chest-wood" d={body} />
      <path class="chest-shade" d={shade} />
      <path class="chest-line" d={body + lines} />
      <path class="chest-lock" d={bright} />
    </svg>
  )
}
