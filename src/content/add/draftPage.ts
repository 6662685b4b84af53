import type { Page, Section } from '../../../schemas/index.ts'
import { printJson } from '../json/printJson.ts'
import { sectionsInFile } from '../model/sectionsInFile.ts'
import { kindAround, readSections, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { unwrittenMark } from '../text/checkUnwritten.ts'
import { joinWords } from '../wording/phrases.ts'
import { createDrafter } from './createDrafter.ts'
import { createTextAdapter } from './createTextAdapter.ts'
import type { NewPage } from './newPage.ts'

/** How a section of the model page is used in a new page. */
export type SectionFate = 'keep' | 'rewrite' | 'remove'

export interface DraftOptions {
  /** The page whose sections are copied. Default: one with the most common sequence of section types in the folder. */
  like?: SitePage
  /** The path to the schema of pages for text editors, relative to the new file; omitted if there is none. */
  schema?: string
  /** Today's date, `2026-12-24`, which becomes the date of a post. */
  today?: string | undefined
  /** One per section of `like`. Default: `rewrite` for all. */
  fates?: readonly SectionFate[]
  /** Facts that the owner provided. */
  facts?: { county?: string; latitude?: number; longitude?: number; description?: string }
}

/** The most pages of a folder to read. They show what the folder's pages have in common. */
const mostNeighbours = 50

/**
 * Drafts the page file of a new page. Its sections come from the folder's other pages. Texts that fit any page are
 * kept; every other text becomes a mark that says what to write.
 */
export function draftPage(model: SiteModel, newPage: NewPage, options: DraftOptions = {}): Page {
  const { facts = {}, schema } = options
  const { like, neighbours, pages, drafter, subject } = prepareDraft(model, newPage, options.like)
  const { name, location } = newPage
  const sections = like
    ? sectionsInFile(like).flatMap((section, index) => {
        const fate = options.fates?.[index] ?? 'rewrite'
        return fate === 'remove' ? [] : (drafter.section(section, like, fate === 'keep') ?? [])
      })
    : fewSections(newPage, subject)
  const card = like?.page.card && drafter.card(like.page.card, like)
  return {
    ...(schema !== undefined && { $schema: schema }),
    name,
    title: titleOf(newPage, pages, drafter.adaptTitle),
    description:
      facts.description ??
      unwrittenMark(
        `what ${location ? `you offer in ${location.city}` : 'the page offers'}, for search results, in 70 to 160 characters`,
      ),
    draft: true,
    ...(drafter.borrowed.size > 0 && { note: noteOf([...drafter.borrowed].sort()) }),
    ...(card && { card }),
    ...datedDraft(model, newPage, options.today),
    ...(location && { location: { ...location, ...placeFacts(location.city, neighbours, facts) } }),
    sections,
  }
}

/** A section of the model page. */
interface PlannedSection {
  type: Section['type']
  heading: string | undefined
  /** The number of texts to write for the new page; 0 if the whole section fits any page. */
  toWrite: number
  /** Whether `rewrite` and `keep` give different results. A text of another page may replace one about `like`. */
  differs: boolean
}

/** Lists the sections that a new page may copy from another one. */
export function planSections(model: SiteModel, newPage: NewPage, like: SitePage): PlannedSection[] {
  const { drafter } = prepareDraft(model, newPage, like)
  return sectionsInFile(like).map((section) => {
    const heading: unknown = Reflect.get(section, 'heading')
    const [drafted, kept] = [false, true].map((keeps) => JSON.stringify(drafter.section(section, like, keeps) ?? {}))
    return {
      type: section.type,
      heading: typeof heading === 'string' ? heading : undefined,
      toWrite: (drafted ?? '').split('[to write:').length - 1,
      differs: drafted !== kept,
    }
  })
}

function prepareDraft(model: SiteModel, newPage: NewPage, wanted: SitePage | undefined) {
  const neighbours = (model.collections.get(newPage.folder) ?? []).slice(0, mostNeighbours)
  const like = wanted ?? (newPage.folder === '' ? undefined : mostUsual(neighbours))
  const { name, location } = newPage
  const subject = location ? `your work in ${location.city}` : name
  const pages = like ? [like, ...neighbours.filter((page) => page !== like)] : neighbours
  const { types } = model
  const adapter = createTextAdapter(newPage, pages, types)
  const drafter = createDrafter({ newPage, adapter, neighbours, subject, types })
  return { like, neighbours, pages, drafter, subject }
}

/**
 * Returns the date that a post or a job starts with. Days that only the owner knows are omitted, and the check asks for
 * them.
 */
function datedDraft({ site }: SiteModel, { folder }: NewPage, today: string | undefined): Partial<Page> {
  const kind = kindAround(site, folder)
  const isPublished = kind === 'article' || kind === 'job'
  return isPublished && today !== undefined ? { date: today } : {}
}

/** Formats a page as the text of its file, as `npm run format` would. */
export function pageText(page: Page): string {
  return `${printJson(page, { indent: '', unit: '  ', lineEnd: '\n', oneLine: false, shortBlock: 60 })}\n`
}

const noteOf = (things: readonly string[]) =>
  `The ${joinWords(things, 'and')} ${things.length === 1 ? 'is that' : 'are those'} of another page for now: choose your own.`

/** The first page with the most common sequence of section types. */
function mostUsual(pages: readonly SitePage[]): SitePage | undefined {
  const structure = (page: SitePage) =>
    readSections(page)
      .map(({ type }) => type)
      .join(' ')
  const counts = new Map<string, number>()
  for (const page of pages) counts.set(structure(page), (counts.get(structure(page)) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return pages.find((page) => counts.get(structure(page)) === most)
}

function titleOf(
  { name, location }: NewPage,
  pages: readonly SitePage[],
  adapt: (page: SitePage) => string | undefined,
): string {
  const [first] = pages.flatMap((page) => adapt(page) ?? [])
  if (location && first !== undefined) return first
  const withCompany = pages.length === 0 || pages.some(({ page }) => page.title.endsWith('| {company}'))
  return `${location ? townTokens(location) : name}${withCompany ? ' | {company}' : ''}`
}

const townTokens = ({ state }: NonNullable<Page['location']>) => (state === undefined ? '{city}' : '{city}, {state}')

function placeFacts(city: string, pages: readonly SitePage[], facts: NonNullable<DraftOptions['facts']>) {
  const { county, latitude, longitude } = facts
  const wanted = pages.some(({ page }) => page.location?.county !== undefined)
  return {
    ...((county !== undefined || wanted) && { county: county ?? unwrittenMark(`the county of ${city}`) }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  }
}

/** The sections of a page without a model. */
function fewSections({ name, location }: NewPage, subject: string): Section[] {
  return [
    {
      type: 'hero',
      heading: location ? townTokens(location) : name,
      text: unwrittenMark(`the first promise, in one to three sentences, about ${subject}`),
    },
    {
      type: 'prose',
      heading: unwrittenMark('a heading for the text below'),
      body: unwrittenMark(`two paragraphs about ${subject}`),
    },
  ]
}
