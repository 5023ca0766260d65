// What a name looks like, whatever letters it is written with: two names with one skeleton can be taken for each other.
// A small table of our own: letters of other scripts, and signs, that look like a Latin letter or digit at a glance.

/** Each Latin letter, and what looks like it once both are small letters. */
const LOOK_ALIKES: { readonly [letter: string]: string } = {
  a: 'аɑα@',
  b: 'ЬьƅвβВ',
  c: 'сϲⅽς',
  d: 'ԁⅾɗ',
  e: 'еҽєε℮',
  f: 'ſƒϝ',
  g: 'ɡցƍ',
  h: 'һհнη',
  i: 'іɩιıɪӏ',
  j: 'јϳ',
  k: 'кκҝ',
  l: '1|ӏⅼǀ',
  m: 'мⅿμ',
  n: 'пոո',
  o: '0оοσօ๐০٥߀ⲟ',
  p: 'рρϱ',
  q: 'ԛգզ',
  r: 'гᴦɾ',
  s: 'ѕꜱ$5',
  t: 'тτ',
  u: 'υսцʋ',
  v: 'ѵνⅴ',
  w: 'ѡԝωшա',
  x: 'хχⅹ×',
  y: 'уγүʏч',
  z: 'ᴢζ2',
}

const SEEN_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
)

/** A capital I, a small l and a one are one stroke each; two letters may be read as one. */
const STROKES = /[il]/g
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
]

/** The same for names that look alike. Not to be shown to anybody. */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((letter) => SEEN_AS.get(letter) ?? letter)
  const bare = letters
    .join('')
    .replace(/\p{M}+/gu, '')
    .replace(/[\s\p{P}]+/gu, '')
  const seen = PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), bare)
  return seen.replace(STROKES, 'l')
}
