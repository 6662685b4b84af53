import type { Page } from '../../../schemas/index.ts'
import { printJson } from '../json/printJson.ts'

/** A page as the text of its file, laid out like the others and as `npm run format` leaves it. */
export function pageText(page: Page): string {
  return `${printJson(page, { indent: '', unit: '  ', lineEnd: '\n', oneLine: false, shortBlock: 60 })}\n`
}
