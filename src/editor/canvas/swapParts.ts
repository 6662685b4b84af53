/** The parts of a page that are swapped one by one: what stands in its body, and in place of `main`, its sections. */
export interface Parts {
  html: string[]
  mainAt: number
}

/** The HTML of the parts of a page. */
export function partsOf(page: Document): string[] {
  return partNodes(page).map(({ outerHTML }) => outerHTML)
}

function partNodes(page: Document): Element[] {
  return [...page.body.children].flatMap((element) => (element.id === 'main' ? [...element.children] : [element]))
}

/**
 * Brings a page that is shown to a new state of it: parts that differ are replaced, all others stay, with their scroll
 * place, their focus and what is typed in them.
 *
 * @param before the parts as they came from the server
 * @param typing the element in which the caret is; its part stays
 * @returns what to give as `before` next time: the new parts, but the old one where the caret is, which is then replaced as
 * soon as nobody types in it
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
  // A form beside the heading of its page.
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
  // Sections have come, gone or moved: those that are the same keep their elements.
  const known = new Map(before.map((text, index) => [text, old[index]]))
  if (!main || !freshMain) return html
  const sections = [...freshMain.children].map(
    (element) => known.get(element.outerHTML) ?? shown.importNode(element, true),
  )
  main.replaceChildren(...sections)
  return html
}

const themeOf = (page: Document) => page.querySelector<HTMLLinkElement>('link[data-theme]')

/** Gives the page that is shown the colours of a new state of it; the old ones stay until these have arrived. */
export function swapColours(shown: Document, next: Document): void {
  const [old, fresh] = [themeOf(shown), themeOf(next)]
  const wanted = fresh?.getAttribute('href')
  if (!old || !wanted || old.getAttribute('href') === wanted) return
  const link = shown.importNode(old, true)
  link.href = wanted
  // The one before it is asked for no more.
  delete old.dataset.theme
  link.addEventListener('load', () => old.remove())
  old.after(link)
}
