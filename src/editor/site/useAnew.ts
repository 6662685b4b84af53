import { useEffect, useEffectEvent } from 'react'

/**
 * Runs an effect when the component is mounted, and again whenever a value changes.
 *
 * @param value compared by `Object.is`; a constant runs the effect once
 * @param act returns the cleanup, which runs before the next call and on unmount
 */
export function useAnew<T>(value: T, act: (value: T) => (() => void) | undefined): void {
  const run = useEffectEvent(act)
  useEffect(() => run(value), [value])
}
