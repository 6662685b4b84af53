import type { Block, Run, TextPlace } from '../../node/edit/protocol.ts'

/** The attribute of a chip that contains its placeholder, such as `{city}`. */
const tokenName = 'data-token'

/** Fills an element with an editable text. Placeholders become chips that show their values. */
export function fillElement(element: Element, place: TextPlace, tokens: Readonly<Record<string, string>>): void {
  const { ownerDocument: page } = element
  const words = (text: string): Node[] =>
    text.split(/(\{[A-Za-z]+\})/).map((part) => {
      const name = part.slice(1, -1)
      if (!part.startsWith('{') || !Object.hasOwn(tokens, name)) return page.createTextNode(part)
      const chip = page.createElement('span')
      chip.setAttribute(tokenName, part)
      chip.contentEditable = 'false'
      chip.textContent = tokens[name] ?? part
      chip.title = `${part} is filled in by itself.`
      return chip
    })
  const run = ({ text, bold, italic, href }: Run): Node => {
    const outer = page.createElement(href === undefined ? 'span' : 'a')
    if (href !== undefined) outer.setAttribute('href', href)
    let inner = words(text)
    for (const name of [...(italic ? ['em'] : []), ...(bold ? ['strong'] : [])]) {
      const mark = page.createElement(name)
      mark.append(...inner)
      inner = [mark]
    }
    if (href === undefined) return fragmentOf(page, inner)
    outer.append(...inner)
    return outer
  }
  const { blocks, format, text } = place
  if (!blocks) element.textContent = text
  else if (format === 'body') element.replaceChildren(...groupBlocks(page, blocks, (runs) => runs.map(run)))
  else element.replaceChildren(...blocks.flatMap(({ runs }) => runs.map(run)))
}

function fragmentOf(page: Document, nodes: readonly Node[]): DocumentFragment {
  const fragment = page.createDocumentFragment()
  fragment.append(...nodes)
  return fragment
}

function groupBlocks(page: Document, blocks: readonly Block[], draw: (runs: Run[]) => Node[]): Element[] {
  const elements: Element[] = []
  for (const { kind, runs } of blocks) {
    const entry = page.createElement(kind === 'p' ? 'p' : 'li')
    entry.append(...draw(runs))
    const last = elements.at(-1)
    if (kind === 'p') elements.push(entry)
    else if (last?.localName === kind) last.append(entry)
    else {
      const list = page.createElement(kind)
      list.append(entry)
      elements.push(list)
    }
  }
  return elements
}

/** Returns the text that was typed into an element, as blocks. */
export function readElement(element: Element): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  const add = (run: Run) => {
    open ??= startBlock('p')
    open.runs.push(run)
  }
  const startBlock = (kind: Block['kind']): Block => {
    const block: Block = { kind, runs: [] }
    blocks.push(block)
    return block
  }
  const visit = (node: Node, look: Omit<Run, 'text'>, list: Block['kind']): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) add({ text: cleanText(child.textContent ?? ''), ...look })
      else if (isElement(child)) visitElement(child, look, list)
    }
  }
  const visitElement = (child: Element, look: Omit<Run, 'text'>, list: Block['kind']): void => {
    const name = child.localName
    const token = child.getAttribute(tokenName)
    if (token !== null) add({ text: token, ...look })
    else if (name === 'ul' || name === 'ol') {
      open = undefined
      visit(child, look, name)
      open = undefined
    } else if (name === 'p' || name === 'div' || name === 'li') {
      open = startBlock(name === 'li' ? list : 'p')
      visit(child, look, list)
      open = undefined
    } else if (name === 'strong' || name === 'b') visit(child, { ...look, bold: true }, list)
    else if (name === 'em' || name === 'i') visit(child, { ...look, italic: true }, list)
    else if (name === 'a') visit(child, { ...look, href: child.getAttribute('href') ?? '' }, list)
    else visit(child, look, list)
  }
  visit(element, {}, 'p')
  return blocks
}

/** Elements of the page belong to another window, so `instanceof Element` fails for them. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** Browsers insert no-break spaces for consecutive spaces and for spaces at the ends. */
const cleanText = (text: string): string => text.replace(/[\u00a0\r\n\t]/g, ' ').replace(/[\u200b\ufeff]/g, '')

/**
 * Returns pasted text without formatting or the invisible characters that Word and web pages add: one string per
 * paragraph, or all of it in one string.
 */
export function cleanPaste(text: string, lines: 'one' | 'paragraphs'): string[] {
  const cleaned = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\ufeff]/gu, '')
    .replace(/\u00a0/g, ' ')
  if (lines === 'one') return [cleaned.replace(/\s+/g, ' ').trim()]
  return cleaned.split(/\n{2,}/).flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').trim() || [])
}
