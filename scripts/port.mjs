// Whether the port `npm start` is to listen on is free, told before anything is installed or built. Only looks: what is no port at all
// is refused by the program itself, which reads its flags anew.
import { createServer } from 'node:net'

/** What `flibuste serve` listens on unless it is told otherwise (packages/cli/src/commands/serve.ts). */
const USUAL = { port: '3000', host: '0.0.0.0' }
const MOST_TRIES = 100

/** The value of a flag, in either form. */
function flagged(/** @type {readonly string[]} */ args, /** @type {string} */ flag) {
  const at = args.indexOf(flag)
  const joined = args.find((arg) => arg.startsWith(`${flag}=`))?.slice(flag.length + 1)
  return (at < 0 ? undefined : args[at + 1]) ?? joined
}

/** @typedef {{ port: number, host: string }} Place */

/**
 * Where a line and an environment lead; null where that is no port, or any that is free.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Place | null}
 */
export function placeOf(args, env) {
  const given = flagged(args, '--port') ?? (env['FLIBUSTE_PORT'] || env['PORT'] || USUAL.port)
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0
  if (port === 0 || port > 65_535) return null
  return { port, host: flagged(args, '--host') ?? (env['FLIBUSTE_HOST'] || USUAL.host) }
}

/**
 * Anything else that is wrong with the place is the server's to say.
 * @param {Place} place
 * @returns {Promise<boolean>}
 */
const isTaken = (place) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'))
    probe.listen(place, () => probe.close(() => resolve(false)))
  })

/**
 * One sentence with the way out where somebody else listens already; null where nobody does.
 * @param {Place} place
 */
export async function takenSentence(place) {
  if (!(await isTaken(place))) return null
  for (let port = place.port + 1; port < place.port + MOST_TRIES; port++)
    if (!(await isTaken({ ...place, port })))
      return `Port ${place.port} is in use; ${port} is free: npm start -- --port ${port}`
  return `Port ${place.port} is in use; choose another: npm start -- --port 8080`
}
