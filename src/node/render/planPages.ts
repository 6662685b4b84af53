import { readPage, type SiteModel, type SitePage } from '../../content/model/siteModel.ts'
import { resolvePage } from '../../content/resolve/resolvePage.ts'
import { crowdedFolders } from '../../content/resolve/socialCard.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { Bundles } from '../code/bundles.ts'
import { barColours } from '../code/themeCss.ts'
import { hashOf } from '../disk/hashOf.ts'
import { type Shard, takeShard } from '../options/shard.ts'
import { htmlFile } from '../output/htmlFile.ts'
import type { OutputRecord } from '../output/outputRecord.ts'
import type { PageFile } from '../output/pageFile.ts'
import type { MadePictures } from '../pictures/makePictures.ts'
import type { BuildState, PageRecord } from '../state/buildState.ts'
import type { CheckedFiles } from '../state/checkState.ts'
import { createUseKeys, lightModel } from './lightModel.ts'
import type { RenderedPage, RenderSite, RenderTask } from './renderWorker.ts'

interface PlanInput {
  model: SiteModel
  bundles: Bundles
  /** The folder of the site, absolute. */
  root: string
  /** Hash of each page file. */
  hashes: ReadonlyMap<string, string>
  /** What other pages see of each page file. */
  checked: CheckedFiles
  /** Files of the last build that lie there as it left them. */
  there: ReadonlyMap<string, OutputRecord>
  earlier: BuildState | undefined
  staging: string
  /** What was made of the photos. */
  pictures: MadePictures
  year: number
  shard: Shard | undefined
}

export interface PagePlan {
  site: RenderSite
  /** The pages to render. */
  tasks: RenderTask[]
  /** The state of what all pages show. */
  shared: string
  /** The files of all pages, once these are rendered, and what each was made from. */
  settle(rendered: readonly RenderedPage[]): { files: PageFile[]; records: BuildState['pages'] }
}

/** Finds out which pages have to be rendered: those whose file, or anything they show of other pages, has changed. */
export function planPages(input: PlanInput): PagePlan {
  const {
    model,
    bundles,
    root,
    hashes,
    checked,
    there,
    earlier,
    staging,
    pictures,
    year,
    shard = { number: 1, count: 1 },
  } = input
  const light = lightModel(model)
  const keyOf = createUseKeys(light, checked)
  const shared = sharedKey(light, input)
  const pages = takeShard([...model.pages.values()].sort(byAddress), shard)
  const records = new Map<string, PageRecord>()
  const files = new Map<string, PageFile>()
  const tasks: RenderTask[] = []
  const owns = new Map<string, string>()
  for (const page of pages) {
    const { path } = page
    const source = sourceOf(page, hashes)
    const own = 'hash' in source ? source.hash : hashOf(source.text)
    const known = earlier?.pages.get(path)
    const file = there.get(htmlFile(path))
    const isKnown = earlier?.shared === shared && known?.own === own && keyOf(known.uses) === known.usesKey
    if (isKnown && file) {
      records.set(path, known)
      files.set(path, { path: htmlFile(path), record: file, isStaged: false })
      continue
    }
    owns.set(path, own)
    tasks.push({ path, source, ...(file && { known: file.hash }) })
  }
  return {
    site: { root, model: light, assets: bundles.assets, bars: barColours(model.site.theme), year, pictures, staging },
    tasks,
    shared,
    settle(rendered) {
      for (const { path, hash, size, mtimeMs, uses } of rendered) {
        const kept = there.get(htmlFile(path))
        const record = mtimeMs === undefined && kept ? kept : { hash, size, mtimeMs: mtimeMs ?? 0 }
        files.set(path, { path: htmlFile(path), record, isStaged: mtimeMs !== undefined })
        records.set(path, { own: owns.get(path) ?? '', uses, usesKey: keyOf(uses) })
      }
      return { files: pages.flatMap(({ path }) => files.get(path) ?? []), records: sortRecords(records, pages) }
    },
  }
}

/** Where the page comes from: its file as it was checked, or for a further page of a long list, which has no file, its text. */
const sourceOf = (page: SitePage, hashes: PlanInput['hashes']): RenderTask['source'] =>
  page.part ? { text: JSON.stringify(readPage(page)) } : { file: page.file, hash: hashes.get(page.file) ?? '' }

/** A key of everything that all pages depend on; when it changes, all of them are rendered again. */
function sharedKey(light: SiteModel, { bundles, year, pictures }: PlanInput): string {
  const [page] = light.pages.values()
  const { header, footer } = page ? resolvePage(light, page, { year }) : {}
  const folders = [[...light.collections.keys()], crowdedFolders(light)]
  return hashOfAll([bundles.key, bundles.assets, light.site, light.brand, year, header, footer, folders, [...pictures]])
}

function sortRecords(records: BuildState['pages'], pages: readonly SitePage[]): BuildState['pages'] {
  return new Map(pages.map(({ path }) => [path, records.get(path) as PageRecord]))
}

const byAddress = (a: SitePage, b: SitePage) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)
