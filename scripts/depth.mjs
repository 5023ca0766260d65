// Conformance and contests in plain Node: bundled once, because a module runner makes hot rules up to twice as slow.
import { join } from 'node:path'
import { ROOT, runTool } from './run.mjs'

/** Bundles the program and its worker into a folder, and tells where the program is. */
async function bundle(/** @type {string} */ folder) {
  const { build } = await import('esbuild')
  const outdir = join(folder, 'depth')
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['tests/depth/main.ts', 'tests/depth/worker.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  return join(outdir, 'main.js')
}

/**
 * @param {readonly string[]} args
 * @param {string} folder for the bundle
 * @param {import('./run.mjs').How} [how]
 */
export async function runDepth(args, folder, how = {}) {
  const program = await bundle(folder)
  return runTool('--enable-source-maps', [program, ...args], how)
}
