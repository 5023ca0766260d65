// What follows from something that does not change, worked out once.

export function remembered<Key extends WeakKey, Value>(
  memory: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make(key)
  memory.set(key, made)
  return made
}
