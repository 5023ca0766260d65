// What every game of the registry says about being looked into: loaded by path, as the page loads tables.
import { GAME_IDS } from '@flibuste/games'
import type { Depth } from '@flibuste/kernel/conformance'

export async function loadDepth(game: string): Promise<Depth> {
  const { depth } = (await import(`../../packages/games/${game}/depth.ts`)) as { readonly depth: Depth }
  return depth
}

export async function loadDepths(): Promise<{ readonly [game: string]: Depth }> {
  return Object.fromEntries(await Promise.all(GAME_IDS.map(async (id) => [id, await loadDepth(id)] as const)))
}
