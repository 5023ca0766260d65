// The door of the bots' thread. Plain JavaScript: it teaches the thread TypeScript, however the server itself was started.
import { register } from 'tsx/esm/api'

register()
await import('./bot-worker.ts')
