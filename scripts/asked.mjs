// What `npm test` is asked: how deep, which paths, and which flags go to whom.

/** Flags with a value, by whom they are for. All others have none that stands apart, and are for both tools. */
const VALUED = {
  depth: ['--only', '--seed', '--games'],
  browser: ['-g', '--grep', '--grep-invert', '-j', '--workers', '--repeat-each', '--trace'],
  units: ['-t', '--testNamePattern'],
}
const DEPTHS = ['--deep', '--quick']

const isFlag = (/** @type {string} */ arg) => arg.startsWith('-')

/** @returns {'depth' | 'browser' | 'units' | 'both'} */
function ownerOf(/** @type {string} */ flag) {
  const [name = flag] = flag.split('=', 1)
  if (VALUED.depth.includes(name)) return 'depth'
  if (VALUED.browser.includes(name)) return 'browser'
  return VALUED.units.includes(name) ? 'units' : 'both'
}

/** @type {import('./asked.d.mts').readAsked} */
export function readAsked(args) {
  /** @type {Record<ReturnType<typeof ownerOf>, string[]>} */
  const flags = { depth: [], browser: [], units: [], both: [] }
  /** @type {string[]} */
  const paths = []
  const left = args.filter((arg) => !DEPTHS.includes(arg))
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const owner = ownerOf(arg)
    const hasValue = owner !== 'both' && !arg.includes('=')
    if (isFlag(arg)) flags[owner].push(arg, ...(hasValue ? left.splice(0, 1) : []))
    else paths.push(arg)
  }
  return {
    depth: args.includes('--deep') ? 'deep' : args.includes('--quick') ? 'quick' : 'merge',
    wishes: flags.depth,
    units: [...flags.both, ...flags.units],
    browser: [...flags.both, ...flags.browser],
    paths,
  }
}
