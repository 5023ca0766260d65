// Makes a screenshot small: the true colours of a PNG become a palette of 256. Flat engravings lose nothing the eye can see.
import { deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256
const CHANNELS = new Map([
  [2, 3],
  [6, 4],
])

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc >>> 0
})

/** @param {Buffer} bytes */
function crcOf(bytes) {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** @param {string} type @param {Buffer} body */
function chunk(type, body) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crcOf(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** @param {Buffer} png */
function chunksOf(png) {
  /** @type {{ type: string, body: Buffer }[]} */
  const found = []
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    found.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return found
}

/** @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** What the filter of a row adds to a byte. @type {readonly ((left: number, up: number, corner: number) => number)[]} */
const FILTERS = [() => 0, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth]

/** The rows of a picture without their filters. @param {Buffer} rows @param {number} stride @param {number} channels */
function unfilter(rows, stride, channels) {
  const height = rows.length / (stride + 1)
  // A row and a pixel of nothing before the first spare the edges a case of their own.
  const padded = stride + channels
  const pixels = new Uint8Array((height + 1) * padded)
  for (let y = 0; y < height; y++) {
    const filter = FILTERS[rows[y * (stride + 1)] ?? 0] ?? FILTERS[0]
    for (let x = 0, at = (y + 1) * padded + channels; x < stride; x++, at++) {
      const added = filter?.(pixels[at - channels] ?? 0, pixels[at - padded] ?? 0, pixels[at - padded - channels] ?? 0)
      pixels[at] = (rows[y * (stride + 1) + 1 + x] ?? 0) + (added ?? 0)
    }
  }
  return { pixels, padded }
}

/** @typedef {{ readonly rgb: readonly [number, number, number], readonly count: number }} Colour */

/** @param {readonly Colour[]} box */
function widest(box) {
  const spread = [0, 1, 2].map((channel) => {
    const values = box.map(({ rgb }) => rgb[channel] ?? 0)
    return Math.max(...values) - Math.min(...values)
  })
  return { channel: spread.indexOf(Math.max(...spread)), spread: Math.max(...spread) }
}

/** @param {readonly Colour[]} box */
const weight = (box) => box.reduce((sum, { count }) => sum + count, 0)

/** In two at the median of its widest channel. @param {Colour[]} box @returns {Colour[][]} */
function halve(box) {
  const { channel } = widest(box)
  const sorted = box.toSorted((a, b) => (a.rgb[channel] ?? 0) - (b.rgb[channel] ?? 0))
  const half = weight(box) / 2
  let [sum, at] = [0, 0]
  while (at < sorted.length - 1 && sum + (sorted[at]?.count ?? 0) <= half) sum += sorted[at++]?.count ?? 0
  const cut = Math.max(at, 1)
  return [sorted.slice(0, cut), sorted.slice(cut)]
}

/** @param {readonly Colour[]} box */
const mean = (box) =>
  [0, 1, 2].map((channel) =>
    Math.round(box.reduce((sum, { rgb, count }) => sum + (rgb[channel] ?? 0) * count, 0) / weight(box)),
  )

/** Median cut; a box is cut for its spread as much as for its weight, or rare colours would be lost. @param {Colour[]} colours */
function boxesOf(colours) {
  const boxes = [colours]
  const worth = (/** @type {Colour[]} */ box) => (box.length < 2 ? 0 : widest(box).spread ** 2 * Math.sqrt(weight(box)))
  while (boxes.length < MOST_COLOURS) {
    const worths = boxes.map(worth)
    const most = Math.max(...worths)
    if (most === 0) break
    const at = worths.indexOf(most)
    boxes.splice(at, 1, ...halve(boxes[at] ?? []))
  }
  return boxes
}

/** Every pixel as one number. @param {Buffer} rows @param {{ width: number, height: number, channels: number }} shape */
function coloursOf(rows, { width, height, channels }) {
  const { pixels, padded } = unfilter(rows, width * channels, channels)
  const colours = new Uint32Array(width * height)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, at = (y + 1) * padded + channels; x < width; x++, at += channels, to++)
      colours[to] = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
  return colours
}

/** @param {Uint32Array} colours */
function histogram(colours) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].map(
    /** @returns {Colour} */ ([colour, count]) => ({ rgb: [colour >> 16, (colour >> 8) & 255, colour & 255], count }),
  )
}

/** @param {Buffer} head */
function shapeOf(head) {
  const channels = CHANNELS.get(head[9] ?? 0)
  if (channels === undefined || head[8] !== 8 || head[12] !== 0) throw new Error('not a plain 8-bit picture')
  return { width: head.readUInt32BE(0), height: head.readUInt32BE(4), channels }
}

/** The same picture with at most 256 colours. @param {Buffer} png */
export function withPalette(png) {
  const chunks = chunksOf(png)
  const head = Buffer.from(chunks.find(({ type }) => type === 'IHDR')?.body ?? [])
  const shape = shapeOf(head)
  const rows = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body)))
  const colours = coloursOf(rows, shape)
  const boxes = boxesOf(histogram(colours))
  const indexes = new Map(
    boxes.flatMap((box, index) => box.map(({ rgb: [r, g, b] }) => [(r << 16) | (g << 8) | b, index])),
  )
  const out = Buffer.alloc((shape.width + 1) * shape.height)
  colours.forEach((colour, at) => (out[at + Math.floor(at / shape.width) + 1] = indexes.get(colour) ?? 0))
  head[9] = 3
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(boxes.flatMap(mean))),
    chunk('IDAT', deflateSync(out, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
