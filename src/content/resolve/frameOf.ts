import type { Section } from '../../../schemas/index.ts'
import { readVideo } from '../text/frames/readVideo.ts'

/**
 * Returns the address that a section shows in a frame, for the Content-Security-Policy of the site; undefined if it has
 * no frame.
 */
export function frameOf(section: Section): string | undefined {
  if (section.type === 'map') return section.mode === 'embed' ? section.embed : undefined
  if (section.type === 'embed') return section.address
  const film = section.type === 'video' ? readVideo(section.address) : undefined
  return film?.kind === 'frame' ? film.frame : undefined
}
