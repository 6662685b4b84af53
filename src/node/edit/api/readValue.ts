import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'

/** What the text of a file says, as far as it can be read; undefined for no text. */
export const readValue = (file: string, text = ''): unknown => readJson(createSource(file, text)).value
