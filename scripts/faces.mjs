// `node scripts/faces.mjs` cuts the faces of the page down to what English and French need and writes them to packages/web/faces. To be run when
// a face or the list of letters changes; the tool is installed into a folder of its own, because nothing else here needs it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const TOOL = 'subset-font@2.9.0'
const FOLDER = 'node_modules/.cache/flibuste-faces'
const OUT = 'packages/web/faces'

/** As in `unicode-range` of packages/web/src/look/fonts.css, where a letter that is not here comes from the whole face. */
const RANGE = /unicode-range:\s*(U\+20-7E[^;]*);/.exec(readFileSync('packages/web/src/look/fonts.css', 'utf8'))?.[1]
if (RANGE === undefined) throw new Error('fonts.css does not say which letters the faces have')

const FACES = {
  'fell-sc': '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2',
  'fell-dp': '@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-italic.woff2',
  alegreya: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
  'sans-500': '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
  'sans-700': '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
}
/** What the look asks for; small caps and old figures stay behind. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'rlig']

function lettersIn(range) {
  const letters = range.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().replace('U+', '').split('-')
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })
  return letters.join('')
}

function installTool() {
  if (existsSync(join(FOLDER, 'node_modules'))) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', TOOL], { cwd: FOLDER, stdio: 'inherit' })
}

installTool()
const cut = createRequire(join(process.cwd(), FOLDER, 'package.json'))('subset-font')
mkdirSync(OUT, { recursive: true })
for (const [name, file] of Object.entries(FACES)) {
  const whole = readFileSync(join('node_modules', file))
  // Hints are for screens of few pixels, and a third of a face.
  const face = await cut(whole, lettersIn(RANGE), { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true })
  writeFileSync(join(OUT, `${name}.woff2`), face)
  console.log(`${name}: ${whole.length} → ${face.length} bytes`)
}
