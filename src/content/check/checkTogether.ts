import type { Section, SectionType } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { count } from '../wording/phrases.ts'

type Checks = { [T in SectionType]?: (section: Extract<Section, { type: T }>, path: Path) => Mistake[] }

/** Types with fields that must agree, which a schema cannot say. */
const checks: Checks = {
  gallery: checkPairs,
  table: checkRows,
}

/** Holds the fields of a section against each other; the schema has found no fault in any of them. */
export function checkTogether(section: Section, path: Path): Mistake[] {
  // The compiler cannot follow that the key is the type of the section.
  const check = checks[section.type] as ((section: Section, path: Path) => Mistake[]) | undefined
  return check?.(section, path) ?? []
}

/** A picture of the state before belongs to each pair, and to nothing else. */
function checkPairs({ items, layout }: Extract<Section, { type: 'gallery' }>, path: Path): Mistake[] {
  const isPaired = layout === 'beforeAfter'
  return items.flatMap(({ before }, index): Mistake[] => {
    const at = [...path, 'items', index]
    const also = layout && { also: { path: [...path, 'layout'], message: 'The layout is here.' } }
    if (isPaired && !before)
      return [
        {
          ...{ path: at, part: 'open', code: 'pair-without-before' },
          message: 'This picture of the gallery has no "before", which the layout "beforeAfter" needs.',
          fix: 'Add "before": { "src": "/images/…", "alt": "…" }, a photo of the same place before the work.',
          ...also,
        },
      ]
    if (isPaired || !before) return []
    return [
      {
        ...{ path: [...at, 'before'], part: 'key', code: 'before-without-pair' },
        message: `"before" is shown only in the layout "beforeAfter", and this gallery has the layout "${layout ?? 'grid'}".`,
        fix: 'Write "layout": "beforeAfter" in this section, or delete "before".',
        ...also,
      },
    ]
  })
}

function checkRows({ columns, rows }: Extract<Section, { type: 'table' }>, path: Path): Mistake[] {
  return rows.flatMap((row, index): Mistake[] => {
    const surplus = row.length - columns.length
    if (surplus === 0) return []
    return [
      {
        path: [...path, 'rows', index],
        part: 'open',
        code: 'uneven-row',
        message: `This row has ${count(row.length, 'cell')}, and the table has ${count(columns.length, 'column')}.`,
        fix:
          surplus > 0
            ? `Delete ${count(surplus, 'cell')}, or add ${surplus === 1 ? 'a heading' : `${surplus} headings`} to "columns".`
            : `Add ${count(-surplus, 'cell')}; for one without words write "–".`,
        also: { path: [...path, 'columns'], part: 'key', message: 'The columns are here.' },
      },
    ]
  })
}
