import { pageFolder } from '../../../content/model/files/pageAddress.ts'
import type { SiteModel } from '../../../content/model/siteModel.ts'
import { type Fields, isFields, pageSchema, type Schema } from '../../../content/schema/schema.ts'
import { schemaAt, valueAt } from '../../../content/schema/schemaAt.ts'
import { builtInTypes } from '../../../content/schema/sectionTypes.ts'
import type { Unsaid } from '../protocol.ts'

/** The most pages of a folder to compare with; they are enough to show what its pages have in common. */
const mostNeighbours = 50
/** Fields that visitors do not see, or that are left out on purpose. */
const left = new Set(['$schema', 'note', 'draft', 'order', 'status', 'mentions', 'allowSimilar', 'translates'])

/** The fields that most other pages of the folder have and this page lacks. In a draft they are easily forgotten. */
export function findUnsaid(file: string, value: unknown, model: SiteModel | undefined): Unsaid[] {
  if (!isFields(value)) return []
  const { types = builtInTypes } = model ?? {}
  const others = (model?.collections.get(pageFolder(file)) ?? []).filter((page) => page.file !== file)
  const beside = others.slice(0, mostNeighbours).map(({ page }): Fields => ({ ...page }))
  const names = new Set(beside.flatMap((page) => pathsOf(page)))
  return [...names]
    .map((name) => name.split('/'))
    .filter((path) => valueAt(value, path) === undefined)
    .filter((path) => beside.filter((page) => valueAt(page, path) !== undefined).length * 2 > beside.length)
    .map((path) => ({ path, title: titleOf(schemaAt({ schema: pageSchema, types }, value, path), path) }))
}

/** The names of a page's fields, and those of its `location` as `location/name`. */
const pathsOf = ({ location, ...fields }: Fields): string[] => [
  ...Object.keys(fields).filter((name) => !left.has(name)),
  ...(isFields(location) ? Object.keys(location).map((name) => `location/${name}`) : []),
]

const titleOf = (schema: Schema | undefined, path: readonly string[]): string => schema?.title ?? path.at(-1) ?? ''
