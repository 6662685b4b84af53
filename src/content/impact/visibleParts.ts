import type { WordGroup, Words } from '../../../schemas/index.ts'
import type { Counted } from '../../../schemas/words/words.ts'
import type {
  CompanyModel,
  FooterOffice,
  FormModel,
  LinkGroup,
  PageModel,
  PhoneModel,
  PlaceModel,
  SectionModel,
} from '../model/pageModel.ts'
import type { Frame } from '../resolve/resolvePage.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { htmlToText } from '../text/htmlToText.ts'
import type { Where } from './impact.ts'

/** A part of a page, with what visitors and search engines see of it: a text, a list, or a value without words. */
export interface VisiblePart {
  where: Where
  value: unknown
}

/** Returns the parts of the header, the footer and the look, which all pages share. */
export function frameParts({ notice, header, footer, theme, words }: Frame): VisiblePart[] {
  const { address, phone, email, hours } = companyFields(footer.company)
  const { founded, profiles = [] } = footer.company
  return [
    ...partsOf(at('header'), {
      notice: notice ? htmlToText(notice.text) : '',
      noticeTone: wordless(notice?.tone),
      company: header.company,
      home: wordless(header.home),
      phone: header.phone.label,
      links: header.links.map(({ label, href = '' }) => ({ label, href })),
      menu: header.links.map(({ label, children }): LinkGroup => ({ heading: label, links: children })),
      button: [header.button],
    }),
    ...partsOf(at('footer'), {
      company: footer.company.name,
      tagline: footer.company.tagline,
      address,
      phone,
      email,
      hours,
      profiles,
      founded: founded === undefined ? '' : String(founded),
      headings: footer.columns.map(({ heading }) => heading),
      columns: footer.columns,
      links: footer.links,
      offices: (footer.offices ?? []).map(sayOffice),
      text: footer.text ? htmlToText(footer.text) : '',
      careers: footer.careers === null ? '' : footer.careers,
      year: String(footer.year),
    }),
    { where: { part: 'look', field: 'theme' }, value: theme },
    ...wordParts(words, 'shell'),
  ]
}

/** Describes a branch as the footer shows it. */
const sayOffice = ({ name, facts }: FooterOffice) =>
  facts ? [name, facts.address.street, facts.address.town, facts.phone.label].join(', ') : name

/** Returns the builder's words of a group, one part per word. */
export const wordParts = (words: Words, group: WordGroup): VisiblePart[] =>
  Object.entries<string | Counted>(words[group]).map(([name, word]) => ({
    where: { part: 'words', field: `${group}.${name}` },
    value: typeof word === 'string' ? word : wordless(word),
  }))

type Own = Pick<PageModel, 'head' | 'crumbs' | 'branchNotice' | 'branchPhone'>

/**
 * Returns the parts of a page outside its sections: the notice and phone number of its branch, the head, the structured
 * data and the breadcrumb.
 */
export function ownParts({ head, crumbs, branchNotice, branchPhone }: Own): VisiblePart[] {
  // The page's own address changes together with the canonical one.
  const { structuredData, url: _url, ...fields } = head
  const { canonical, indexed, icons } = fields
  return [
    ...partsOf(at('head'), {
      ...fields,
      canonical: canonical ?? '',
      indexed: indexed ? 'yes' : 'no',
      icons: wordless(icons),
    }),
    ...(structuredData === null ? [] : factParts(structuredData)),
    ...partsOf(at('header'), {
      branchNotice: branchNotice ? htmlToText(branchNotice.text) : '',
      branchNoticeTone: wordless(branchNotice?.tone),
      branchPhone: branchPhone?.label ?? '',
    }),
    // Without `href`, an entry keeps its identity when its address changes.
    { where: at('crumbs'), value: crumbs.map(({ label, href }) => ({ label, target: href })) },
  ]
}

/** Splits the items of the structured data into fields. Areas served are a list of names. */
function factParts(json: string): VisiblePart[] {
  const { '@graph': things }: { '@graph': Fields[] } = JSON.parse(json)
  return things.flatMap(({ '@type': type, ...fields }) => {
    const where: Where = { part: 'facts', field: '', title: String(type) }
    const visible = Object.entries(fields).map(([field, value]) => {
      if (field === 'areaServed' && Array.isArray(value)) return [field, value.map(({ name }) => name)]
      return [field, typeof value === 'string' ? value : wordless(value)]
    })
    return [{ where, value: undefined }, ...partsOf(where, Object.fromEntries(visible))]
  })
}

/** Returns the parts of a section, one for each field that its component shows. */
export function sectionParts(section: SectionModel): VisiblePart[] {
  const where = placeOfSection(section)
  const special = specialFields(section)
  return Object.entries(section.props).flatMap(([field, value]) => partsOf(where, special[field] ?? { [field]: value }))
}

/** Identifies a section as a whole. */
export function placeOfSection({ type, props }: SectionModel): Where {
  const heading = 'heading' in props ? props.heading : undefined
  return { part: 'section', field: '', type, ...(heading !== undefined && { heading }) }
}

/** Fields that come from other pages and the configuration, with what the component shows of each. */
function specialFields({ type, props }: SectionModel): Record<string, Fields> {
  switch (type) {
    case 'form':
    case 'quoteForm':
    case 'contactForm':
      return { form: {}, placed: formFields(props.placed, props.nextSteps !== undefined) }
    case 'contactDetails': {
      const fields = Object.entries(companyFields(props.company))
      const { show } = props
      return { company: Object.fromEntries(fields.filter(([field]) => !show || show.some((name) => name === field))) }
    }
    case 'map': {
      const hasPins = props.places.some(hasPin)
      return {
        places: { places: props.places.map(visiblePlace) },
        office: hasPins && props.office ? { office: wordless(props.office) } : {},
        area: hasPins ? { area: wordless(props.area) } : {},
        unit: hasPins ? { unit: wordless(props.unit) } : {},
      }
    }
    case 'sitemapList':
      return { groups: { headings: props.groups.map(({ heading }) => heading), groups: props.groups }, exclude: {} }
    case 'cardGrid':
    case 'offers':
      return { linkLabel: {} }
    default:
      return {}
  }
}

function formFields(placed: FormModel, saysHours: boolean): Fields {
  const { name, company, endpoint, encoding, redirects, thanks = '', offices, parts } = placed
  const { phone, email, hours } = companyFields(company)
  return {
    form: name,
    phone,
    email,
    ...(saysHours && { hours }),
    endpoint: endpoint ?? '',
    encoding,
    redirects,
    thanks,
    ...(offices && { offices: JSON.stringify(offices) }),
    button: parts.button,
    sending: parts.sending,
    sent: `${parts.sent.title}: ${parts.sent.text}`,
    fields: parts.fields.map((field) => ({ label: field.label, settings: JSON.stringify(field) })),
    extras: wordless(parts.extras),
  }
}

const companyFields = ({ phone, phones = [], email, address, hours, closures = [] }: CompanyModel) => ({
  phone: [phone.label, ...phones.map(sayPhone)].join(', '),
  email: email.label,
  address: `${address.street}, ${address.town}`,
  hours: [
    ...hours.map(({ days, time }) => `${days}: ${time}`),
    ...closures.map(({ days, note, hours = '' }) => `${days.map(({ text }) => text).join('')} ${hours}: ${note}`),
  ].join(', '),
})

const sayPhone = ({ label, number, hours }: PhoneModel) =>
  [`${label}: ${number.label}`, ...hours.map(({ days, time }) => `${days} ${time}`)].join(' ')

const hasPin = ({ latitude, longitude }: PlaceModel) => latitude !== undefined && longitude !== undefined

function visiblePlace(place: PlaceModel): Fields {
  const { name, href, latitude, longitude, minutes } = place
  const drive = minutes === undefined ? {} : { minutes }
  if (hasPin(place)) return { name, href, latitude, longitude, ...drive }
  return { name, href, ...drive, note: `${name} gets no pin, as its "latitude" and "longitude" are missing` }
}

const at = (part: Where['part']): Where => ({ part, field: '' })

/** Wraps a text or list that people do not read. */
const wordless = (value: unknown) => ({ value })

/** Converts fields to parts. Groups of links become one list per heading. */
function partsOf(where: Where, fields: Fields): VisiblePart[] {
  return Object.entries(fields).flatMap(([field, value]): VisiblePart[] =>
    isGroups(value)
      ? value.map(({ heading, links }) => ({ where: { ...where, field, title: heading }, value: links }))
      : [{ where: { ...where, field }, value }],
  )
}

const isGroups = (value: unknown): value is LinkGroup[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => isFields(entry) && 'links' in entry)
