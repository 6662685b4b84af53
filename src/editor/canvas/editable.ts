/** CSS properties that keep the appearance of a button that another element replaces. */
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
 * Returns the element itself, or a replacement if it is a button or inside one, because browsers do not allow editing
 * in buttons. The replacement looks like the button, takes over its child nodes, and replaces it in the page.
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
