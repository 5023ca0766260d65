// Starts the page's worker. Where it is found is for vite.config.ts to say when the page is built.

const address = (): string => new URL('./worker.ts', import.meta.url).href

/** Null: this browser starts none (an old one, or one that forbids it). */
export function openWorker(): Worker | null {
  try {
    return new Worker(address(), { type: 'module' })
  } catch {
    return null
  }
}
