/**
 * What a drawing holds that a browser would run, or load another document with, when the file is opened by its own
 * address (https://www.w3.org/TR/SVG2/interact.html, https://www.w3.org/TR/SVG2/embedded.html).
 *
 * @param svg text of an SVG file
 * @returns as the owner finds it in the file, `<script>`; undefined for a plain drawing
 */
export function programOfDrawing(svg: string): string | undefined {
  // What stands in a comment is not run. An entity may hold anything, so a drawing that defines one is not read further.
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

/** A tag with its numeric characters (`&#x6a;`) as letters, without what browsers leave out of an address. */
const decode = (tag: string): string =>
  tag
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/[\t\n\r]+/g, '')
