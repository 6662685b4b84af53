/**
 * Finds the screen width from which the menu of a site fits in one row. On narrower screens, a button opens the menu.
 */
import type { Site } from '../../../schemas/index.ts'
import type { FontFiles } from '../model/files/fontFile.ts'
import { fileOfAddress } from '../model/files/pictureFile.ts'
import { companyIn, shortNameOf } from '../model/offices/companyIn.ts'

type Header = Site['header']

/** Widths in rem at which the row may start. Below the second, the text is smaller and the phone number is an icon. */
const points = [48, 62, 64, 70, 80] as const
/** The last width in rem: from here on, a row of any length is allowed, in two lines. */
const last = 90

/** The average width of a letter as a share of the font size: in links and buttons, and in the name. */
interface LetterWidths {
  text: number
  heading: number
}

/** The letter widths of the builder's own fonts. */
const usualWidths: LetterWidths = { text: 0.52, heading: 0.545 }
/** Font sizes in pixels. */
const height = { small: 15, usual: 16, name: 22 }
/**
 * The space around words in pixels: the logo, the padding of a link, a menu mark, the padding of a button, the phone
 * icon.
 */
const room = { sign: 46, link: 12, mark: 22, button: 30, phone: 44 }

/** In pixels, equal to `space.gutter`, `space.container` and the gaps in `Header.styles.ts`. */
const container = 1200
const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)
const gutterAt = (screen: number) => clamp(20, 7.2 + 0.0317 * screen, 48)
const gapAt = (screen: number) => clamp(8, 0.04 * screen - 28, 24)
const freeAt = (screen: number) => Math.min(screen - 2 * gutterAt(screen), container)

/** The header of a language; additional languages have a code. */
interface LanguageHeader {
  code?: string
  header: Header
  /** The company name in the header. */
  company: string
}

/** Returns the headers of a site, starting with its main language. */
export function headersOf({ header, company, languages = {} }: Site): LanguageHeader[] {
  const others = Object.entries(languages).flatMap(([code, language]) =>
    language.header
      ? [{ code, header: language.header, company: shortNameOf(companyIn(company, language.company)) }]
      : [],
  )
  return [{ header, company: shortNameOf(company) }, ...others]
}

/** The widths of the parts of a header row, in pixels. */
interface RowWidths {
  name: number
  links: number
  languages: number
  phone: number
  button: number
  /** The total width. */
  row: number
  /** The width that the screen offers. */
  free: number
  letter: number
}

/**
 * Returns the widths of a header row on a screen, in pixels. If the menu lists a page by its address, the address
 * stands in for the page's name, which is about as long.
 */
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

/** The factor for names, which have more capitals than the texts by which fonts are measured. */
const capitals = 1.06

/**
 * Returns the letter widths of a site's fonts, or those of the builder's fonts if the site has none or they cannot be
 * read.
 */
export function letterWidths(theme: Site['theme'], files: FontFiles): LetterWidths {
  const widthOf = (role: 'texts' | 'headings') =>
    (theme?.fonts?.[role] ?? []).flatMap((address) => files.get(fileOfAddress(address))?.face ?? []).at(0)?.width
  const [texts, headings] = [widthOf('texts')?.text, widthOf('headings')?.heading]
  return {
    text: texts ? texts * capitals : usualWidths.text,
    heading: headings ? headings * capitals : usualWidths.heading,
  }
}

/** Returns the first width in rem at which the header row fits in every language of the site. */
export function menuPointOf(site: Site, letter: LetterWidths = usualWidths): number {
  const headers = headersOf(site)
  const fits = (rem: number) =>
    headers.every((each) => {
      const { row, free } = rowWidths(site, each, letter, rem * 16)
      return row <= free
    })
  return points.find(fits) ?? last
}
