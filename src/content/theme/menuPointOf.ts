/** From which width on the menu of a site stands in one row: its button has the menu below that. */
import type { Site } from '../../../schemas/index.ts'
import { companyIn, shortNameOf } from '../model/companyIn.ts'
import type { FontFiles } from '../model/files/fontFile.ts'
import { fileOfAddress } from '../model/files/pictureFile.ts'

type Header = Site['header']

/** Widths in rem from which on there may be a row; below the second, its letters are smaller and the number is a sign. */
const points = [48, 62, 64, 70, 80] as const
/** The last of them: a row of any length may stand there, in two lines. */
const last = 90

/** How wide a letter is on average, as a share of the height of the text: of links and buttons, and of the name. */
export interface LetterWidths {
  text: number
  heading: number
}

/** Those of the builder's own fonts. */
const usualWidths: LetterWidths = { text: 0.52, heading: 0.545 }
/** Heights of the texts in pixels. */
const height = { small: 15, usual: 16, name: 22 }
/** What stands around words, in pixels: the sign, the room of a link, the mark of a menu, that of a button. */
const room = { sign: 46, link: 12, mark: 22, button: 30, phone: 44 }

/** In pixels, as `space.gutter`, `space.container` and the gaps of `Header.styles.ts` have them. */
const container = 1200
const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)
const gutterAt = (screen: number) => clamp(20, 7.2 + 0.0317 * screen, 48)
const gapAt = (screen: number) => clamp(8, 0.04 * screen - 28, 24)
const freeAt = (screen: number) => Math.min(screen - 2 * gutterAt(screen), container)

/** The header of a language: of a further one, its code. */
export interface LanguageHeader {
  code?: string
  header: Header
  /** The name of the company that it shows. */
  company: string
}

/** The headers of a site, that of its own language first. */
export function headersOf({ header, company, languages = {} }: Site): LanguageHeader[] {
  const others = Object.entries(languages).flatMap(([code, language]) =>
    language.header
      ? [{ code, header: language.header, company: shortNameOf(companyIn(company, language.company)) }]
      : [],
  )
  return [{ header, company: shortNameOf(company) }, ...others]
}

/** What the row of a header is made of, each width in pixels. */
export interface RowWidths {
  name: number
  links: number
  languages: number
  phone: number
  button: number
  /** Of all together. */
  row: number
  /** What a screen has for them. */
  free: number
  letter: number
}

/** The row on a screen of a width in pixels; where the menu lists a page, its address is about as long as its name. */
export function rowWidths(
  site: Site,
  { header, company }: LanguageHeader,
  letter: LetterWidths,
  screen: number,
): RowWidths {
  const { links, button } = header
  const isSmall = screen < 62 * 16
  const width = letter.text * (isSmall ? height.small : height.usual)
  const gap = isSmall ? 0 : gapAt(screen)
  const words = links.map(
    (entry) => (typeof entry === 'string' ? entry.split('/').filter(Boolean).at(-1) : entry.label) ?? '',
  )
  const row = words.reduce((sum, word) => sum + Math.max(44, word.length * width + room.link) + gap, 0)
  const marks = links.filter((entry) => typeof entry !== 'string' && (entry.links ?? entry.source)).length * room.mark
  const others = Object.values(site.languages ?? {}).map(
    ({ name }) => name.length * letter.text * height.small + gapAt(screen),
  )
  const parts = {
    name: room.sign + company.length * letter.heading * height.name,
    links: row + marks,
    languages: others.reduce((sum, way) => sum + way, 0),
    phone: isSmall ? room.phone : room.phone + site.company.phone.length * width,
    button: room.button + button.label.length * width,
  }
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return { ...parts, row: all, free: freeAt(screen), letter: width }
}

/** Names have more capitals than the texts by which fonts are measured. */
const capitals = 1.06

/** The widths of the fonts that a site brings, and of the builder's where it brings none or they cannot be read. */
export function letterWidths(theme: Site['theme'], files: FontFiles): LetterWidths {
  const widthOf = (role: 'texts' | 'headings') =>
    (theme?.fonts?.[role] ?? []).flatMap((address) => files.get(fileOfAddress(address))?.face ?? []).at(0)?.width
  const [texts, headings] = [widthOf('texts')?.text, widthOf('headings')?.heading]
  return {
    text: texts ? texts * capitals : usualWidths.text,
    heading: headings ? headings * capitals : usualWidths.heading,
  }
}

/** The first width in rem at which the row of the header fits, in every language of the site. */
export function menuPointOf(site: Site, letter: LetterWidths = usualWidths): number {
  const headers = headersOf(site)
  const fits = (rem: number) =>
    headers.every((each) => {
      const { row, free } = rowWidths(site, each, letter, rem * 16)
      return row <= free
    })
  return points.find(fits) ?? last
}
