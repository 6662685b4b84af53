import { renderToStaticMarkup } from 'react-dom/server'
import type { SectionModel } from '../../content/model/pageModel.ts'
import type { PageAssets } from '../HeadTags.tsx'
import { jointKey } from './jointKey.ts'

/** Sections in their order, each with its HTML. */
export interface DrawnSections {
  sections: readonly SectionModel[]
  html: readonly string[]
}

/**
 * Makes a function that gives the stylesheet links of a page's sections as HTML: those of the first `critical` sections,
 * and those that only the others need. A sheet is linked once per page. Section types that often stand together have one
 * sheet between them (`jointSheets`); parts of a section that ask for a sheet of their own say so by `data-sheet`.
 */
export function createSheetLinks({ sectionSheets = {}, jointSheets = {} }: PageAssets) {
  const hrefs = [...Object.values(sectionSheets), ...Object.values(jointSheets)]
  const linkTags = new Map(hrefs.map((href) => [href, renderToStaticMarkup(<link rel="stylesheet" href={href} />)]))

  const namesIn = ({ sections, html }: DrawnSections, from: number, to: number) =>
    new Set(
      html
        .slice(from, to)
        .flatMap((drawn, index) => [sections[from + index]?.type ?? '', ...sheetsAskedFor(drawn)])
        .filter((name) => sectionSheets[name] !== undefined),
    )

  const link = (sections: readonly SectionModel[], names: readonly string[]) => {
    const types = names.filter((name) => sections.some(({ type }) => type === name))
    const joint = jointSheets[jointKey(types)]
    const single = joint ? names.filter((name) => !types.includes(name)) : names
    const sheets = [...(joint ? [joint] : []), ...single.map((name) => sectionSheets[name] ?? '')]
    return sheets.map((href) => linkTags.get(href)).join('')
  }

  return (drawn: DrawnSections, critical: number) => {
    const first = namesIn(drawn, 0, critical)
    const others = [...namesIn(drawn, critical, drawn.html.length)].filter((name) => !first.has(name))
    return { first: link(drawn.sections, [...first]), others: link(drawn.sections, others) }
  }
}

function sheetsAskedFor(html: string): string[] {
  // Most sections ask for none.
  return html.includes(' data-sheet="') ? [...html.matchAll(/ data-sheet="(\w+)"/g)].map(([, name = '']) => name) : []
}
