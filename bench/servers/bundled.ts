// The servers that are measured beside each other, bundled as the program is: nobody is served by sources that are translated on the way.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleInto } from '../../scripts/program.mjs'

const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache/flibuste-bench')

const SERVERS = {
  ours: 'packages/server/src/measure/server-process.ts',
  theirs: 'bench/peers/their-server.ts',
  bare: 'bench/servers/bare-server.ts',
  lined: 'bench/servers/lined-server.ts',
  meter: 'bench/servers/meter.ts',
} as const

/** Where each of them lies. */
export type Bundled = { readonly [name in keyof typeof SERVERS]: string }

export async function bundleServers(): Promise<Bundled> {
  await bundleInto(OUT, SERVERS)
  const at = (name: string): string => join(OUT, `${name}.mjs`)
  return { ours: at('ours'), theirs: at('theirs'), bare: at('bare'), lined: at('lined'), meter: at('meter') }
}
