/**
 * Finds what a browser would execute, or use to load another document, if a drawing is opened by its own address
 * (https://www.w3.org/TR/SVG2/interact.html, https://www.w3.org/TR/SVG2/embedded.html).
 *
 * @param svg the text of an SVG file
 * @returns the code as the owner finds it in the file, `<script>`; undefined for a harmless drawing
 */
export function programOfDrawing(svg: string): string | undefined {
  // Comments are not executed. An entity may contain anything, so a drawing that defines one is rejected.
  const text = svg.replace(/<!--[\s\S]*?-->/g, '')
  if (/<!ENTITY/i.test(text)) return '<!ENTITY>'
  const [, element] = /<(?:[\w.-]+:)?(script|handler|listener|iframe|embed|object|form)(?=[\s/>])/i.exec(text) ?? []
  if (element !== undefined) return `<${element}>`
  if (/<\?xml-stylesheet/i.test(text)) return '<?xml-stylesheet>'
  for (const [tag] of text.matchAll(/<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi)) {
    const [, event] = /[\s"'/](on[a-z]+)\s*=/i.exec(tag.replace(/"[^"]*"|'[^']*'/g, '""')) ?? []
    if (event !== undefined) return `${event}="…"`
    if (/["'\s;](?:java|vb)script:/i.test(decode(tag))) return 'javascript:'
  }
  return undefined
}

/**
 * Decodes the numeric character references of a tag (`&#x6a;`), and removes characters that browsers ignore in
 * addresses.
 */
const decode = (tag: string): string =>
  tag
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/[\t\n\r]+/g, '')
