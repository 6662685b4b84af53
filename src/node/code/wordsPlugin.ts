import path from 'node:path'
import type { Plugin } from 'vite'
import { catalogues, type Words } from '../../../schemas/index.ts'
import { configFile } from '../../content/model/files/configFile.ts'

/** The prefix of the modules with one group of words each, so that a script contains only the words that it uses. */
const prefix = 'virtual:ashlar/words/'

/**
 * A Vite plugin that provides the words of a site to client scripts. The dev server reads them again after a change.
 *
 * @param read returns the words by language, the main language first
 */
export function wordsPlugin(
  read: () => Readonly<Record<string, Words>> | undefined = () => ({ en: catalogues.en }),
): Plugin {
  return {
    name: 'ashlar:words',
    resolveId: { filter: { id: /^virtual:ashlar\/words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:ashlar\/words\// },
      handler: (id) => moduleOf(read() ?? {}, id.slice(prefix.length + 1)),
    },
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment
      if (path.basename(file) !== configFile) return
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module)
    },
  }
}

/** The module of a group of words. At run time it picks the language of the page. */
function moduleOf(words: Readonly<Record<string, Words>>, group: string): string {
  const languages = Object.entries(words).map(([tag, all]) => {
    const [, found = {}] = Object.entries(all).find(([name]) => name === group) ?? []
    return [tag, found] as const
  })
  const [[, own] = ['', {}]] = languages
  if (languages.length < 2) return `export const words = ${JSON.stringify(own)}`
  const all = JSON.stringify(Object.fromEntries(languages))
  return `const all = ${all}\nexport const words = all[document.documentElement.lang] ?? ${JSON.stringify(own)}`
}
