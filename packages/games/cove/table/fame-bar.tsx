// Fame is the scale of the chart: 0 to 73, a marker for each captain, and how often he has been round.
import { SeatToken, seatIndex } from '@flibuste/web/art'
import { glide } from '@flibuste/web/kit'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { FAME_TRACK } from '../data.ts'
import { asCounted } from './counted.ts'
import { about } from './explain.ts'
import { along, BAR_TOP, MARKER_RADIUS, TRACK_HEIGHT, tokensOf, widthOf, type Token } from './fame-track.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function Scale({ width, every }: { readonly width: number; readonly every: number }) {
  const step = along(width, 1) - along(width, 0)
  const marks = Array.from(
    { length: Math.ceil(FAME_TRACK / 2) },
    (_, at) => `M${along(width, at * 2)} ${BAR_TOP}h${step}v7h-${step}Z`,
  )
  const figures = Array.from({ length: Math.floor(FAME_TRACK / every) + 1 }, (_, at) => at * every).filter(
    (points) => FAME_TRACK - points >= every * 0.6,
  )
  return (
    <>
      <path class="track-mark" d={marks.join('')} />
      <rect
        class="track-band"
        x={along(width, 0)}
        y={BAR_TOP}
        width={along(width, FAME_TRACK) - along(width, 0)}
        height="7"
      />
      {[...figures, FAME_TRACK].map((points) => (
        <text key={points} class="track-figure" x={along(width, points)} y={TRACK_HEIGHT - 1}>
          {points}
        </text>
      ))}
    </>
  )
}

function Marker({ token, fame }: { readonly token: Token; readonly fame: number }) {
  const y = BAR_TOP - MARKER_RADIUS - 2
  const piece = useRef<SVGGElement>(null)
  const was = useRef(token.x)
  useLayoutEffect(() => {
    if (piece.current !== null && was.current !== token.x) glide(piece.current, { x: was.current - token.x, y: 0 })
    was.current = token.x
  }, [token.x])
  return (
    <g data-marker={token.seat} {...about('captain', token.seat)} ref={piece}>
      <path class="track-tick" d={`M${token.point} ${BAR_TOP + 3}L${token.x} ${BAR_TOP - 3}`} />
      <SeatToken seat={seatIndex(token.seat)} x={token.x} y={y} radius={MARKER_RADIUS} />
      {fame > token.marker && (
        <text class="track-rounds" x={token.x + MARKER_RADIUS} y={y - 3}>
          +{fame - token.marker}
        </text>
      )}
    </g>
  )
}

export function FameBar({ table }: { readonly table: Table }) {
  const { reader, layout } = table.scene
  const view = asCounted(table.scene)
  const words = say()
  const width = widthOf(layout)
  const line = words.list(view.players.map(({ fame }, seat) => words.hasFame(reader.name(seat), fame)))
  const standings = view.players.map(({ marker }, seat) => ({ seat, marker }))
  return (
    <div class="fame" {...about('fame')}>
      <i aria-hidden="true">{words.fame}</i>
      <svg viewBox={`0 0 ${width} ${TRACK_HEIGHT}`} role="img" aria-label={line}>
        <Scale width={width} every={layout === 'phone' ? 10 : 5} />
        {tokensOf(width, standings).map((token) => (
          <Marker key={token.seat} token={token} fame={view.players[token.seat]!.fame} />
        ))}
      </svg>
    </div>
  )
}
