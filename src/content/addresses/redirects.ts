import { removeField, renameField } from '../edits.ts'
import type { Mistake } from '../mistake.ts'
import { quoted } from '../phrases.ts'
import { isAddress, suggestAddress } from './addressForm.ts'
import { followRedirects, type SiteAddresses } from './oldAddresses.ts'

type Verdict = Pick<Mistake, 'code' | 'message' | 'fix' | 'cause'> & { meant?: string | undefined }

/**
 * What is wrong with the redirects of site.config.json: each must lead from an address without a page straight to a page
 * that visitors find.
 */
export function checkRedirects(site: SiteAddresses): Mistake[] {
  const told = new Set<string>()
  return [...site.redirects].flatMap(([from, to]): Mistake[] => {
    const path = ['redirects', from]
    const own = checkOldAddress(from, site)
    if (own) return [own]
    const circle = findCircle(from, site)
    if (circle) {
      if (told.has(from)) return []
      for (const address of circle) told.add(address)
      const way = [...circle, from].join(' → ')
      const message = `These redirects lead in a circle: ${way}.`
      return [{ path, code: 'redirect-circle', message, fix: 'Lead one of them to a page that exists.' }]
    }
    const verdict = judgeTarget(from, to, site)
    if (!verdict) return []
    const { meant, ...words } = verdict
    return [{ path, ...words, ...(meant !== undefined && { replacement: JSON.stringify(meant) }) }]
  })
}

function checkOldAddress(from: string, site: SiteAddresses): Mistake | undefined {
  const path = ['redirects', from]
  const file = site.files.get(from)
  if (file !== undefined && !site.isDraft(from))
    return {
      path,
      part: 'key',
      code: 'redirect-of-page',
      message: `The page ${from} exists (${file}), and this redirect would lead its visitors away.`,
      fix: 'Delete this line.',
      edits: (source) => [removeField(source, path)],
    }
  const own = `${from}index.html`
  if (site.assets.has(own))
    return {
      path,
      part: 'key',
      code: 'redirect-of-page',
      message: `The page ${from} exists (public${own}), and this redirect would lead its visitors away.`,
      fix: 'Delete this line or that file.',
    }
  if (isAddress(from)) return undefined
  const meant = suggestAddress(from)
  // Other letters would make it another address, which nobody has ever known.
  const isSame = meant !== undefined && lettersOf(meant) === lettersOf(from)
  const isFree = isSame && !site.redirects.has(meant) && !site.hasPage(meant)
  return {
    path,
    part: 'key',
    code: 'wrong-address',
    message: `${quoted(from)} is not written as an address of this site.`,
    fix: isFree
      ? `Write "${meant}".`
      : 'An address has a slash at both ends, and small letters, digits and hyphens between them.',
    ...(isFree && { edits: (source) => [renameField(source, path, meant)] }),
  }
}

/** What is left of an address without its host, slashes, blanks and hyphens. */
const lettersOf = (address: string) => address.toLowerCase().replace(/^https?:\/\/[^/]*|[\s/-]+/g, '')

/** The addresses of the circle that an address is part of, itself first. */
function findCircle(from: string, { redirects, hasPage }: SiteAddresses): string[] | undefined {
  const circle = [from]
  for (let at = redirects.get(from); at !== undefined && !hasPage(at); at = redirects.get(at)) {
    if (at === from) return circle
    if (circle.includes(at)) return undefined
    circle.push(at)
  }
  return undefined
}

function judgeTarget(from: string, to: string, site: SiteAddresses): Verdict | undefined {
  const { redirects, hasPage, files, old } = site
  if (isAddress(to) && hasPage(to)) return undefined
  if (redirects.has(to)) {
    const end = followRedirects(from, redirects, hasPage)
    const meant = end === undefined || !hasPage(end) ? undefined : end
    const message = `This redirect leads to ${quoted(to)}, which is redirected itself.`
    return { code: 'redirect-chain', message, ...leadTo(meant, site, 'so that visitors are there at once') }
  }
  const lost = old.get(to)
  const meant = lost ? lost.place?.to : site.newPlace(from)?.to
  if (files.has(to) && site.isDraft(to))
    return {
      code: 'redirect-to-draft',
      message: `"${to}" is a draft, so visitors would not find it.`,
      ...leadTo(meant, site, `or delete "draft": true in ${files.get(to)}`),
      ...(lost && { cause: to }),
    }
  return {
    code: 'unknown-page',
    message: `${quoted(to)} is not a page of this site.`,
    ...leadTo(meant, site),
    ...(lost && { cause: to }),
  }
}

function leadTo(meant: string | undefined, { files }: SiteAddresses, more = ''): Pick<Verdict, 'fix' | 'meant'> {
  if (meant === undefined) return { fix: 'Write the address of a page that exists.' }
  const file = files.get(meant)
  return { fix: `Write "${meant}"${file ? ` (${file})` : ''}${more && `, ${more}`}.`, meant }
}
