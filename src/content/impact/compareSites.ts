import { isPageFile, pageAddress } from '../model/pageAddress.ts'
import { readPage, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { withoutMark } from '../problem/source.ts'
import { createFiller } from '../resolve/filler.ts'
import type { ResolveOptions } from '../resolve/resolveContext.ts'
import { isIndexed } from '../resolve/resolveHead.ts'
import { resolveFrame } from '../resolve/resolvePage.ts'
import { listCards } from '../resolve/socialCard.ts'
import { isFields } from '../schema/schema.ts'
import { createFolder } from './changeGroups.ts'
import { compareParts } from './compareParts.ts'
import { createPageComparison } from './createPageComparison.ts'
import type { BrokenLink, ChangedFile, Impact, PageRef } from './impact.ts'
import { frameParts } from './visibleParts.ts'
import { isDeepEqual, looksSame } from './watchStates.ts'

export interface SiteState {
  model: SiteModel
  /** Files that the build makes beside the pages, by name: `sitemap.xml`. */
  files: Readonly<Record<string, string>>
  /** What else decides how every page looks, such as the colours; only held against the other state's. */
  look?: string
}

export interface CompareInput extends ResolveOptions {
  before: SiteState
  after: SiteState
  changed: readonly ChangedFile[]
  broken?: readonly BrokenLink[]
}

/**
 * What the difference between two states of a site changes for visitors and search engines. Every page that may differ is
 * resolved in both states, one after the other, so that the prediction is exact and no more than two page models are in
 * memory.
 */
export function compareSites({ before, after, changed, year, broken = [] }: CompareInput): Impact {
  const [old, now] = [before.model, after.model]
  const texts = new Map(changed.map((each) => [each.file, each]))
  const refer = (model: SiteModel, page: SitePage): PageRef => ({ path: page.path, name: nameOf(model, page, year) })
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
        ...refer(now, page),
        file: page.file,
        from: texts.get(page.file)?.before === undefined ? 'nothing' : 'draft',
        indexed: isIndexed(page),
        hidden: page.page.status === 'hidden',
      })),
    removed: gone
      .filter((page) => !movedPages.has(page))
      .map((page) => ({
        ...refer(old, page),
        file: page.file,
        to: texts.get(page.file)?.after === undefined ? 'nothing' : 'draft',
      })),
    moved: moved.map(([from, to]) => ({ from: refer(old, from), to: refer(now, to) })),
    redirects: gone.flatMap(({ path }) => {
      const to = now.redirects.get(path)?.to
      return to === undefined ? [] : [{ from: path, to }]
    }),
    drafts: changed.flatMap((file) => findDraft(file, old, now)),
    ...comparePages({ before, after, changed, year }, (page) => refer(now, page)),
    sitemap: compareSitemaps(old, now),
    files: [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].filter(
      (name) => before.files[name] !== after.files[name],
    ),
    cards: compareCards({ before, after, year }),
    broken: [...broken],
  }
}

function compareCards({ before, after, year }: States): string[] {
  const seen = ({ model, look = '' }: SiteState) =>
    new Map(listCards(model, year).map((card) => [card.address, JSON.stringify([card, look])]))
  const old = seen(before)
  return [...seen(after)].flatMap(([address, now]) => (old.has(address) && old.get(address) !== now ? [address] : []))
}

type States = Pick<CompareInput, 'before' | 'after' | 'year'>

/** The pages that are there in both states: those that change, and how. */
function comparePages(
  { before, after, changed: files, year }: States & Pick<CompareInput, 'changed'>,
  refer: (page: SitePage) => PageRef,
) {
  const [old, now] = [before.model, after.model]
  const compareOwn = createPageComparison(old, now, year)
  const folder = createFolder()
  const edited = new Set(files.map(({ file }) => file))
  const mayDiffer = isWithinPages(old, now, edited) ? ({ file }: SitePage) => edited.has(file) : () => true
  const pairs = [...now.pages.values()].filter(mayDiffer).flatMap((to) => {
    const from = old.pages.get(to.path)
    return from ? [{ from, to, ref: refer(to) }] : []
  })
  const [first] = pairs
  const all = pairs.map(({ ref }) => ref)
  const shared = first ? compareFrames(first.from, first.to) : []
  folder.add(all, shared)
  const changed: PageRef[] = []
  for (const { from, to, ref } of pairs) {
    const differences = compareOwn(from, to)
    folder.add([ref], differences)
    if (shared.length + differences.length > 0) changed.push(ref)
  }
  return { changed, changes: folder.changes() }

  function compareFrames(from: SitePage, to: SitePage) {
    const differences = compareParts(
      frameParts(resolveFrame(old, from, { year })),
      frameParts(resolveFrame(now, to, { year })),
    )
    const sameLook = before.look === after.look || differences.some(({ where }) => where.part === 'look')
    if (!sameLook) differences.push({ where: { part: 'look', field: 'theme' }, what: { kind: 'value' } })
    return differences
  }
}

/** Whether two states differ in nothing but what no other page sees of some pages. */
function isWithinPages(old: SiteModel, now: SiteModel, edited: ReadonlySet<string>): boolean {
  if (old.pages.size !== now.pages.size || !isDeepEqual(old.brand, now.brand)) return false
  const isSame = (page: SitePage) => {
    const before = old.pages.get(page.path)
    return before?.file === page.file && (!edited.has(page.file) || looksSame(before, page))
  }
  return [...edited].every(isPageFile) && [...now.pages.values()].every(isSame)
}

function nameOf(model: SiteModel, page: SitePage, year: number): string {
  return createFiller({ model, current: page, year, base: model.site.base ?? '/' }).plain(page.page.name)
}

/** Pages that disappear and come back unchanged at another address: a file was renamed. */
function pairMoved(gone: readonly SitePage[], come: readonly SitePage[]): (readonly [SitePage, SitePage])[] {
  const byContent = new Map(gone.map((page) => [JSON.stringify(readPage(page)), page]))
  return come.flatMap((to) => {
    const content = JSON.stringify(readPage(to))
    const from = byContent.get(content)
    byContent.delete(content)
    return from ? [[from, to] as const] : []
  })
}

/** A changed page file that is in neither state of the built site. */
function findDraft({ file, after }: ChangedFile, old: SiteModel, now: SiteModel): Impact['drafts'] {
  const path = pageAddress(file)
  if (!isPageFile(file) || after === undefined || old.pages.has(path) || now.pages.has(path)) return []
  const page: unknown = JSON.parse(withoutMark(after))
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
