import path from 'node:path'
import type { Plugin } from 'vite'
import { catalogues, type Words } from '../../../schemas/index.ts'
import { configFile } from '../../content/model/files/configFile.ts'

/** Begins the names of the modules that hold a group of words each, so that a script has only those that it says. */
const prefix = 'virtual:ashlar/words/'

/**
 * Vite plugin that gives the scripts of visitors the words of a site; the dev server reads them anew after a change.
 *
 * @param read gives the words by language, the site's own first
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

/** The words of a group, in the language of the page that runs the script. */
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
