import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type DragEvents, type Dragging, dragEntry } from './dragEntry.ts'

interface DraggingOptions extends DragEvents {
  /** The list, whose children are the entries. */
  list: RefObject<HTMLElement | null>
}

/** Lets entries of a list be dragged by mouse, pen and finger; Escape leaves them where they were. */
export function useDragging({ list, ...events }: DraggingOptions): {
  dragging: Dragging | undefined
  /** Begins where a pointer is pressed on the entry of a number. */
  press(event: PointerEvent, index: number): void
} {
  const [dragging, setDragging] = useState<Dragging>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const press = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current || stop.current) return
    // A finger that moves over the words scrolls the list; it drags by the grip.
    if (event.pointerType === 'touch' && !event.currentTarget.matches('.grip')) return
    const onEnd = () => {
      stop.current = undefined
      setDragging(undefined)
    }
    stop.current = dragEntry(event, { ...events, list: list.current, from, onPlace: setDragging, onEnd })
  }
  return { dragging, press }
}
