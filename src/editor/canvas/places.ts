import type { Path } from '../../node/edit/protocol.ts'

/** A place that a mark names: a path in a file; without a file, in that of the page. */
export interface Place {
  file: string | undefined
  path: Path
}

/** Reads a mark as `src/node/edit/marks/marks.ts` writes it. */
export function readAt(at: string): Place {
  const [first = '', second] = at.split('#')
  const path = (second ?? first)
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decodeURIComponent(step))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return { file: second === undefined ? undefined : first.split('/').map(decodeURIComponent).join('/'), path }
}

/** The number of the section that a place lies in. */
export function sectionOf(at: string): number | undefined {
  const { file, path } = readAt(at)
  const [first, index] = path
  return file === undefined && first === 'sections' && typeof index === 'number' ? index : undefined
}
