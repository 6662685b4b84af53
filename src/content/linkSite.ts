import type { Page, Site } from '../../schemas/index.ts'
import { explainMissing } from './addresses/missing.ts'
import { settleAddresses } from './addresses/oldAddresses.ts'
import { explainOldLink, oldAddressOf } from './addresses/oldLinks.ts'
import type { Addresses } from './addresses/record.ts'
import { checkRedirects } from './addresses/redirects.ts'
import { findBrandFiles } from './brandFiles.ts'
import { configFile } from './configFile.ts'
import { type Excerpt, excerptOfFaulty, mayFail } from './excerpt.ts'
import { fitsLocation } from './fitsSchema.ts'
import { checkInvisible } from './invisibleInText.ts'
import { checkLink, closestPage, type FoundLink, type LinkOrigin, type LinkTargets, linksOf } from './links.ts'
import { type Mistake, placeMistake } from './mistake.ts'
import type { SourceFiles } from './openSources.ts'
import { pageAddress, pageFolder, pageName } from './pageAddress.ts'
import { quoted } from './phrases.ts'
import type { Problem } from './problem.ts'
import { checkPublicFiles } from './publicFiles.ts'
import { addParts } from './resolve/paging.ts'
import { type Fields, pageSchema, type Schema, siteSchema } from './schema.ts'
import type { Redirect, SiteModel, SitePage } from './siteModel.ts'
import { checkPageSources, checkSiteSources, type Folders } from './sources.ts'
import { findTexts } from './texts.ts'
import { checkTokens } from './tokens.ts'
import { notesOf } from './unreadPage.ts'

export interface LinkInput {
  /** Pages that passed their own checks. */
  pages: readonly SitePage[]
  /** Of those that an earlier check has not found right. */
  excerpts: ReadonlyMap<SitePage, Excerpt>
  /** Values of pages that did not, by file: their links and placeholders are looked at all the same. */
  faulty?: ReadonlyMap<string, Fields>
  /** Undefined while site.config.json has problems of its own; the pages are linked all the same. */
  site: Site | undefined
  country: string
  /** Names of published pages by address; undefined while there is no record, or none that can be read. */
  record?: Addresses | undefined
  /** Every file that was read, those with problems included: their addresses exist. */
  sources: SourceFiles
  /** Files of public/, `/social.png`. */
  assets: ReadonlySet<string>
  /** Whether drafts count as pages, as they do in `npm run dev`. */
  drafts: boolean
}

/** Files that the build makes. */
const made = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']

/**
 * Holds the pages against each other: links, anchors, placeholders, automatic lists, main headings. The model holds
 * all pages and collections, without drafts unless `drafts` is set; it is whole only when there is no error.
 */
export function linkSite(input: LinkInput): { problems: Problem[]; model: SiteModel | undefined } {
  const { pages, faulty = new Map<string, Fields>(), site, record, sources, assets, drafts } = input
  const { excerpts, country } = input
  const files = [...sources.keys()].filter((file) => file.startsWith('pages/'))
  const addresses = new Map(files.map((file) => [pageAddress(file), file]))
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const settled = site && settleAddresses({ site, record, files: addresses, pages: byPath, assets, drafts })
  const anchorsByPath = new Map<string, ReadonlySet<string>>()
  const targets: LinkTargets = {
    pages: addresses,
    assets: new Set([...assets, ...made]),
    isDraft: (path) => !drafts && byPath.get(path)?.page.draft === true && !settled?.old.has(path),
    moved(address) {
      const place = settled?.old.get(address)?.place
      return place?.isMoved ? place.to : undefined
    },
    anchors(path) {
      const page = byPath.get(path)?.page
      if (!page) return undefined
      const known = anchorsByPath.get(path) ?? anchorsOf(page)
      anchorsByPath.set(path, known)
      return known
    },
  }
  const folders = listFolders(files)
  const problems: Problem[] = []
  const lostLinks = new Map<string, Problem[]>()
  const report = (file: string, mistakes: Mistake[]) => {
    const source = mistakes.length > 0 ? sources.get(file) : undefined
    if (!source) return
    for (const mistake of mistakes) {
      const problem = placeMistake(source, mistake)
      if (mistake.cause === undefined) problems.push(problem)
      else lostLinks.set(mistake.cause, [...(lostLinks.get(mistake.cause) ?? []), problem])
    }
  }
  const judgeLink = (link: FoundLink, root: Fields, origin: LinkOrigin): Mistake | undefined => {
    const old = settled && oldAddressOf(link.href, settled)
    if (old && origin.draft && settled.isDraft(old.address)) return undefined
    if (old) return explainOldLink({ link, old, root, anchors: targets.anchors })
    return isNamed(link.path) && root === site
      ? checkNamed(link.href, link.path, targets)
      : checkLink(link, targets, origin)
  }
  const judgeLinks = (links: readonly FoundLink[], page: Fields, path: string): Mistake[] => {
    const origin = { path, draft: page.draft === true }
    return links.flatMap((link) => judgeLink(link, page, origin) ?? [])
  }
  if (settled) report(configFile, checkRedirects(settled))
  for (const [{ file, path, page }, { links, mistakes, listings }] of excerpts)
    report(file, [...judgeLinks(links, page, path), ...mistakes, ...checkPageSources(listings, folders, targets)])
  for (const [file, page] of faulty) {
    const found = excerptOfFaulty(page, country)
    const mistakes = [...judgeLinks(found.links, page, pageAddress(file)), ...found.mistakes]
    report(file, hidesFacts(page, country) ? mistakes.filter(({ code }) => code !== 'token-without-value') : mistakes)
  }
  if (site) {
    const texts = findTexts(siteSchema, site, mayFail)
    const { careers } = site.footer
    const links = linksOf(texts)
    if (typeof careers === 'string') links.push({ href: careers, path: ['footer', 'careers'] })
    report(configFile, [
      ...links.flatMap((link) => judgeLink(link, site, {}) ?? []),
      ...texts.flatMap((text) => [
        ...(text.free ? checkTokens(text.value, text.path, null) : []),
        // Those of a number or an e-mail address come along when it is copied.
        ...checkInvisible(text),
      ]),
      ...checkSiteSources(site, folders, targets),
    ])
  }
  if (settled) problems.push(...explainMissing(settled, sources, lostLinks))
  const shown = pages.filter(({ page }) => drafts || page.draft !== true)
  const model =
    site &&
    addParts({
      site,
      pages: new Map(shown.map((page) => [page.path, page])),
      collections: collect(files, shown),
      redirects: listRedirects(site, byPath),
      brand: findBrandFiles(assets),
    })
  for (const { path, part } of model?.pages.values() ?? []) {
    const file = part && addresses.get(path)
    if (file) problems.push(explainTaken(file, path, part.first))
  }
  const isShown = (path: string) => {
    const file = addresses.get(path)
    if (file === undefined) return false
    const page: Fields | Page | undefined = byPath.get(path)?.page ?? faulty.get(file)
    return page?.draft !== true
  }
  problems.push(
    ...checkPublicFiles({
      assets,
      model,
      pageFileAt: (path) => (isShown(path) ? addresses.get(path) : partAt(model, path)?.file),
      addresses: () => [
        ...[...addresses.keys()].filter(isShown),
        ...(model?.pages.keys() ?? []),
        ...(settled?.redirects.keys() ?? []),
      ],
    }),
  )
  return { problems, model }
}

/** A further page of a long list. */
function partAt(model: SiteModel | undefined, path: string): SitePage | undefined {
  const page = model?.pages.get(path)
  return page?.part && page
}

function listRedirects(site: Site, pages: ReadonlyMap<string, SitePage>): Map<string, Redirect> {
  return new Map(Object.entries(site.redirects ?? {}).map(([from, to]) => [from, { to, isTemporary: pages.has(from) }]))
}

function explainTaken(file: string, path: string, list: SitePage): Problem {
  return {
    file,
    start: 0,
    end: 0,
    code: 'same-address',
    severity: 'error',
    message: `The list of ${list.file} is long and goes on at ${path}, which is this page's address too.`,
    fix: 'Rename this file, or its folder.',
  }
}

/** Whether a page's own mistakes may be why its placeholders have no value: one cause is told once. */
function hidesFacts(page: Fields, country: string): boolean {
  const fields: Schema['properties'] = pageSchema.properties ?? {}
  if (page.location !== undefined) return !fitsLocation(page.location, country)
  return Object.keys(page).some((name) => !Object.hasOwn(fields, name))
}

const anchorsOf = (page: Page) =>
  new Set(notesOf(page).anchors.flatMap(([id, hidden]) => (id === undefined || hidden ? [] : [id])))

/** Links of the header and of the last row are shown by the name of their page, so they need one. */
const isNamed = ([first, second]: Mistake['path']) => (first === 'header' || first === 'footer') && second === 'links'

function checkNamed(href: string, path: Mistake['path'], targets: LinkTargets): Mistake | undefined {
  if (targets.pages.has(href)) return checkLink({ href, path }, targets, {})
  const page = closestPage(href.startsWith('/') ? href : `/${href}`, targets.pages)
  return {
    path,
    code: 'unknown-page',
    message: `${quoted(href)} is not a page of this site.`,
    fix: page
      ? `Write "${page}" (${targets.pages.get(page)}).`
      : 'Write the address of a page: it is shown by the name of that page.',
    ...(page && { replacement: JSON.stringify(page) }),
  }
}

/** File names of the pages of each folder, its index left out. */
function listFolders(files: readonly string[]): Folders {
  const folders = new Map<string, Set<string>>()
  for (const file of files) {
    const names = folders.get(pageFolder(file)) ?? new Set()
    folders.set(pageFolder(file), names)
    if (isListed(file)) names.add(pageName(file))
  }
  return folders
}

const isListed = (file: string) => pageName(file) !== 'index' && file !== 'pages/404.json'

/** Pages by folder, by `order`, then by name; those with status hidden are in no list. */
function collect(files: readonly string[], pages: readonly SitePage[]): Map<string, SitePage[]> {
  const collections = new Map<string, SitePage[]>()
  for (const folder of listFolders(files).keys()) collections.set(folder, [])
  for (const page of pages)
    if (isListed(page.file) && page.page.status !== 'hidden') collections.get(pageFolder(page.file))?.push(page)
  for (const list of collections.values()) list.sort(compare)
  return collections
}

const byName = new Intl.Collator('en')

function compare(a: SitePage, b: SitePage): number {
  const order = (a.page.order ?? Number.POSITIVE_INFINITY) - (b.page.order ?? Number.POSITIVE_INFINITY)
  if (order !== 0 && !Number.isNaN(order)) return order
  return byName.compare(a.page.name, b.page.name) || (a.file < b.file ? -1 : 1)
}
