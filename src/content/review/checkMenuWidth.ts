import type { Site } from '../../../schemas/index.ts'
import type { FontFiles } from '../model/files/fontFile.ts'
import { siteIn } from '../model/languages.ts'
import type { Mistake } from '../problem/mistake.ts'
import { headersOf, letterWidths, menuPointOf, rowWidths } from '../theme/menuPointOf.ts'
import { count } from '../wording/phrases.ts'

/** The screen width of many laptops, in pixels. */
const laptop = 1280

/**
 * Finds headers whose row does not fit on a laptop, which then shows the menu button and the bar of phones. Uses the
 * same widths as the builder's breakpoint of the menu.
 */
export function checkMenuWidth(site: Site, fonts: FontFiles): Mistake[] {
  const letter = letterWidths(site.theme, fonts)
  if (menuPointOf(site, letter) * 16 <= laptop) return []
  return headersOf(site).flatMap((each) => {
    const { name, links, button, row, free, letter: width } = rowWidths(site, each, letter, laptop)
    if (row <= free) return []
    const letters = Math.ceil((row - free) / width)
    const [all, there, ofName, ofLinks, ofButton] = [row, free, name, links, button].map((part) => Math.round(part))
    return [
      {
        path: [...(each.code === undefined ? [] : ['languages', each.code]), 'header', 'links'],
        part: 'key' as const,
        code: 'header-too-long',
        message: `On a screen of ${laptop} pixels, as many laptops have, visitors get the menu button and the bar of phones: the row of the header takes about ${all} pixels, and ${there} are there.`,
        fix: `The name of the company takes ${ofName} of them, the entries ${ofLinks}, the button ${ofButton}. Leave out an entry or shorten words, those of the button too, by about ${count(letters, 'letter')} in all.${adviseName(siteIn(site, each.code).company)}`,
      },
    ]
  })
}

/** In characters. For a longer name, the fix suggests a short one. */
const mostLetters = 18

const adviseName = ({ name, shortName }: Site['company']): string =>
  shortName === undefined && name.length > mostLetters
    ? ' Or add a "shortName" to "company": the header shows it in place of the name.'
    : ''
