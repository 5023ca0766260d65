// Under which path of its host the page is served: nothing, or `/flibuste` behind a proxy that serves other things too. Within the
// page, paths begin at its own root; here they are turned outward and back.
import { options } from 'preact'

const META = 'meta[name="flibuste-base"]'

/** The server writes it into the page. */
const BASE = globalThis.document?.querySelector(META)?.getAttribute('content') ?? ''

/** A path of ours as the host knows it. */
export const outward = (path: string): string => BASE + path

/** A path of the host as we know it; null: it is not one of ours. */
export function inward(path: string): string | null {
  if (BASE === '' || path === BASE) return path === BASE ? '/' : path
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : null
}

/** Every link to a page of ours leads there, also when it is opened in another tab. */
export function startLinks(): void {
  if (BASE === '') return
  const before = options.vnode
  options.vnode = (node) => {
    const props: unknown = node.props
    if (node.type === 'a' && typeof props === 'object' && props !== null && 'href' in props)
      if (typeof props.href === 'string' && props.href.startsWith('/')) props.href = outward(props.href)
    before?.(node)
  }
}
