// The shared picture as a PNG, made in this browser. What is drawn becomes one SVG that carries its inks itself, for a picture of its own sees no
// stylesheet; words are written over it in the faces the page has loaded already. By day, whatever the hour.
import type { Seat } from '@flibuste/kernel'
import { render } from 'preact'
import { Drawing, layPictures, picturesOf, widthOfAll, type DrawingProps } from './picture-drawing.tsx'
import { layOut, PICTURE, type Face, type Laid, type Line, type Measure } from './picture-layout.ts'
import { dayTokens } from './picture-tokens.ts'
import type { Curve, Told } from './picture-told.tsx'

const FACES: { readonly [F in Face]: (size: number) => string } = {
  title: (size) => `${size}px Figures, "Fell SC", Georgia, serif`,
  italic: (size) => `italic ${size}px Figures, "Fell DP", Georgia, serif`,
  text: (size) => `${size}px Alegreya, Georgia, serif`,
  name: (size) => `700 ${size}px "Alegreya Sans", sans-serif`,
  amount: (size) => `500 ${size}px "Alegreya Sans", sans-serif`,
}
const ROUND = { size: 15, face: 'name', fromFoot: 6 } as const

/** What of a computed style an SVG needs that stands by itself. */
const INKS = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
] as const

function inkIn(element: Element): void {
  const style = getComputedStyle(element)
  const inks = INKS.map((name) => [name, style.getPropertyValue(name)] as const)
  for (const [name, value] of inks) if (value !== '') element.setAttribute(name, value)
}

/** Inks are known where the page's stylesheets reach: in the document, unseen, under the colours of the day. */
function inked(day: ReadonlyMap<string, string>, draw: (room: HTMLElement) => SVGSVGElement): string {
  const room = document.createElement('div')
  room.hidden = true
  for (const [name, value] of day) room.style.setProperty(name, value)
  document.body.append(room)
  try {
    const drawing = draw(room)
    const parts = [...drawing.querySelectorAll('*')]
    for (const part of parts) inkIn(part)
    for (const part of parts) for (const name of ['class', 'style', 'aria-hidden']) part.removeAttribute(name)
    return new XMLSerializer().serializeToString(drawing)
  } finally {
    render(null, room)
    room.remove()
  }
}

function drawnAs(parts: DrawingProps): string {
  return inked(dayTokens(), (room) => {
    render(<Drawing {...parts} />, room)
    const drawing = room.querySelector('svg')
    if (drawing === null) throw new Error('nothing was drawn')
    for (const row of parts.laid.rows) layPictures(drawing, picturesOf(row.captain.shown), row)
    return drawing
  })
}

async function loadPicture(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** A face that cannot be had is a failure: whatever stood in for it would have other widths. */
async function loadFaces(told: Told): Promise<void> {
  const words = [
    told.title,
    told.sentence,
    told.game,
    ...told.captains.flatMap(({ name, amount }) => [name, amount]),
  ].join('')
  await Promise.all(Object.values(FACES).map((face) => document.fonts.load(face(24), `${words}Flibuste0123456789…`)))
}

function write(brush: CanvasRenderingContext2D, day: ReadonlyMap<string, string>, lines: readonly Line[]): void {
  for (const { text, face, size, x, y, align, tint } of lines) {
    brush.font = FACES[face](size)
    brush.textAlign = align
    brush.fillStyle = day.get(`--${tint}`) ?? 'black'
    brush.fillText(text, x, y)
  }
}

const roundLines = ({ chart }: Laid, curve: Curve): readonly Line[] =>
  curve.rounds.map(({ x, round }) => ({
    text: String(round),
    face: ROUND.face,
    size: ROUND.size,
    x: chart.x - curve.left + x,
    y: chart.y + chart.height - ROUND.fromFoot,
    align: 'center',
    tint: 'ink2',
  }))

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas gave nothing')) : resolve(blob)),
      'image/png',
    ),
  )

export async function drawPicture(told: Told, ship: Seat | null): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('there is no canvas')
  await loadFaces(told)
  const measure: Measure = (text, face, size) => {
    brush.font = FACES[face](size)
    return brush.measureText(text).width
  }
  const laid = layOut(told, measure, ({ shown }) => widthOfAll(picturesOf(shown)))
  const curve = told.curve?.(laid.chart.width, laid.chart.height) ?? null
  brush.drawImage(await loadPicture(drawnAs({ laid, curve, ship, winners: told.winners })), 0, 0)
  const day = dayTokens()
  write(brush, day, [...laid.lines, ...(curve === null ? [] : roundLines(laid, curve))])
  return pngOf(canvas)
}
