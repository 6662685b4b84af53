import { readPage, type SiteModel, type SitePage } from '../../content/model/siteModel.ts'
import { resolvePage } from '../../content/resolve/resolvePage.ts'
import { foldersSharingPicture } from '../../content/resolve/social/socialCard.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { Bundles } from '../code/bundles.ts'
import { joinSheets } from '../code/joinSheets.ts'
import { barColours } from '../code/themeCss.ts'
import { hashOf } from '../disk/hashOf.ts'
import type { BuildInput } from '../input/readInput.ts'
import { type Shard, takeShard } from '../options/shard.ts'
import { htmlFile } from '../output/htmlFile.ts'
import type { OutputRecord, PageFile } from '../output/outputRecord.ts'
import type { MadePictures } from '../pictures/makePictures.ts'
import type { BuildState, PageRecord } from '../state/buildState.ts'
import type { CheckState } from '../state/checkState.ts'
import type { RenderedPage, RenderSite, RenderTask } from './renderWorker.ts'
import { createDependencyHash, siteOutline } from './siteOutline.ts'

export interface PlanInput {
  /** The site with the receivers of its forms. */
  model: SiteModel
  input: Pick<BuildInput, 'root' | 'hashes' | 'year' | 'own'>
  checked: CheckState['files']
  bundles: Bundles
  earlier: BuildState | undefined
  /** Files of the last build that are unchanged on disk. */
  intactFiles: ReadonlyMap<string, OutputRecord>
  staging: string
  photos: MadePictures
  shard: Shard | undefined
}

interface PagePlan {
  site: RenderSite
  /** The pages to render. */
  tasks: RenderTask[]
  /** See `BuildState`. */
  sharedHash: string
  /** Combines the rendered pages with the unchanged ones: the files of all pages, and their dependencies. */
  settle(rendered: readonly RenderedPage[]): { files: PageFile[]; records: BuildState['pages'] }
}

/** Finds the pages to render: those whose file, or anything they show of other pages, has changed. */
export function planPages(plan: PlanInput): PagePlan {
  const { model, input, checked, bundles, intactFiles, staging, photos } = plan
  const { root, year } = input
  const outline = siteOutline(model)
  const hashes = { hashDependencies: createDependencyHash(outline, checked), sharedHash: hashShared(outline, plan) }
  const pages = listPages(plan)
  const { known, tasks } = takeKnown(pages, plan, hashes)
  return {
    site: {
      root,
      model: outline,
      assets: joinSheets(model, bundles).assets,
      bars: barColours(model.site.theme),
      year,
      photos,
      staging,
    },
    tasks,
    sharedHash: hashes.sharedHash,
    settle(rendered) {
      const made = new Map(rendered.map((page) => [page.path, page]))
      const settled = pages.map(({ path, sourceHash }) => {
        const page = made.get(path)
        return [path, page ? settlePage(page, sourceHash) : known.get(path)] as const
      })
      const files = settled.flatMap(([, page]) => (page ? [page.file] : []))
      return { files, records: new Map(settled.flatMap(([path, page]) => (page ? [[path, page.record]] : []))) }
    },
  }

  function settlePage({ path, hash, size, mtimeMs, dependencies }: RenderedPage, sourceHash: string): SettledPage {
    const isStaged = mtimeMs !== undefined
    const kept = isStaged ? undefined : intactFiles.get(htmlFile(path))
    const file = { path: htmlFile(path), record: kept ?? { hash, size, mtimeMs: mtimeMs ?? 0 }, isStaged }
    return { file, record: { sourceHash, dependencies, dependenciesHash: hashes.hashDependencies(dependencies) } }
  }
}

/** The file of a page in the built site, and what it was made from. */
interface SettledPage {
  file: PageFile
  record: PageRecord
}

interface PlannedPage {
  path: string
  source: RenderTask['source']
  sourceHash: string
}

/** The pages of this build, sorted by URL path. */
function listPages({ model, shard, input: { hashes } }: PlanInput): PlannedPage[] {
  const all = [...model.pages.values()].sort(byAddress)
  return (shard ? takeShard(all, shard) : all).map((page) => {
    const source = sourceOf(page, hashes)
    return { path: page.path, source, sourceHash: 'hash' in source ? source.hash : hashOf(source.text) }
  })
}

interface Hashes {
  hashDependencies(dependencies: readonly string[]): string
  sharedHash: string
}

/** Splits pages into those whose last build is still valid, by URL path, and those that must be rendered. */
function takeKnown(
  pages: readonly PlannedPage[],
  { earlier, intactFiles }: PlanInput,
  { hashDependencies, sharedHash }: Hashes,
) {
  const known = new Map<string, SettledPage>()
  const tasks: RenderTask[] = []
  for (const { path, source, sourceHash } of pages) {
    const record = earlier?.pages.get(path)
    const file = intactFiles.get(htmlFile(path))
    const isSame =
      earlier?.sharedHash === sharedHash &&
      record?.sourceHash === sourceHash &&
      hashDependencies(record.dependencies) === record.dependenciesHash
    if (isSame && file) known.set(path, { file: { path: htmlFile(path), record: file, isStaged: false }, record })
    else tasks.push({ path, source, ...(file && { intactHash: file.hash }) })
  }
  return { known, tasks }
}

/**
 * The source of a page: its file as it was checked, or its text if no single file contains it: a further page of a long
 * list, a page of a template, or a page with blocks.
 */
function sourceOf(page: SitePage, hashes: BuildInput['hashes']): RenderTask['source'] {
  const hash = hashes.get(page.file)
  const isWhole = !page.continuation && !page.notes.blocks && hash !== undefined
  return isWhole ? { file: page.file, hash } : { text: JSON.stringify(readPage(page)) }
}

/** Hashes everything that all pages depend on. If it changes, all pages are rendered again. */
function hashShared(outline: SiteModel, { bundles, input: { year }, photos }: PlanInput): string {
  const [page] = outline.pages.values()
  const { header, footer } = page ? resolvePage(outline, page, { year }) : {}
  const folders = [[...outline.collections.keys()], foldersSharingPicture(outline)]
  return hashOfAll([
    bundles.key,
    bundles.assets,
    outline.site,
    [...outline.forms],
    outline.brand,
    [...outline.translations],
    year,
    header,
    footer,
    folders,
    [...photos],
  ])
}

const byAddress = (a: SitePage, b: SitePage) => {
  if (a.path < b.path) return -1
  if (a.path > b.path) return 1
  return 0
}
