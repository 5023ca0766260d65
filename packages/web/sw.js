// Keeps the page for when there is no network, in the language it is read in (?language=). The build puts the list of files in front:
// FILES (hashed, never change) and VERSION.
// Knows nothing of matches: local ones live in the page, tables on a server need the network anyway.
/* global FILES, VERSION */

const KEPT = `flibuste-${VERSION}`
/** Where the page is served: this file lies at its root. */
const PAGE = new URL('./', location.href).pathname
/** Small files that keep their name from build to build. */
const PLAIN = ['icon.svg', 'manifest.webmanifest'].map((name) => PAGE + name)
/** More at once would be in the way of what is being played. */
const AT_ONCE = 4

const language = new URL(location.href).searchParams.get('language')
/** Texts and rulebooks are named by their language; everything else is in all of them. */
const isSpoken = (file) => {
  const [, spoken] = /\.(en|fr)-/.exec(file) ?? []
  return spoken === undefined || language === null || spoken === language
}

const isOurs = (name) => name.startsWith('flibuste-')

/** Copies what an older build kept already: most files do not change. */
async function keepAll() {
  const cache = await caches.open(KEPT)
  const files = FILES.filter(isSpoken).map((name) => PAGE + name)
  const keepNext = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const kept = await caches.match(file)
      if (kept !== undefined) await cache.put(file, kept)
      else await cache.add(file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext))
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

/** What is not in the list (rare letters, lessons, rooms) is kept once somebody has seen it. */
async function keptFirst(request) {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}

addEventListener('install', (event) => event.waitUntil(keepAll().then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => clients.claim())))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith(`${PAGE}api/`)) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, PAGE))
  else if (pathname.startsWith(`${PAGE}assets/`)) event.respondWith(keptFirst(request))
  else if (PLAIN.includes(pathname)) event.respondWith(networkFirst(request, pathname))
})
