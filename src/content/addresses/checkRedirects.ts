import { removePart } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import { quoted } from '../wording/phrases.ts'
import { decodeAddress } from './addressCodes.ts'
import { isAddress, isElsewhere, withEndSlash } from './addressForm.ts'
import { checkOldAddress } from './checkOldAddress.ts'
import { judgeAnchor } from './judgePage.ts'
import type { LinkTargets } from './linkTargets.ts'
import { followRedirects, type SiteAddresses } from './settleAddresses.ts'

type RedirectFault = Pick<Mistake, 'code' | 'message' | 'fix' | 'reportedWith' | 'missingAddress'> & {
  meant?: string | undefined
}

/**
 * Checks the redirects of site.config.json. Each must lead from an address without a page directly to a page that
 * visitors can see, and to an existing section.
 */
export function checkRedirects(site: SiteAddresses, targets: LinkTargets): Mistake[] {
  const told = new Set<string>()
  const written = new Map<string, string>()
  return [...site.redirects].flatMap(([from, to]): Mistake[] => {
    const path = ['redirects', from]
    const own = checkOldAddress(from, site)
    if (own) return [own]
    const spelling = decodeAddress(from).replace(/(?<=.)\/$/, '')
    const twin = written.get(spelling)
    if (twin !== undefined) return [explainTwin(from, twin, site)]
    written.set(spelling, from)
    const circle = findCircle(from, site)
    if (circle) {
      if (told.has(from)) return []
      for (const address of circle) told.add(address)
      const [start, end] = [circle.slice(0, mostShown), circle.slice(mostShown)]
      const way = [...start, ...(end.length > 0 ? [`${end.length} more`] : []), from].join(' → ')
      const message = `These redirects lead in a circle: ${way}.`
      return [{ path, code: 'redirect-circle', message, fix: 'Lead one of them to a page that exists.' }]
    }
    const whole = site.site.redirects?.[from] ?? to
    const tail = whole.slice(to.length)
    const fault = judgeTarget(from, { to, tail }, site) ?? judgeTail(whole, to, targets)
    if (!fault) return onlySomeHosts(from)
    const { meant, ...words } = fault
    return [{ path, ...words, ...(meant !== undefined && { replacement: JSON.stringify(meant) }) }]
  })
}

/** Checks the section that a redirect leads to. */
function judgeTail(whole: string, to: string, targets: LinkTargets): RedirectFault | undefined {
  const at = whole.indexOf('#')
  return at < 0 ? undefined : judgeAnchor(whole, to, whole.slice(at + 1), targets)
}

/**
 * Warns about a star and a colon before a letter, which Cloudflare Pages interprets as a pattern, even if they are
 * encoded; a requested address has them unencoded
 * (https://developers.cloudflare.com/pages/configuration/redirects/). Not every file system allows a folder of such a
 * name.
 */
function onlySomeHosts(from: string): Mistake[] {
  const [character] = /\*|:(?=[A-Za-z])/.exec(decodeAddress(from)) ?? []
  if (character === undefined) return []
  return [
    {
      path: ['redirects', from],
      part: 'key',
      code: 'redirect-at-some-hosts',
      message: `Cloudflare Pages and GitHub Pages lead nobody on from ${quoted(from)}, because of the "${character}" in it.`,
      fix: 'Netlify, nginx and Caddy do. Delete this line if the site is published at one of the first two.',
    },
  ]
}

/** Explains the same address written twice, with and without percent-encoding or a final slash. */
function explainTwin(from: string, twin: string, { redirects }: SiteAddresses): Mistake {
  const isSame = redirects.get(from) === redirects.get(twin)
  return {
    path: ['redirects', from],
    part: 'key',
    code: 'redirect-twice',
    message: `${quoted(from)} is the same address as ${quoted(twin)}, ${
      from.endsWith('/') === twin.endsWith('/') ? 'with its letters in another code' : 'but for the slash at its end'
    }.`,
    fix: isSame ? 'Delete this line.' : 'They lead to two pages: delete the line that is wrong.',
    ...(isSame && { edits: (source) => [removePart(source, ['redirects', from])] }),
  }
}

/** The most addresses of a circle to list. */
const mostShown = 10

/** Returns the addresses of the circle that an address is part of, starting with that address. */
function findCircle(from: string, { redirects, hasPage }: SiteAddresses): string[] | undefined {
  const circle = new Set([from])
  for (let at = redirects.get(from); at !== undefined && !hasPage(at); at = redirects.get(at)) {
    if (at === from) return [...circle]
    if (circle.has(at)) return undefined
    circle.add(at)
  }
  return undefined
}

function judgeTarget(
  from: string,
  { to, tail }: { to: string; tail: string },
  site: SiteAddresses,
): RedirectFault | undefined {
  const { redirects, hasPage, files, old } = site
  const leadTo = (page: string | undefined, more = '') => writeTarget(page, tail, site, more)
  if (isAddress(to) && hasPage(to)) return undefined
  if (isElsewhere(to, site.site.domain))
    return {
      code: 'unknown-page',
      message: `${quoted(to)} is not a page of this site, and a redirect leads to no other one.`,
      fix: 'Write the address of a page that links to it.',
    }
  if (redirects.has(to)) {
    const end = followRedirects(from, redirects, hasPage)
    const meant = end === undefined || !hasPage(end) ? undefined : end
    const message = `This redirect leads to ${quoted(to)}, which is redirected itself.`
    return { code: 'redirect-chain', message, ...leadTo(meant, 'so that visitors are there at once') }
  }
  const lost = old.get(to)
  const meant = lost ? lost.place?.to : site.newPlace(from)?.to
  if (files.has(to) && site.isDraft(to))
    return {
      code: 'redirect-to-draft',
      message: `"${to}" is a draft, so visitors would not find it.`,
      ...leadTo(meant, `or delete "draft": true in ${files.get(to)}`),
      ...(lost && { reportedWith: to }),
    }
  return {
    code: 'unknown-page',
    ...(to.startsWith('/') && { missingAddress: withEndSlash(to) }),
    message: `${quoted(to)} is not a page of this site.`,
    ...leadTo(meant),
    ...(lost && { reportedWith: to }),
  }
}

/** Suggests the page that a redirect should lead to, with its current query and anchor. */
function writeTarget(
  page: string | undefined,
  tail: string,
  { files }: SiteAddresses,
  more: string,
): Pick<RedirectFault, 'fix' | 'meant'> {
  if (page === undefined) return { fix: 'Write the address of a page that exists.' }
  const file = files.get(page)
  const meant = `${page}${tail}`
  return { fix: `Write ${quoted(meant)}${file ? ` (${file})` : ''}${more && `, ${more}`}.`, meant }
}
