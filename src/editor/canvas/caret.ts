/** The selection in a text, kept while the focus is elsewhere. */
interface HeldChoice {
  hold(): void
  isHeld(): boolean
  /** Returns the focus to the text and restores the selection. */
  resume(): void
}

/** Keeps the selection in a text while a part of the editor outside the page has the focus. */
export function openHeldChoice(element: HTMLElement): HeldChoice {
  const { ownerDocument: page } = element
  let isHeld = false
  let chosen: Range | undefined
  return {
    hold() {
      isHeld = true
      const selection = page.getSelection()
      chosen = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : undefined
    },
    isHeld: () => isHeld,
    resume() {
      if (!isHeld) return
      element.focus({ preventScroll: true })
      if (chosen) choose(page.getSelection(), chosen)
      isHeld = false
    },
  }
}

/** Places the caret at the clicked point. Without a point, selects all text. */
export function placeCaret(element: HTMLElement, point: { x: number; y: number } | undefined): void {
  const { ownerDocument: page } = element
  const selection = page.getSelection()
  if (!selection) return
  const range = page.createRange()
  range.selectNodeContents(element)
  if (point) {
    const spot = page.caretPositionFromPoint?.(point.x, point.y)
    if (spot && element.contains(spot.offsetNode)) range.setStart(spot.offsetNode, spot.offset)
    range.collapse(spot !== null && spot !== undefined && element.contains(spot.offsetNode))
  }
  choose(selection, range)
}

function choose(selection: Selection | null, range: Range): void {
  selection?.removeAllRanges()
  selection?.addRange(range)
}
