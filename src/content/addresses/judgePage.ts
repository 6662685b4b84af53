/** Checks for links within the site: to its pages, their sections and its files. */
import { locationTokens, siteTokens } from '../text/tokens.ts'
import { nearest, nearestIn } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { decodeAddress } from './addressCodes.ts'
import { withEndSlash } from './addressForm.ts'
import { closestPage, isSlipOf, pageOfLongerName, partAddresses, severalAddresses } from './closestPage.ts'
import { judgeTracked } from './judgeCopied.ts'
import type { LinkFault, LinkOrigin, LinkTargets } from './linkTargets.ts'

/** Checks that the page or file of the site exists to which a link leads, such as `/quote/`. */
export function judgePage(href: string, targets: LinkTargets, origin: LinkOrigin): LinkFault | undefined {
  const { pages } = targets
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? []
  // `text/tokens.ts` reports unknown placeholders.
  if (/\{[A-Za-z]+\}/.test(path) && !isFilled(path)) return undefined
  if (pages.has(path)) {
    if (targets.isDraft(path) && !origin.draft) return toDraft(path, pages.get(path))
    return judgeTracked(href, true) ?? (anchor === undefined ? undefined : judgeAnchor(href, path, anchor, targets))
  }
  if (targets.assets.has(decodeAddress(path))) return undefined
  const tail = `${query}${anchor === undefined ? '' : `#${anchor}`}`
  if (pages.has(`${path}/`))
    return {
      code: 'link-without-slash',
      message: `"${path}" has no slash at its end, so every click on it would take a detour.`,
      fix: `Write "${path}/${tail}".`,
      meant: `${path}/${tail}`,
    }
  const message = `${quoted(path)} is not a page of this site.`
  const several = severalAddresses(path)
  if (several) return { code: 'unknown-page', message, fix: partAddresses(several) }
  return {
    code: 'unknown-page',
    missingAddress: withEndSlash(path),
    message,
    ...explainLost(path, tail, targets, origin),
  }
}

const toDraft = (path: string, file: string | undefined): LinkFault => ({
  code: 'link-to-draft',
  missingAddress: path,
  message: `${path === '/' ? 'The home page' : `"${path}"`} is a draft, so visitors would not find it.`,
  fix: `Delete "draft": true in ${file} once it is finished, or lead this link to another page.`,
})

/** Suggests what the path of a missing page stands for, with a message of its own if the path is not that of a page. */
function explainLost(
  path: string,
  tail: string,
  { pages, assets }: LinkTargets,
  { path: own, leadsAway }: LinkOrigin,
): Pick<LinkFault, 'fix' | 'meant'> & Partial<Pick<LinkFault, 'message'>> {
  const close = closestPage(path, pages)
  const isElsewhere = own !== undefined && path.split('/').length !== own.split('/').length
  // A page of the same name in another folder is not the page that contains the link.
  const page = close === own && (leadsAway || isElsewhere) ? undefined : close
  if (page && isSlipOf(path, page))
    return { fix: `Write "${page}${tail}" (${pages.get(page)}).`, meant: `${page}${tail}` }
  const name = path.replace(/\/$/, '')
  const file = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(name) ? `pages${name}.json` : undefined
  const asset = nearestIn(path, assets)
  if (asset) return { fix: `Write "${asset}"; capital letters count.`, meant: asset }
  const renamed = page ?? pageOfLongerName(path, pages)
  if (renamed)
    return { fix: `It may be "${renamed}" now (${pages.get(renamed)}): write that, or add the page ${file ?? path}.` }
  if (/\.(?!html?$|json$)[a-z0-9]{2,5}$/i.test(path))
    return {
      message: `${quoted(path)} is not a file of the folder public/.`,
      fix: 'Put the file there, or write the address of a file or page that exists.',
    }
  return { fix: `Write the address of a page that exists${file ? `, or add the page ${file}` : ''}.` }
}

/** Whether every placeholder of an address is known. */
const isFilled = (path: string) =>
  path.replace(new RegExp(`\\{(?:${[...siteTokens, ...locationTokens].join('|')})\\}`, 'g'), '').search(/[{}]/) < 0

/** Checks the part of a link behind `#`, which must be the `id` of a section of that page. */
export function judgeAnchor(
  href: string,
  path: string | undefined,
  anchor: string,
  targets: LinkTargets,
): LinkFault | undefined {
  if (path === undefined)
    return {
      code: 'unusable-link',
      message: `${quoted(href)} names a section, but no page.`,
      fix: 'Write the page before it, such as "/about/#values".',
    }
  const known = targets.anchors(path)
  if (!known || known.has(anchor)) return undefined
  const guess = nearest(anchor, known)
  const before = href.slice(0, href.length - anchor.length)
  const here = href.startsWith('#')
  return {
    code: 'unknown-anchor',
    message:
      anchor === ''
        ? `${quoted(href)} leads nowhere: nothing stands after the #.`
        : `No section of ${here ? 'this page' : targets.pages.get(path)} has the id ${quoted(anchor)}.`,
    fix: suggestAnchor(anchor, before, guess, [...known]),
    ...(here && { pageDecides: true }),
    ...(guess && { meant: `${before}${guess}` }),
  }
}

/** @param before the link up to and including its `#` */
function suggestAnchor(anchor: string, before: string, guess: string | undefined, ids: readonly string[]): string {
  if (anchor === '') {
    const sections = ids.length > 0 ? `, or the id of a section: ${ids.map((id) => `"${before}${id}"`).join(', ')}` : ''
    return `Write the address of a page, such as "/quote/"${sections}.`
  }
  if (guess) return `Write "${before}${guess}".`
  return ids.length > 0
    ? `Its ids: ${ids.join(', ')}. Or add "id": ${quoted(anchor)} to a section.`
    : `Add "id": ${quoted(anchor)} to the section, or delete the part from # on.`
}

/** The scheme that makes a placeholder a complete address. */
const schemesOfTokens: ReadonlyMap<string, string> = new Map([
  ['{email}', 'mailto:'],
  ['{phone}', 'tel:'],
])

/**
 * Explains a link that begins with neither a slash nor a scheme, so its target depends on the page that contains it.
 */
export function judgeRelative(href: string, { pages }: LinkTargets): LinkFault {
  const code = 'unusable-link'
  const message = `${quoted(href)} is not a whole address.`
  const scheme = schemesOfTokens.get(href.trim())
  if (scheme !== undefined) return { code, message, fix: `Write "${scheme}${href}".`, meant: `${scheme}${href.trim()}` }
  if (/^[^/\s@]+@[^/\s@]+\.[a-z]+$/i.test(href))
    return { code, message, fix: `Write "mailto:${href}".`, meant: `mailto:${href}` }
  const page = closestPage(`/${href.replace(/^(\.{1,2}\/)+/, '')}`, pages)
  if (page) return { code, message, fix: `Write "${page}" (${pages.get(page)}).`, meant: page }
  if (/^www\./i.test(href) || domainFirst.test(href))
    return { code, message, fix: `Write "https://${href}".`, meant: `https://${href}` }
  return {
    code,
    message,
    fix: 'Begin it with a slash for a page of this site ("/quote/"), with https:// for another site.',
  }
}

/** File extensions: `brochure.pdf` is a file, but `brochure.app` may be another site. */
const fileEnds =
  'html?|php|aspx?|jsp|json|xml|txt|md|pdf|jpe?g|png|gif|webp|avif|svg|ico|mp[34]|web[am]|mov|docx?|xlsx?|pptx?|odt|zip|csv|ics|vcf|woff2?|css|m?js|tsx?'
/**
 * Matches `example.com/about`: an address of another site without its scheme. Few top-level domains have more than six
 * letters.
 */
const domainFirst = new RegExp(
  `^[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.(?!(?:${fileEnds})(?:[/?#]|$))\\p{L}{2,6}(?:[/?#]|$)`,
  'iu',
)
