import { type CSSProperties, type RefObject, useEffect, useState } from 'react'

/** Returns the width of an element in pixels and updates when it changes; undefined before the first measurement. */
export function useRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setRoom(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return room
}

/**
 * Returns the style of a page frame. A page wider than its container is scaled down to fit.
 *
 * @param width the layout width in pixels; undefined for the full available width
 * @param room the width of the container in pixels; undefined if unknown
 */
export function fitView(width: number | undefined, room: number | undefined): CSSProperties {
  if (width === undefined) return { width: '100%' }
  const scale = room === undefined ? 1 : Math.min(1, room / width)
  const left = room === undefined ? 0 : Math.max(0, (room - width) / 2)
  if (scale === 1) return { width, left }
  return { width, height: `${100 / scale}%`, transform: `scale(${scale})` }
}
