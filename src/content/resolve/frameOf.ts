import type { Section } from '../../../schemas/index.ts'
import { readVideo } from '../text/frames/readVideo.ts'

/** The address that a section shows in a frame, for the policy of the site; undefined where it shows none. */
export function frameOf(section: Section): string | undefined {
  if (section.type === 'map') return section.mode === 'embed' ? section.embed : undefined
  if (section.type === 'embed') return section.address
  const film = section.type === 'video' ? readVideo(section.address) : undefined
  return film?.kind === 'frame' ? film.frame : undefined
}
