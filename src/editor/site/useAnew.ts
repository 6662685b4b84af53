import { useEffect, useEffectEvent } from 'react'

/**
 * Does something once the component is shown, and anew whenever a value is another one.
 *
 * @param value compared by `Object.is`; that of a component that does it once is always the same
 * @param act gives what ends it, which is called before it is done anew and when the component goes
 */
export function useAnew<T>(value: T, act: (value: T) => (() => void) | undefined): void {
  const run = useEffectEvent(act)
  useEffect(() => run(value), [value])
}
