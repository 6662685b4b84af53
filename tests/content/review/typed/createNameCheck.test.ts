import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { pageFile, underlined } from '../../inMemory.ts'
import { leedsConfig, leedsSite } from '../../leedsSite.ts'

const page = 'pages/services/trial.json'
const form = (texts: { title?: string; label?: string; placeholder?: string; sent?: string }) => {
  const { title = 'Ask Us', label = 'Your name', placeholder, sent = 'We answer tomorrow.' } = texts
  return JSON.stringify({
    title,
    button: 'Send',
    sent: { title: 'Sent', text: sent },
    fields: [{ name: 'name', type: 'text', label, ...(placeholder && { placeholder }) }],
  })
}
const prose = (body: string, more: object = {}) => pageFile([{ type: 'prose', heading: 'Who We Are', body }], more)

/** Returns the reported names in Leeds, at the company "Aire Valley Cleaning", with some files: the underlined words. */
function told(files: Record<string, string>): string[] {
  const sources: Record<string, string> = { ...leedsSite, ...files }
  return compileSite({ sources })
    .problems.filter(({ code }) => code === 'misspelt-company')
    .map((problem) => underlined(problem, sources[problem.file] ?? ''))
}

describe('src/content/review/typed/createNameCheck', () => {
  test.each([
    ['its title', form({ title: 'Write to Aire Valey Cleaning' }), 'Aire Valey Cleaning'],
    ['the label of a field', form({ label: 'How did you hear of Aire Vallley Cleaning?' }), 'Aire Vallley Cleaning'],
    ['the words of a sent form', form({ sent: 'Aire Valley Claening answers tomorrow.' }), 'Aire Valley Claening'],
  ])('tells of a slip of the name in a form, in %s', (_, document, written) => {
    expect(told({ 'forms/ask.json': document })).toEqual([written])
  })

  test.each([
    form({ title: 'Write to Aire Valley Cleaning' }),
    form({ label: 'Your office in the Aire Valley' }),
    form({ placeholder: 'you@airevaley.example' }),
    form({ sent: 'Aire Valley Cleaners of Bingley are not us.' }),
    form({ sent: 'The valleys of the Aire, cleaning included.' }),
    form({ sent: 'Dale Valley Cleaning works there, too.' }),
  ])('leaves a form alone: %s', (document) => {
    expect(told({ 'forms/ask.json': document })).toEqual([])
  })

  test('tells of it on a page and in site.config.json', () => {
    const notice = { text: 'Aire Valley Cleanng is closed on Monday.', until: '2027-01-04' }
    expect(told({ [page]: prose('Aire Vally Cleaning began in 1998.') })).toEqual(['Aire Vally Cleaning'])
    expect(told({ 'site.config.json': JSON.stringify({ ...leedsConfig, notice }) })).toEqual(['Aire Valley Cleanng'])
  })

  test('tells of a slip in a word of four letters of a long name', () => {
    const config = { ...leedsConfig, company: { ...leedsConfig.company, name: 'La Braise et l’Orme' } }
    const files = (body: string) => ({ 'site.config.json': JSON.stringify(config), [page]: prose(body) })
    expect(told(files('The story of La Braise et l’Orne.'))).toEqual(['La Braise et l’Orne'])
    expect(told(files('The story of La Braise et l’Orme.'))).toEqual([])
    expect(told(files('La Braise et les Ormes are trees.'))).toEqual([])
  })

  test('leaves another company that the page mentions', () => {
    const body = 'Aire Vally Cleaning is a firm of another town.'
    expect(told({ [page]: prose(body, { mentions: ['Aire Vally Cleaning'] }) })).toEqual([])
  })
})
