// Whether a request was meant for this server, by the name it was sent to. A page elsewhere can have its own name lead to our
// address (DNS rebinding) and would then be of our origin: so foreign names are not answered. An address is nobody's to rename.
import { hostname } from 'node:os'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problem } from '../problem.ts'

/** Without the port; empty where it is none. */
function nameIn(host: string): string {
  const name = /^(\[[^\]]*\]|[^:]*)(:\d*)?$/.exec(host.trim().toLowerCase())?.[1] ?? ''
  return name.replace(/\.$/, '')
}

const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0

/** A name without a dot is given within a house, or by a proxy to what lies behind it: nobody outside can have one. */
const isLocal = (name: string): boolean => /^[a-z0-9-]+(\.localhost)?$/.test(name)

/** What this machine is called in its own network, also with the ending that telephones look for. */
function ownNames(): string[] {
  const own = hostname().toLowerCase()
  return [own, `${own.replace(/\..*/, '')}.local`]
}

export interface HostNames {
  readonly publicUrl: string | null
  /** As the operator says: other names that lead here. */
  readonly names: readonly string[]
}

/** Whether a `Host` header names this server. A program that speaks HTTP/1.0 may send none. */
export function createKnownHosts({ publicUrl, names }: HostNames): (host: string | undefined) => boolean {
  const configured = publicUrl === null ? names : [...names, new URL(publicUrl).host]
  const known = new Set([...ownNames(), ...configured.map(nameIn)])
  known.delete('')
  /** Most requests name the server as the one before did. */
  let latest = ''
  return (host) => {
    if (host === undefined || host === latest) return true
    const name = nameIn(host)
    const isKnown = isAddress(name) || isLocal(name) || known.has(name)
    if (isKnown) latest = host
    return isKnown
  }
}

export function registerHost(app: FastifyInstance, isKnown: (host: string | undefined) => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    if (host === undefined && request.raw.httpVersion !== '1.0')
      return done(problem('malformed', 'a request names its host'))
    if (isKnown(host)) return done()
    done(problem('wrong-host', `whoever runs it can add ${JSON.stringify(nameIn(host ?? ''))} with --names`))
  })
}
