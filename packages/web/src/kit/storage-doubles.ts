// For tests: a browser's storage with room for so many characters.

export function roomFor(most: number): Storage {
  const kept = new Map<string, string>()
  const size = () => [...kept].reduce((sum, [name, text]) => sum + name.length + text.length, 0)
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, text) {
      const old = kept.get(name)
      const added = old === undefined ? name.length + text.length : text.length - old.length
      if (size() + added > most) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(name, text)
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}
