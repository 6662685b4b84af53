/** Renders pages, in the build's own thread and where they are many in others. Built with all that it needs, see `buildRenderer.ts`. */
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Page } from '../../../schemas/index.ts'
import type { SiteModel, SitePage } from '../../content/model/siteModel.ts'
import { withoutByteOrderMark } from '../../content/problem/source.ts'
import { resolvePage } from '../../content/resolve/resolvePage.ts'
import { sectionTexts } from '../../content/resolve/sectionTexts.ts'
import { foldersSharingPicture } from '../../content/resolve/social/socialCard.ts'
import { watchModel } from '../../content/resolve/watchModel.ts'
import type { BarColours, PageAssets } from '../../page/HeadTags.tsx'
import { createPageRenderer } from '../../page/render/createPageRenderer.tsx'
import { isViewFault } from '../../page/ViewFault.ts'
import { hashOf } from '../disk/hashOf.ts'
import { readAgain } from '../disk/readText.ts'
import { htmlFile } from '../output/htmlFile.ts'
import { stageFile } from '../output/stageFile.ts'
import type { MadePictures } from '../pictures/makePictures.ts'

export { createDrawings } from '../../page/render/createDrawings.tsx'
export { sceneMarkup } from '../../page/render/sceneMarkup.tsx'
export { createPageRenderer }

export interface RenderSite {
  /** Folder of the site, absolute. */
  root: string
  /** The site with pages that have no sections: what other pages show of them. */
  model: SiteModel
  assets: PageAssets
  bars: BarColours
  year: number
  photos: MadePictures
  /** Folder for the files that change, absolute. */
  staging: string
}

export interface RenderTask {
  /** Address of the page. */
  path: string
  /** Its page file, or the text of a page without a file. */
  source: { file: string; hash: string } | { text: string }
  /** Hash of the HTML that the site has already; the same is not written again. */
  intactHash?: string
}

export interface RenderedPage {
  path: string
  hash: string
  /** Bytes. */
  size: number
  /** When it was written, as `stat` says; missing where nothing had to be written. */
  mtimeMs?: number
  /** What the page shows of other pages, see `resolve/watchModel.ts`. */
  dependencies: readonly string[]
}

/** A page that an own section type of the site does not draw. */
export interface FaultyPage {
  path: string
  fault: { type: string; message: string; stack: string }
}

/**
 * Makes a function that renders pages of a site and writes those that are new or changed. It throws a `FileChanged` where
 * a page file has changed since it was checked.
 */
export function openRenderer({
  root,
  model,
  assets,
  bars,
  year,
  photos,
  staging,
}: RenderSite): (task: RenderTask) => RenderedPage | FaultyPage {
  const { watched, usesOf } = watchModel(model)
  const render = createPageRenderer({ assets, bars, sectionTexts })
  const [first] = model.pages.values()
  // Header and footer are made once, with the first page that is resolved, and so is the list of crowded folders; what
  // they use is no use of that page.
  if (first) resolvePage(watched, first, { year })
  foldersSharingPicture(watched)

  const encode = createEncoder()
  const read = (source: RenderTask['source']) =>
    'text' in source ? source.text : withoutByteOrderMark(readAgain(root, source.file, source.hash))

  const draw = (page: SitePage) => {
    try {
      return usesOf(() => render(resolvePage(watched, page, { year, pictures: photos })))
    } catch (error) {
      if (!isViewFault(error)) throw error
      return { fault: { type: error.type, ...wordsOf(error.cause) } }
    }
  }

  return ({ path: address, source, intactHash }) => {
    const page = model.pages.get(address)
    if (!page) throw new Error(`${address} is not a page of the site that is rendered.`)
    // The text was checked before, so that it is a page.
    const { sections }: Page = JSON.parse(read(source))
    const drawn = withSections(page, sections, () => draw(page))
    if ('fault' in drawn) return { path: address, fault: drawn.fault }
    const { value: html, uses: dependencies } = drawn
    const bytes = encode(html)
    const hash = hashOf(bytes)
    const rendered = { path: address, hash, size: bytes.length, dependencies }
    if (hash === intactHash) return rendered
    return { ...rendered, mtimeMs: stageFile(path.join(staging, htmlFile(address)), bytes).mtimeMs }
  }
}

/**
 * Does some work while a page has these sections, and gives it back those that other pages see. A copy of the page would not
 * do: lists leave out the page that they stand on, and know it by its identity.
 */
function withSections<Value>(page: SitePage, sections: SitePage['sections'], work: () => Value): Value {
  const seen = page.sections
  page.sections = sections
  try {
    return work()
  } finally {
    page.sections = seen
  }
}

/** Code of a site may throw anything. */
const wordsOf = (cause: unknown) =>
  cause instanceof Error
    ? { message: cause.message, stack: String(cause.stack) }
    : { message: String(cause), stack: '' }

/**
 * Makes a function that gives a text as UTF-8, in memory that the next text takes over: with a buffer for each, one of 37 kB
 * takes 38 µs more where it is ASCII, and 79 where it has a dash or a curly quote.
 */
function createEncoder(): (text: string) => Buffer {
  let room = Buffer.alloc(0)
  return (text) => {
    const most = 3 * text.length
    if (room.length < most) room = Buffer.allocUnsafeSlow(2 * most)
    return room.subarray(0, room.write(text))
  }
}

if (parentPort && workerData === 'ashlar:render') {
  const port = parentPort
  let render: ReturnType<typeof openRenderer>
  port.on('message', (message: RenderSite | RenderTask[]) => {
    if (Array.isArray(message)) port.postMessage(message.map(render))
    else render = openRenderer(message)
  })
}
