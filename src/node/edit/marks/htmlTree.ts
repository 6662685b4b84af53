/** A tree of HTML as React writes it; writing it returns the same bytes. */

export interface HtmlElement {
  kind: 'element'
  name: string
  /** The start tag as written: `<p class="a">`. */
  tag: string
  children: HtmlNode[]
  /** True if an end tag follows. */
  closed: boolean
}

/** Text, a comment or the doctype, kept as written. */
interface HtmlText {
  kind: 'text' | 'other'
  html: string
}

export type HtmlNode = HtmlElement | HtmlText

const comment = /<!--[\s\S]*?-->/
const declaration = /<!doctype[^>]*>/
const endTag = /<\/([a-zA-Z][^\s>]*)>/
const attribute = /\s+[^\s=>/]+(?:="[^"]*")?/
const startTag = new RegExp(`<([a-zA-Z][^\\s/>]*)(?:${attribute.source})*\\s*(/?)>`)
const token = new RegExp([comment, declaration, endTag, startTag].map(({ source }) => source).join('|'), 'gi')

/** Elements without an end tag (HTML, 13.1.2). */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Elements whose content is not parsed as HTML. */
const raw = new Set(['script', 'style'])

/**
 * Parses HTML into a tree under a nameless root.
 *
 * @throws if the HTML is not well-formed; React's output always is
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { kind: 'element', name: '', tag: '', children: [], closed: false }
  const open = [root]
  let at = 0
  const top = () => open.at(-1) ?? root
  const addText = (end: number) => {
    if (end > at) top().children.push({ kind: 'text', html: html.slice(at, end) })
  }
  token.lastIndex = 0
  for (let match = token.exec(html); match; match = token.exec(html)) {
    addText(match.index)
    at = token.lastIndex
    const [tag, closing, name, slash] = match
    if (closing !== undefined) {
      const { name: opened } = open.pop() ?? root
      if (opened !== closing) throw new Error(`The HTML closes <${opened}> with ${tag}.`)
    } else if (name === undefined) top().children.push({ kind: 'other', html: tag })
    else {
      const closed = slash === '' && !empty.has(name)
      const element: HtmlElement = { kind: 'element', name, tag, children: [], closed }
      top().children.push(element)
      if (closed) open.push(element)
      if (closed && raw.has(name)) {
        const end = html.indexOf(`</${name}`, at)
        addText(end)
        at = end
        token.lastIndex = end
      }
    }
  }
  addText(html.length)
  if (open.length !== 1) throw new Error(`The HTML does not close <${top().name}>.`)
  return root
}

/** Serializes a tree. The output of an unchanged tree equals its source byte for byte. */
export function writeHtml(node: HtmlNode): string {
  if (node.kind !== 'element') return node.html
  const inner = node.children.map(writeHtml).join('')
  return node.closed ? `${node.tag}${inner}</${node.name}>` : node.tag + inner
}

/** Adds an attribute to the start tag of an element. */
export function addAttribute(element: HtmlElement, name: string, value: string): void {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  element.tag = element.tag.replace(/\s*\/?>$/, (close) => ` ${name}="${escaped}"${close.trim()}`)
}
