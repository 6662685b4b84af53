import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const form = (label: string) =>
  JSON.stringify({ title: 'Party', button: 'Send', fields: [{ name: 'agree', type: 'consent', label }] })

/** Returns the links that are told in the form of pages in these languages, each as `underlined > fix`. */
function told(label: string, places: readonly string[], more: Record<string, string> = {}) {
  const files: Record<string, string> = {
    'site.config.json': JSON.stringify({ ...config, languages: { es: { name: 'Español' } } }),
    'forms/party.json': form(label),
    'pages/privacy.json': pageFile([]),
    'pages/terms.json': pageFile([]),
    'pages/es/privacidad.json': pageFile([], { translates: '/privacy/' }),
    ...Object.fromEntries(places.map((file) => [file, pageFile([{ type: 'form', form: 'party' }])])),
    ...more,
  }
  return problemsWith(files)
    .filter(({ code, file }) => code === 'link-to-other-language' && file.startsWith('forms/'))
    .map((problem) => `${underlined(problem, files[problem.file] ?? '')} > ${problem.fix}`)
}

describe('src/content/review/languages/createFormLinkCheck', () => {
  test('tells a link in the words of a form that leads to the other language', () => {
    expect(told('I agree to the [policy](/es/privacidad/)', ['pages/party.json'])).toEqual([
      '/es/privacidad/ > Write "/privacy/" (pages/privacy.json).',
    ])
    expect(told('Acepto la [política](/privacy/)', ['pages/es/fiesta.json'])).toEqual([
      '/privacy/ > Write "/es/privacidad/" (pages/es/privacidad.json).',
    ])
  })

  test('tells it in a translation of the form', () => {
    const more = { 'forms/es/party.json': form('Acepto la [política](/privacy/)') }
    expect(told('I agree', ['pages/party.json', 'pages/es/fiesta.json'], more)).toEqual([
      '/privacy/ > Write "/es/privacidad/" (pages/es/privacidad.json).',
    ])
  })

  test.each([
    ['a page of its language', 'I agree to the [policy](/privacy/)', ['pages/party.json']],
    ['a page that is not translated', 'Acepto los [términos](/terms/)', ['pages/es/fiesta.json']],
    ['a form of both languages', 'I agree to the [policy](/privacy/)', ['pages/party.json', 'pages/es/fiesta.json']],
    ['a form that no page places', 'I agree to the [policy](/es/privacidad/)', []],
  ])('leaves %s alone', (_, label, places) => {
    expect(told(label, places)).toEqual([])
  })
})
