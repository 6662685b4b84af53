import { checkValue } from '../check/checkValue.ts'
import type { JsonNode } from '../json/parseTree.ts'
import { countryIn } from '../model/files/configFile.ts'
import type { SourceReader } from '../problem/problem.ts'
import { createSource, type Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { type Fields, isFields, pageSchemaOf } from '../schema/schema.ts'

/** A page that a template combines with others. */
export interface CombinedPage {
  source: Source
  value: Fields
  nodeOf(field: string): JsonNode | undefined
}

/** Returns the page of a file. Returns `missing` if there is no such file, and `faulty` if its own check refuses it. */
export type OpenCombined = (file: string) => CombinedPage | 'missing' | 'faulty'

/**
 * Creates a function that opens the pages that templates combine. Each page is read once, and its sections are not
 * checked.
 */
export function createOpenCombined(reader: SourceReader): OpenCombined {
  const files = new Set(reader.files())
  const schema = pageSchemaOf(countryIn(reader))
  const opened = new Map<string, CombinedPage | 'faulty'>()
  const open = (file: string): CombinedPage | 'faulty' => {
    const source = createSource(file, reader.read(file))
    const { value } = readJson(source)
    if (!isFields(value)) return 'faulty'
    if (checkValue(schema, value, { path: [], optional: false }).length > 0) return 'faulty'
    const members = source.root()?.members ?? []
    return { source, value, nodeOf: (field) => members.find(({ key }) => key === field)?.value }
  }
  return (file) => {
    if (!files.has(file)) return 'missing'
    const page = opened.get(file) ?? open(file)
    opened.set(file, page)
    return page
  }
}
