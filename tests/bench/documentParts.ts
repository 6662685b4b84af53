import { JSDOM } from 'jsdom'

/** A text, or an element: its name, its attributes as React props, and its children. */
export type Part = string | [name: string, props: Record<string, unknown>, ...children: Part[]]

/** Takes the HTML of a page apart, so that `buildFloor.mjs` can render it again with React. */
export function documentParts(html: string): Part {
  return partOf(new JSDOM(html).window.document.documentElement)
}

function partOf(element: Element): Part {
  // React accepts the other attributes under their HTML names.
  const props: Record<string, unknown> = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  )
  const name = element.localName
  if (name === 'style' || name === 'script')
    return [name, { ...props, dangerouslySetInnerHTML: { __html: element.innerHTML } }]
  const children = [...element.childNodes].flatMap((node): Part[] => {
    if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? '']
    return node.nodeType === node.ELEMENT_NODE ? [partOf(node as Element)] : []
  })
  return [name, props, ...children]
}
