import type { Site } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { type DatedKind, isDatedKind, pageKind } from '../resolve/resolveContext.ts'
import { pageSchema } from '../schema/schema.ts'
import { joinWords, quoted, withArticle } from '../wording/phrases.ts'

type Field = keyof SitePage['page'] & string

/** What search engines ask of a page of each kind, and visitors too. */
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
 * What a page lacks of its kind, and what it says that no page of its kind shows.
 *
 * @param found what is wrong with the page by itself; of a field that is wrong no more is said
 */
export function checkKind(page: SitePage, site: Site, found: readonly Mistake[]): Mistake[] {
  const told = new Set(found.map(({ path }) => path[0]))
  const kind = pageKind({ site }, page)
  const own = isDatedKind(kind) ? kind : undefined
  const needed = own && demanded[own]
  const mistakes: Mistake[] =
    own && needed && page.page[needed] === undefined ? [missingDay(own, needed, page.page.draft === true)] : []
  for (const [field, kinds] of shownBy) {
    if (page.page[field] === undefined || told.has(field) || kinds.some((each) => each === kind)) continue
    mistakes.push(notShown(field, kinds))
  }
  return mistakes
}

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
    severity: 'warning',
    message: `Nothing on this page shows its ${quoted(field)}: only a page of the kind ${pages} does.`,
    fix: `Delete it, or give its folder that kind in "kinds" of site.config.json, such as ${quoted(`${kinds[0]}s`)}: ${quoted(kinds[0] ?? '')}.`,
  }
}
