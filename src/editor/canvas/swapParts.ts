/** Returns the HTML of each part that is swapped by itself: the children of `body`, and instead of `main` its sections. */
export function partsOf(page: Document): string[] {
  return partNodes(page).map(({ outerHTML }) => outerHTML)
}

function partNodes(page: Document): Element[] {
  return [...page.body.children].flatMap((element) => (element.id === 'main' ? [...element.children] : [element]))
}

/**
 * Updates the shown page to a new version. Parts that differ are replaced; all others keep their scroll position, their
 * focus and typed text.
 *
 * @param before the parts as the server sent them
 * @param typing the element that is being edited; its part is kept
 * @returns the `before` of the next call: the new parts, except for the edited part, whose old HTML is returned so
 *   that it is replaced after editing ends
 */
export function swapParts(
  shown: Document,
  next: Document,
  before: readonly string[],
  typing: Element | undefined,
): string[] {
  const [old, fresh] = [partNodes(shown), partNodes(next)]
  const html = fresh.map(({ outerHTML }) => outerHTML)
  const [main, freshMain] = [shown, next].map((page) => page.querySelector('main'))
  // `main` has another class if a form is next to the heading of the page.
  if (main && freshMain) main.className = freshMain.className
  if (old.length === fresh.length && before.length === old.length) {
    return html.map((now, index) => {
      const [element, replacement] = [old[index], fresh[index]]
      if (now === before[index] || !element || !replacement) return now
      if (typing && element.contains(typing)) return before[index] ?? now
      element.replaceWith(shown.importNode(replacement, true))
      return now
    })
  }
  // Sections were added, removed or moved. Unchanged ones keep their elements.
  const known = new Map(before.map((text, index) => [text, old[index]]))
  if (!main || !freshMain) return html
  const sections = [...freshMain.children].map(
    (element) => known.get(element.outerHTML) ?? shown.importNode(element, true),
  )
  main.replaceChildren(...sections)
  return html
}

const themeOf = (page: Document) => page.querySelector<HTMLLinkElement>('link[data-theme]')

/** Applies the colours of a new version to the shown page. The old colours stay until the new ones have loaded. */
export function swapColours(shown: Document, next: Document): void {
  const [old, fresh] = [themeOf(shown), themeOf(next)]
  const wanted = fresh?.getAttribute('href')
  if (!old || !wanted || old.getAttribute('href') === wanted) return
  const link = shown.importNode(old, true)
  link.href = wanted
  // Later swaps must not find the old link.
  delete old.dataset.theme
  link.addEventListener('load', () => old.remove())
  old.after(link)
}
