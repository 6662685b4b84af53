import type { SectionTypes } from '../schema/sectionTypes.ts'
import { quoted } from '../wording/phrases.ts'
import type { Where } from './impact.ts'

/** Names for the parts of the head, the header and the footer, in the owner's words. */
const names: Record<string, string> = {
  'head.title': 'Title',
  'head.description': 'Description',
  'head.canonical': 'Address told to search engines',
  'head.indexed': 'Search engines',
  'head.siteName': 'Name of the site for shared links',
  'head.language': 'Language',
  'head.icons': 'Icons',
  'head.socialImage': 'Picture for shared links',
  'look.theme': 'Colours and look',
  'header.notice': 'Notice over the header',
  'header.noticeTone': 'Ground of the notice over the header',
  'header.branchNotice': 'Notice of the branch over the header',
  'header.branchNoticeTone': 'Ground of the notice of the branch over the header',
  'header.branchPhone': 'Phone number in the contact bar',
  'header.company': 'Company name in the header',
  'header.home': 'Links to the home page',
  'header.phone': 'Phone number in the header',
  'header.links': 'Links of the header',
  'header.menu': 'Menu',
  'header.button': 'Button of the header',
  'footer.company': 'Company name in the footer',
  'footer.tagline': 'Tagline in the footer',
  'footer.address': 'Address in the footer',
  'footer.phone': 'Phone number in the footer',
  'footer.email': 'E-mail in the footer',
  'footer.hours': 'Hours in the footer',
  'footer.profiles': 'Other places on the web in the footer',
  'footer.founded': 'Year of foundation in the footer',
  'footer.headings': 'Columns of the footer',
  'footer.columns': 'Footer column',
  'footer.links': 'Last row of the footer',
  'footer.offices': 'Other offices in the footer',
  'footer.text': 'Line of your own in the footer',
  'footer.careers': '"Careers" in the footer',
  'footer.year': 'Year in the footer',
  'crumbs.': 'Breadcrumb',
}

/** Names for fields without a schema, which come from other pages and the configuration. */
const filled: Record<string, string> = {
  suggestions: 'suggested words',
  button: 'button',
  sending: 'button while sending',
  sent: 'message once it was sent',
  fields: 'fields',
  extras: 'values sent along',
  places: '',
  groups: '',
  headings: 'groups',
  area: 'drawing',
  unit: 'scale',
  phone: 'phone number',
  email: 'e-mail',
  address: 'address',
  hours: 'hours',
  endpoint: 'receiver of the requests',
  encoding: 'encoding of the requests',
  redirects: 'redirects of the receiver',
  thanks: 'page shown after sending',
  offices: 'offices to choose from',
  presets: 'answers filled in already',
}

/** The main lists of a section, for which the name of the section is enough. */
const principal = ['', 'items', 'links', 'places', 'groups']

/** Names for fields of the structured data whose property name is unclear. */
const facts: Record<string, string> = {
  areaServed: 'area served',
  mainEntity: 'content',
  itemListElement: 'breadcrumb',
  telephone: 'phone number',
  openingHours: 'hours',
  priceRange: 'price range',
}

/** Names a part of a page: `Footer column "Locations"`, `Cards "Pick Your Town"`, `Hero, buttons`. */
export function nameWhere(where: Where, types: SectionTypes): string {
  const { part, field, title, type, heading } = where
  const list = title === undefined ? '' : ` ${quoted(title)}`
  if (part === 'words') return `Words of the builder, ${field}`
  if (part === 'facts') return `Structured data, ${title ?? ''}${field && `: ${facts[field] ?? field}`}`
  if (part !== 'section') return `${names[`${part}.${field}`] ?? field}${list}`
  if (!type) return 'Sections'
  const schema = types.get(type) ?? {}
  const section = `${schema.title ?? type}${heading ? ` ${quoted(heading)}` : ''}`
  if (principal.includes(field)) return list ? `${section}, group${list}` : section
  const own = schema.properties?.[field]?.title
  return `${section}, ${filled[field] ?? own?.toLowerCase() ?? field}`
}
