// The code of a table as somebody types or pastes it. Pure.

const CODE = /^[A-Z0-9]+(-[A-Z0-9]+)*$/

/** The table a typed code or pasted link names, or null. */
export function readCode(typed: string): string | null {
  const last =
    typed
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  const code = last.toUpperCase().replace(/[\s_–—-]+/g, '-')
  return CODE.test(code) ? code : null
}
