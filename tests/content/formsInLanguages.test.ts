import { describe, expect, test } from 'vitest'
import { catalogues, type FormField, type Site } from '../../schemas/index.ts'
import { compileSite } from '../../src/content/compileSite.ts'
import { fillForms } from '../../src/content/forms/fillForm.ts'
import { usualWords } from '../../src/content/forms/usualWords.ts'
import { resolvePage } from '../../src/content/resolve/resolvePage.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { pageFile } from './inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const site = config as Site

const spanish = {
  ...baseSite,
  'site.config.json': JSON.stringify({ ...config, languages: { es: { name: 'Español' } } }),
  'pages/thank-you.json': pageFile([]),
  'pages/es/index.json': pageFile([{ type: 'quoteForm' }, { type: 'form', form: 'visit' }], { translates: '/' }),
  'pages/es/gracias.json': pageFile([], { translates: '/thank-you/' }),
  'forms/visit.json': JSON.stringify({
    title: 'Visit us',
    button: 'Ask',
    thanks: '/thank-you/',
    fields: [{ name: 'name', type: 'text', label: 'Name', required: true }],
  }),
  'forms/es/visit.json': JSON.stringify({
    title: 'Visítenos',
    button: 'Preguntar',
    thanks: '/thank-you/',
    fields: [{ name: 'name', type: 'text', label: 'Nombre', required: true }],
  }),
}

describe('forms in the languages of a site', () => {
  const { model, problems } = compileSite({ sources: spanish, assets: baseAssets })
  const page = model?.pages.get('/es/')
  const placed =
    model && page
      ? resolvePage(model, page, { year: 2026 }).sections.flatMap((section) =>
          'placed' in section.props ? [section.props.placed] : [],
        )
      : []

  test('a Spanish page has the forms in Spanish, which lead to the Spanish page of thanks', () => {
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(
      placed.map(({ name, thanks, parts: { code, title, words, fields } }) => ({
        ...{ name, thanks, code, title, optional: words.optional, missing: fields[0]?.says.missing },
      })),
    ).toEqual([
      {
        ...{ name: 'quote', thanks: '/es/gracias/', code: 'es/quote', title: 'Pida presupuesto', optional: 'opcional' },
        missing: 'Falta este dato: Nombre y apellidos.',
      },
      {
        ...{ name: 'visit', thanks: '/es/gracias/', code: 'es/visit', title: 'Visítenos', optional: 'opcional' },
        missing: 'Falta este dato: Nombre.',
      },
    ])
  })

  test('each form has code for each language, made of the same parts as its pages', () => {
    const forms = model ? fillForms(model, 2026) : []
    expect(forms.map(({ code }) => code)).toEqual(['quote', 'contact', 'visit', 'es/quote', 'es/contact', 'es/visit'])
    expect(forms.find(({ code }) => code === 'es/visit')).toEqual(placed[1]?.parts)
  })

  test('a site in French has the built-in forms in French', () => {
    const french = { ...baseSite, 'site.config.json': JSON.stringify({ ...config, language: 'fr-CA' }) }
    const compiled = compileSite({ sources: french, assets: baseAssets }).model
    const [quote] = compiled ? fillForms(compiled, 2026) : []
    expect([quote?.title, quote?.sending, quote?.words.optional]).toEqual([
      'Demander un devis',
      catalogues.fr.forms.sending,
      'facultatif',
    ])
  })
})

describe('src/content/forms/usualWords', () => {
  const day = { name: 'day', type: 'date', label: 'Day' } as const
  const wordsOf = (field: Exclude<FormField, { type: 'hidden' }>, language: string) =>
    Object.values(usualWords(field, { ...site, language }, true))

  test.each([
    [
      'en-US',
      { from: 'tomorrow', to: '3 months', notOn: ['sunday', '2026-12-25'] },
      [
        'Choose a day.',
        'Choose a day from tomorrow on.',
        'Choose a day within 3 months.',
        'Choose another day than Sunday or December 25, 2026.',
      ],
    ],
    [
      'de',
      { from: '2027-03-01', to: '1 week', notOn: ['saturday', 'sunday'] },
      [
        'Wählen Sie einen Tag.',
        'Wählen Sie einen Tag ab 1. März 2027.',
        'Wählen Sie einen Tag innerhalb von 1 Woche.',
        'Wählen Sie einen anderen Tag als Samstag oder Sonntag.',
      ],
    ],
    ['fr', { to: 'today' }, ['Choisissez un jour.', 'Dernier jour possible\u00a0: aujourd’hui.']],
    [
      'fr',
      { from: 'today', to: '2027-06-30', notOn: ['monday'] },
      [
        'Choisissez un jour.',
        'Premier jour possible\u00a0: aujourd’hui.',
        'Dernier jour possible\u00a0: 30 juin 2027.',
        'Choisissez un autre jour que lundi.',
      ],
    ],
  ])('says days as %s does', (language, limits, said) => {
    expect(wordsOf({ ...day, ...limits } as FormField & { type: 'date' }, language)).toEqual(said)
  })

  test('says numbers, plurals and lists as the language does, and the own words of a site first', () => {
    const named = { name: 'plan', label: 'Plan' }
    const file = { ...named, type: 'file' as const, kinds: ['pdf', 'png'], megabytes: 2.5 }
    expect(wordsOf(file, 'fr')).toEqual([
      'Choisissez 1 fichier.',
      'Un fichier peut peser 2,5 Mo au plus.',
      'Choisissez un fichier dont le nom finit par .pdf ou .png.',
    ])
    const own = { ...site, words: { answers: { several: { one: 'Just one.', other: 'No more than {count}.' } } } }
    const several = { ...named, type: 'checkboxes' as const, options: ['a', 'b', 'c'], atMost: 2 }
    expect(usualWords(several, own, true)).toEqual({ many: 'No more than 2.' })
  })

  test.each([
    ['en-US', ['Choose a time.', 'Choose a time from 8:30 AM on.', 'Choose a time up to 5:00 PM.']],
    ['es-US', ['Elija una hora.', 'Elija una hora a partir de las 8:30 a.m.', 'Elija una hora hasta las 5:00 p.m.']],
    ['de', ['Wählen Sie eine Uhrzeit.', 'Wählen Sie eine Uhrzeit ab 08:30.', 'Wählen Sie eine Uhrzeit bis 17:00.']],
  ])('says times as %s does', (language, said) => {
    const words = wordsOf({ name: 'hour', type: 'time', label: 'Hour', from: '08:30', to: '17:00' }, language)
    expect(words.map((word) => word?.replace(/\s/g, ' '))).toEqual(said)
  })

  test('asks for the answer to a question without saying the question once more', () => {
    const question = { name: 'plan', type: 'text', label: '¿Qué necesita?', required: true } as const
    expect(usualWords(question, { ...site, language: 'es-US' }, true).missing).toBe('Conteste a esta pregunta.')
  })
})
