// Types of page.mjs for what is TypeScript.

/** Builds the page when what it is made of has changed since the last build, and only then. */
export function ensurePage(): Promise<void>
