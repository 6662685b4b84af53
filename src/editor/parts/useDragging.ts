import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** An entry that is dragged, and the gap in which it would be dropped: 0 above all, and so on. */
export interface Dragging {
  from: number
  gap: number
}

interface DraggingOptions {
  /** The list, whose children are the entries. */
  list: RefObject<HTMLElement | null>
  onStart(from: number): void
  /** @param to the number that the entry has then */
  onDrop(from: number, to: number): void
  onCancel(from: number): void
}

/** Pixels that the pointer moves before a press is a drag. */
const slack = 5
/** Pixels from the edge of what scrolls in which it does, and by how many in each frame. */
const [edge, speed] = [36, 9]

/** Lets entries of a list be dragged by mouse, pen and finger; Escape leaves them where they were. */
export function useDragging({ list, onStart, onDrop, onCancel }: DraggingOptions): {
  dragging: Dragging | undefined
  press(event: PointerEvent, index: number): void
} {
  const [dragging, setDragging] = useState<Dragging>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const press = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current || stop.current) return
    const { pointerId, clientY: startY, pointerType, currentTarget } = event
    // A finger that moves over the words scrolls the list; it drags by the grip.
    if (pointerType === 'touch' && !currentTarget.matches('.grip')) return
    const box = list.current
    const listening = new AbortController()
    let y = startY
    let now: Dragging | undefined
    let frame = 0

    const place = () => {
      const middles = [...box.children]
        .map((entry) => entry.getBoundingClientRect())
        .map(({ top, height }) => top + height / 2)
      now = { from, gap: middles.filter((middle) => middle < y).length }
      setDragging(now)
    }
    const scroll = () => {
      const scroller = scrollerOf(box)
      const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
      const by = y < top + edge ? -speed : y > bottom - edge ? speed : 0
      if (by !== 0) {
        ;(scroller ?? document.scrollingElement)?.scrollBy(0, by)
        place()
      }
      frame = requestAnimationFrame(scroll)
    }
    const end = () => {
      listening.abort()
      cancelAnimationFrame(frame)
      stop.current = undefined
      setDragging(undefined)
    }
    const cancel = () => {
      if (now) onCancel(from)
      end()
    }
    stop.current = end
    const listen = <K extends keyof WindowEventMap>(name: K, run: (event: WindowEventMap[K]) => void) =>
      addEventListener(name, run, { signal: listening.signal, capture: true })
    listen('pointermove', (moved) => {
      if (moved.pointerId !== pointerId) return
      y = moved.clientY
      if (!now) {
        if (Math.abs(y - startY) < slack) return
        // Over the page in its frame, the pointer still belongs to the list.
        box.setPointerCapture(pointerId)
        onStart(from)
        scroll()
      }
      place()
    })
    listen('pointerup', () => {
      const { gap } = now ?? { gap: from }
      end()
      const to = gap > from ? gap - 1 : gap
      if (to !== from) onDrop(from, to)
    })
    listen('pointercancel', cancel)
    // Elements lose their focus on the way, too.
    listen('blur', (event) => event.target === window && cancel())
    listen('keydown', (key) => {
      if (key.key !== 'Escape' || !now) return
      key.preventDefault()
      key.stopPropagation()
      cancel()
    })
  }
  return { dragging, press }
}

/** What scrolls around an element; undefined where that is the page. */
function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around
  return undefined
}
