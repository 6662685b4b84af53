import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { PageModel } from '../content/pageModel.ts'
import { IslandRenderer, islandPrefix, type RenderIsland } from '../ui/Island.tsx'
import { Footer } from './Footer.tsx'
import { type BarColours, HeadTags, type PageAssets } from './HeadTags.tsx'
import { PageView } from './PageView.tsx'
import { ShellView } from './ShellView.tsx'

/**
 * A page as an HTML document. Sections are plain HTML; the shell and the islands are rendered as React roots of their
 * own, so that the browser can hydrate each alone.
 *
 * @returns the whole document, without a `style` attribute or an inline script (Content-Security-Policy)
 */
export function renderPage(model: PageModel, assets: PageAssets, bars: BarColours): string {
  const { head, theme } = model
  const shell = renderToString(
    <ShellView header={model.header} crumbs={model.crumbs} path={model.path} menuOpen={false} />,
  )
  const html = renderToStaticMarkup(
    <html
      lang={head.language}
      data-motif={theme.motif === 'none' ? 'none' : undefined}
      data-entrance={model.path === model.base ? '' : undefined}
    >
      <HeadTags head={head} darkMode={theme.darkMode} base={model.base} assets={assets} bars={bars} />
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer */}
        <div id="shell" data-path={model.path} dangerouslySetInnerHTML={{ __html: shell }} />
        <main id="main">
          <IslandRenderer value={renderIsland}>
            <PageView sections={model.sections} />
          </IslandRenderer>
        </main>
        <Footer footer={model.footer} />
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}

const renderIsland: RenderIsland = (name, element) =>
  withoutStyles(renderToString(element, { identifierPrefix: islandPrefix(name) }))

/** Radix writes custom properties of its measurements into `style`, which `style-src 'self'` refuses. */
function withoutStyles(html: string): string {
  return html.replace(/ style="[^"]*"/g, '')
}
