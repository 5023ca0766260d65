// The one thing the tests of this folder need from Node: vitest hands out stylesheets as empty strings,
// so the contrast test reads the file itself. Full Node types would leak into the browser's code.

declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string
}
