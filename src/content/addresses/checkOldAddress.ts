import { isNotFound, pageAddress } from '../model/files/pageAddress.ts'
import { removePart, renameField } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Source } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { decodeAddress, encodeAddress, isEvenlyCoded, strayCode } from './addressCodes.ts'
import {
  codedSlash,
  isAddress,
  isFileAddress,
  isForeignAddress,
  isOldAddress,
  longestOldAddress,
  pagePart,
  pathOf,
  suggestAddress,
  wholeOldAddress,
} from './addressForm.ts'
import { isMade } from './checkPublicFiles.ts'
import type { SiteAddresses } from './settleAddresses.ts'

/**
 * Checks the source of a redirect. It is wrong if visitors already find something at this address, or if hosts support
 * no address of this form.
 */
export function checkOldAddress(from: string, site: SiteAddresses): Mistake | undefined {
  const shown = findPage(from, site) ?? findMade(from, site) ?? findPublicFile(from, site) ?? findTwin(from, site)
  if (shown) return { path: ['redirects', from], part: 'key', ...shown }
  const whole = wholeOldAddress(from)
  return spellOldAddress(whole, site) === whole ? checkLength(from) : explainForm(from, site)
}

type Shown = Pick<Mistake, 'code' | 'message' | 'fix' | 'edits'>

const leave = 'Delete this line.'

const tellShown = (what: string, file: string) =>
  `${what} exists (${file}), and this redirect would lead its visitors away.`

/** Finds a page at the old address. */
function findPage(from: string, site: SiteAddresses): Shown | undefined {
  const whole = wholeOldAddress(from)
  const file = site.files.get(whole)
  if (file !== undefined && !site.isDraft(whole))
    return { code: 'redirect-of-page', message: tellShown(`The page ${whole}`, file), ...leaveOr(file, from, site) }
  const shown = site.files.get(from.replace(/(?<=\/)index\.html$/, ''))
  if (shown === undefined || site.isDraft(pageAddress(shown))) return undefined
  const message = `At ${from} visitors find the page ${pageAddress(shown)} already (${shown}).`
  return { code: 'redirect-of-page', message, ...leaveOr(shown, from, site) }
}

/** Finds a file at the old address that each build generates or that hosts show on their own. */
function findMade(from: string, { files }: SiteAddresses): Shown | undefined {
  const code = 'redirect-of-file' as const
  if (isNotFound(from)) return { code, message: `${from} is what hosts show at unknown addresses.`, fix: leave }
  return isMade(from, files) ? { code, message: `Each build makes a file ${from}.`, fix: leave } : undefined
}

function findPublicFile(from: string, { assets }: SiteAddresses): Shown | undefined {
  const plain = decodeAddress(from)
  const own = [plain, `${plain}index.html`].find((asset) => assets.has(asset))
  if (own === undefined) return undefined
  const message = tellShown(own === plain ? `The file ${from}` : `The page ${from}`, `public${own}`)
  return { code: 'redirect-of-page', message, fix: 'Delete this line or that file.' }
}

/** Finds a page whose address differs only in case. */
function findTwin(from: string, site: SiteAddresses): Shown | undefined {
  const alike = from.toLowerCase()
  const page = isForeignAddress(from) ? site.files.get(alike) : undefined
  if (page === undefined) return undefined
  const message = `"${from}" differs from the page "${alike}" (${page}) in capital letters only, which many disks do not tell apart.`
  return { code: 'redirect-of-page', message, ...leaveOr(page, from, site) }
}

/**
 * Suggests how to resolve the conflict. A redirect that leads to the page itself or to no page can be deleted without
 * loss.
 */
function leaveOr(page: string, from: string, site: SiteAddresses): Pick<Mistake, 'fix' | 'edits'> {
  const path = ['redirects', from]
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
  // If a page was published at this address, it has come back from the target of the redirect.
  const hasReturned = site.record?.has(from) === true
  if (isDead && !hasReturned && to !== from && isAddress(to) && !site.redirects.has(to))
    return { fix: `If ${to} is the old address, exchange the two: "${to}": "${from}". If not, delete this line.` }
  return to === pageAddress(page) || isDead
    ? { fix: leave, edits: (source: Source) => [removePart(source, path)] }
    : { fix: `Delete this line, or ${page} if its visitors are to find ${to}.` }
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

/**
 * Returns the correct form of an old address. If it differs from a published address only in its form, that address is
 * meant.
 */
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

/** Explains an old address in a form that redirects cannot have. */
function explainForm(from: string, site: SiteAddresses): Mistake {
  const path = ['redirects', from]
  const place = { path, part: 'key' as const, code: 'wrong-address' as const }
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
  // A change of letters would make it another address, which was never published.
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

/** Reduces an address to its letters: removes host, slashes, spaces, hyphens and `index.html`. */
const lettersOf = (address: string) =>
  decodeAddress(address)
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*|(?<=\/)index\.html$|[\s/-]+/g, '')
