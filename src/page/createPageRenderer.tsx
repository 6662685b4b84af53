import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { IconName, SceneName } from '../../schemas/index.ts'
import type { PageModel, SectionModel, TextMap } from '../content/model/pageModel.ts'
import { IconLines, IconRenderer } from '../ui/Icon/Icon.tsx'
import { icons } from '../ui/Icon/icons.ts'
import { IslandRenderer } from '../ui/Island.tsx'
import { SceneRenderer } from '../ui/Scene.tsx'
import { drawScene, scenes } from '../ui/scenes/index.ts'
import { type SpokenWords, WordsProvider } from '../ui/words/Words.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ContactBar } from './ContactBar.tsx'
import { Document, type DocumentProps } from './Document.tsx'
import { Footer } from './Footer.tsx'
import { finishMarkup, islandRenderer } from './finishMarkup.ts'
import { currentLinks, Header } from './Header.tsx'
import { type BarColours, firstScreenEnd, type PageAssets } from './HeadTags.tsx'
import { jointKey } from './jointKey.ts'
import { Languages } from './Languages.tsx'
import { remember } from './remember.ts'
import { SectionView } from './SectionView.tsx'
import { shortenPaths } from './shortenPaths.ts'
import { createDrawer, type Drawer, type Drawings } from './templates.ts'

export interface RendererOptions {
  assets: PageAssets
  bars: BarColours
  /** Where the props of each section type hold texts. Default: unknown, so React draws each page anew. */
  sectionTexts?: Readonly<Record<string, TextMap>>
}

const noTexts: TextMap = { fields: {} }
const crumbsTexts: TextMap = { each: { fields: { label: 'text', href: 'text' } } }
const languagesTexts: TextMap = { each: { fields: { href: 'text' } } }
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
        alternates: { each: { fields: { href: 'text' } } },
        structuredData: 'html',
        socialImage: { fields: { url: 'text', alt: 'text' } },
      },
    },
  },
}

type DocumentParts = Omit<DocumentProps, 'children' | 'assets' | 'bars'> & { body: string }

const speak = (spoken: SpokenWords, element: ReactElement) => <WordsProvider value={spoken}>{element}</WordsProvider>

const drawEach: Drawer = (component, props) => component.draw(props)

/** React writes links that fetch the pictures of the first screen before the element it draws, or into its head. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** The sheets that elements ask for which may stand in sections of several types, by the name of their styles. */
function sharedSheets(html: string): string[] {
  // Most sections have none.
  return html.includes(' data-sheet="') ? [...html.matchAll(/ data-sheet="(\w+)"/g)].map(([, name = '']) => name) : []
}

/** Holds the place of HTML that React would escape. Texts may hold it too; in the HTML of a document it is the last one. */
const place = '\u0090'

/**
 * Makes a function that renders the pages of a site as HTML documents. Sections are plain HTML; header, breadcrumb and
 * islands are rendered as React roots, so that the browser can hydrate each alone. The documents have no `style`
 * attribute and no inline script (Content-Security-Policy), and their one `style` element is the same in all pages.
 */
export function createPageRenderer({ assets, bars, sectionTexts }: RendererOptions): (model: PageModel) => string {
  const drawings = createDrawings()
  const draw = sectionTexts ? createDrawer(drawings) : drawEach
  // A stylesheet may be linked in the body and holds back only what follows it
  // (https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet), so a hero paints while it is fetched.
  const stylesheet = renderToStaticMarkup(<link id={firstScreenEnd} rel="stylesheet" href={assets.stylesheet} />)

  const { sectionSheets = {}, jointSheets = {} } = assets
  const sheetLinks = new Map(
    [...Object.values(sectionSheets), ...Object.values(jointSheets)].map((href) => [
      href,
      renderToStaticMarkup(<link rel="stylesheet" href={href} />),
    ]),
  )
  /** Of section types, which may have a joint sheet, and of parts that ask for their own. */
  const linkSheets = (sections: readonly SectionModel[], names: readonly string[]) => {
    const types = names.filter((name) => sections.some(({ type }) => type === name))
    const joint = jointSheets[jointKey(types)]
    const single = joint ? names.filter((name) => !types.includes(name)) : names
    const sheets = [...(joint ? [joint] : []), ...single.map((name) => sectionSheets[name] ?? '')]
    return sheets.map((href) => sheetLinks.get(href)).join('')
  }

  const drawSection = (section: SectionModel, firstIsland: number, spoken: SpokenWords) =>
    draw(
      {
        name: `section ${firstIsland} ${spoken.language}`,
        texts: { fields: { props: sectionTexts?.[section.type] ?? noTexts } },
        draw: (section) =>
          finishMarkup(
            renderToStaticMarkup(
              <IslandRenderer value={islandRenderer(firstIsland, (island) => speak(spoken, island))}>
                <SceneRenderer value={drawings.scene}>
                  <IconRenderer value={drawings.icon}>{speak(spoken, <SectionView section={section} />)}</IconRenderer>
                </SceneRenderer>
              </IslandRenderer>,
            ),
          ),
      },
      section,
    )

  const drawSections = (sections: readonly SectionModel[], spoken: SpokenWords) => {
    const critical = sections[0]?.type === 'hero' ? 1 : 0
    const drawn: string[] = []
    let [preloads, islands] = ['', 0]
    for (const section of sections) {
      const html = drawSection(section, islands, spoken)
      if (html.includes('<div data-island="')) islands++
      const [preload = ''] = imagePreloads.exec(html) ?? []
      preloads += preload
      drawn.push(html.slice(preload.length))
    }
    const sheetsOf = (from: number, to: number) =>
      new Set(
        drawn
          .slice(from, to)
          .flatMap((html, index) => [sections[from + index]?.type ?? '', ...sharedSheets(html)])
          .filter((name) => sectionSheets[name] !== undefined),
      )
    const first = sheetsOf(0, critical)
    const others = [...sheetsOf(critical, sections.length)].filter((name) => !first.has(name))
    const top = linkSheets(sections, [...first]) + drawn.slice(0, critical).join('')
    // Before the sheet of all pages, so that its rules win over those of a section as they do within one sheet.
    const main = top + linkSheets(sections, others) + stylesheet + drawn.slice(critical).join('')
    return { main, preloads }
  }

  const drawDocument = ({ body, ...props }: DocumentParts, spoken: SpokenWords) => {
    const document = (
      <Document {...props} {...{ assets, bars }}>
        {place}
      </Document>
    )
    const html = renderToStaticMarkup(speak(spoken, document))
    const at = html.lastIndexOf(place)
    return html.slice(0, at) + body + html.slice(at + place.length)
  }

  return ({ head, theme, base, path, notice, header, languages, crumbs, sections, footer, words }) => {
    const { language } = head
    const spoken = { language, words }
    const headerHtml = draw(
      {
        name: `header ${language} ${currentLinks(header, path)}`,
        texts: noTexts,
        draw: (header) =>
          finishMarkup(renderToString(speak(spoken, <Header header={header} path={path} menuOpen={false} />))),
      },
      header,
    )
    const breadcrumb = draw(
      {
        name: `breadcrumb ${language}`,
        texts: crumbsTexts,
        draw: (crumbs) => renderToString(speak(spoken, <Breadcrumbs crumbs={crumbs} />)),
      },
      crumbs,
    )
    const contactBar = draw(
      {
        name: `contact bar ${language}`,
        texts: noTexts,
        draw: ({ phone, button }) =>
          finishMarkup(renderToStaticMarkup(speak(spoken, <ContactBar {...{ phone, button }} />))),
      },
      header,
    )
    const footerHtml = draw(
      {
        name: `footer ${language}`,
        texts: noTexts,
        draw: (footer) => finishMarkup(renderToStaticMarkup(speak(spoken, <Footer footer={footer} />))),
      },
      footer,
    )
    const languagesHtml = draw(
      {
        name: `languages ${language}`,
        texts: languagesTexts,
        draw: (languages) => renderToStaticMarkup(speak(spoken, <Languages languages={languages} />)),
      },
      languages,
    )
    const { main, preloads } = drawSections(sections, spoken)
    const html = draw(
      { name: 'document', texts: documentTexts, draw: (parts: DocumentParts) => drawDocument(parts, spoken) },
      {
        ...{ head, theme, base, path, notice },
        isHome: path === base,
        shell: headerHtml + breadcrumb,
        body: `${contactBar}<main id="main">${languagesHtml}${main}</main>${footerHtml}`,
      },
    )
    return `<!doctype html>${preloads === '' ? html : html.replace('<title>', () => `${preloads}<title>`)}\n`
  }
}

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name)
const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name)

/** Draws scenes and icons; what is always the same only once. */
export function createDrawings(): Drawings {
  const iconHtml = new Map<IconName, string>()
  const sceneHtml = new Map<SceneName, string>()
  return {
    icon: (name) => (isIconName(name) ? remember(iconHtml, name, () => drawOnce(<IconLines name={name} />)) : name),
    scene(name, seed) {
      if (!isSceneName(name)) return name
      if (typeof scenes[name] === 'function') return finishMarkup(renderToStaticMarkup(drawScene(name, seed)))
      return remember(sceneHtml, name, () => drawOnce(drawScene(name, seed)))
    },
  }
}

/** HTML of what all pages draw alike, so that it may take time. */
const drawOnce = (drawing: ReactNode) => shortenPaths(finishMarkup(renderToStaticMarkup(drawing)))
