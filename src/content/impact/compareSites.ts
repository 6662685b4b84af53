import { isSameJson } from '../json/isSameJson.ts'
import { typeOfCode } from '../model/files/ownFiles.ts'
import { isPageFile, pageAddress } from '../model/files/pageAddress.ts'
import { readPage, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { parseFile } from '../problem/source.ts'
import { createFiller } from '../resolve/filler.ts'
import type { ResolveOptions } from '../resolve/resolveContext.ts'
import { isIndexed } from '../resolve/resolveHead.ts'
import { resolveFrame } from '../resolve/resolvePage.ts'
import { listCards } from '../resolve/social/socialCard.ts'
import { isFields } from '../schema/schema.ts'
import { compareParts } from './compareParts.ts'
import { createPageComparison } from './createPageComparison.ts'
import { groupChanges } from './groupChanges.ts'
import type { BrokenLink, ChangedFile, Impact, PageRef } from './impact.ts'
import { frameParts } from './visibleParts.ts'
import { looksSame } from './watchStates.ts'

export interface SiteState {
  model: SiteModel
  /** Generated files other than pages, by name: `sitemap.xml`. */
  files: Readonly<Record<string, string>>
  /** Content hashes of the files of public/, by name: `social.png`. Default: none. */
  publicFiles?: ReadonlyMap<string, string>
  /** Everything else that affects how all pages look, such as the colours. Only compared for equality. */
  look?: string
}

interface CompareInput extends ResolveOptions {
  before: SiteState
  after: SiteState
  changed: readonly ChangedFile[]
  broken?: readonly BrokenLink[]
}

/**
 * Predicts how the difference between two states of a site affects visitors and search engines. The prediction is
 * exact: every page that may differ is resolved in both states. At most two page models are in memory at a time.
 */
export function compareSites({ before, after, changed, year, broken = [] }: CompareInput): Impact {
  const [old, now] = [before.model, after.model]
  const texts = new Map(changed.map((each) => [each.file, each]))
  const gone = [...old.pages.values()].filter(({ path }) => !now.pages.has(path))
  const come = [...now.pages.values()].filter(({ path }) => !old.pages.has(path))
  const moved = pairMoved(gone, come)
  const movedPages = new Set(moved.flat())
  return {
    before: old.pages.size,
    after: now.pages.size,
    added: come
      .filter((page) => !movedPages.has(page))
      .map((page) => ({
        ...refer(now, page, year),
        file: page.file,
        from: texts.get(page.file)?.before === undefined ? 'nothing' : 'draft',
        indexed: isIndexed(page),
        hidden: page.page.status === 'hidden',
      })),
    removed: gone
      .filter((page) => !movedPages.has(page))
      .map((page) => ({
        ...refer(old, page, year),
        file: page.file,
        to: texts.get(page.file)?.after === undefined ? 'nothing' : 'draft',
      })),
    moved: moved.map(([from, to]) => ({ from: refer(old, from, year), to: refer(now, to, year) })),
    redirects: gone.flatMap(({ path }) => {
      const to = now.redirects.get(path)?.to
      return to === undefined ? [] : [{ from: path, to }]
    }),
    oldAddresses: compareRedirects(old, now),
    drafts: changed.flatMap((file) => findDraft(file, old, now)),
    ...comparePages({ before, after, changed, year }),
    sitemap: compareSitemaps(old, now),
    files: differing(filesOf(before), filesOf(after)),
    publicFiles: comparePublic(before, after),
    cards: compareCards(cardsOf(before, year), cardsOf(after, year)),
    broken: [...broken],
  }
}

/**
 * Lists all files with their hashes or contents. A generated file takes precedence over a file of the same name in
 * public/.
 */
const filesOf = ({ files, publicFiles = new Map() }: SiteState): ReadonlyMap<string, string> =>
  new Map([...publicFiles, ...Object.entries(files)])

const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))

function comparePublic(before: SiteState, after: SiteState): Impact['publicFiles'] {
  const [old, now] = [before.publicFiles ?? new Map<string, string>(), after.publicFiles ?? new Map<string, string>()]
  const names = differing(old, now).sort()
  return {
    joins: names.filter((name) => !old.has(name)),
    leaves: names.filter((name) => !now.has(name)),
    changed: names.filter((name) => old.has(name) && now.has(name)),
  }
}

/**
 * Compares the redirects of addresses that had no page before. The redirects of removed pages are reported with these
 * pages.
 */
function compareRedirects(old: SiteModel, now: SiteModel): Impact['oldAddresses'] {
  const all = new Set([...old.redirects.keys(), ...now.redirects.keys()])
  return [...all].flatMap((from) => {
    const [before, after] = [old.redirects.get(from), now.redirects.get(from)]
    const isOfPage = old.pages.has(from) && !now.pages.has(from)
    return isOfPage || before?.to === after?.to ? [] : [{ from, to: after?.to ?? null }]
  })
}

const cardsOf = ({ model, look = '' }: SiteState, year: number) =>
  new Map(listCards(model, year).map((card) => [card.address, JSON.stringify([card, look])]))

function compareCards(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...now].flatMap(([address, card]) => (old.has(address) && old.get(address) !== card ? [address] : []))
}
/** Compares the pages that exist in both states. */
function comparePages({ before, after, changed, year }: Omit<CompareInput, 'broken'>) {
  const [old, now] = [before.model, after.model]
  const edited = new Set(changed.map(({ file }) => file))
  const mayDiffer = isWithinPages(old, now, edited) ? ({ file }: SitePage) => edited.has(file) : () => true
  const pairs = [...now.pages.values()].filter(mayDiffer).flatMap((to) => {
    const from = old.pages.get(to.path)
    return from ? [{ from, to, ref: refer(now, to, year) }] : []
  })
  const shared = pairs.slice(0, 1).flatMap(({ from, to }) => {
    const frames = [resolveFrame(old, from, { year }), resolveFrame(now, to, { year })] as const
    return compareParts(frameParts(frames[0]), frameParts(frames[1]))
  })
  if (pairs.length > 0 && before.look !== after.look && !shared.some(({ where }) => where.part === 'look'))
    shared.push({ where: { part: 'look', field: 'theme' }, what: { kind: 'value' } })
  const recoded = new Set([...edited].flatMap((file) => typeOfCode(file) ?? []))
  const compareOwn = createPageComparison(old, now, year, recoded)
  const own = pairs.map(({ from, to, ref }) => ({ pages: [ref], differences: compareOwn(from, to) }))
  return {
    changed: own.flatMap(({ pages, differences }) => (shared.length + differences.length > 0 ? pages : [])),
    changes: groupChanges([{ pages: pairs.map(({ ref }) => ref), differences: shared }, ...own]),
  }
}

/** Whether the states differ only in parts of the edited pages that other pages do not show. */
function isWithinPages(old: SiteModel, now: SiteModel, edited: ReadonlySet<string>): boolean {
  if (old.pages.size !== now.pages.size || !isSameJson(old.brand, now.brand)) return false
  const isSame = (page: SitePage) => {
    const before = old.pages.get(page.path)
    return before?.file === page.file && (!edited.has(page.file) || looksSame(before, page))
  }
  return [...edited].every(isPageFile) && [...now.pages.values()].every(isSame)
}

function refer(model: SiteModel, page: SitePage, year: number): PageRef {
  const fill = createFiller({ model, current: page, year, base: model.site.base ?? '/' })
  return { path: page.path, name: fill.plain(page.page.name) }
}

/**
 * Pairs pages that disappear with pages that appear with the same content at another address: their files were renamed.
 */
function pairMoved(gone: readonly SitePage[], come: readonly SitePage[]): (readonly [SitePage, SitePage])[] {
  const byContent = new Map(gone.map((page) => [JSON.stringify(readPage(page)), page]))
  return come.flatMap((to) => {
    const content = JSON.stringify(readPage(to))
    const from = byContent.get(content)
    byContent.delete(content)
    return from ? [[from, to] as const] : []
  })
}

/** Describes a changed page file that neither state of the built site shows. */
function findDraft({ file, after }: ChangedFile, old: SiteModel, now: SiteModel): Impact['drafts'] {
  const path = pageAddress(file)
  if (!isPageFile(file) || after === undefined || old.pages.has(path) || now.pages.has(path)) return []
  const page = parseFile(after)
  return [{ path, file, name: isFields(page) ? String(page.name) : path }]
}

function compareSitemaps(old: SiteModel, now: SiteModel): Impact['sitemap'] {
  const listed = ({ pages }: SiteModel) => [...pages.values()].filter(isIndexed).map(({ path }) => path)
  const [before, after] = [new Set(listed(old)), new Set(listed(now))]
  return {
    before: before.size,
    after: after.size,
    joins: [...after].filter((path) => !before.has(path)).sort(),
    leaves: [...before].filter((path) => !after.has(path)).sort(),
  }
}
