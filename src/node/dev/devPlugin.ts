import type { OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { withEndSlash } from '../../content/addresses/addressForm.ts'
import { formatProblems } from '../../content/format/formatProblems.ts'
import { servedFiles } from '../../content/forms/servedTowns.ts'
import { configFile } from '../../content/model/files/configFile.ts'
import { isOwnSectionFile, viewOfType } from '../../content/model/files/ownFiles.ts'
import { notFoundPage } from '../../content/model/files/pageAddress.ts'
import { recordFile } from '../../content/model/files/recordFile.ts'
import { sizesOfFiles } from '../../content/model/pictureModel.ts'
import { readerOf } from '../../content/problem/openSources.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { resolvePage } from '../../content/resolve/resolvePage.ts'
import { socialCard } from '../../content/resolve/social/socialCard.ts'
import { escapeHtml } from '../../content/text/markdown.ts'
import { isViewFault } from '../../page/ViewFault.ts'
import { isFormModule } from '../code/formsPlugin.ts'
import { isOwnModule } from '../code/ownSectionsPlugin.ts'
import { devStylesheets } from '../code/sheets/stylesPlugin.ts'
import { barColours } from '../code/themeCss.ts'
import { isFileChanged } from '../disk/fileStamps.ts'
import { isInside } from '../disk/relativePath.ts'
import { explainView } from '../own/explainView.ts'
import { noteWarnings } from './noteWarnings.ts'
import type { DevSite } from './openDevSite.ts'

interface DevOptions {
  /** The absolute path of the site's folder. */
  root: string
  /** Reads the current state of the site. */
  read: () => DevSite
  /** Called with the site after each change. */
  onChange?: (site: DevSite) => void
}

const assets = {
  // The styles plugin links the critical styles, so that changes show at once.
  criticalCss: '',
  stylesheet: devStylesheets.styles,
  starter: '/src/client/starter.ts',
  app: ['/src/client/app.tsx'],
}

/** Files and folders of a site that are watched in addition to `public/`, which Vite watches itself. */
const watched = ['pages', 'forms', 'blocks', 'sections', configFile, recordFile]

/**
 * Milliseconds without a change before the site is read. The watcher reports each file separately: a switch of branches
 * that changes 500 of 10,000 pages would keep the server busy for minutes, because each read takes 0.2 to 1 s.
 */
const calm = 50

/**
 * A Vite plugin that serves every page from its file, including drafts, and shows problems as soon as a file is saved.
 */
export function devPlugin(options: DevOptions): Plugin {
  const { root } = options
  return {
    name: 'ashlar:dev',
    config({ root: served = '' }) {
      const shown = [served, ...[...watched, 'public'].map((place) => path.join(root, place))]
      // The watcher uses `/` on every system.
      const isOther = (file: string) =>
        isInside(file, root) && !isInside(root, file) && !shown.some((place) => isInside(file, place))
      return { server: { watch: { ignored: [isOther] } } }
    },
    configureServer(server) {
      watchPages(server, options)
      return () => {
        server.middlewares.use((request, response, next) => {
          const reply = () => answer(server, options, new URL(`http://localhost${request.originalUrl ?? '/'}`))
          reply()
            // A page was saved while it was read.
            .catch((error: unknown) => (isFileChanged(error) ? reply() : Promise.reject(error)))
            .then(([status, headers, body]) => response.writeHead(status, headers).end(body))
            .catch(next)
        })
      }
    },
    hotUpdate({ file, modules }) {
      // The browser does not run static sections, so only a reload shows their change.
      if (isInside(file, path.join(root, 'src')) && modules.length === 0)
        this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

type Reply = [status: number, headers: OutgoingHttpHeaders, body?: string | Uint8Array]
type Renderer = typeof import('../../page/render/renderPage.tsx')

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

async function answer(server: ViteDevServer, { root, read }: DevOptions, { pathname, search }: URL): Promise<Reply> {
  const site = read()
  const { sources, problems, model, pictures: files } = site
  const explain = async (found: readonly Problem[]): Promise<Reply> => {
    const text = escapeHtml(formatProblems(found, sources))
    const html = `<!doctype html><html lang="en"><head><title>Something to fix</title></head><body><pre>${text}</pre></body></html>`
    return [500, htmlHeaders, await server.transformIndexHtml('/', html)]
  }
  if (!model) return explain(problems)
  // `ssrLoadModule` returns an untyped module.
  const { renderPage, sceneMarkup } = (await server.ssrLoadModule('/src/page/render/renderPage.tsx')) as Renderer
  const year = new Date().getFullYear()
  const shared = pathname.endsWith('/og.png') && model.pages.get(pathname.slice(0, -'og.png'.length))
  const card = shared && socialCard({ model, current: shared, base: '/', year })
  if (card) {
    // Loaded here because most requests are not for pictures.
    const { makeCard } = await import('../pictures/social/makeCards.ts')
    const content = await makeCard(card, { model, files, publicDir: path.join(root, 'public'), sceneMarkup })
    return [200, { 'content-type': 'image/png', 'cache-control': 'no-store' }, content]
  }
  const served = servedFiles(model).find(({ address }) => address === pathname)
  if (served) return [200, { 'content-type': 'application/json', 'cache-control': 'no-store' }, served.content()]
  const page = model.pages.get(pathname)
  const withSlash = withEndSlash(pathname)
  const redirect = model.redirects.get(pathname) ?? model.redirects.get(withSlash)
  const elsewhere = model.pages.has(withSlash) ? withSlash : redirect?.to
  // Not 301 or 308, which a browser would cache for whatever this port serves next.
  if (!page && elsewhere !== undefined) return [307, { location: `${elsewhere}${search}` }]
  const shown = page ?? notFoundPage(model.pages, pathname)
  if (!shown) return [404, htmlHeaders, 'There is no such page.']
  const pageModel = resolvePage(model, shown, { year, pictures: sizesOfFiles(files) })
  const drawn = drawPage(() => renderPage(pageModel, assets, barColours(model.site.theme)), server, site)
  if (drawn.problem) return explain([drawn.problem])
  const { html } = drawn
  // Uses the path of the page, because Vite throws for a requested path that is malformed, `/%`.
  const seen = await server.transformIndexHtml(shown.path, html)
  return [page ? 200 : 404, htmlHeaders, noteWarnings(seen, site, shown.file)]
}

/** The HTML of a page, or the reason why code of the site fails to render it. */
function drawPage(
  draw: () => string,
  server: ViteDevServer,
  { sources }: DevSite,
): { html: string; problem?: undefined } | { problem: Problem } {
  try {
    return { html: draw() }
  } catch (error) {
    if (!isViewFault(error)) throw error
    const { type, cause } = error
    if (cause instanceof Error) server.ssrFixStacktrace(cause)
    const { message, stack = '' } = cause instanceof Error ? cause : { message: String(cause) }
    const files = readerOf(sources).files().filter(isOwnSectionFile)
    const texts = new Map(files.map((file) => [file, readerOf(sources).read(file)]))
    return {
      problem: explainView({ type, message, stack }, { view: viewOfType(type), texts, bundle: undefined }),
    }
  }
}

/** Invalidates the modules of forms and own section types, which are generated from files that Vite does not know. */
function forgetMade(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (isFormModule(id) || isOwnModule(id)) moduleGraph.invalidateModule(module)
}

function watchPages(server: ViteDevServer, { root, read, onChange }: DevOptions): void {
  const showNews = () => {
    try {
      const site = read()
      onChange?.(site)
      const { model, problems, sources } = site
      forgetMade(server)
      if (model) return server.ws.send({ type: 'full-reload' })
      server.ws.send({ type: 'error', err: { message: formatProblems(problems, sources), stack: '', plugin: 'pages' } })
    } catch {
      // A page was saved while it was read. An error in a timer would end the server, and the next request reads the
      // page again.
      server.ws.send({ type: 'full-reload' })
    }
  }
  let timer: NodeJS.Timeout | undefined
  // Watches the parent folder, because the watcher forgets a watched file when it is deleted.
  if (!isInside(root, server.config.root)) server.watcher.add(root)
  server.watcher.on('all', (_event, file) => {
    const isOwn = isInside(file, path.join(root, 'sections'))
    const isPage = file.endsWith('.json') && watched.some((place) => isInside(file, path.join(root, place)))
    if (!isPage && !isOwn && !isInside(file, path.join(root, 'public'))) return
    clearTimeout(timer)
    timer = setTimeout(showNews, calm)
  })
}
