import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { hidesInvisible, withoutInvisible } from '../text/checkInvisible.ts'
import { isHarmless, schemeOf, schemes } from '../text/href.ts'
import { findLinks } from '../text/markdown.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { suggestAddress } from './addressForm.ts'
import {
  closestPage,
  isSlipOf,
  pageOfLongerName,
  pageOfShorterName,
  partAddresses,
  severalAddresses,
} from './closestPage.ts'
import { judgeMail, judgePhone, judgeWeb } from './judgeOutside.ts'
import { judgeAnchor, judgePage, judgeRelative } from './judgePage.ts'
import type { LinkFault, LinkOrigin, LinkTargets } from './linkTargets.ts'

export interface FoundLink {
  href: string
  path: TextField['path']
  /** The characters of the link, if it is part of a text. */
  span?: { start: number; end: number }
}

/** Returns all links of some texts: fields that contain an address, and links in Markdown. */
export function linksOf(texts: readonly TextField[]): FoundLink[] {
  return texts.flatMap(({ path, value, format }): FoundLink[] => {
    if (format === 'href') return [{ href: value, path }]
    if (format === undefined) return []
    return findLinks(value, format).map(({ href, start, end }) => {
      // A link without an address has only its parentheses to underline.
      const room = start === end ? 1 : 0
      return { href, path, span: { start: start - room, end: end + room } }
    })
  })
}

/** Returns what is wrong with a link, or undefined. */
export function checkLink(
  { href, path, span }: FoundLink,
  targets: LinkTargets,
  origin: LinkOrigin,
): Mistake | undefined {
  const fault = judge(href, targets, path[0] === 'translates' ? { ...origin, leadsAway: true } : origin)
  if (!fault) return undefined
  const { meant, ...words } = fault
  const replacement = meant !== undefined && { replacement: span ? meant : JSON.stringify(meant) }
  return { path, ...(span && { span }), ...words, ...replacement }
}

const allowed =
  'A link leads to a page of this site ("/quote/"), to a web address ("https://…"), to an e-mail address ("mailto:…") or to a phone number ("tel:…").'

function judge(href: string, targets: LinkTargets, origin: LinkOrigin): LinkFault | undefined {
  const code = 'unusable-link'
  if (withoutInvisible(href).trim() === '') return { code, message: 'This link has no address.', fix: allowed }
  const scheme = schemeOf(href)
  if (!isHarmless(href)) {
    const message = `This link cannot be used: ${quoted(href)}.`
    const meant = scheme && rightScheme(href, scheme)
    return meant ? { code, message, fix: `Write ${quoted(meant)}.`, meant } : { code, message, fix: allowed }
  }
  if (/^\+?[\d() .-]{7,}$/.test(href)) {
    const meant = `tel:${href.replace(/[^\d+]/g, '')}`
    return { code, message: `${quoted(href)} is not a whole address.`, fix: `Write "${meant}".`, meant }
  }
  if (hidesInvisible(href)) {
    const meant = withoutInvisible(href)
    const message = `The address ${quoted(meant)} has an invisible character in it.`
    return { code, message, fix: `Write it anew: ${quoted(meant)}.`, meant }
  }
  if (/\p{Cc}|^\s|\s$/u.test(href) || (/\s/.test(href) && scheme !== 'tel'))
    return {
      code,
      message: `The address ${quoted(href)} has a space in it.`,
      ...(/\s/.test(href.trim())
        ? partSpaces(href, targets)
        : { fix: `Write ${quoted(href.trim())}.`, meant: href.trim() }),
    }
  if (scheme === 'https' || scheme === 'http') return judgeWeb(href, targets)
  if (scheme === 'mailto') return judgeMail(href)
  if (scheme === 'tel') return judgePhone(href, targets.country)
  if (scheme) return undefined
  if (/^[/\\]{2}|^\\/.test(href))
    return { code, message: `This link cannot be used: ${quoted(href)}.`, ...slashesOf(href, targets) }
  if (href.startsWith('#')) return judgeAnchor(href, origin.path, href.slice(1), targets)
  if (!href.startsWith('/')) return judgeRelative(href, targets)
  return judgePage(href, targets, origin)
}

/** Suggests what to do about an address that starts with a backslash or two slashes. */
function slashesOf(href: string, { pages }: LinkTargets): Pick<LinkFault, 'fix' | 'meant'> {
  const bare = href.replace(/[/\\]+/g, '/').replace(/^\/|\/$/g, '')
  if (pages.has(`/${bare}/`)) return { fix: `Write ${quoted(`/${bare}/`)}.`, meant: `/${bare}/` }
  const rest = href.replaceAll('\\', '/').replace(/^\/+/, '')
  return { fix: `Write "https://${rest}" for another site, or one slash for a page of this one.` }
}

/**
 * Suggests what to do about a space within an address. Page addresses never have one; addresses of files and other
 * sites may.
 */
function partSpaces(href: string, { pages, assets }: LinkTargets): Pick<LinkFault, 'fix' | 'meant'> {
  const several = severalAddresses(href)
  if (several) return { fix: partAddresses(several) }
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href.trim()) ?? []
  const isFile = assets.has(path) || /\.(?!html?$|json$)[a-z0-9]{2,5}$/i.test(path)
  if (!path.startsWith('/') || isFile) return { fix: 'Write %20 for a space inside an address.' }
  const joined = suggestAddress(path)
  const page = joined && closestPage(joined, pages)
  if (page && isSlipOf(joined, page))
    return { fix: `Write "${page}${tail}" (${pages.get(page)}).`, meant: `${page}${tail}` }
  const shorter = joined && (page ?? pageOfShorterName(joined, pages) ?? pageOfLongerName(joined, pages))
  return {
    fix: shorter
      ? `No address of a page has a space: it may be "${shorter}" (${pages.get(shorter)}), then write that.`
      : 'No address of a page has a space: write the address of a page that exists.',
  }
}

/** Replaces a misspelled scheme: `htps://…`. */
function rightScheme(href: string, scheme: string): string | undefined {
  const guess = nearest(scheme, schemes)
  return guess && href.startsWith(`${scheme}:`) ? `${guess}${href.slice(scheme.length)}` : undefined
}
