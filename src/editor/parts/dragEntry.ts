/** An entry that is dragged, and the gap in which it would be dropped: 0 above all, and so on. */
export interface Dragging {
  from: number
  gap: number
}

/** What `dragEntry` reports while a person drags an entry. */
export interface DragEvents {
  onStart(from: number): void
  /** @param to the number that the entry has then */
  onDrop(from: number, to: number): void
  onCancel(from: number): void
}

interface Drag extends DragEvents {
  /** The list, whose children are the entries. */
  list: HTMLElement
  from: number
  onPlace(dragging: Dragging): void
  /** Called at the end, whichever it is. */
  onEnd(): void
}

/** Pixels that the pointer moves before a press is a drag. */
const slack = 5
/** Pixels from the edge of what scrolls in which it does, and by how many in each frame. */
const [edge, speed] = [36, 9]

/**
 * Follows a pointer from its press on an entry until it is let go; Escape leaves the entry where it was.
 *
 * @returns stops it, and tells of nothing but the end
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
      // Over the page in its frame, the pointer still belongs to the list.
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
  // Elements lose their focus on the way, too.
  addEventListener('blur', (event) => event.target === window && cancel(), options)
  addEventListener('keydown', press, options)
  return end
}

/** The gap that a pointer is over, also while the list scrolls under it; undefined before it has moved. */
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

/** The gap of a list that a pointer is over: above each entry whose middle is below it. */
function gapAt(list: HTMLElement, y: number): number {
  const boxes = [...list.children].map((entry) => entry.getBoundingClientRect())
  return boxes.filter(({ top, height }) => top + height / 2 < y).length
}

/** Scrolls what holds a list where a pointer is at its edge; false where it is not. */
function scrollAtEdge(list: HTMLElement, y: number): boolean {
  const scroller = scrollerOf(list)
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const isAbove = y < top + edge
  if (!isAbove && y <= bottom - edge) return false
  ;(scroller ?? document.scrollingElement)?.scrollBy(0, isAbove ? -speed : speed)
  return true
}

/** What scrolls around an element; undefined where that is the page. */
function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around
  return undefined
}
