import type { Site } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { type DatedKind, isDatedKind, pageKind } from '../resolve/resolveContext.ts'
import { pageSchema } from '../schema/schema.ts'
import { joinWords, quoted, withArticle } from '../wording/phrases.ts'
import type { Folders } from './automaticLists.ts'
import { findHomeFolder, isTownElsewhere } from './findHomeFolder.ts'

/** The code for a page whose fields all belong to another kind than its folder. */
export const pageInWrongFolder = 'page-in-wrong-folder'

type Field = keyof SitePage['page'] & string

/** The field that search engines and visitors need on pages of each kind. */
const demanded: Record<DatedKind, Field> = { article: 'date', event: 'starts', offer: 'until', job: 'date' }

/** The kinds whose pages show a field. */
const shownBy: readonly (readonly [field: Field, kinds: readonly DatedKind[]])[] = [
  ['author', ['article']],
  ['starts', ['event']],
  ['ends', ['event']],
  ['alsoOn', ['event']],
  ['place', ['event', 'job']],
  ['price', ['event', 'offer']],
  ['until', ['offer']],
  ['salary', ['job']],
  ['employmentType', ['job']],
  ['validThrough', ['job']],
]

/**
 * Finds fields that a page of this kind lacks, and fields that no page of its kind shows. If all such fields belong to
 * one other kind and the site has one folder for that kind, the page is in the wrong folder.
 *
 * @param found the problems of the page itself; fields with such a problem are not reported again
 */
export function checkKind(page: SitePage, site: Site, found: readonly Mistake[], folders: Folders): Mistake[] {
  const told = new Set(found.map(({ path }) => path[0]))
  const kind = pageKind({ site }, page)
  const strange = shownBy.filter(
    ([field, kinds]) => page.page[field] !== undefined && !told.has(field) && !kinds.some((each) => each === kind),
  )
  const elsewhere = ofOtherFolder(page, site, { strange, folders })
  if (elsewhere) return [elsewhere]
  const own = isDatedKind(kind) ? kind : undefined
  const needed = own && demanded[own]
  return [
    ...(own && needed && page.page[needed] === undefined ? [missingDay(own, needed, page.page.draft === true)] : []),
    ...strange.map(([field, kinds]) => notShown(field, kinds)),
  ]
}

interface Strange {
  strange: typeof shownBy
  folders: Folders
}

/** Finds a page that has only the fields of one other kind, or that is about a town, in a folder of another kind. */
function ofOtherFolder(page: SitePage, site: Site, { strange, folders }: Strange): Mistake | undefined {
  if (isTownElsewhere(page, site)) {
    const home = findHomeFolder(page, 'location', site, folders)
    return home === undefined ? undefined : townInWrongFolder(page, home)
  }
  const [kind, ...others] = datedKinds.filter(
    (each) => page.page[demanded[each]] !== undefined && strange.every(([, kinds]) => kinds.includes(each)),
  )
  if (strange.length === 0 || kind === undefined || others.length > 0) return undefined
  const home = findHomeFolder(page, kind, site, folders)
  const fields = strange.map(([field]) => field)
  return home === undefined ? undefined : inWrongFolder(page, home, fields, kind)
}

const inWrongFolder = ({ file }: SitePage, home: string, fields: readonly string[], kind: string): Mistake => ({
  ...wrongFolder,
  folder: home,
  path: [fields[0] ?? 'name'],
  message: `This page lies in ${around(file)}, and only a page of the kind "${kind}" shows its ${joinWords(fields.map(quoted), 'and')}.`,
  fix: `Move the file to pages/${home}/, the folder of that kind. Meant to lie here? Delete what is not shown.`,
})

const townInWrongFolder = ({ file, page }: SitePage, home: string): Mistake => ({
  ...wrongFolder,
  folder: home,
  path: ['name'],
  message: `This page is about the town ${quoted(page.location?.city ?? '')}, and it lies in ${around(file)}.`,
  fix: `Move the file to pages/${home}/, to the other towns. Meant to lie here? Write into "name" what it offers there.`,
})

const wrongFolder = { part: 'key', code: pageInWrongFolder } as const

/** `pages/services/hutto-tx.json` -> `pages/services/`. */
const around = (file: string) => file.replace(/[^/]*$/, '')

const datedKinds: readonly DatedKind[] = ['article', 'event', 'offer', 'job']
const names: Record<DatedKind, string> = { article: 'post', event: 'event', offer: 'offer', job: 'job' }

function missingDay(kind: DatedKind, field: Field, isDraft: boolean): Mistake {
  const { description = '', examples: [example] = [] } = pageSchema.properties?.[field] ?? {}
  return {
    path: ['name'],
    part: 'key',
    code: 'missing-day',
    ...(isDraft && { severity: 'warning' as const }),
    message: `This page is ${withArticle(names[kind])}, and it has no ${quoted(field)}.`,
    fix: `Add ${quoted(field)}: ${description.charAt(0).toLowerCase()}${description.slice(1)} For example: ${quoted(field)}: ${JSON.stringify(example)}`,
  }
}

function notShown(field: string, kinds: readonly DatedKind[]): Mistake {
  const pages = joinWords(kinds.map((kind) => `"${kind}"`))
  return {
    path: [field],
    part: 'key',
    code: 'field-not-shown',
    message: `Nothing on this page shows its ${quoted(field)}: only a page of the kind ${pages} does.`,
    fix: `Delete it, or give its folder that kind in "kinds" of site.config.json, such as ${quoted(`${kinds[0]}s`)}: ${quoted(kinds[0] ?? '')}.`,
  }
}
