import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { PageModel } from '../content/model/pageModel.ts'
import { IslandRenderer } from '../ui/Island.tsx'
import { Document } from './Document.tsx'
import { Footer } from './Footer.tsx'
import { finishMarkup, islandRenderer } from './finishMarkup.ts'
import type { BarColours, PageAssets } from './HeadTags.tsx'
import { PageView } from './PageView.tsx'
import { ShellView } from './ShellView.tsx'

export { sceneMarkup } from './sceneMarkup.tsx'

/**
 * A page as an HTML document. Sections are plain HTML; the shell and the islands are rendered as React roots of their
 * own, so that the browser can hydrate each alone.
 *
 * @returns the whole document, without a `style` attribute or an inline script (Content-Security-Policy); its one `style`
 *   element is the same in all pages
 */
export function renderPage(model: PageModel, assets: PageAssets, bars: BarColours): string {
  const { head, theme, base, path } = model
  const shell = renderToString(<ShellView header={model.header} crumbs={model.crumbs} path={path} menuOpen={false} />)
  const html = renderToStaticMarkup(
    <Document {...{ head, theme, base, path, shell, assets, bars }} isHome={path === base}>
      <main id="main">
        <IslandRenderer value={islandRenderer()}>
          <PageView sections={model.sections} stylesheet={assets.stylesheet} />
        </IslandRenderer>
      </main>
      <Footer footer={model.footer} />
    </Document>,
  )
  return `<!doctype html>${finishMarkup(html)}\n`
}
