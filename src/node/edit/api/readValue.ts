import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'

/** Parses the text of a file as far as it is readable; undefined for an empty text. */
export const readValue = (file: string, text = ''): unknown => readJson(createSource(file, text)).value
