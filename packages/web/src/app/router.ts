// Going to another address of the page without loading it again.
import { signal } from '@preact/signals'
import { depart } from './arrival.ts'
import { routeOf, type Route } from './route.ts'

const here = (): Route => routeOf(location.pathname, location.hash)

export const route = signal<Route>(here())

export function go(path: string): void {
  depart()
  history.pushState(null, '', path)
  route.value = here()
  scrollTo(0, 0)
}

const isPlainClick = (click: MouseEvent): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey && !click.defaultPrevented

/** Another page of ours: not the interface's, and not a place on this one. */
const isOtherPage = ({ origin, pathname, hash }: URL): boolean =>
  origin === location.origin && !pathname.startsWith('/api/') && (pathname !== location.pathname || hash === '')

/** The address a click on a link of this page leads to, or null when the browser had better follow it. */
function linkOf(click: MouseEvent): URL | null {
  const link = click.target instanceof Element ? click.target.closest('a') : null
  if (link === null || !isPlainClick(click) || link.target !== '' || link.hasAttribute('download')) return null
  const url = new URL(link.href, location.href)
  return isOtherPage(url) ? url : null
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    depart()
    route.value = here()
  })
  document.addEventListener('click', (click) => {
    const url = linkOf(click)
    if (url === null) return
    click.preventDefault()
    go(url.pathname + url.search + url.hash)
  })
}
