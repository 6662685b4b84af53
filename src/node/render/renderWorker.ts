/**
 * Renders pages in the build's own thread and, if there are many, in others. It is built with all dependencies, see
 * `buildRenderer.ts`.
 */
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
  /** The absolute path of the site's folder. */
  root: string
  /** The site with pages without sections: only what pages show of each other. */
  model: SiteModel
  assets: PageAssets
  bars: BarColours
  year: number
  photos: MadePictures
  /** The absolute path of the staging folder. */
  staging: string
}

export interface RenderTask {
  /** The URL path of the page. */
  path: string
  /** Its page file, or the text of a page without a file. */
  source: { file: string; hash: string } | { text: string }
  /** The hash of the HTML that the site already has; equal HTML is not written again. */
  intactHash?: string
}

export interface RenderedPage {
  path: string
  hash: string
  /** In bytes. */
  size: number
  /** The modification time from `stat`; missing if nothing was written. */
  mtimeMs?: number
  /** What the page shows of other pages, see `resolve/watchModel.ts`. */
  dependencies: readonly string[]
}

/** A page that an own section type of the site fails to render. */
export interface FaultyPage {
  path: string
  fault: { type: string; message: string; stack: string }
}

/**
 * Creates the function that renders pages of a site and writes those that are new or changed. It throws a `FileChanged`
 * if a page file has changed since it was checked.
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
  // Header, footer and the list of folders that share a picture are created once. This happens here, so that their
  // dependencies do not count for the first page.
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
    // The check has verified that the text is a page.
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
 * Runs `work` while a page has these sections, then restores the sections that other pages see. A copy of the page
 * would not work: a list omits its own page, which it recognizes by identity.
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

/** Code of a site can throw any value. */
const wordsOf = (cause: unknown) =>
  cause instanceof Error
    ? { message: cause.message, stack: String(cause.stack) }
    : { message: String(cause), stack: '' }

/**
 * Creates the function that encodes a text as UTF-8, in memory that the next text reuses. With a new buffer for each, a
 * text of 37 kB takes 38 µs more if it is ASCII, and 79 µs with a dash or a curly quote.
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
