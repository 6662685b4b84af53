import { removePart, removeParts } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import { valueAt } from '../schema/schemaAt.ts'
import { withoutQuery } from '../text/href.ts'
import { decodeAddress, encodeAddress } from './addressCodes.ts'
import { withEndSlash } from './addressForm.ts'
import type { FoundLink } from './checkLink.ts'
import type { OldAddress, SiteAddresses } from './settleAddresses.ts'

/** Returns the old address that a link leads to, with or without a final slash. */
export function oldAddressOf(href: string, { old, files, assets }: SiteAddresses): OldAddress | undefined {
  if (old.size === 0 || !href.startsWith('/') || href.startsWith('//')) return undefined
  const path = withoutQuery(href)
  const address = withEndSlash(path)
  const spellings = [path, address].flatMap((each) => [each, decodeAddress(each), encodeAddress(decodeAddress(each))])
  const known = spellings.find((each) => old.has(each))
  const found = known === undefined ? undefined : old.get(known)
  return (files.has(address) && found?.state !== 'target') || assets.has(path) ? undefined : found
}

interface OldLink {
  link: FoundLink
  old: OldAddress
  /** The value of the page file, or of site.config.json, that contains the link. */
  root: unknown
  /** Returns the anchors of a page, or undefined if its file could not be read. */
  anchors(path: string): ReadonlySet<string> | undefined
}

/** The fix for an entry that must be removed. */
export const leaveFix = 'Delete this entry.'

/**
 * Explains a link to an old address, which must lead to the new one. In a list that names pages, the entry of a removed
 * page is deleted. A link to a missing address is reported together with that address (`reportedWith`). If its redirect
 * leads nowhere, only the redirect is reported.
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

/**
 * Returns the edits that remove all occurrences of an address from its list, or undefined if it must be replaced
 * instead.
 */
function leaveList({ path, root, href, place }: Entry): Mistake['edits'] | undefined {
  const listPath = path.slice(0, -1)
  const list = valueAt(root, listPath)
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  if (place.isMoved && !entries.includes(place.to)) return undefined
  const same = entries.flatMap((entry, index) => (entry === href ? [index] : []))
  if (same.length < entries.length || path.includes('footer')) return (source) => removeParts(source, listPath, same)
  // The header must have a link, but a list of pages to exclude can be omitted.
  return path.includes('header') ? undefined : (source) => [removePart(source, listPath)]
}
