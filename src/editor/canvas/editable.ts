/** Properties that make a button look like itself when it is drawn as another element. */
const looks = [
  'display',
  'width',
  'padding',
  'margin',
  'font',
  'color',
  'background',
  'border',
  'textAlign',
  'alignItems',
  'gap',
  'justifyContent',
] as const

/**
 * The element itself, or, where it is or lies in a button, which browsers keep from being typed in, an element that looks the
 * same: what stood in the button moves into it, and it takes the button's place in the page.
 */
export function makeEditable(element: HTMLElement): HTMLElement {
  const button = element.closest<HTMLElement>('button, summary')
  const view = element.ownerDocument.defaultView
  if (!button || !view) return element
  const style = view.getComputedStyle(button)
  const stand = element.ownerDocument.createElement('div')
  for (const { name, value } of button.attributes) if (name !== 'type') stand.setAttribute(name, value)
  for (const name of looks) stand.style[name] = style[name]
  stand.append(...button.childNodes)
  button.replaceWith(stand)
  return element === button ? stand : element
}
