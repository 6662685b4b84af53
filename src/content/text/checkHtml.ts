import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'

/** The elements of HTML (HTML Standard, 4), and obsolete ones. */
const tags = [
  'a|abbr|acronym|address|article|aside|audio|b|base|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup',
  'dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|h[1-6]|head|header|hr|html',
  'i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|menu|meta|nav|nobr|noscript|object|ol|optgroup|option',
  'p|picture|pre|q|s|samp|script|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg',
  'table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr',
].join('|')

/** The names of the letters and characters from 160 on, in order (ISO 8859-1, HTML Standard, 13.5). */
const latin = [
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr',
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml',
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig',
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml',
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
]
  .join(' ')
  .split(' ')

/** The characters that HTML entities stand for; a normal space replaces a non-breaking one. */
const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(latin.map((name, at) => [name, String.fromCodePoint(160 + at)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  trade: '™',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  euro: '€',
  oelig: 'œ',
  OElig: 'Œ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
  rarr: '→',
  larr: '←',
  check: '✓',
  star: '☆',
  hearts: '♥',
  prime: '′',
  Prime: '″',
  minus: '−',
  le: '≤',
  ge: '≥',
}

const entities = [...Object.keys(characters), '#\\d+', '#x[0-9a-f]+'].join('|')
const html = new RegExp(`</?(?:${tags})(?:\\s+[a-z-]+=[^<>]*|\\s*/?)>|<!--|&(?:${entities});`, 'gi')

/**
 * Finds tags and entities that were pasted into a text. Visitors would read them, because texts take no HTML. A tag and
 * its end tag are one mistake.
 */
export function checkHtml({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href' || !/[<&]/.test(value)) return []
  const places = new Map<string, { found: string; span: { start: number; end: number } }[]>()
  for (const { 0: found, index } of matchesOf(html, value)) {
    const others = places.get(nameOf(found))
    const place = { found, span: { start: index, end: index + found.length } }
    if (others) others.push(place)
    else places.set(nameOf(found), [place])
  }
  return [...places.values()].flatMap(([first, ...more]): Mistake[] =>
    first
      ? [
          {
            path,
            span: first.span,
            code: 'html-in-text',
            message: tell(first.found),
            fix: fixFor(first.found, format),
            ...(more.length > 0 && { more: more.map(({ span }) => ({ path, span })) }),
          },
        ]
      : [],
  )
}

function tell(found: string): string {
  const character = characterOfEntity(found)
  return character === undefined
    ? `${quoted(found)} is HTML, and visitors would read it as it stands.`
    : `${quoted(found)} is how HTML writes ${character === '"' ? 'a quotation mark' : quoted(character)}, and visitors would read these letters.`
}

/**
 * Returns the name that a start tag shares with its end tag, `<b>`, `</b>`. Entities differ by case, so they are
 * returned unchanged.
 */
const nameOf = (found: string) =>
  found.startsWith('&') ? found : found.replace(/^<\/?([a-z1-6]+).*$/is, '$1').toLowerCase()

function fixFor(found: string, format: TextField['format']): string {
  if (!found.startsWith('&'))
    return format === undefined
      ? 'Delete it.'
      : 'Delete it. In texts, **stars** make words bold, and [words](/quote/) make a link.'
  const character = characterOfEntity(found)
  if (character === undefined) return 'Write a space in its place.'
  return `Write ${character === '"' ? '\\"' : character} in its place.`
}

/** Returns the character that an entity stands for, or undefined if it is a space or if the text is not an entity. */
function characterOfEntity(found: string): string | undefined {
  const name = /^&(.*);$/.exec(found)?.[1] ?? ''
  const character = name.startsWith('#')
    ? characterOf(name.slice(1).toLowerCase())
    : (characters[name] ?? characters[name.toLowerCase()])
  return character === undefined || character === '' || /^[\p{C}\p{Z}]/u.test(character) ? undefined : character
}

/** Returns the character of a code point, `39` or `x27`. */
function characterOf(number: string): string | undefined {
  const code = number.startsWith('x') ? Number.parseInt(number.slice(1), 16) : Number(number)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
