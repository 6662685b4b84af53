import { sharedScenes } from '../../page/render/sharedScenes.ts'
import { hashOf } from '../disk/hashOf.ts'

interface SceneFile {
  name: string
  /** The path in the built site. */
  path: string
  content: string
}

/**
 * The scenes that look the same on every page, as separate files for cards and bands: 1 to 2 kB gzip each, which pages
 * do not inline.
 *
 * @param colours the CSS of their colours, see `sceneCss`
 */
export function sceneFiles(colours: string): SceneFile[] {
  return sharedScenes().map(({ name, svg }) => {
    const content = svg.replace(
      /^<svg ([^>]*)>/,
      (_, frame: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><style>${colours}</style>`,
    )
    return { name, path: `assets/${name}-${hashOf(content).slice(0, 8)}.svg`, content }
  })
}
