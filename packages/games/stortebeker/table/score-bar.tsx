// The score is the scale of the chart: 0 to 44, a marker for each captain, and how often he has been round.
import { SeatToken, seatIndex } from '@flibuste/web/art'
import { FAR } from '@flibuste/web/kit'
import { TRACK } from '../data.ts'
import { about } from './explain.ts'
import { along, barTop, LONG, roundsOf, SHORT, tokensOf, type Token, type TrackShape } from './score-track.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function Scale({ shape }: { readonly shape: TrackShape }) {
  const top = barTop(shape)
  const step = along(shape, 1) - along(shape, 0)
  const figures = Array.from({ length: Math.floor(TRACK / shape.every) + 1 }, (_, at) => at * shape.every)
  const shown = figures.at(-1) === TRACK ? figures : [...figures, TRACK]
  const marks = Array.from({ length: TRACK / 2 }, (_, at) => `M${along(shape, at * 2)} ${top}h${step}v7h-${step}Z`)
  return (
    <>
      <path class="track-mark" d={marks.join('')} />
      <rect class="track-band" x={along(shape, 0)} y={top} width={along(shape, TRACK) - along(shape, 0)} height="7" />
      {shown.map((points) => (
        <g key={points}>
          <path class="track-tick" d={`M${along(shape, points)} ${top + 7}v4`} />
          <text class="track-figure" x={along(shape, points)} y={shape.height - 2}>
            {points}
          </text>
        </g>
      ))}
    </>
  )
}

function Marker({ shape, token, rounds }: { shape: TrackShape; token: Token; rounds: number }) {
  const top = barTop(shape)
  const y = top - shape.radius - 2
  return (
    <g data-spot={`marker-${token.seat}`}>
      <path class="track-tick" d={`M${token.point} ${top + 3}L${token.x} ${top - 3}`} />
      <SeatToken seat={seatIndex(token.seat)} x={token.x} y={y} radius={shape.radius} />
      {rounds > 0 && (
        <text class="track-rounds" x={token.x + shape.radius - 1} y={y - shape.radius + 6}>
          +{rounds * TRACK}
        </text>
      )}
    </g>
  )
}

export function ScoreBar({ table }: { readonly table: Table }) {
  const words = say()
  const { view, layout, reader } = table.scene
  const shape = layout === 'phone' ? SHORT : LONG
  const said = words.list(view.players.map(({ score }, seat) => words.scored(reader.name(seat), score)))
  const standings = view.players.map(({ marker }, seat) => ({ seat, marker }))
  return (
    <section class="sheet score" aria-label={words.scoreTrack} {...about('score')} {...FAR}>
      <svg viewBox={`0 0 ${shape.width} ${shape.height}`} role="img" aria-label={said}>
        <Scale shape={shape} />
        {tokensOf(shape, standings).map((token) => (
          <Marker
            key={token.seat}
            shape={shape}
            token={token}
            rounds={roundsOf(view.players[token.seat]!.score, token.marker)}
          />
        ))}
      </svg>
    </section>
  )
}
