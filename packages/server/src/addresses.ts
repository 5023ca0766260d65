// Where a server can be reached: from this machine, and from others in the same house.
import { networkInterfaces } from 'node:os'

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** The first address other machines in the same network could use; null: none, or the server listens to this machine only. */
function lanHost(host: string): string | null {
  if (!EVERYWHERE.has(host)) return null
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host)

export interface Addresses {
  readonly local: string
  /** What friends open; null: nobody else can. */
  readonly shared: string | null
}

export function addressesOf(host: string, port: number, publicUrl: string | null, basePath = ''): Addresses {
  const local = `http://${EVERYWHERE.has(host) ? 'localhost' : bracketed(host)}:${port}${basePath}/`
  if (publicUrl !== null) return { local, shared: `${publicUrl}${basePath}/` }
  const lan = lanHost(host)
  return { local, shared: lan === null ? null : `http://${lan}:${port}${basePath}/` }
}
