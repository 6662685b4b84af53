/** The prefixes of elements and attributes that drawing programs add. They can contain names of folders and people. */
const programs = 'inkscape|sodipodi|sketch|serif|figma'
const comment = /<!--[\s\S]*?-->/
const characterData = /<!\[CDATA\[[\s\S]*?\]\]>/
const instruction = /<\?[\s\S]*?\?>/
/** Matches a tag including its attributes. */
const tag = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/
const token = new RegExp([comment, characterData, instruction, tag].map(({ source }) => source).join('|'), 'g')
const noted = new RegExp(`^</?(?:(?:[\\w.-]+:)?metadata|(?:${programs}):[\\w.-]+)[\\s/>]`, 'i')
const attributes = new RegExp(`\\s(?:${programs}):[\\w.-]+\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'gi')

/** Removes comments, metadata and notes of drawing programs from an SVG file. The shapes stay as written. */
export function cleanDrawing(text: string): string {
  let depth = 0
  let at = 0
  let cleaned = ''
  for (const { 0: found, index } of text.matchAll(token)) {
    if (depth === 0) cleaned += text.slice(at, index)
    at = index + found.length
    if (!noted.test(found)) {
      if (depth === 0 && !found.startsWith('<!--')) cleaned += isTag(found) ? found.replace(attributes, '') : found
    } else if (found.startsWith('</')) depth = Math.max(0, depth - 1)
    else if (!found.endsWith('/>')) depth++
  }
  return depth === 0 ? cleaned + text.slice(at) : cleaned
}

const isTag = (found: string) => !/^<[!?]/.test(found)

/** The raster images embedded in an SVG file: the whole data URL, its format, and its Base64 data. */
export const photosIn = (text: string): { whole: string; kind: string; data: string }[] =>
  [...text.matchAll(/data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/=\s]+)/gi)].map(
    ([whole, kind = '', data = '']) => ({ whole, kind: kind.toLowerCase(), data }),
  )
