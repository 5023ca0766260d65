// Going to another address of the page without loading it again.
import { signal } from '@preact/signals'
import { inward, outward } from '../kit/base.ts'
import { depart } from './arrival.ts'
import { routeOf, type Route } from './route.ts'

const here = (): Route => routeOf(inward(location.pathname) ?? location.pathname, location.hash)

export const route = signal<Route>(here())

export function go(path: string): void {
  depart()
  history.pushState(null, '', outward(path))
  route.value = here()
  scrollTo(0, 0)
}

const isPlainClick = (click: MouseEvent): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey && !click.defaultPrevented

/** The path of another page of ours: not the interface's, and not a place on this one. Null: it is none. */
function pathOf({ origin, pathname, search, hash }: URL): string | null {
  const path = inward(pathname)
  if (origin !== location.origin || path === null || path.startsWith('/api/')) return null
  return pathname !== location.pathname || hash === '' ? path + search + hash : null
}

/** The path a click on a link of this page leads to, or null when the browser had better follow it. */
function linkOf(click: MouseEvent): string | null {
  const link = click.target instanceof Element ? click.target.closest('a') : null
  if (link === null || !isPlainClick(click) || link.target !== '' || link.hasAttribute('download')) return null
  return pathOf(new URL(link.href, location.href))
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    depart()
    route.value = here()
  })
  document.addEventListener('click', (click) => {
    const path = linkOf(click)
    if (path === null) return
    click.preventDefault()
    go(path)
  })
}
