// Types of browser.mjs for the Playwright configuration, which is TypeScript.

/** The path of a Chromium that works, or null; installs nothing. */
export function findChromium(): Promise<string | null>
/** The same, but installs one where there is none. */
export function ensureChromium(): Promise<string | null>
