// A part of a board that is drawn again only when something it is given has changed. A class of its own, for a drawing that is remembered
// (`useMemo`) keeps the whole page of its moment alive.
import { Component, type ComponentChild, type ComponentClass } from 'preact'

const isSame = (given: object, before: object): boolean => {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(given).every(([name, value]) => known.has(name) && known.get(name) === value)
}

export function still<Given extends object>(draw: (given: Given) => ComponentChild): ComponentClass<Given> {
  return class Still extends Component<Given> {
    override shouldComponentUpdate(next: Given): boolean {
      return !isSame(next, this.props)
    }

    override render(given: Given): ComponentChild {
      return draw(given)
    }
  }
}
