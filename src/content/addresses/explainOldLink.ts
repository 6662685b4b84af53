import { removePart, removeParts } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import { valueAt } from '../schema/schemaAt.ts'
import { decodeAddress, encodeAddress } from './addressCodes.ts'
import { withEndSlash } from './addressForm.ts'
import type { FoundLink } from './checkLink.ts'
import type { OldAddress, SiteAddresses } from './settleAddresses.ts'

/** The old address that a link leads to, with or without the slash at its end. */
export function oldAddressOf(href: string, { old, files, assets }: SiteAddresses): OldAddress | undefined {
  if (old.size === 0 || !href.startsWith('/') || href.startsWith('//')) return undefined
  const path = href.replace(/[?#].*$/s, '')
  const address = path.endsWith('/') ? path : `${path}/`
  const spellings = [path, address].flatMap((each) => [each, decodeAddress(each), encodeAddress(decodeAddress(each))])
  const known = spellings.find((each) => old.has(each))
  const found = known === undefined ? undefined : old.get(known)
  return (files.has(address) && found?.state !== 'target') || assets.has(path) ? undefined : found
}

export interface OldLink {
  link: FoundLink
  old: OldAddress
  /** The page file, or site.config.json, that the link stands in. */
  root: unknown
  /** Anchors of a page; undefined where its file could not be read. */
  anchors(path: string): ReadonlySet<string> | undefined
}

/** The fix of an entry that has to go. */
export const leaveFix = 'Delete this entry.'

/**
 * A link to an old address as a mistake: it must lead to the new one. In a list of addresses, which names pages and not
 * places, a page that is gone has no entry. A link to a missing address is reported with that address (`cause`). Where its
 * redirect leads nowhere, only the redirect is reported.
 */
export function explainOldLink({ link, old, root, anchors }: OldLink): Mistake | undefined {
  const { href, path, span } = link
  const { address, place, state } = old
  if (state !== 'dead' && !place) return undefined
  const base: Mistake = {
    path,
    ...(span && { span }),
    code: state === 'redirected' ? 'link-to-old-address' : 'unknown-page',
    message:
      state === 'redirected'
        ? `The page "${address}" has moved to "${place?.to}", so every click on this link would take a detour.`
        : `"${address}" is not a page of this site.`,
    fix: 'Write the address of a page that exists.',
    ...(state !== 'redirected' && { missingAddress: withEndSlash(address) }),
    ...(state !== 'redirected' && { reportedWith: address }),
  }
  if (!place) return base
  if (typeof path.at(-1) === 'number') {
    const edits = leaveList({ path, root, href, place })
    if (edits) return { ...base, fix: leaveFix, edits }
  }
  const [, query = '', anchor = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  const known = anchor === '' ? undefined : anchors(place.to)
  const meant = `${place.to}${query}${known && !known.has(anchor.slice(1)) ? '' : anchor}`
  return { ...base, fix: `Write "${meant}".`, replacement: span ? meant : JSON.stringify(meant) }
}

interface Entry {
  path: FoundLink['path']
  root: unknown
  href: string
  place: NonNullable<OldAddress['place']>
}

/** How an address leaves its list, wherever it stands there; undefined where it must stay and be rewritten. */
function leaveList({ path, root, href, place }: Entry): Mistake['edits'] | undefined {
  const listPath = path.slice(0, -1)
  const list = valueAt(root, listPath)
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  if (place.isMoved && !entries.includes(place.to)) return undefined
  const same = entries.flatMap((entry, index) => (entry === href ? [index] : []))
  if (same.length < entries.length || path.includes('footer')) return (source) => removeParts(source, listPath, same)
  // The header must have a link; a list of pages to leave out needs not be there at all.
  return path.includes('header') ? undefined : (source) => [removePart(source, listPath)]
}
