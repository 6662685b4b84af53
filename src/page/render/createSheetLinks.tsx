import { renderToStaticMarkup } from 'react-dom/server'
import type { SectionModel } from '../../content/model/pageModel.ts'
import type { PageAssets } from '../HeadTags.tsx'
import { jointKey, sheetNameOf } from './jointKey.ts'

/** Sections in their order, each with its HTML. */
export interface DrawnSections {
  sections: readonly SectionModel[]
  html: readonly string[]
}

/**
 * Creates a function that returns the stylesheet links of a page as HTML: `first` for the first `critical` sections,
 * and `others` for those that only the remaining sections need, followed by the shared sheet. A sheet is linked once
 * per page. Section types that often occur together share one sheet, which includes the rules of all pages if nothing
 * comes between (`jointSheets`, `wholeSheets`). Parts of a section request a further sheet with `data-sheet`; that of a
 * field is joined as well.
 */
export function createSheetLinks({ stylesheet, sectionSheets = {}, jointSheets = {}, wholeSheets = {} }: PageAssets) {
  const hrefs = [sectionSheets, jointSheets, wholeSheets].flatMap((sheets) => Object.values(sheets))
  const linkTags = new Map(
    [stylesheet, ...hrefs].map((href) => [href, renderToStaticMarkup(<link rel="stylesheet" href={href} />)]),
  )

  const namesIn = ({ sections, html }: DrawnSections, from: number, to: number) =>
    new Set(
      html
        .slice(from, to)
        .flatMap((drawn, index) => [sheetNameOf(sections[from + index]?.type ?? ''), ...sheetsAskedFor(drawn)])
        .filter((name) => sectionSheets[name] !== undefined),
    )

  const joined = new Set(Object.keys(wholeSheets).flatMap((key) => key.split(' ')))
  const sheetsOf = (sections: readonly SectionModel[], names: readonly string[]) => {
    const types = names.filter((name) => joined.has(name) || sections.some(({ type }) => sheetNameOf(type) === name))
    const key = jointKey(types)
    const asked = names.filter((name) => !types.includes(name)).map((name) => sectionSheets[name] ?? '')
    const joint = jointSheets[key]
    const own = joint ? [joint] : types.map((name) => sectionSheets[name] ?? '')
    return { sheets: [...own, ...asked], whole: asked.length === 0 ? wholeSheets[key] : undefined }
  }
  const linksTo = (sheets: readonly string[]) => sheets.map((href) => linkTags.get(href)).join('')

  return (drawn: DrawnSections, critical: number) => {
    const first = namesIn(drawn, 0, critical)
    const names = [...namesIn(drawn, critical, drawn.html.length)].filter((name) => !first.has(name))
    const others = sheetsOf(drawn.sections, names)
    return {
      first: linksTo(sheetsOf(drawn.sections, [...first]).sheets),
      // The shared sheet comes last, so that its rules override those of a section as they do within one sheet.
      others: linksTo(others.whole ? [others.whole] : [...others.sheets, stylesheet]),
    }
  }
}

function sheetsAskedFor(html: string): string[] {
  // Most sections request none.
  return html.includes(' data-sheet="') ? [...html.matchAll(/ data-sheet="(\w+)"/g)].map(([, name = '']) => name) : []
}
