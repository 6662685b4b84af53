import type { Path } from '../../node/edit/protocol.ts'

/**
 * Returns the `data-at` attribute of a location, as `src/node/edit/marks/marks.ts` writes it.
 *
 * @param file omitted for the file of the page
 */
export function writeAt(path: Path, file?: string): string {
  const steps = path.map((step) => encodeURIComponent(step)).join('/')
  return file === undefined ? steps : `${file.split('/').map(encodeURIComponent).join('/')}#${steps}`
}
