import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../schemas/index.ts'
import { compileSite } from '../../src/content/compileSite.ts'
import { resolvePage } from '../../src/content/resolve/resolvePage.ts'
import { renderPage } from '../../src/page/render/renderPage.tsx'
import { baseAssets, baseSite } from '../content/baseSite.ts'
import { pageFile } from '../content/inMemory.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Words between tags, and in attributes that screen readers announce. */
const spoken = [
  />\s*([A-Za-z][a-z][^<>{}=;().]*?)\s*</g,
  / ([a-z]+) \{\w+\}<\//g,
  /\b(?:aria-label|title|alt|placeholder)="([^"]+)"/g,
]

function literalsIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return spoken.flatMap((pattern) => [...text.matchAll(pattern)].map(([, words = '']) => `${file}: ${words}`))
}

describe('src/page, src/sections, src/ui', () => {
  test('say no words but those of the catalogue, so that they speak every language', () => {
    const files = ['src/page', 'src/sections', 'src/ui', 'src/client'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
    )
    // A line of code between two tags is not text.
    const found = files.flatMap(literalsIn).filter((found) => !found.endsWith(' return'))
    expect(found).toEqual([])
  })

  test('say them in the language of the site, and its own words first', () => {
    const config = JSON.parse(baseSite['site.config.json'] ?? '')
    const rooms = [{ title: 'Bureaux', items: [{ text: 'Sols' }] }]
    const trial = pageFile([
      { type: 'contactDetails', heading: 'Nous joindre' },
      { type: 'scopeOfWork', heading: 'Travaux', rooms, frequencies: ['Chaque soir'] },
      { type: 'cardGrid', heading: 'Services', source: { collection: 'services' } },
    ])
    const { model } = compileSite({
      sources: {
        ...baseSite,
        'site.config.json': JSON.stringify({ ...config, language: 'fr-CA', words: { details: { phone: 'Appelez' } } }),
        'pages/trial.json': trial,
      },
      assets: baseAssets,
    })
    const page = model?.pages.get('/trial/')
    const files = { criticalCss: '', stylesheet: '/a.css', printStylesheet: '/p.css', starter: '/s.js', app: ['/a.js'] }
    const bars = { light: '#fff', dark: '#000' }
    const html = model && page ? renderPage(resolvePage(model, page, { year: 2026 }), files, bars) : ''
    const { shell, lists, scope, details } = catalogues.fr
    const wanted = [shell.skip, shell.menu, shell.close, shell.call, lists.learnMore, scope.print, details.address]
    expect([...wanted, 'Appelez', '<html lang="fr-CA"'].filter((words) => !html.includes(words))).toEqual([])
    expect([details.phone, 'Menu of', 'Learn More', 'Print the Sheet'].filter((words) => html.includes(words))).toEqual(
      [],
    )
  })
})
