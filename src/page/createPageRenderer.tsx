import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { IconName, SceneName, SectionType } from '../../schemas/index.ts'
import type { PageModel, SectionModel, TextMap } from '../content/model/pageModel.ts'
import { IconLines, IconRenderer } from '../ui/Icon/Icon.tsx'
import { IslandRenderer } from '../ui/Island.tsx'
import { SceneRenderer } from '../ui/Scene.tsx'
import { drawScene, scenes } from '../ui/scenes/index.ts'
import type { GeneratedScene } from '../ui/scenes/kit.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Document } from './Document.tsx'
import { Footer } from './Footer.tsx'
import { finishMarkup, islandRenderer } from './finishMarkup.ts'
import { currentLinks, Header } from './Header.tsx'
import type { BarColours, PageAssets } from './HeadTags.tsx'
import { createDrawer, type Drawings, isMark } from './moulds.ts'
import { countCritical, SectionView, Stylesheet } from './PageView.tsx'
import { remember } from './remember.ts'

export interface RendererOptions {
  assets: PageAssets
  bars: BarColours
  /** Where the props of each section type hold texts. */
  sectionTexts: Record<SectionType, TextMap>
}

const link = { fields: { label: 'text', href: 'text' } } as const satisfies TextMap
const crumbsTexts: TextMap = { each: link }
const documentTexts: TextMap = {
  fields: {
    path: 'text',
    shell: 'html',
    body: 'html',
    head: {
      fields: {
        title: 'text',
        description: 'text',
        canonical: 'text',
        structuredData: 'html',
        socialImage: { fields: { url: 'text', alt: 'text' } },
      },
    },
  },
}

/** React writes links that fetch the pictures of the first screen before the element it draws, or into its head. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** Holds the place of HTML that React would escape. Texts may hold it too; in what is drawn of a document it is the last one. */
const place = '\u0090'

function putInPlace(html: string, body: string): string {
  const at = html.lastIndexOf(place)
  return html.slice(0, at) + body + html.slice(at + place.length)
}

/**
 * Makes a function that renders page after page of a site, to the same bytes as `renderPage`: what pages have in common
 * is drawn once, and of the rest only the texts are new. See `moulds.ts`.
 */
export function createPageRenderer({ assets, bars, sectionTexts }: RendererOptions): (model: PageModel) => string {
  const drawings = createDrawings()
  const draw = createDrawer(drawings)
  const headers = createMemory<PageModel['header']>()
  const footers = createMemory<PageModel['footer']>()

  const stylesheet = renderToStaticMarkup(<Stylesheet href={assets.stylesheet} />)

  const drawSection = (section: SectionModel, firstIsland: number) =>
    draw<SectionModel['props']>(
      {
        name: `${section.type} ${firstIsland}`,
        texts: sectionTexts[section.type],
        draw: (props) =>
          finishMarkup(
            renderToStaticMarkup(
              <IslandRenderer value={islandRenderer(firstIsland)}>
                <SceneRenderer value={drawings.scene}>
                  <IconRenderer value={drawings.icon}>
                    <SectionView section={{ ...section, props } as SectionModel} />
                  </IconRenderer>
                </SceneRenderer>
              </IslandRenderer>,
            ),
          ),
      },
      section.props,
    )

  const drawSections = (sections: readonly SectionModel[]) => {
    const critical = countCritical(sections)
    let [main, preloads, islands] = ['', '', 0]
    for (const [index, section] of sections.entries()) {
      if (index === critical) main += stylesheet
      const html = drawSection(section, islands)
      islands += countIslands(html)
      const [preload = ''] = imagePreloads.exec(html) ?? []
      preloads += preload
      main += html.slice(preload.length)
    }
    return { main: sections.length === critical ? main + stylesheet : main, preloads }
  }

  return ({ head, theme, base, path, header, crumbs, sections, footer }) => {
    const headerHtml = headers(header, currentLinks(header, path), () =>
      finishMarkup(renderToString(<Header header={header} path={path} menuOpen={false} />)),
    )
    const breadcrumb = draw(
      {
        name: 'breadcrumb',
        texts: crumbsTexts,
        draw: (crumbs) => renderToString(<Breadcrumbs crumbs={crumbs} />),
      },
      crumbs,
    )
    const footerHtml = footers(footer, '', () => finishMarkup(renderToStaticMarkup(<Footer footer={footer} />)))
    const { main, preloads } = drawSections(sections)
    const html = draw(
      {
        name: 'document',
        texts: documentTexts,
        draw: ({ body, ...props }) =>
          putInPlace(
            renderToStaticMarkup(
              <Document {...props} {...{ assets, bars }}>
                {place}
              </Document>,
            ),
            body,
          ),
      },
      {
        ...{ head, theme, base, path },
        isHome: path === base,
        shell: headerHtml + breadcrumb,
        body: `<main id="main">${main}</main>${footerHtml}`,
      },
    )
    return `<!doctype html>${preloads === '' ? html : html.replace('<title>', () => `${preloads}<title>`)}\n`
  }
}

/** Keeps HTML by the model that it was drawn from, and by what else it depends on. */
function createMemory<Model extends object>() {
  const kept = new WeakMap<Model, Map<string, string>>()
  return (model: Model, key: string, draw: () => string): string =>
    remember(
      remember(kept, model, () => new Map<string, string>()),
      key,
      draw,
    )
}

function countIslands(html: string): number {
  let count = 0
  for (let at = html.indexOf(island); at >= 0; at = html.indexOf(island, at + 1)) count++
  return count
}

const island = '<div data-island="'

/** Draws scenes and icons; what is always the same only once. */
function createDrawings(): Drawings {
  const icons = new Map<IconName, string>()
  const fixed = new Map<SceneName, string>()
  const drawings: Drawings = {
    icon(name) {
      if (isMark(name)) return name
      return remember(icons, name, () => finishMarkup(renderToStaticMarkup(<IconLines name={name} />)))
    },
    scene(name, seed) {
      if (isMark(seed)) return seed
      const scene = scenes[name]
      return 'partsOf' in scene
        ? drawGenerated(name, scene, seed)
        : remember(fixed, name, () => finishMarkup(renderToStaticMarkup(drawScene(name, seed))))
    },
  }
  const draw = createDrawer(drawings)
  const texts = new Map<SceneName, TextMap>()
  const drawGenerated = (name: SceneName, scene: GeneratedScene, seed: string) => {
    const parts = scene.partsOf(seed)
    return draw(
      {
        name,
        texts: remember(texts, name, () => ({
          fields: Object.fromEntries(Object.keys(parts).map((part) => [part, 'text'])),
        })),
        draw: (parts) => finishMarkup(renderToStaticMarkup(scene.draw(parts))),
      },
      parts,
    )
  }
  return drawings
}
