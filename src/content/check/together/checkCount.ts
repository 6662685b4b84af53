import type { Section } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { countedIn } from '../../wording/countedIn.ts'
import { quoted } from '../../wording/phrases.ts'

/** Finds a heading with a wrong number of entries, for example because an entry was added or removed. */
export function checkCount(section: Section, path: Path): Mistake[] {
  if (!('items' in section) || !Array.isArray(section.items) || !('heading' in section)) return []
  const { heading = '', items } = section
  const found = countedIn(heading)
  if (!found || found.count === items.length) return []
  return [
    {
      path: [...path, 'heading'],
      span: { start: found.start, end: found.start + found.words.length },
      code: 'count-of-heading',
      message: `The heading says ${quoted(found.words)}, and the list below it has ${items.length}.`,
      fix: 'Write how many there are, or add to the list what it lacks.',
    },
  ]
}
