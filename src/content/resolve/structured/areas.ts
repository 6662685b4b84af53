import type { Page } from '../../../../schemas/index.ts'
import type { Crumb, SectionModel } from '../../model/pageModel.ts'
import { townName } from '../../schema/country.ts'
import { isFields } from '../../schema/schema.ts'
import { mostListed, selectPages } from '../expandSource.ts'
import { linkTo } from '../filler.ts'
import { inLanguage, pageKind, type ResolveContext } from '../resolveContext.ts'

type Area = { '@type': 'City'; name: string }
type Town = NonNullable<Page['location']>

/** A link with its text. */
interface Pressed {
  label: string
  href: string
}

/**
 * Returns the served towns that a page shows: as entries of its lists, on its map, or in a column of the footer. A site
 * may have thousands, and structured data contains only what visitors find on the page.
 */
export function areaServed(context: ResolveContext, sections: readonly SectionModel[]): Area[] {
  const pressed = [...footerLinks(context), ...sections.flatMap(({ props }) => linksIn(props))]
  const areas = new Map<string, Area>()
  for (const { label, href } of pressed) {
    const town = townAt(href, context)
    // A map has one name for a town, and a list may have another.
    const key = town && townName(town)
    const [area] = town ? cityIn(label, town) : []
    if (area && key !== undefined && !areas.has(key)) areas.set(key, area)
  }
  return [...areas.values()].slice(0, mostListed.areas)
}

/**
 * Returns the town of the current page, under the name in its main heading or breadcrumb; empty for a page without a
 * town.
 */
export function townOf({ current }: ResolveContext, crumbs: readonly Crumb[], heading = ''): Area[] {
  const { location } = current.page
  return location ? cityIn(`${heading} ${crumbs.at(-1)?.label ?? ''}`, location) : []
}

const cityIn = (text: string, town: Town): Area[] => {
  const name = [townName(town), town.city].find((each) => text.includes(each))
  return name === undefined ? [] : [{ '@type': 'City', name }]
}

function footerLinks(context: ResolveContext): Pressed[] {
  const { model } = context
  return model.site.footer.columns.flatMap(({ source }) =>
    source ? selectPages(model, source).pages.map((page) => linkTo(inLanguage(page, context), context)) : [],
  )
}

/** Returns the links of a section with their own text, its cards with their titles, and its places with their names. */
function linksIn(value: unknown): Pressed[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!isFields(value)) return []
  const { href, label, name, title, link, ...others } = value
  const target = isFields(link) ? link.href : href
  const words = [title, name, label].find((each) => typeof each === 'string')
  if (typeof target === 'string' && words !== undefined) return [{ label: words, href: target }]
  return Object.values(others).flatMap(linksIn)
}

/** Returns the town of the page at an address, if it is the page of a town. */
function townAt(href: string, { model, base }: ResolveContext): Town | undefined {
  if (!href.startsWith(base)) return undefined
  const page = model.pages.get(href.slice(base.length - 1))
  return page && pageKind(model, page) === 'location' ? page.page.location : undefined
}
