import { typeOfExample } from '../model/files/ownFiles.ts'
import { placeMistake } from '../problem/mistake.ts'
import type { Problem } from '../problem/problem.ts'
import type { Source } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { checkPage, type PageRules } from './checkPage.ts'

/** Checks the example of a site's own section type, which is a page file that contains such a section. */
export function checkExample(source: Source, value: unknown, rules: PageRules): Problem[] {
  const checked = checkPage(source, value, rules)
  const type = typeOfExample(source.file)
  if (!checked.value || checked.value.sections.some((section) => section.type === type)) return checked.problems
  return [
    placeMistake(source, {
      path: ['sections'],
      part: 'key',
      code: 'no-example',
      message: `This example has no section of the type ${quoted(String(type))}.`,
      fix: `Add one with all its fields: { "type": ${quoted(String(type))}, … }.`,
    }),
  ]
}
