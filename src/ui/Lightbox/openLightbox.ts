import { lightbox } from './Lightbox.styles.ts'

/** The words of the lightbox, see `lightboxWords`. */
interface Words {
  close?: string
  previous?: string
  next?: string
  /** With the placeholders {number} and {count}. */
  position?: string
}

/** The horizontal distance in pixels from which a swipe changes the picture. */
const swipe = 50

/**
 * Shows the pictures of links large, one at a time, in a modal dialog. Arrow keys, Home and End, swipes and two buttons
 * change the picture; Escape closes the dialog, and the browser restores the focus.
 *
 * @param links each wraps its picture, in a figure that may have a caption
 * @param at index of the first picture to show
 * @returns a function that closes the dialog
 */
export function openLightbox(links: readonly HTMLAnchorElement[], at: number, words: Words): () => void {
  const dialog = make('dialog', lightbox.root)
  const figure = make('figure', lightbox.figure)
  figure.setAttribute('aria-live', 'polite')
  const position = make('p', lightbox.position)
  const bar = make('div', lightbox.bar)
  let now = at
  const show = (index: number) => {
    now = (index + links.length) % links.length
    const link = links[now]
    const caption = link?.closest('figure')?.querySelector('figcaption')
    figure.replaceChildren(...[link && largeOf(link), caption && captionOf(caption)].filter((part) => !!part))
    const text = (words.position ?? '').replace('{number}', `${now + 1}`).replace('{count}', `${links.length}`)
    position.textContent = text
    dialog.setAttribute('aria-label', text)
  }
  const button = (name: string, label: string | undefined, press: () => void) => {
    const made = make('button', `${lightbox.button} ${name}`)
    made.type = 'button'
    made.setAttribute('aria-label', label ?? '')
    made.addEventListener('click', press)
    return made
  }
  const close = () => dialog.close()
  const step = (by: number) => show(now + by)
  if (links.length > 1) {
    const [back, on] = [
      button(lightbox.previous, words.previous, () => step(-1)),
      button(lightbox.next, words.next, () => step(1)),
    ]
    bar.append(back, position, on)
  }
  dialog.append(button(lightbox.close, words.close, close), figure, bar)
  dialog.addEventListener('keydown', (event) => {
    const places: Record<string, number> = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: links.length - 1 }
    const place = places[event.key]
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(place)
  })
  // A click outside the picture and the buttons closes the dialog.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === figure) close()
  })
  let from: number | undefined
  dialog.addEventListener('pointerdown', ({ clientX, isPrimary }) => (from = isPrimary ? clientX : undefined))
  dialog.addEventListener('pointerup', ({ clientX }) => {
    const moved = from === undefined ? 0 : clientX - from
    if (links.length > 1 && Math.abs(moved) >= swipe) step(moved < 0 ? 1 : -1)
    from = undefined
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  show(at)
  dialog.showModal()
  return close
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className })
}

/** Returns a copy of a link's picture as wide as the screen, for which the browser chooses a larger file by `sizes`. */
function largeOf(link: HTMLAnchorElement): Element {
  const [picture] = link.querySelectorAll('picture, img')
  const copy = picture?.cloneNode(true)
  if (!(copy instanceof Element)) return Object.assign(new Image(), { src: link.href })
  for (const part of [copy, ...copy.querySelectorAll('source, img')]) {
    part.removeAttribute('class')
    part.removeAttribute('loading')
    if (part.hasAttribute('sizes')) part.setAttribute('sizes', '100vw')
  }
  return copy
}

function captionOf(caption: Element): Element {
  const copy = caption.cloneNode(true) as Element
  copy.removeAttribute('class')
  return copy
}
