// A value that follows from an object which never changes is worked out once for each object, and kept as long as the object lives.

export function oncePer<Key extends WeakKey, Value>(
  kept: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make(key)
  kept.set(key, made)
  return made
}
