import type { Site } from '../../../schemas/index.ts'
import { insideAddress, withEndSlash } from '../addresses/addressForm.ts'
import { checkLink, type FoundLink } from '../addresses/checkLink.ts'
import { closestPage, severalAddresses } from '../addresses/closestPage.ts'
import { explainOldLink, oldAddressOf } from '../addresses/explainOldLink.ts'
import type { LinkOrigin, LinkTargets } from '../addresses/linkTargets.ts'
import type { SiteAddresses } from '../addresses/settleAddresses.ts'
import { type Mistake, severityOf } from '../problem/mistake.ts'
import type { Fields } from '../schema/schema.ts'
import { quoted } from '../wording/phrases.ts'
import { explainUntranslated } from './explainUntranslated.ts'

/** Checks the links of a page file or of site.config.json; `root` is the value that contains them. */
export type LinkJudge = (links: readonly FoundLink[], root: Fields, origin: LinkOrigin) => Mistake[]

interface LinkInputs {
  /** Undefined while site.config.json has errors; the same applies to the addresses. */
  site: Site | undefined
  settled: SiteAddresses | undefined
  targets: LinkTargets
}

/** Creates the check of all links of a site. Links to old addresses must lead to the new ones. */
export function createLinkJudge({ site, settled, targets }: LinkInputs): LinkJudge {
  const judgeOne = (link: FoundLink, root: Fields, origin: LinkOrigin): Mistake | undefined => {
    const trial = site && trialAddress(link.href, site)
    if (trial !== undefined) return judgeInside({ ...link, href: trial }, root, origin) ?? tellTrial(link, trial)
    const href = site && insideAddress(link.href, site)
    if (href === undefined) return judgeInside(link, root, origin)
    return judgeInside({ ...link, href }, root, origin) ?? offerInside(link, href)
  }
  const judgeInside = (link: FoundLink, root: Fields, origin: LinkOrigin): Mistake | undefined => {
    const old = settled && oldAddressOf(link.href, settled)
    if (old && origin.draft && settled.isDraft(old.address)) return undefined
    if (old) return explainOldLink({ link, old, root, anchors: targets.anchors })
    const ofSite = root === site ? site : undefined
    const fault =
      ofSite && isNamed(link.path) ? checkNamed(link.href, link.path, targets) : checkLink(link, targets, origin)
    if (!ofSite || fault?.code !== 'unknown-page' || fault.replacement !== undefined) return fault
    return { ...fault, ...explainUntranslated(ofSite, link.path, targets) }
  }
  return (links, root, origin) => links.flatMap((link) => judgeOne(link, root, origin) ?? [])
}

/** Suggests a shorter form for a full address of the site's own domain. */
function offerInside({ href: whole, path, span }: FoundLink, href: string): Mistake {
  return {
    path,
    code: 'own-domain',
    ...(span && { span }),
    message: `${quoted(whole)} leads to this site itself.`,
    fix: `Write "${href}": that stays right under any domain, and leads there while you look at the site on your machine.`,
    replacement: span ? href : JSON.stringify(href),
  }
}

/** Names under which a site is tried before it becomes public: `staging.acme.com`. */
const trialHosts = /^(?:www\.)?(?:staging|stage|stg|preview|pre-?prod|dev|uat|wip)\d*\.(?=[^.]+\.)/i

/** Converts an address of a site on trial to an address within it, as `insideAddress` does; undefined for others. */
function trialAddress(text: string, site: Site): string | undefined {
  if (!URL.canParse(text) || trialHosts.test(new URL(site.domain).hostname)) return undefined
  const url = new URL(text)
  const { hostname } = url
  url.hostname = hostname.replace(trialHosts, '')
  return url.hostname === hostname ? undefined : insideAddress(url.href, site)
}

const tellTrial = ({ href: whole, path, span }: FoundLink, href: string): Mistake => ({
  path,
  code: 'unusable-link',
  ...(span && { span }),
  message: `${quoted(whole)} leads to this site on trial, where visitors have no business.`,
  fix: `Write ${quoted(href)}.`,
  replacement: span ? href : JSON.stringify(href),
})

/** Links of the header and footer without words are shown by the name of their page, so they need one. */
const isNamed = (path: Mistake['path']) =>
  (path.includes('header') || path.includes('footer')) && path.at(-2) === 'links' && typeof path.at(-1) === 'number'

function checkNamed(href: string, path: Mistake['path'], targets: LinkTargets): Mistake | undefined {
  const fault = checkLink({ href, path }, targets, {})
  if (targets.pages.has(href)) return fault
  if (!fault || severityOf(fault) === 'tip')
    return {
      path,
      code: 'link-without-words',
      message: `${quoted(href)} is not a page, so it has no name to be shown by.`,
      fix: `Give it words: { "label": "…", "href": ${quoted(href)} }.`,
    }
  if (severalAddresses(href)) return fault
  const page = closestPage(href.startsWith('/') ? href : `/${href}`, targets.pages)
  return {
    path,
    code: 'unknown-page',
    ...(href.startsWith('/') && { missingAddress: withEndSlash(href) }),
    message: `${quoted(href)} is not a page of this site.`,
    fix: page
      ? `Write "${page}" (${targets.pages.get(page)}).`
      : 'Write the address of a page: it is shown by the name of that page.',
    ...(page && { replacement: JSON.stringify(page) }),
  }
}
