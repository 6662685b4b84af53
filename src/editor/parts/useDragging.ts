import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type DragEvents, type Dragging, dragEntry } from './dragEntry.ts'

interface DraggingOptions extends DragEvents {
  /** The list, whose children are the entries. */
  list: RefObject<HTMLElement | null>
}

/** Makes the entries of a list draggable by mouse, pen and finger. Escape cancels a drag. */
export function useDragging({ list, ...events }: DraggingOptions): {
  dragging: Dragging | undefined
  /** Starts a drag when a pointer is pressed on the entry at `index`. */
  press(event: PointerEvent, index: number): void
} {
  const [dragging, setDragging] = useState<Dragging>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const press = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current || stop.current) return
    // A finger on the text scrolls the list. It drags by the grip.
    if (event.pointerType === 'touch' && !event.currentTarget.matches('.grip')) return
    const onEnd = () => {
      stop.current = undefined
      setDragging(undefined)
    }
    stop.current = dragEntry(event, { ...events, list: list.current, from, onPlace: setDragging, onEnd })
  }
  return { dragging, press }
}
