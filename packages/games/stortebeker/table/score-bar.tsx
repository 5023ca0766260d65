// The score is the scale of the chart: 0 to 44, or on past that as far as somebody has come, and a marker for each captain.
import { SeatToken, seatIndex } from '@flibuste/web/art'
import { FAR } from '@flibuste/web/kit'
import { TRACK } from '../data.ts'
import { about } from './explain.ts'
import { along, barTop, endOf, figuresOf, LONG, SHORT, tokensOf, type Token, type Track } from './score-track.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function Scale({ track }: { readonly track: Track }) {
  const top = barTop(track)
  const step = along(track, 1) - along(track, 0)
  const marks = Array.from({ length: track.end / 2 }, (_, at) => `M${along(track, at * 2)} ${top}h${step}v7h-${step}Z`)
  return (
    <>
      <path class="track-mark" d={marks.join('')} />
      <rect
        class="track-band"
        x={along(track, 0)}
        y={top}
        width={along(track, track.end) - along(track, 0)}
        height="7"
      />
      {figuresOf(track).map((points) => (
        <g key={points}>
          <path class="track-tick" d={`M${along(track, points)} ${top + 7}v4`} />
          <text
            class={`track-figure ${points % TRACK === 0 ? 'printed' : ''}`}
            x={along(track, points)}
            y={track.height - 2}
          >
            {points}
          </text>
        </g>
      ))}
    </>
  )
}

function Marker({ track, token }: { readonly track: Track; readonly token: Token }) {
  const top = barTop(track)
  return (
    <g data-spot={`marker-${token.seat}`}>
      <path class="track-tick" d={`M${token.point} ${top + 3}L${token.x} ${top - 3}`} />
      <SeatToken
        seat={seatIndex(token.seat)}
        x={token.x}
        y={Math.max(track.radius + 1, top - track.radius - 2)}
        radius={track.radius}
      />
    </g>
  )
}

export function ScoreBar({ table }: { readonly table: Table }) {
  const words = say()
  const { view, layout, reader } = table.scene
  const scores = view.players.map(({ score }) => score)
  const track: Track = { ...(layout === 'phone' ? SHORT : LONG), end: endOf(scores) }
  const said = words.list(scores.map((score, seat) => words.scored(reader.name(seat), score)))
  const standings = scores.map((score, seat) => ({ seat, score }))
  return (
    <section class="sheet score" aria-label={words.scoreTrack(track.end)} {...about('score')} {...FAR}>
      <svg viewBox={`0 0 ${track.width} ${track.height}`} role="img" aria-label={said}>
        <Scale track={track} />
        {tokensOf(track, standings).map((token) => (
          <Marker key={token.seat} track={track} token={token} />
        ))}
      </svg>
    </section>
  )
}
