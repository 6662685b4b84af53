import { describe, expect, test } from 'vitest'
import { draftTranslation, planTranslation } from '../../../src/content/add/draftTranslation.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = { ...JSON.parse(baseSite['site.config.json'] ?? ''), languages: { es: { name: 'Español' } } }
const { model } = compileSite({
  sources: {
    ...baseSite,
    'site.config.json': JSON.stringify(config),
    'pages/es/index.json': pageFile([], { translates: '/' }),
    'pages/es/presupuesto.json': pageFile([], { translates: '/quote/' }),
    'pages/fees.json': pageFile(
      [
        { type: 'prose', heading: 'Clear fees', body: 'Ask [for a quote](/quote/) of {company}.' },
        {
          type: 'featureList',
          items: [{ title: 'First visit', text: '$120' }],
          intro: 'See [our fees](/fees/) and [us](/about/).',
        },
        { type: 'ctaBand', heading: 'Soon', actions: [{ label: 'Get a Quote', href: '/quote/?a=b' }] },
      ],
      { order: 3 },
    ),
  },
  assets: baseAssets,
})
if (!model) throw new Error('The site of this test has an error.')

const plan = (address: string, place: string) => planTranslation(model, address, place)

describe('src/content/add/draftTranslation', () => {
  test('marks every text with its words, and leads links to translations', () => {
    const planned = plan('/fees/', 'es/tarifas')
    if ('refusal' in planned) throw new Error(planned.refusal)
    expect(planned.file).toBe('pages/es/tarifas.json')
    const page = draftTranslation(model, planned)
    expect(page).toMatchObject({ name: 'Tarifas', translates: '/fees/', draft: true, order: 3 })
    expect(page.sections.slice(1)).toEqual([
      {
        type: 'prose',
        heading: '[to write: in Spanish, “Clear fees”]',
        body: '[to write: in Spanish, “Ask for a quote of {company}.”, with its links to /es/presupuesto/]',
      },
      {
        type: 'featureList',
        items: [{ title: '[to write: in Spanish, “First visit”]', text: '$120' }],
        intro: '[to write: in Spanish, “See our fees and us.”, with its links to /es/tarifas/ and /about/]',
      },
      {
        type: 'ctaBand',
        heading: '[to write: in Spanish, “Soon”]',
        actions: [{ label: '[to write: in Spanish, “Get a Quote”]', href: '/es/presupuesto/?a=b' }],
      },
    ])
  })

  test('puts the index of a folder into a folder', () => {
    expect(plan('/services/', 'es/servicios')).toMatchObject({ file: 'pages/es/servicios/index.json' })
  })

  test.each([
    ['/nowhere/', 'es/nada', 'There is no page "/nowhere/" to translate.'],
    ['/fees/', '', 'Say where the translation goes, with the folder of its language first ("es"): --as es/fees.'],
    [
      '/fees/',
      'es/Mis tarifas',
      'Say where the translation goes, with the folder of its language first ("es"): --as es/mis-tarifas.',
    ],
    [
      '/fees/',
      'fr/tarifs',
      'This site has no French: name "fr" in "languages" of site.config.json first. Or say where the translation goes, with the folder of its language first ("es"): --as es/tarifs.',
    ],
    ['/quote/', 'es/otra', 'pages/es/presupuesto.json translates /quote/ already.'],
    ['/es/presupuesto/', 'es/otra', '"/es/presupuesto/" is Spanish already.'],
  ])('refuses %s as %j', (address, place, refusal) => {
    expect(plan(address, place)).toEqual({ refusal })
  })
})
