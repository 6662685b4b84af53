import { normalizePath, type Plugin } from 'vite'
import { ashlarModules } from './ashlarModules.ts'
import type { OwnCode, OwnSectionCode } from './ownCode.ts'

const prefix = 'virtual:ashlar/own/'

/** Returns true for the id of a module that is generated from the site's own section types. */
export const isOwnModule = (id: string): boolean => id.startsWith(`\0${prefix}`)

/**
 * A Vite plugin for a site's own section types: it generates modules that list their views and islands, and resolves
 * the imports that their code can use. The site needs no packages, because it gets React from the builder.
 *
 * @param read returns the code; the dev server calls it each time
 */
export function ownSectionsPlugin(read: () => OwnCode): Plugin {
  return {
    name: 'ashlar:own-sections',
    enforce: 'pre',
    config: () => ({ resolve: { alias: aliases(), dedupe: ['react', 'react-dom'] } }),
    resolveId: { filter: { id: /^virtual:ashlar\/own\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:ashlar\/own\// },
      handler(id) {
        const { home, sections } = read()
        const place = (file: string) => JSON.stringify(normalizePath(`${home}/${file}`))
        if (id.endsWith('/views')) return viewsCode(sections, place)
        if (id.endsWith('/islands')) return islandsCode(sections, place)
      },
    },
  }
}

type PlaceOf = (file: string) => string

function viewsCode(sections: readonly OwnSectionCode[], place: PlaceOf): string {
  const imports = sections.map(({ view }, index) => `import { View as view${index} } from ${place(view)}`)
  const entries = sections.map(({ type }, index) => `${JSON.stringify(type)}: view${index}`)
  return [...imports, `export const ownViews = { ${entries.join(', ')} }`].join('\n')
}

function islandsCode(sections: readonly OwnSectionCode[], place: PlaceOf): string {
  const entries = sections.flatMap(({ type, island }) =>
    island === undefined ? [] : [`${JSON.stringify(type)}: () => import(${place(island)})`],
  )
  return `export const ownIslands = { ${entries.join(', ')} }`
}

/**
 * Escaped as replacement patterns of `String.replace`, which Vite uses for aliases, in case the path contains a `$`.
 */
const aliases = () =>
  Object.entries(ashlarModules).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: normalizePath(file).replaceAll('$', '$$$$'),
  }))
