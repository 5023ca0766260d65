// The colours of the day, whatever the hour of the page: what the look's own file has under `:root`, before the night.
import tokens from '../look/tokens.css?raw'

export function dayTokens(css: string = tokens): ReadonlyMap<string, string> {
  const blocks = [...css.matchAll(/^:root \{([^}]*)\}/gm)].map(([, block = '']) => block)
  const found = blocks.flatMap((block) => [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
  return new Map(found.map(([, name = '', value = '']) => [name, value]))
}
