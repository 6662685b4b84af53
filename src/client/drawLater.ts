/**
 * Leaves elements out of the next paint and brings them in right after it: what is below the screen then costs the
 * visitor who waits for the top of a page neither styles nor layout. Their parent keeps the end of the page away meanwhile.
 */
export function drawLater(parent: HTMLElement, elements: readonly HTMLElement[]): void {
  if (elements.length === 0) return
  parent.style.minHeight = '200vh'
  for (const { style } of elements) style.display = 'none'
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const element of [parent, ...elements]) element.removeAttribute('style')
    }),
  )
}
