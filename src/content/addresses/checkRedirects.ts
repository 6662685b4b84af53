import { isNotFound, pageAddress } from '../model/files/pageAddress.ts'
import { removePart, renameField } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Source } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { decodeAddress, encodeAddress, isEvenlyCoded, strayCode } from './addressCodes.ts'
import {
  codedSlash,
  isAddress,
  isElsewhere,
  isFileAddress,
  isForeignAddress,
  isOldAddress,
  longestOldAddress,
  pagePart,
  pathOf,
  suggestAddress,
} from './addressForm.ts'
import { isMade } from './checkPublicFiles.ts'
import { judgeAnchor } from './judgePage.ts'
import type { LinkTargets } from './linkTargets.ts'
import { followRedirects, type SiteAddresses } from './settleAddresses.ts'

type RedirectFault = Pick<Mistake, 'code' | 'message' | 'fix' | 'cause' | 'lost'> & { meant?: string | undefined }

/**
 * What is wrong with the redirects of site.config.json: each must lead from an address without a page straight to a page
 * that visitors find, and to a section that is there.
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

/** The section that a redirect leads to. */
function judgeTail(whole: string, to: string, targets: LinkTargets): RedirectFault | undefined {
  const at = whole.indexOf('#')
  return at < 0 ? undefined : judgeAnchor(whole, to, whole.slice(at + 1), targets)
}

/**
 * Cloudflare Pages reads a star and a colon before a letter as a pattern, in codes too: the address that is asked has none
 * (https://developers.cloudflare.com/pages/configuration/redirects/). No folder has such a name on every disk.
 */
function onlySomeHosts(from: string): Mistake[] {
  const [sign] = /\*|:(?=[A-Za-z])/.exec(decodeAddress(from)) ?? []
  if (sign === undefined) return []
  return [
    {
      path: ['redirects', from],
      part: 'key',
      code: 'redirect-at-some-hosts',
      severity: 'warning',
      message: `Cloudflare Pages and GitHub Pages lead nobody on from ${quoted(from)}, because of the "${sign}" in it.`,
      fix: 'Netlify, nginx and Caddy do. Delete this line if the site is published at one of the first two.',
    },
  ]
}

/** One address with codes and without, or with and without the slash at its end. */
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

function checkOldAddress(from: string, site: SiteAddresses): Mistake | undefined {
  const path = ['redirects', from]
  const place = { path, part: 'key' as const }
  const leave = { fix: 'Delete this line.' }
  /** A redirect that leads where its visitors are without it, or to no page, says nothing that would be lost with it. */
  const leaveOr = (page: string) => {
    const to = site.redirects.get(from) ?? ''
    const isDead = to.startsWith('/') && !site.hasPage(pagePart(to))
    if (isDead && !to.endsWith('/') && isOldAddress(to) && !site.redirects.has(to))
      return {
        fix: `Exchange the two: the old address stands first, "${to}": "${from}".`,
        edits: (source: Source) => [
          { ...source.place(path, 'key'), text: JSON.stringify(to) },
          { ...source.place(path, 'value'), text: JSON.stringify(from) },
        ],
      }
    return to === pageAddress(page) || isDead
      ? { ...leave, edits: (source: Source) => [removePart(source, path)] }
      : { fix: `Delete this line, or ${page} if its visitors are to find ${to}.` }
  }
  const file = site.files.get(from)
  if (file !== undefined && !site.isDraft(from))
    return { ...place, code: 'redirect-of-page', message: tellShown(`The page ${from}`, file), ...leaveOr(file) }
  const shown = site.files.get(from.replace(/(?<=\/)index\.html$/, ''))
  if (shown !== undefined && !site.isDraft(pageAddress(shown)))
    return {
      ...place,
      code: 'redirect-of-page',
      message: `At ${from} visitors find the page ${pageAddress(shown)} already (${shown}).`,
      ...leaveOr(shown),
    }
  if (isNotFound(from))
    return { ...place, code: 'redirect-of-file', message: `${from} is what hosts show at unknown addresses.`, ...leave }
  if (isMade(from, site.files))
    return { ...place, code: 'redirect-of-file', message: `Each build makes a file ${from}.`, ...leave }
  const plain = decodeAddress(from)
  const own = [plain, `${plain}index.html`].find((asset) => site.assets.has(asset))
  if (own !== undefined)
    return {
      ...place,
      code: 'redirect-of-page',
      message: tellShown(own === plain ? `The file ${from}` : `The page ${from}`, `public${own}`),
      fix: 'Delete this line or that file.',
    }
  const alike = from.toLowerCase()
  const page = isForeignAddress(from) ? site.files.get(alike) : undefined
  if (page !== undefined)
    return {
      ...place,
      code: 'redirect-of-page',
      message: `"${from}" differs from the page "${alike}" (${page}) in capital letters only, which many disks do not tell apart.`,
      ...leaveOr(page),
    }
  return spellOldAddress(from, site) === from ? checkLength(from) : explainForm(from, site)
}

function checkLength(from: string): Mistake | undefined {
  const { length } = encodeAddress(decodeAddress(from))
  if (length <= longestOldAddress) return undefined
  return {
    path: ['redirects', from],
    part: 'key',
    code: 'wrong-address',
    message: `This old address is ${length} characters long, with %C3%A9 for an é; hosts lead on from ${longestOldAddress} at most.`,
    fix: 'Delete this line.',
  }
}

/** How an old address is written; one that differs from what was published in its form alone is meant to be that. */
function spellOldAddress(from: string, { record }: SiteAddresses): string | undefined {
  if (isAddress(from) || (isForeignAddress(from) && isFileAddress(from.slice(0, -1)))) return from
  const asked = pathOf(from).replace(/(?<=\/)index\.html$/, '')
  const path = (isEvenlyCoded(asked) ? asked : decodeAddress(asked)).replace(/ *\/ */g, '/')
  const bare = path.replace(/\/$/, '')
  if (isFileAddress(bare)) return bare
  const own = suggestAddress(path)
  const whole = `${bare}/`
  return isForeignAddress(whole) && (own === undefined || !record?.has(own)) ? whole : own
}

const tellShown = (what: string, file: string) =>
  `${what} exists (${file}), and this redirect would lead its visitors away.`

/** An old address in a form that no redirect can have. */
function explainForm(from: string, site: SiteAddresses): Mistake {
  const path = ['redirects', from]
  const place = { path, part: 'key' as const, code: 'wrong-address' }
  const [, start = '', end = ''] = /^(.+?)([?#].*)$/s.exec(from) ?? []
  if (end !== '' && isOldAddress(pathOf(start))) {
    const rest = pathOf(start)
    const message = `A redirect looks only at what stands before the "${end.charAt(0)}" in ${quoted(from)}.`
    if (site.hasPage(rest)) return { ...place, message, fix: `Delete this line: its visitors find the page ${rest}.` }
    if (site.redirects.has(rest))
      return { ...place, message, fix: `Delete this line: that of "${rest}" counts for it.` }
    return { ...place, message, fix: `Write "${rest}": it counts with anything behind it.` }
  }
  const code = strayCode(from)
  if (code !== undefined)
    return {
      ...place,
      message: `${quoted(from)} has a code that is no letter in the addresses of today: ${code}.`,
      fix: 'Write %25 for a percent sign. From an address with such a code hosts lead nobody on: delete this line then.',
    }
  const slash = codedSlash(from)
  if (slash !== undefined)
    return {
      ...place,
      message: `${quoted(from)} has a slash written as ${slash}, and hosts lead nobody on from there.`,
      fix: 'Delete this line, or write "/" if the slash of an address was meant.',
    }
  const meant = spellOldAddress(from, site)
  // Other letters would make it another address, which nobody has ever known.
  const isSame = meant !== undefined && lettersOf(meant) === lettersOf(from)
  const isFree = isSame && !site.redirects.has(meant) && !site.hasPage(meant)
  return {
    ...place,
    message: `${quoted(from)} is not written as an address of this site.`,
    fix: isFree
      ? `Write "${meant}".`
      : 'An old address begins with a slash and ends with one, or it is that of a file, such as "/about-us.html". Write it as the browser showed it, without what stands behind ? or #.',
    ...(isFree && { edits: (source) => [renameField(source, path, meant)] }),
  }
}

/** What is left of an address without its host, slashes, blanks, hyphens and the name that each page's file has. */
const lettersOf = (address: string) =>
  decodeAddress(address)
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*|(?<=\/)index\.html$|[\s/-]+/g, '')

/** So many addresses of a circle are named. */
const mostShown = 10

/** The addresses of the circle that an address is part of, itself first. */
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
      ...(to.startsWith('/') && { lost: to.replace(/\/?$/, '/') }),
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
      ...(lost && { cause: to }),
    }
  return {
    code: 'unknown-page',
    ...(to.startsWith('/') && { lost: to.replace(/\/?$/, '/') }),
    message: `${quoted(to)} is not a page of this site.`,
    ...leadTo(meant),
    ...(lost && { cause: to }),
  }
}

/** The fix that leads a redirect to a page, with the query and the anchor that it has. */
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
