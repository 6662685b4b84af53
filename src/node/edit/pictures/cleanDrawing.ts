/** What drawing programs note beside the shapes: their own elements and attributes, in which folders and names of people stand. */
const programs = 'inkscape|sodipodi|sketch|serif|figma'
const comment = /<!--[\s\S]*?-->/
const characterData = /<!\[CDATA\[[\s\S]*?\]\]>/
const instruction = /<\?[\s\S]*?\?>/
/** With its attributes whole. */
const tag = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/
const token = new RegExp([comment, characterData, instruction, tag].map(({ source }) => source).join('|'), 'g')
const noted = new RegExp(`^</?(?:(?:[\\w.-]+:)?metadata|(?:${programs}):[\\w.-]+)[\\s/>]`, 'i')
const attributes = new RegExp(`\\s(?:${programs}):[\\w.-]+\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'gi')

/** A drawing without comments, metadata and notes of the program that has made it; its shapes stay as they are written. */
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

/** Photos within a drawing, as they are written there: their kind, and their bytes in Base64. */
export const photosIn = (text: string): { whole: string; kind: string; data: string }[] =>
  [...text.matchAll(/data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/=\s]+)/gi)].map(
    ([whole, kind = '', data = '']) => ({ whole, kind: kind.toLowerCase(), data }),
  )
