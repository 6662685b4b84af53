import path from 'node:path'
import type { Plugin } from 'vite'
import { catalogues, type Words } from '../../../schemas/index.ts'
import { configFile } from '../../content/model/configFile.ts'

/** Begins the names of the modules that hold a group of words each, so that a script has only those that it says. */
const prefix = 'virtual:ashlar/words/'

/** Vite plugin that gives the scripts of visitors the words of a site; the dev server reads them anew after a change. */
export function wordsPlugin(read: () => Words | undefined = () => catalogues.en): Plugin {
  const group = (name: string) => Object.entries(read() ?? {}).find(([each]) => each === name)?.[1]
  return {
    name: 'ashlar:words',
    resolveId: { filter: { id: /^virtual:ashlar\/words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:ashlar\/words\// },
      handler: (id) => `export const words = ${JSON.stringify(group(id.slice(prefix.length + 1)))}`,
    },
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment
      if (path.basename(file) !== configFile) return
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module)
    },
  }
}
