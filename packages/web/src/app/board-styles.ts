// The styles of a board come after those of the table, which they change. Whoever reads a rulebook first has fetched its board, for the
// pictures, before any table.

const links = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

/** One sheet of ours has a rule for nothing but this. */
const styles =
  (selector: string) =>
  ({ sheet }: HTMLLinkElement): boolean =>
    [...(sheet?.cssRules ?? [])].some((rule) => 'selectorText' in rule && rule.selectorText === selector)

/** The old link goes when the new one is there: nothing is unstyled for a moment. */
export function layBoardOverTable(game: string): void {
  const all = links()
  const board = all.findIndex(styles(`.${game}`))
  const table = all.findIndex(styles('.act'))
  const link = all[board]
  if (link === undefined || board > table) return
  const again = link.cloneNode() as HTMLLinkElement
  again.addEventListener('load', () => link.remove(), { once: true })
  document.head.append(again)
}
