import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The import table of the README: what each room may import, by the beginning of the path. `types` may only be
 * imported as types.
 */
const rooms: Record<string, { may: string[]; types?: string[]; packages: string[] }> = {
  'schemas/': { may: ['schemas/'], packages: ['json-schema-to-ts'] },
  'src/content/': {
    may: ['schemas/', 'src/content/'],
    packages: ['ajv', 'markdown-it', 'kdbush', 'geokdbush', 'json-schema-to-ts', 'schema-dts'],
  },
  'src/ui/': {
    may: ['src/ui/', 'schemas/forms/', 'schemas/parts/encoding.ts', 'virtual:ashlar/validators'],
    types: ['schemas/', 'src/content/model/pageModel.ts'],
    packages: ['react', 'lucide', '@emotion/', '@radix-ui/', '@rjsf/'],
  },
  'src/sections/': {
    may: ['src/sections/', 'src/ui/', 'schemas/forms/', 'virtual:ashlar/validators'],
    types: ['schemas/', 'src/content/model/pageModel.ts'],
    packages: ['react', '@radix-ui/'],
  },
  'src/page/': {
    may: ['src/page/', 'src/sections/', 'src/ui/'],
    types: ['schemas/', 'src/content/model/pageModel.ts'],
    packages: ['react'],
  },
  'src/client/': {
    may: ['src/client/', 'src/page/ShellView.tsx', 'src/sections/', 'src/ui/'],
    types: ['src/content/model/pageModel.ts'],
    packages: ['react'],
  },
  'src/build/': {
    may: ['src/build/', 'src/content/', 'src/page/', 'schemas/', 'src/ui/theme/theme.ts', 'src/ui/WordMark/sign.ts'],
    packages: [
      'node:',
      'vite',
      'esbuild',
      '@vitejs/',
      '@emotion/',
      'stylis',
      'sirv',
      '@rjsf/validator-ajv8/',
      'image-size',
      'sharp',
      'unpic',
      'satori',
    ],
  },
  'scripts/': {
    may: ['src/build/', 'src/content/', 'schemas/', 'tests/'],
    packages: ['node:', 'vite', 'playwright', 'subset-font'],
  },
}

interface Import {
  from: string
  to: string
  isType: boolean
}

const root = path.resolve(import.meta.dirname, '..')
const statement = /^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(statement)].map(([whole, type, fixed, lazy]) => {
    const target = fixed ?? lazy ?? ''
    const inline = /\{([^}]*)\}/.exec(whole)?.[1]
    const onlyTypes = inline?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false
    const to = target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
    return { from: file, to, isType: type !== undefined || onlyTypes }
  })
}

function filesOf(room: string): string[] {
  return readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.posix.join(room, file.split(path.sep).join('/')))
}

/** How a file of the room comes to be part of the site: who imports it, and who imports that. */
function chainTo(file: string, all: Import[]): string {
  const chain = [file]
  for (let next = all.find(({ to }) => to === file); next && !chain.includes(next.from); ) {
    chain.unshift(next.from)
    next = all.find(({ to }) => to === chain[0])
  }
  return chain.join('\n    -> ')
}

describe('import table', () => {
  const all = Object.keys(rooms).flatMap(filesOf).flatMap(importsOf)

  it.each(Object.entries(rooms))('holds for %s', (room, { may, types = [], packages }) => {
    const allows = ({ to, isType }: Import) =>
      [...may, ...packages, ...(isType ? types : [])].some((place) => to.startsWith(place))
    const broken = all
      .filter(({ from }) => from.startsWith(room))
      .filter((found) => !allows(found))
      .map((found) => `${chainTo(found.from, all)}\n    -> ${found.to} (${room} may not import it)`)
    expect(broken.join('\n')).toBe('')
  })

  it('knows every import of the code', () => {
    expect(all.length).toBeGreaterThan(100)
  })
})
