import { type CSSProperties, type RefObject, useEffect, useState } from 'react'

/** Pixels across an element, told anew when they change; undefined before they are known. */
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
 * How a page of a width is shown where there is less room: whole, drawn smaller.
 *
 * @param width pixels that the page is laid out in; undefined for all that there is
 */
export function fitView(width: number | undefined, room: number | undefined): CSSProperties {
  if (width === undefined) return { width: '100%' }
  const scale = room === undefined ? 1 : Math.min(1, room / width)
  const left = room === undefined ? 0 : Math.max(0, (room - width) / 2)
  if (scale === 1) return { width, left }
  return { width, height: `${100 / scale}%`, transform: `scale(${scale})` }
}
