/** From which width on the menu of a site stands in one row: its button has the menu below that. */
import type { Site } from '../../../schemas/index.ts'
import type { FontFiles } from '../../content/model/files/fontFile.ts'
import { type FontRole, menuPoint } from '../../ui/theme/theme.ts'
import { fontsOf } from './fontCss.ts'

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

/** The width of the row on a screen in pixels; where the menu lists a page, its address is about as long as its name. */
function rowWidth(
  { company, languages }: Site,
  { links, button }: Header,
  letter: LetterWidths,
  screen: number,
): number {
  const isSmall = screen < 62 * 16
  const width = letter.text * (isSmall ? height.small : height.usual)
  const gap = isSmall ? 0 : gapAt(screen)
  const words = links.map(
    (entry) => (typeof entry === 'string' ? entry.split('/').filter(Boolean).at(-1) : entry.label) ?? '',
  )
  const row = words.reduce((sum, word) => sum + Math.max(44, word.length * width + room.link) + gap, 0)
  const phone = isSmall ? room.phone : room.phone + company.phone.length * width
  const name = room.sign + company.name.length * letter.heading * height.name
  const marks = links.filter((entry) => typeof entry !== 'string' && (entry.links ?? entry.source)).length * room.mark
  const others = Object.values(languages ?? {}).map(
    ({ name }) => name.length * letter.text * height.small + gapAt(screen),
  )
  const ways = others.reduce((sum, way) => sum + way, 0)
  return name + row + marks + ways + phone + room.button + button.label.length * width
}

/** Names have more capitals than the texts by which fonts are measured. */
const capitals = 1.06

/** The widths of the fonts that a site brings, and of the builder's where it brings none. */
export function letterWidths(theme: Site['theme'], files: FontFiles): LetterWidths {
  const fonts = fontsOf(theme, files)
  const widthOf = (role: FontRole) => fonts.find((font) => font.role === role)?.face.width
  const [texts, headings] = [widthOf('texts')?.text, widthOf('headings')?.heading]
  return {
    text: texts ? texts * capitals : usualWidths.text,
    heading: headings ? headings * capitals : usualWidths.heading,
  }
}

/** The first width in rem at which the row of the header fits, in every language of the site. */
export function menuPointOf(site: Site, letter: LetterWidths = usualWidths): number {
  const { header, languages = {} } = site
  const headers = [header, ...Object.values(languages).flatMap((language) => language.header ?? [])]
  const fits = (rem: number) => {
    const screen = rem * 16
    const free = Math.min(screen - 2 * gutterAt(screen), container)
    return headers.every((each) => rowWidth(site, each, letter, screen) <= free)
  }
  return points.find(fits) ?? last
}

/** Rules of the media query for a row on a narrow screen, as stylis writes it. */
const narrowRow = /@media \(min-width: ([\d.]+)rem\) and \(max-width: ([\d.]+)rem\)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Rules with the width at which the menu of a site changes, and without those of widths at which its row never stands. */
export function withMenuPoint(css: string, rem: number): string {
  const placed = css.replaceAll(menuPoint.row, `${rem}rem`).replaceAll(menuPoint.hidden, `${rem - 0.01}rem`)
  return placed.replace(narrowRow, (rules, from, to) => (Number(from) > Number(to) ? '' : rules))
}
