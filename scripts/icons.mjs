// Makes the PNG icons of the page from public/icon.svg, for browsers and telephones that take no SVG: `node scripts/icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from './browser.mjs'
import { withPalette } from './png.mjs'
import { ROOT, say } from './run.mjs'

const FOLDER = join(ROOT, 'packages', 'web', 'public')
/** 180 for telephones that make a tile of a page, the others for manifests. */
const SIZES = [180, 192, 512]

const executablePath = await findChromium()
if (executablePath === null) throw new Error('no Chromium to draw with')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const svg = readFileSync(join(FOLDER, 'icon.svg')).toString('base64')
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(
      `<style>*{margin:0;display:block}</style><img width="${size}" src="data:image/svg+xml;base64,${svg}">`,
    )
    const file = join(FOLDER, `icon-${size}.png`)
    const png = withPalette(await page.screenshot())
    writeFileSync(file, png)
    say(`${file.slice(ROOT.length + 1)}: ${Math.round(png.length / 102.4) / 10} kB`)
    await page.close()
  }
} finally {
  await browser.close()
}
