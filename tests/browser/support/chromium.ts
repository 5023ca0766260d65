// How every browser of the tests is started: the configuration's, and those of specs that ask for one of their own.
import type { LaunchOptions } from '@playwright/test'

/**
 * Playwright's own list of what it switches off comes first: a second list replaces it. Then what a whole Chromium draws around
 * every page, unseen: two pages of its address bar, which take as long as ours.
 */
const SWITCHED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]
/**
 * A whole run looks at no picture: without memory for tiles everything is laid out, hit and composed, and nothing is rasterized, a
 * fifth of all work. Whoever runs one spec gets pictures of what failed.
 */
export const isUnseen = process.env['FLIBUSTE_UNSEEN'] !== undefined

/** The path comes from the environment: the configuration has looked for it. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env['FLIBUSTE_CHROMIUM']
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Letters as wide as they are drawn, on every machine: whole pixels are what a few desktops have, and the shell by default.
      '--font-render-hinting=none',
      ...(isUnseen ? ['--force-gpu-mem-available-mb=0'] : []),
      `--disable-features=${SWITCHED_OFF.join(',')}`,
    ],
  }
}
