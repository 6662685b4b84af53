import type { IconName, SceneName, Section } from '../../../../schemas/index.ts'
import { sceneNames } from '../../../../schemas/parts/image.ts'
import { placesInFiles } from '../../../content/model/files/siteBlocks.ts'
import { addTo } from '../../../content/model/groupBy.ts'
import { asHtml } from '../../../content/model/html.ts'
import { languageAt } from '../../../content/model/languages.ts'
import type { LinkModel, PageModel, SectionModel } from '../../../content/model/pageModel.ts'
import { readSections, type SiteModel, type SitePage } from '../../../content/model/siteModel.ts'
import type { Path } from '../../../content/problem/source.ts'
import { findPagedList } from '../../../content/resolve/pagedList.ts'
import { isShown } from '../../../content/resolve/resolveSection.ts'
import { findPageTexts } from '../../../content/schema/findTexts.ts'
import { type Fields, isFields } from '../../../content/schema/schema.ts'
import { stepInto, valueAt } from '../../../content/schema/schemaAt.ts'
import type { Mark, Marks } from './marks.ts'

/** Renders the drawings that props name. */
export interface Drawings {
  scene(name: SceneName, seed: string): string
  icon(name: IconName): string
}

interface MarkInput {
  model: SiteModel
  page: SitePage
  /** The page as `resolvePage` returns it. */
  resolved: PageModel
  drawings: Drawings
}

/**
 * Returns a copy of the resolved page in which texts, pictures and icons carry marks of their locations. The given page
 * does not change.
 */
export function markModel(input: MarkInput, marks: Marks): PageModel {
  const { resolved, page } = input
  const sections = markSections(input, marks)
  const named = { path: ['name'] }
  const crumbs = resolved.crumbs.map((crumb, index) =>
    index === resolved.crumbs.length - 1 && !page.continuation
      ? { ...crumb, label: marks.wrap(crumb.label, named) }
      : crumb,
  )
  return { ...resolved, sections, crumbs, ...markFrame(resolved, input, marks) }
}

/**
 * The parts of site.config.json that all pages show. For pages in a further language, these are its own entries where
 * it has some.
 */
function markFrame(
  { notice, branchNotice, header, footer }: PageModel,
  { model: { site }, page }: MarkInput,
  marks: Marks,
) {
  const file = 'site.config.json'
  const at = (...path: Path): Mark => ({ file, path })
  const language = languageAt(site, page.path)
  const own = language === undefined ? undefined : site.languages?.[language]
  const ownPlace: Path = language === undefined ? [] : ['languages', language]
  const noticePlace = (...path: Path) => at(...ownPlace, ...path, ...(language === undefined ? ['text'] : []))
  const branchPlace = noticePlace('company', 'branches', String(page.page.branch), 'notice')
  const headerPlace = own?.header ? [...ownPlace, 'header'] : ['header']
  const footerPlace = own?.footer ? [...ownPlace, 'footer'] : ['footer']
  const companyPlace = own?.company?.tagline === undefined ? ['company'] : [...ownPlace, 'company']
  return {
    // A mark can wrap plain text and HTML alike.
    ...(notice && { notice: { ...notice, text: asHtml(marks.wrap(notice.text, noticePlace('notice'))) } }),
    ...(branchNotice && {
      branchNotice: { ...branchNotice, text: asHtml(marks.wrap(branchNotice.text, branchPlace)) },
    }),
    header: {
      ...header,
      button: { ...header.button, label: marks.wrap(header.button.label, at(...headerPlace, 'button', 'label')) },
    },
    footer: {
      ...footer,
      ...(footer.text && { text: asHtml(marks.wrap(footer.text, at(...footerPlace, 'text'))) }),
      columns: footer.columns.map((column, index) => ({
        ...column,
        heading: marks.wrap(column.heading, at(...footerPlace, 'columns', index, 'heading')),
      })),
      company: { ...footer.company, tagline: marks.wrap(footer.company.tagline, at(...companyPlace, 'tagline')) },
    },
  }
}

/** A section as written, and its location in the file of the page or of a block. */
interface WrittenSection {
  section: Section
  place: Mark
}

/** The sections that a page shows. The entry is undefined for the links to the further pages of a list. */
export function shownSections(model: SiteModel, page: SitePage): (WrittenSection | undefined)[] {
  const list = findPagedList(model, page)
  const sections = readSections(page)
  const places = placesInFiles(sections.length, page.notes.blocks)
  return sections.flatMap((section, at) => {
    if (!isShown(section)) return []
    const { file, index = at } = places[at] ?? {}
    const written = { section, place: { file, path: ['sections', index] } }
    return list?.section === section ? [written, undefined] : [written]
  })
}

function markSections(input: MarkInput, marks: Marks): SectionModel[] {
  const { model, page, resolved } = input
  if (page.continuation) return resolved.sections
  const sections = readSections(page)
  const texts = new Map<Section | undefined, Path[]>()
  for (const { path, format } of findPageTexts({ sections }, model.types, (_, { free }) => free)) {
    const [, index, ...inner] = path
    if (typeof index !== 'number' || format === 'href') continue
    const section = sections[index]
    addTo(texts, section, inner)
  }
  const shown = shownSections(model, page)
  return resolved.sections.map((section, number) => {
    const own = shown[number]
    if (!own) return section
    const props = structuredClone<Fields>(section.props)
    const { file, path } = own.place
    const fields: Fields = { ...own.section }
    for (const inner of texts.get(own.section) ?? []) wrapAt(props, inner, { file, path: [...path, ...inner] }, marks)
    markDrawn(props, fields, path, { ...input, marks, file })
    if (!('places' in props)) markLinked(props, { ...input, marks, file, section: path, linkLabel: fields.linkLabel })
    // `wrapAt` only replaces texts with texts.
    return { ...section, props } as unknown as SectionModel
  })
}

/** Marks the text at a path of a section, if the props have a text at the same path. */
function wrapAt(props: Fields, steps: Path, mark: Mark, marks: Marks): void {
  const last = steps.at(-1)
  const around = valueAt(props, steps.slice(0, -1))
  const text = last === undefined ? undefined : stepInto(around, last)
  if (typeof text === 'string' && last !== undefined) putEntry(around, last, marks.wrap(text, mark))
}

function putEntry(value: unknown, step: string | number, text: string): void {
  if (typeof value === 'object' && value !== null) Object.assign(value, { [step]: text })
}

interface Walk extends MarkInput {
  marks: Marks
  /** The file of the block that contains the section; undefined for the file of the page. */
  file: string | undefined
}

/** Marks pictures, icons and buttons without a label, which are not texts of the file. */
function markDrawn(props: unknown, written: unknown, path: Path, walk: Walk): void {
  if (Array.isArray(props)) {
    for (const [index, entry] of props.entries()) markDrawn(entry, stepInto(written, index), [...path, index], walk)
    return
  }
  if (!isFields(props) || !isFields(written)) return
  if (isPicture(props)) {
    markImage(props, path, walk)
    return
  }
  const { marks, drawings, file } = walk
  for (const [name, value] of Object.entries(props)) {
    const own = written[name]
    const at = [...path, name]
    if (own === undefined) continue
    if (name === 'icon' && typeof value === 'string')
      putEntry(props, name, marks.wrap(value, { file, path: at, draw: () => drawings.icon(value) }))
    else markDrawn(value, own, at, walk)
  }
  // A call button shows the phone number if the file gives it no label.
  if (written.call === true && written.label === undefined && typeof props.label === 'string')
    putEntry(props, 'label', marks.wrap(props.label, { file, path }))
}

/** Recognizes a photo or a drawn scene, regardless of the name of its field. */
const isPicture = ({ scene, seed, src, alt }: Fields): boolean =>
  (typeof scene === 'string' && typeof seed === 'string') || (typeof src === 'string' && typeof alt === 'string')

function markImage(image: Fields, path: Path, { marks, drawings, file }: Walk): void {
  const { scene, seed, alt } = image
  const name = sceneNames.find((each) => each === scene)
  if (name) putEntry(image, 'scene', marks.wrap(name, { file, path, draw: () => drawings.scene(name, String(seed)) }))
  // The mark of a photo is in its description, which has its own path.
  else if (typeof alt === 'string')
    putEntry(image, 'alt', marks.wrap(withoutMarks(alt), { file, path: [...path, 'alt'] }))
}

const withoutMarks = (text: string) => text.replace(/[\ufdd0-\ufdef]/g, '')

interface LinkedWalk extends Walk {
  /** The path of the section in its file. */
  section: Path
  /** The label of the buttons in an automatic list; undefined if the file has none. */
  linkLabel: unknown
}

/** Marks what an automatic list shows of other pages with its location in their files. */
function markLinked(props: Fields, walk: LinkedWalk): void {
  for (const entry of Array.isArray(props.items) ? props.items : []) {
    if (!isFields(entry) || !isFields(entry.link)) continue
    const page = pageOf(entry.link, walk)
    const isMarked = typeof entry.title === 'string' && entry.title !== withoutMarks(entry.title)
    if (!page || isMarked) continue
    const { card = {} } = page.page
    wrapName(entry, 'title', page, card.title === undefined ? ['name'] : ['card', 'title'], walk)
    wrapName(entry, 'text', page, card.text === undefined ? ['description'] : ['card', 'text'], walk)
    if (typeof walk.linkLabel === 'string' && entry.link.label === walk.linkLabel) {
      const mark = { file: walk.file, path: [...walk.section, 'linkLabel'] }
      putEntry(entry.link, 'label', walk.marks.wrap(walk.linkLabel, mark))
    }
  }
  const groups = Array.isArray(props.groups) ? props.groups : []
  for (const links of [props.links, ...groups.map((group: unknown) => stepInto(group, 'links'))])
    for (const link of Array.isArray(links) ? links : []) {
      const page = isFields(link) && pageOf(link, walk)
      if (page && link.label === page.page.name) wrapName(link, 'label', page, ['name'], walk)
    }
}

function pageOf({ href }: Fields | LinkModel, { model, resolved }: Walk): SitePage | undefined {
  if (typeof href !== 'string' || !href.startsWith(resolved.base)) return undefined
  return model.pages.get(href.slice(resolved.base.length - 1))
}

function wrapName(entry: Fields, name: string, page: SitePage, path: Path, { marks, page: current }: Walk): void {
  const text = entry[name]
  const file = page.file === current.file ? undefined : page.file
  if (typeof text === 'string') putEntry(entry, name, marks.wrap(text, { file, path }))
}
