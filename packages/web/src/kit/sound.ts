// Small sounds, made on the spot with WebAudio: quiet, dry, short. One switch, remembered; nothing is heard before the
// first touch of the page. Knows no game.
import { signal, type Signal } from '@preact/signals'
import { afterPicture } from './answer-first.ts'
import { storage } from './storage.ts'

export const SOUNDS = [
  'select',
  'roll',
  'sail',
  'arrive',
  'plunder',
  'steal',
  'disc',
  'coin',
  'mutiny',
  'turn',
  'refused',
  'page',
  'chat',
  'win',
] as const
export type SoundName = (typeof SOUNDS)[number]

const KEPT_AS = 'flibuste.sound'
const VOLUME = 0.22

/** A struck or plucked body: a tone that falls from `hz` to `to`. */
interface Tone {
  readonly kind: 'tone'
  readonly shape: OscillatorType
  readonly hz: number
  readonly to: number
  readonly atMs: number
  readonly lastMs: number
  readonly loud: number
}

/** Cloth, leather, paper, wax: noise through a band at `hz`. */
interface Rustle {
  readonly kind: 'rustle'
  readonly hz: number
  readonly atMs: number
  readonly lastMs: number
  readonly loud: number
}

type Note = Tone | Rustle

const tone = (atMs: number, lastMs: number, hz: number, loud: number): Tone => ({
  kind: 'tone',
  shape: 'triangle',
  hz,
  to: hz,
  atMs,
  lastMs,
  loud,
})
const rustle = (atMs: number, lastMs: number, hz: number, loud: number): Rustle => ({
  kind: 'rustle',
  hz,
  atMs,
  lastMs,
  loud,
})

/** Bone on leather: a tick and the dull knock under it. */
const bone = (atMs: number, hz: number): Note[] => [
  rustle(atMs, 28, hz, 0.9),
  { ...tone(atMs, 45, hz / 9, 0.5), to: hz / 14 },
]
const bell = (atMs: number, hz: number, lastMs: number): Note[] => [
  { ...tone(atMs, lastMs, hz, 0.4), shape: 'sine' },
  { ...tone(atMs, lastMs * 0.6, hz * 2.76, 0.14), shape: 'sine' },
]
/** Wood on wood: short, hollow, falling. */
const wood = (atMs: number, hz: number): Note[] => [
  rustle(atMs, 22, hz * 5, 0.6),
  { ...tone(atMs, 70, hz, 0.55), to: hz * 0.7, shape: 'sine' },
]
const drum = (atMs: number): Note[] => [
  { ...tone(atMs, 130, 150, 0.6), to: 70, shape: 'sine' },
  rustle(atMs, 40, 420, 0.4),
]
const coin = (atMs: number, hz: number): Note => ({ ...tone(atMs, 90, hz, 0.22), shape: 'sine' })
const reed = (atMs: number, hz: number): Note => ({ ...tone(atMs, 125, hz, 0.16), shape: 'sawtooth' })

/** None lasts longer than 400 ms: a sound that lasts is in the way of the next. */
export const SCORES: { readonly [N in SoundName]: readonly Note[] } = {
  select: bone(0, 2600),
  roll: [...bone(0, 2300), ...bone(55, 2700), ...bone(120, 2100), ...bone(170, 2500), ...bone(260, 1900)],
  sail: [rustle(0, 90, 900, 0.7), { ...tone(70, 260, 96, 0.3), to: 74 }],
  arrive: bell(0, 1046, 340),
  plunder: [rustle(0, 70, 320, 0.9), coin(110, 2093), coin(190, 2489), coin(270, 2794)],
  steal: [rustle(0, 60, 700, 0.6), coin(90, 1661), rustle(170, 120, 1500, 0.3)],
  disc: [...wood(0, 300), ...wood(120, 240)],
  coin: [coin(0, 2349), coin(70, 2637)],
  mutiny: [...drum(0), ...drum(110), ...drum(180), ...drum(250)],
  turn: [...bell(0, 784, 190), ...bell(190, 784, 210)],
  refused: [{ ...tone(0, 150, 120, 0.7), to: 58, shape: 'sine' }, rustle(0, 50, 260, 0.5)],
  page: [rustle(0, 180, 3200, 0.28), rustle(110, 140, 4200, 0.22)],
  chat: [rustle(0, 45, 5200, 0.3), rustle(75, 35, 4700, 0.25), rustle(130, 60, 5400, 0.3)],
  win: [reed(0, 523), reed(130, 659), reed(260, 784)],
}

export const soundOn: Signal<boolean> = signal(storage.read(KEPT_AS) !== 'off')

export function toggleSound(): void {
  soundOn.value = !soundOn.value
  storage.write(KEPT_AS, soundOn.value ? 'on' : 'off')
}

interface Stage {
  readonly air: AudioContext
  readonly out: GainNode
  readonly noise: AudioBuffer
}

let stage: Stage | null = null

/** Half a second of work on a slow phone. */
function build(): void {
  if (stage !== null || typeof AudioContext === 'undefined') return
  const air = new AudioContext()
  const out = air.createGain()
  out.gain.value = VOLUME
  out.connect(air.destination)
  const noise = air.createBuffer(1, air.sampleRate * 0.4, air.sampleRate)
  const grains = noise.getChannelData(0)
  for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1
  stage = { air, out, noise }
}

/** Browsers let a page be heard only after a touch, some only in one: the first has the stage built once it is answered, the next wake it. */
function wake(): void {
  if (stage === null) afterPicture(build)
  else if (stage.air.state === 'suspended') void stage.air.resume()
}

if (typeof document !== 'undefined')
  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, wake, { capture: true })

/** Loud at once, then dying away. */
function decay({ air, out }: Stage, note: Note, from: number): GainNode {
  const gain = air.createGain()
  gain.gain.setValueAtTime(0.0001, from)
  gain.gain.linearRampToValueAtTime(note.loud, from + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + note.lastMs / 1000)
  gain.connect(out)
  return gain
}

function sourceOf({ air, noise }: Stage, note: Note, from: number): AudioScheduledSourceNode {
  if (note.kind === 'tone') {
    const pitch = air.createOscillator()
    pitch.type = note.shape
    pitch.frequency.setValueAtTime(note.hz, from)
    pitch.frequency.exponentialRampToValueAtTime(note.to, from + note.lastMs / 1000)
    return pitch
  }
  const grains = air.createBufferSource()
  grains.buffer = noise
  return grains
}

function sound(on: Stage, note: Note): void {
  const from = on.air.currentTime + note.atMs / 1000
  const source = sourceOf(on, note, from)
  const gain = decay(on, note, from)
  if (note.kind === 'rustle') {
    const band = on.air.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = note.hz
    band.Q.value = 1.1
    source.connect(band).connect(gain)
  } else source.connect(gain)
  source.start(from)
  source.stop(from + note.lastMs / 1000 + 0.02)
}

export function playSound(name: SoundName): void {
  if (!soundOn.value || stage === null) return
  if (stage.air.state === 'suspended') void stage.air.resume()
  for (const note of SCORES[name]) sound(stage, note)
}
