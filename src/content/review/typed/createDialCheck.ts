import type { Site } from '../../../../schemas/index.ts'
import { branchNamed, type Office, officeOf } from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { placeOf, type TextField } from '../../schema/findTexts.ts'
import { findLinks } from '../../text/markdown.ts'
import { numbersIn } from '../../text/numbersIn.ts'
import { quoted } from '../../wording/phrases.ts'

/** A phone number that a link shows and the one that it dials, both as written. */
interface Dialled {
  shown: string
  href: string
  path: Mistake['path']
  span: Mistake['span']
}

/**
 * Creates a check for links and buttons that show one phone number and dial another.
 *
 * @returns a check of the texts of a page, or, without a page, of a form or of site.config.json
 */
export function createDialCheck(site: Site): (page: SitePage | undefined, texts: readonly TextField[]) => Mistake[] {
  return (page, texts) =>
    dialledIn(texts).flatMap((dialled) => {
      const office = officeAt(site, page, dialled.path)
      const [shown, href] = [dialled.shown, dialled.href].map((text) => text.replaceAll('{phone}', office.phone))
      const [number, ...others] = numbersIn(shown ?? '')
      if (!number || others.length > 0 || isSame(number.written, href ?? '')) return []
      return [tell(dialled, number.written, href ?? '')]
    })
}

/** Returns the office whose phone replaces `{phone}` at a path of a page. */
function officeAt(site: Site, page: SitePage | undefined, [field, index]: Mistake['path']): Office {
  const named = field === 'sections' ? page?.notes.branches?.find(([section]) => section === index)?.[1] : undefined
  const branch = named === undefined ? page?.page.branch : branchNamed(site, named)
  return officeOf(site, { ...(branch !== undefined && { branch }) })
}

function dialledIn(texts: readonly TextField[]): Dialled[] {
  const inTexts = texts.flatMap(({ value, path, format }) =>
    format === 'href' || !value.includes('](tel:')
      ? []
      : findLinks(value, format === 'body' ? 'body' : 'inline').flatMap(({ href, start, end }): Dialled[] => {
          const opened = value.lastIndexOf('[', start)
          const shown = value.slice(opened + 1, value.indexOf(']', opened))
          return href.startsWith('tel:') ? [{ shown, href, path, span: { start, end } }] : []
        }),
  )
  const buttons = texts.filter(({ value, format }) => format === 'href' && value.startsWith('tel:'))
  return [
    ...inTexts,
    ...buttons.flatMap(({ value, path }) =>
      labelOf(path, texts).map((shown) => ({ shown, href: value, path, span: undefined })),
    ),
  ]
}

const labelOf = (path: Mistake['path'], texts: readonly TextField[]): string[] => {
  const place = placeOf({ path })
  return texts.flatMap((text) => (text.field === 'label' && placeOf(text) === place ? [text.value] : []))
}

/** The fewest digits of a number without its area code. */
const fewestDigits = 6
const digitsOf = (number: string) => number.replace(/\(0\)|\D/g, '').replace(/^0+/, '')

/** Whether two spellings of a number differ only in country code, area code or extension. */
function isSame(shown: string, href: string): boolean {
  const [one, other] = [digitsOf(shown), digitsOf(href)]
  if (Math.min(one.length, other.length) < fewestDigits) return true
  return (
    one.endsWith(other) ||
    other.endsWith(one) ||
    one.startsWith(other) ||
    other.startsWith(one) ||
    (/[;,pw]/.test(href.slice(4)) && other.includes(one))
  )
}

const tell = ({ path, span }: Dialled, shown: string, href: string): Mistake => ({
  path,
  ...(span && { span }),
  code: 'dialled-otherwise',
  message: `Visitors read ${quoted(shown)} here, and a press on it dials ${quoted(href.replace(/^tel:/, ''))}.`,
  fix: 'Write the right number in both places.',
})
