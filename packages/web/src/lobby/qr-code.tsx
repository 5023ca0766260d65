// A QR code as one SVG path. Always dark on light, whatever the hour: cameras want it so.
import { encode } from 'uqr'

const MARGIN = 2

function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return runs.join('')
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 0 })
  const side = size + 2 * MARGIN
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}>
      <rect class="qr-paper" x={-MARGIN} y={-MARGIN} width={side} height={side} />
      <path class="qr-ink" d={pathOf(data)} shape-rendering="crispEdges" />
    </svg>
  )
}
