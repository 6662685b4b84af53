import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { formatProblems } from '../../content/format/formatProblems.ts'
import { configFile } from '../../content/model/configFile.ts'
import { sizesOfFiles } from '../../content/model/pictureModel.ts'
import { recordFile } from '../../content/model/recordFile.ts'
import { resolvePage } from '../../content/resolve/resolvePage.ts'
import { socialCard } from '../../content/resolve/socialCard.ts'
import { escapeHtml } from '../../content/text/markdown.ts'
import type { renderPage, sceneMarkup } from '../../page/renderPage.tsx'
import { devStylesheets } from '../code/stylesPlugin.ts'
import { barColours } from '../code/themeCss.ts'
import { isFileChanged } from '../disk/fileStamps.ts'
import { isInside } from '../disk/relativePath.ts'
import type { DevSite } from './devSite.ts'

interface Options {
  /** Folder of the site, absolute. */
  root: string
  /** Reads it as it is now. */
  read: () => DevSite
}

const assets = {
  // Linked by the styles plugin instead, so that a change of them is seen at once.
  criticalCss: '',
  stylesheet: devStylesheets.styles,
  printStylesheet: devStylesheets.print,
  starter: '/src/client/starter.ts',
  app: ['/src/client/app.tsx'],
}

/** Vite plugin that answers every page from its file, drafts included, and shows problems as soon as a file is saved. */
export function devPlugin({ root, read }: Options): Plugin {
  return {
    name: 'ashlar:dev',
    config({ root: served = '' }) {
      const own = [...watched, 'public'].map((place) => path.join(root, place))
      // The watcher asks with `/` on every system.
      const isOther = (file: string) =>
        isInside(file, root) &&
        !isInside(root, file) &&
        !isInside(file, served) &&
        !own.some((place) => isInside(file, place))
      return { server: { watch: { ignored: [isOther] } } }
    },
    configureServer(server) {
      watchPages(server, root, read)
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(`http://localhost${request.originalUrl ?? '/'}`)
          const reply = () => answer({ server, pathname, search, response, root, read })
          // A page that is saved while it is shown is read once more.
          const replyAgain = (error: unknown) => (isFileChanged(error) ? reply() : Promise.reject(error))
          reply().catch(replyAgain).catch(next)
        })
      }
    },
    hotUpdate({ file, modules }) {
      // Static sections are no part of what the browser runs: only a new page shows their change.
      if (isInside(file, path.join(root, 'src')) && modules.length === 0)
        this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

interface Renderer {
  renderPage: typeof renderPage
  sceneMarkup: typeof sceneMarkup
}

interface Question {
  server: ViteDevServer
  pathname: string
  /** With its question mark; empty where there is none. */
  search: string
  response: ServerResponse
  root: string
  read: () => DevSite
}

async function answer({ server, pathname, search, response, root, read }: Question): Promise<void> {
  const { sources, problems, model, pictures: files } = read()
  if (!model) {
    const text = formatProblems(problems, sources)
    return send(response, 500, await server.transformIndexHtml('/', problemPage(text)))
  }
  const { renderPage, sceneMarkup } = (await server.ssrLoadModule('/src/page/renderPage.tsx')) as Renderer
  const year = new Date().getFullYear()
  const shared = pathname.endsWith('/og.png') && model.pages.get(pathname.slice(0, -'og.png'.length))
  const card = shared && socialCard({ model, current: shared, base: '/', year })
  if (card) {
    // Loads what draws pictures only for whoever wants to see one.
    const { makeCard } = await import('../pictures/social/makeCards.ts')
    const content = await makeCard(card, { model, files, publicDir: path.join(root, 'public'), sceneMarkup })
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }).end(content)
    return
  }
  const page = model.pages.get(pathname)
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`
  const redirect = model.redirects.get(pathname) ?? model.redirects.get(withSlash)
  const elsewhere = model.pages.has(withSlash) ? withSlash : redirect?.to
  if (!page && elsewhere !== undefined) {
    // Not 301 or 308: a browser would keep it, for whatever this port serves next.
    response.writeHead(307, { location: `${elsewhere}${search}` }).end()
    return
  }
  const shown = page ?? model.pages.get('/404.html')
  if (!shown) return send(response, 404, 'There is no such page.')
  const pageModel = resolvePage(model, shown, { year, pictures: sizesOfFiles(files) })
  const html = renderPage(pageModel, assets, barColours(model.site.theme))
  // Under its own address: Vite throws at one that was asked for and is not well encoded, `/%`.
  send(response, page ? 200 : 404, await server.transformIndexHtml(shown.path, html))
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
}

function problemPage(text: string): string {
  return `<!doctype html><html lang="en"><head><title>Something to fix</title></head><body><pre>${escapeHtml(text)}</pre></body></html>`
}

/** Files and folders of a site whose changes are shown; Vite itself looks after `public/`. */
const watched = ['pages', configFile, recordFile]

/**
 * Milliseconds without a change before the site is read. The watcher tells of each file by itself: a switch of branches
 * that changes 500 of 10,000 pages would keep the server busy for minutes, as each reading takes 0.2 to 1 s.
 */
const calm = 50

function watchPages(server: ViteDevServer, root: string, read: () => DevSite): void {
  const tell = () => {
    const news = problemsNow(read)
    server.ws.send(news ? { type: 'error', err: news } : { type: 'full-reload' })
  }
  let timer: NodeJS.Timeout | undefined
  // The folder around them, as the watcher forgets a file that it was given when that is deleted.
  if (!isInside(root, server.config.root)) server.watcher.add(root)
  server.watcher.on('all', (_event, file) => {
    if (!file.endsWith('.json') || !watched.some((place) => isInside(file, path.join(root, place)))) return
    clearTimeout(timer)
    timer = setTimeout(tell, calm)
  })
}

/**
 * What Vite's overlay shows: our text, without a stack. Undefined where there is nothing to fix, or where a page is being
 * saved while its text is read: thrown from here, that would end the server, and the next request reads it again.
 */
function problemsNow(read: () => DevSite) {
  try {
    const { model, problems, sources } = read()
    return model ? undefined : { message: formatProblems(problems, sources), stack: '', plugin: 'pages' }
  } catch {
    return undefined
  }
}
