import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { PageModel, SectionModel, TextMap } from '../../content/model/pageModel.ts'
import { formPage } from '../../ui/form/formPage.styles.ts'
import { type RarePart, rareParts } from '../../ui/theme/theme.ts'
import type { SpokenWords } from '../../ui/words/Words.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { ContactBar } from '../ContactBar.tsx'
import { Document, type DocumentProps } from '../Document.tsx'
import { Footer } from '../footer/Footer.tsx'
import { currentLinks, Header } from '../Header.tsx'
import type { BarColours, PageAssets } from '../HeadTags.tsx'
import { isOwnView } from '../SectionView.tsx'
import { createDrawer, type Drawer } from './createDrawer.ts'
import { createDrawings } from './createDrawings.tsx'
import { createSectionDrawer } from './createSectionDrawer.tsx'
import { finishMarkup } from './finishMarkup.ts'
import { crumbsTexts, documentTexts, headerTexts, noTexts } from './partTexts.ts'
import { speak } from './speak.tsx'

interface RendererOptions {
  assets: PageAssets
  bars: BarColours
  /** Where the props of each section type contain texts. If it is omitted, React renders each page anew. */
  sectionTexts?: Readonly<Record<string, TextMap>>
}

type DocumentParts = Omit<DocumentProps, 'children' | 'assets' | 'bars'> & { body: string }

const drawEach: Drawer = (component, props) => component.draw(props)

/**
 * Creates a function that renders the pages of a site as HTML documents. Sections are plain HTML; header, breadcrumb
 * and islands are separate React roots, so that the browser can hydrate each alone. The documents contain no `style`
 * attribute and no inline script (Content-Security-Policy). Their first `style` element is the same on all pages; a
 * page has one more for each of its `rareParts`, the same on all pages with that part.
 */
export function createPageRenderer({ assets, bars, sectionTexts }: RendererOptions): (model: PageModel) => string {
  const drawings = createDrawings()
  const draw = sectionTexts ? createDrawer(drawings) : drawEach
  const drawSections = createSectionDrawer({ assets, drawings, draw, sectionTexts })

  return (model) => {
    const { head, theme, base, path, notice, branchNotice, sections, words } = model
    const spoken = { language: head.language, words }
    const drawPart: PartDrawer = (name, texts, props, write) =>
      draw({ name: `${name} ${spoken.language}`, texts, draw: write }, props)
    const { shell, contactBar, footer } = drawFrame(model, spoken, drawPart)
    const { main, preloads } = drawSections(sections, spoken)
    const parts: DocumentParts = {
      head,
      theme,
      base,
      path,
      notice,
      branchNotice,
      shell,
      isHome: path === base,
      rare: rareParts.filter((part) => isOnPage[part](model, main)),
      body: `${contactBar}${openMain(sections)}${main}</main>${footer}`,
    }
    const html = drawPart('document', documentTexts, parts, ({ body, ...props }) =>
      putIn(body, renderToStaticMarkup(speak(spoken, <Document {...{ ...props, assets, bars }}>{place}</Document>))),
    )
    return `<!doctype html>${preloads === '' ? html : html.replace('<title>', () => `${preloads}<title>`)}\n`
  }
}

/** Whether a page needs the rules of a part, judged by its model and by the HTML of its sections. */
const isOnPage: Record<RarePart, (model: PageModel, main: string) => boolean> = {
  crumbs: ({ crumbs }) => crumbs.length > 0,
  home: ({ path, base, sections }) =>
    path === base || sections.some(({ props }) => 'size' in props && props.size === 'home'),
  proofs: (_model, main) => main.includes(' data-part="proofs"'),
  stairs: (_model, main) => main.includes(' data-part="stairs"'),
}

/** Returns the start tag of `<main>`. */
function openMain(sections: readonly SectionModel[]): string {
  const isFormPage = sections.some(({ type, props }) => !isOwnView(type) && 'opens' in props && props.opens === true)
  return isFormPage ? `<main id="main" class="${formPage.main}">` : '<main id="main">'
}

/** Renders a part of a page in its language. The name distinguishes variants that have the same props. */
type PartDrawer = <Props>(name: string, texts: TextMap, props: Props, write: (props: Props) => string) => string

/** Returns the HTML around the sections of a page. */
function drawFrame(model: PageModel, spoken: SpokenWords, drawPart: PartDrawer) {
  const { path, header, branchPhone, languages, crumbs, footer } = model
  const write = (element: ReactElement) => finishMarkup(renderToStaticMarkup(speak(spoken, element)))
  const headerHtml = drawPart(`header ${currentLinks(header, path)}`, headerTexts, { header, languages }, (parts) =>
    finishMarkup(renderToString(speak(spoken, <Header {...parts} path={path} menuOpen={false} />))),
  )
  const breadcrumb = drawPart('breadcrumb', crumbsTexts, crumbs, (crumbs) =>
    renderToString(speak(spoken, <Breadcrumbs crumbs={crumbs} />)),
  )
  return {
    shell: headerHtml + breadcrumb,
    contactBar: drawPart('contact bar', noTexts, branchPhone ? { ...header, phone: branchPhone } : header, (parts) =>
      write(<ContactBar phone={parts.phone} button={parts.button} />),
    ),
    footer: drawPart('footer', noTexts, footer, (footer) => write(<Footer footer={footer} />)),
  }
}

/**
 * Placeholder for HTML that React would escape. Texts may contain it too; in the HTML of a document the placeholder is
 * the last occurrence.
 */
const place = '\u0090'

function putIn(body: string, html: string): string {
  const at = html.lastIndexOf(place)
  return html.slice(0, at) + body + html.slice(at + place.length)
}
