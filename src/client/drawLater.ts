/**
 * Leaves elements out of the next paint and brings them in right after it: what is below the screen then costs the
 * visitor who waits for the top of a page neither styles nor layout. They hold the room of a screen each meanwhile.
 */
export function drawLater(elements: readonly HTMLElement[]): void {
  for (const { style } of elements) {
    style.contentVisibility = 'hidden'
    style.containIntrinsicBlockSize = '100vh'
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const element of elements) element.removeAttribute('style')
    }),
  )
}
