// Asks the browser to keep the page, so that local matches open without network. In built pages only: while developing, files change.

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that will not keep the page plays it from the network as before.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => null))
}
