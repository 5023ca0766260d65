// Keeps the page for when there is no network. The build puts the list of files in front: FILES (hashed, never change) and VERSION.
// Knows nothing of matches: local ones live in the page, tables on a server need the network anyway.
/* global FILES, VERSION */

const KEPT = `flibuste-${VERSION}`
const PAGE = '/'
/** Small files that keep their name from build to build. */
const PLAIN = ['/hour.js', '/icon.svg', '/manifest.webmanifest']

const isOurs = (name) => name.startsWith('flibuste-')

/** Copies what an older build kept already: most files do not change. */
async function keepAll() {
  const cache = await caches.open(KEPT)
  for (const file of FILES) {
    const kept = await caches.match(file)
    if (kept !== undefined) await cache.put(file, kept)
    else await cache.add(file)
  }
  await cache.addAll([PAGE, ...PLAIN].map((file) => new Request(file, { cache: 'reload' })))
}

async function dropOlder() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => isOurs(name) && name !== KEPT).map((name) => caches.delete(name)))
}

/** The network's answer, or what was kept of it. */
async function networkFirst(request, keptAs) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(keptAs)
    if (kept === undefined) throw error
    return kept
  }
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request)
}

addEventListener('install', (event) => event.waitUntil(keepAll().then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => clients.claim())))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, PAGE))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (PLAIN.includes(pathname)) event.respondWith(networkFirst(request, pathname))
})
