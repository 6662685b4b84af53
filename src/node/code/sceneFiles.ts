import { sharedScenes } from '../../page/render/sharedScenes.ts'
import { hashOf } from '../disk/hashOf.ts'

interface SceneFile {
  name: string
  /** Its path in the built site. */
  path: string
  content: string
}

/**
 * The scenes that look the same on every page as files of their own, for the cards that lead to their pages, and for bands:
 * 1 to 2 kB gzip each, which no page has in its HTML.
 *
 * @param colours the rules of their colours, see `sceneCss`
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
