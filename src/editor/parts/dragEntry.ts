/** An entry that is dragged, and the gap where it would be dropped. Gap 0 is above the first entry. */
export interface Dragging {
  from: number
  gap: number
}

/** The events that `dragEntry` reports. */
export interface DragEvents {
  onStart(from: number): void
  /** @param to the new index of the entry */
  onDrop(from: number, to: number): void
  onCancel(from: number): void
}

interface Drag extends DragEvents {
  /** The list, whose children are the entries. */
  list: HTMLElement
  from: number
  onPlace(dragging: Dragging): void
  /** Called at the end, whether the entry was dropped or not. */
  onEnd(): void
}

/** The distance in pixels after which a press becomes a drag. */
const slack = 5
/** The distance in pixels from the edge within which a container scrolls, and the pixels per frame. */
const [edge, speed] = [36, 9]

/**
 * Follows a pointer from its press on an entry until its release. Escape cancels the drag.
 *
 * @returns stops the drag and calls only `onEnd`
 */
export function dragEntry({ pointerId, clientY: startY }: Pick<PointerEvent, 'pointerId' | 'clientY'>, drag: Drag) {
  const { list, from, onStart, onDrop, onCancel, onPlace, onEnd } = drag
  const listening = new AbortController()
  const place = openPlace(list, (gap) => onPlace({ from, gap }))
  const end = () => {
    listening.abort()
    place.stop()
    onEnd()
  }
  const cancel = () => {
    if (place.gap() !== undefined) onCancel(from)
    end()
  }
  const move = (moved: PointerEvent) => {
    const isBegun = place.gap() !== undefined
    if (moved.pointerId !== pointerId || (!isBegun && Math.abs(moved.clientY - startY) < slack)) return
    if (!isBegun) {
      // With capture, the list also gets the events over the frame of the page.
      list.setPointerCapture(pointerId)
      onStart(from)
    }
    place.moveTo(moved.clientY)
  }
  const drop = () => {
    const gap = place.gap() ?? from
    end()
    const to = gap > from ? gap - 1 : gap
    if (to !== from) onDrop(from, to)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || place.gap() === undefined) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  const options = { signal: listening.signal, capture: true }
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', drop, options)
  addEventListener('pointercancel', cancel, options)
  // Elements also fire `blur` during a drag.
  addEventListener('blur', (event) => event.target === window && cancel(), options)
  addEventListener('keydown', press, options)
  return end
}

/** Tracks the gap under a pointer, also while the list scrolls. The gap is undefined before the pointer has moved. */
function openPlace(list: HTMLElement, onGap: (gap: number) => void) {
  let y = 0
  let gap: number | undefined
  let frame = 0
  const show = () => {
    gap = gapAt(list, y)
    onGap(gap)
  }
  const scroll = () => {
    if (scrollAtEdge(list, y)) show()
    frame = requestAnimationFrame(scroll)
  }
  return {
    gap: () => gap,
    moveTo(pointer: number) {
      y = pointer
      if (gap === undefined) scroll()
      show()
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** Returns the gap of a list at a vertical position: the number of entries whose middle is above it. */
function gapAt(list: HTMLElement, y: number): number {
  const boxes = [...list.children].map((entry) => entry.getBoundingClientRect())
  return boxes.filter(({ top, height }) => top + height / 2 < y).length
}

/** Scrolls the container of a list if the pointer is near its edge. Returns whether it did. */
function scrollAtEdge(list: HTMLElement, y: number): boolean {
  const scroller = scrollerOf(list)
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const isAbove = y < top + edge
  if (!isAbove && y <= bottom - edge) return false
  ;(scroller ?? document.scrollingElement)?.scrollBy(0, isAbove ? -speed : speed)
  return true
}

/** Returns the nearest scroll container of an element; undefined if that is the page. */
function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around
  return undefined
}
