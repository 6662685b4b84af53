import type { Page, Site } from '../../schemas/index.ts'
import { compileSite } from '../../src/content/compileSite.ts'
import type { PageModel, SectionModel } from '../../src/content/model/pageModel.ts'
import type { SiteModel } from '../../src/content/model/siteModel.ts'
import { resolvePage } from '../../src/content/resolve/resolvePage.ts'

/** A site with one page file per kind, as small as the checks allow; tests change the parts that they are about. */
export const smallConfig: Site = {
  domain: 'https://www.example.com',
  company: {
    name: 'Brightwork',
    tagline: 'CLEANING',
    phone: '(410) 555-0100',
    email: 'hello@example.com',
    address: { street: '1 Main Street', city: 'Baltimore', state: 'MD', zip: '21207' },
    priceRange: '$',
    description: 'Cleaning for offices.',
    responseTime: 'one business day',
  },
  kinds: { services: 'service', locations: 'location' },
  header: { links: ['/services/'], button: { label: 'Request a Quote', href: '/quote/' } },
  footer: { columns: [{ heading: 'Services', source: { collection: 'services' } }], links: ['/quote/'], careers: null },
  forms: { quote: { endpoint: null }, contact: { endpoint: null } },
}

type Fields = Partial<Page>

function page(name: string, fields: Fields = {}): Page {
  return {
    name,
    title: `${name} title`,
    description: `${name} description`,
    sections: [{ type: 'hero', heading: name }],
    ...fields,
  }
}

const smallPages: Record<string, Fields> = {
  'pages/index.json': { name: 'Home' },
  'pages/quote.json': { name: 'Quote' },
  'pages/404.json': { name: 'Page Not Found' },
  'pages/services/index.json': { name: 'Services' },
  'pages/services/floors.json': { name: 'Floors', order: 20, card: { title: 'Floor Care', icon: 'layers' } },
  'pages/services/windows.json': { name: 'Windows', order: 10 },
  'pages/locations/index.json': { name: 'Locations' },
  'pages/locations/towson-md.json': { name: 'Towson, MD', location: { city: 'Towson', state: 'MD' } },
}

/** Returns the page models of the small site with some page files changed or added; throws if it has a problem. */
export function resolveSmallSite(...changes: Parameters<typeof compileSmallSite>): Map<string, PageModel> {
  const model = compileSmallSite(...changes)
  return resolveAll(model)
}

/** Returns the page models of a site, by address. */
export const resolveAll = (model: SiteModel): Map<string, PageModel> =>
  new Map([...model.pages.values()].map((each) => [each.path, resolvePage(model, each, { year: 2026 })]))

/**
 * Compiles the small site with some page files changed or added, and these files of public/; throws if it has a
 * problem.
 *
 * @param today `2026-12-24`. Default: unknown, so no page is past
 */
export function compileSmallSite(
  changes: Record<string, Fields> = {},
  config: Partial<Site> = {},
  assets: readonly string[] = [],
  today?: string,
): SiteModel {
  const files = { ...smallPages }
  for (const [file, fields] of Object.entries(changes)) files[file] = { ...files[file], ...fields }
  const sources = Object.fromEntries(
    Object.entries(files).map(([file, fields]) => [file, JSON.stringify(page(fields.name ?? file, fields))]),
  )
  const { model, problems } = compileSite({
    sources: { ...sources, 'site.config.json': JSON.stringify({ ...smallConfig, ...config }) },
    assets,
    ...(today !== undefined && { today }),
  })
  if (!model) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return model
}

/** Returns the props of the first section of a type. */
export function propsOf<T extends SectionModel['type']>(model: PageModel | undefined, type: T) {
  const section = model?.sections.find((each) => each.type === type)
  if (!section) throw new Error(`no ${type}`)
  return section.props as Extract<SectionModel, { type: T }>['props']
}
