// Types of browser.mjs for the Playwright configuration, which is TypeScript.

/** The path of a Chromium that works, or null; installs nothing. */
export function findChromium(): Promise<string | null>
/** The same, but installs one where there is none. */
export function ensureChromium(): Promise<string | null>
/** The path of a Firefox that works, or null; installs nothing. */
export function findFirefox(): string | null
/** The same, but installs one where there is none. */
export function ensureFirefox(): Promise<string | null>
