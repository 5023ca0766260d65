// For a button that comes up where another was: it takes a moment to come alive, and keeps its place in the order of Tab meanwhile.
import { useEffect, useState } from 'preact/hooks'

/** A second press meant for what was there before must not fall on it. */
const ARMED_MS = 400

export function useArmed(): boolean {
  const [isArmed, arm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => arm(true), ARMED_MS)
    return () => clearTimeout(timer)
  }, [])
  return isArmed
}
