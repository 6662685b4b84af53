import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { PageModel, SectionModel, TextMap } from '../../content/model/pageModel.ts'
import { IconRenderer } from '../../ui/Icon/Icon.tsx'
import { IslandRenderer } from '../../ui/Island.tsx'
import { SceneRenderer } from '../../ui/Scene.tsx'
import { type SpokenWords, WordsProvider } from '../../ui/words/Words.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { ContactBar } from '../ContactBar.tsx'
import { Document, type DocumentProps } from '../Document.tsx'
import { Footer } from '../Footer.tsx'
import { currentLinks, Header } from '../Header.tsx'
import { type BarColours, firstScreenEnd, type PageAssets } from '../HeadTags.tsx'
import { Languages } from '../Languages.tsx'
import { isOwnView, SectionView } from '../SectionView.tsx'
import { ViewFault } from '../ViewFault.ts'
import { createDrawer, type Drawer } from './createDrawer.ts'
import { createDrawings } from './createDrawings.tsx'
import { createSheetLinks } from './createSheetLinks.tsx'
import { finishMarkup, islandRenderer } from './finishMarkup.ts'

export interface RendererOptions {
  assets: PageAssets
  bars: BarColours
  /** Where the props of each section type hold texts. Default: unknown, so React draws each page anew. */
  sectionTexts?: Readonly<Record<string, TextMap>>
}

const noTexts: TextMap = { fields: {} }
const crumbsTexts: TextMap = { each: { fields: { label: 'text', href: 'text' } } }
const languagesTexts: TextMap = { each: { fields: { href: 'text' } } }
const headerTexts: TextMap = { fields: { languages: languagesTexts } }
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

/** The HTML of a section. Throws a ViewFault where the code of a site does not draw it. */
function renderView(type: string, section: ReactElement): string {
  try {
    return renderToStaticMarkup(section)
  } catch (error) {
    if (isOwnView(type)) throw new ViewFault(type, error)
    throw error
  }
}

/**
 * Makes a function that renders the pages of a site as HTML documents. Sections are plain HTML; header, breadcrumb and
 * islands are rendered as React roots, so that the browser can hydrate each alone. The documents have no `style`
 * attribute and no inline script (Content-Security-Policy), and their `style` element is the same in all pages; the home page
 * has one more.
 */
export function createPageRenderer({ assets, bars, sectionTexts }: RendererOptions): (model: PageModel) => string {
  const drawings = createDrawings()
  const draw = sectionTexts ? createDrawer(drawings) : drawEach
  const linkSheets = createSheetLinks(assets)
  // The parser stops at each linked sheet until it has come: the first paint would wait for those before its end.
  const endFirstScreen = (sheets: string) => sheets.replace('<link ', `<link id="${firstScreenEnd}" `)

  const drawSection = (section: SectionModel, firstIsland: number, spoken: SpokenWords) =>
    draw(
      {
        name: `section ${firstIsland} ${spoken.language}`,
        texts: { fields: { props: sectionTexts?.[section.type] ?? noTexts } },
        draw: (section) =>
          finishMarkup(
            renderView(
              section.type,
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

  /** The content of `<main>`, and the links that fetch pictures early, for the head. */
  const drawSections = (sections: readonly SectionModel[], spoken: SpokenWords) => {
    const html: string[] = []
    let [preloads, islands] = ['', 0]
    for (const section of sections) {
      const drawn = drawSection(section, islands, spoken)
      if (drawn.includes('<div data-island="')) islands++
      const [preload = ''] = imagePreloads.exec(drawn) ?? []
      preloads += preload
      html.push(drawn.slice(preload.length))
    }
    const critical = sections[0]?.type === 'hero' ? 1 : 0
    const { first, others } = linkSheets({ sections, html }, critical)
    const firstScreen = first + html.slice(0, critical).join('')
    // A stylesheet may be linked in the body and holds back only what follows it
    // (https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet), so a hero paints while it is fetched.
    return { main: firstScreen + endFirstScreen(others) + html.slice(critical).join(''), preloads }
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
    const spoken = { language: head.language, words }
    /** Draws what stands on every page, by a name that tells apart what its props do not. */
    const drawPart = <Props,>(name: string, texts: TextMap, props: Props, write: (props: Props) => string) =>
      draw({ name: `${name} ${spoken.language}`, texts, draw: write }, props)

    const headerParts = { header, languages }
    const headerHtml = drawPart(`header ${currentLinks(header, path)}`, headerTexts, headerParts, (parts) =>
      finishMarkup(renderToString(speak(spoken, <Header {...parts} path={path} menuOpen={false} />))),
    )
    const breadcrumb = drawPart('breadcrumb', crumbsTexts, crumbs, (crumbs) =>
      renderToString(speak(spoken, <Breadcrumbs crumbs={crumbs} />)),
    )
    const contactBar = drawPart('contact bar', noTexts, header, ({ phone, button }) =>
      finishMarkup(renderToStaticMarkup(speak(spoken, <ContactBar {...{ phone, button }} />))),
    )
    const footerHtml = drawPart('footer', noTexts, footer, (footer) =>
      finishMarkup(renderToStaticMarkup(speak(spoken, <Footer footer={footer} />))),
    )
    const languagesHtml = drawPart('languages', languagesTexts, languages, (languages) =>
      renderToStaticMarkup(speak(spoken, <Languages languages={languages} />)),
    )
    const { main, preloads } = drawSections(sections, spoken)
    const parts: DocumentParts = {
      head,
      theme,
      base,
      path,
      notice,
      isHome: path === base,
      shell: headerHtml + breadcrumb,
      body: `${contactBar}<main id="main">${languagesHtml}${main}</main>${footerHtml}`,
    }
    const html = drawPart('document', documentTexts, parts, (parts) => drawDocument(parts, spoken))
    return `<!doctype html>${preloads === '' ? html : html.replace('<title>', () => `${preloads}<title>`)}\n`
  }
}

/** React writes links that fetch the pictures of the first screen before the element it draws, or into its head. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** Holds the place of HTML that React would escape. Texts may hold it too; in the HTML of a document it is the last one. */
const place = '\u0090'
