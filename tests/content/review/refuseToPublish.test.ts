import { describe, expect, test } from 'vitest'
import { type CompileInput, compileSite } from '../../../src/content/compileSite.ts'
import { formatProblems, summarize } from '../../../src/content/format/formatProblems.ts'
import { baseAssets, baseSite } from '../baseSite.ts'

const quote = (fields: object) => JSON.stringify({ ...JSON.parse(baseSite['pages/quote.json'] ?? ''), ...fields })
const page = (text: string, fields: object = {}) =>
  quote({ ...fields, sections: [{ type: 'hero', heading: 'Quote', text }] })

const inTowson = (facts: object, fields: object = {}) =>
  page('We clean.', { ...fields, location: { city: 'Towson', state: 'MD', ...facts } })

/** The pages that visitors reach without a link. */
const unlinked = {
  'pages/404.json': page('Nothing stands here.', { name: '404', title: 'Not found', status: 'hidden' }),
  'pages/thank-you.json': page('We read it today.', { name: 'Thanks', title: 'Thank you', status: 'hidden' }),
}

const compile = (changes: Record<string, string>, more: Partial<CompileInput> = {}) => {
  const sources = { ...baseSite, ...unlinked, ...changes }
  return { ...compileSite({ sources, assets: baseAssets, ...more }), sources }
}
const severities = ({ problems }: ReturnType<typeof compile>) => problems.map(({ severity }) => severity)

describe('src/content/review/refuseToPublish', () => {
  const faults = {
    'HTML in a text': 'We clean<br>offices.',
    'loose stars': 'We clean ** offices.',
    'a link apart from its address': 'Ask for [a quote] (/quote/).',
    'a misread letter': 'We donâ€™t wait.',
  }
  test.each(Object.entries(faults))('refuses %s where the site is published', (_, text) => {
    const changes = { 'pages/quote.json': page(text) }
    expect(severities(compile(changes))).toEqual(['warning'])
    for (const how of [{ publish: true }, { launch: {} }]) {
      const published = compile(changes, how)
      expect(severities(published)).toContain('error')
      expect([published.problems.some(({ severity }) => severity === 'warning'), published.model]).toEqual([
        false,
        undefined,
      ])
    }
  })

  test.each([
    ['a phone number of nobody here', { 'pages/quote.json': page('Call (410) 555-0199.') }],
    ['an e-mail address of nobody here', { 'pages/quote.json': page('Write to info@yourdomain.com.') }],
    ['a price in another currency', { 'pages/quote.json': page('A room costs €120.') }],
    ['a wrong weekday', { 'pages/quote.json': page('Come by on Sunday, May 14, 2027.') }],
    ['a ZIP code of another state', { 'pages/quote.json': inTowson({ zips: ['21204', '12204'] }) }],
  ])('refuses %s where the site is published', (_, changes) => {
    expect(severities(compile(changes))).toEqual(['warning'])
    expect(severities(compile(changes, { publish: true }))).toEqual(['error'])
  })

  const configWith = (from: string | RegExp, to: string) => ({
    'site.config.json': (baseSite['site.config.json'] ?? '').replace(from, to),
  })

  test.each([
    ['a link', { 'pages/quote.json': page('Ask [the union](https://www.example.com/union).') }, ['tip']],
    ['a link for mail', { 'pages/quote.json': page('Ask [the union](mailto:union@example.org).') }, ['warning']],
    ['the domain', configWith(/"domain": "[^"]*"/, '"domain": "https://www.example.com"'), []],
    ['the e-mail address', configWith(/"email": "[^"]*"/, '"email": "office@example.net"'), []],
    ['a receiver', configWith(/"endpoint": null/, '"endpoint": "https://hooks.example.com/quote"'), []],
  ])('refuses %s of an example where the site is published', (_, changes, before) => {
    expect(severities(compile(changes))).toEqual(before)
    expect(severities(compile(changes, { publish: true }))).toEqual(['error'])
  })

  test.each([
    'Ask [the union](https://www.example-union.com/).',
    'Ask [the union](https://myexample.com/).',
    'Ask [the union](https://union.com/example.com).',
  ])('publishes %j', (text) => {
    expect(severities(compile({ 'pages/quote.json': page(text) }, { publish: true }))).toEqual([])
  })

  test('publishes a ZIP code of another state that the page means', () => {
    const meant = inTowson({ zips: ['21204', '12204'] }, { mentions: ['12204'] })
    expect(severities(compile({ 'pages/quote.json': meant }, { publish: true }))).toEqual([])
  })

  test('leaves drafts alone, as nobody is shown them', () => {
    const changes = { 'pages/services/windows.json': page('We clean<br>windows.', { name: 'Windows', draft: true }) }
    expect(severities(compile(changes, { publish: true }))).not.toContain('error')
  })

  test('leaves warnings alone that visitors see nothing of', () => {
    const changes = { 'pages/quote.json': quote({ description: 'Too short.' }) }
    expect(severities(compile(changes, { publish: true }))).toEqual(['warning'])
  })

  test('names the further languages without a page for wrong addresses', () => {
    const config = { ...JSON.parse(baseSite['site.config.json'] ?? ''), languages: { es: { name: 'Español' } } }
    const home = page('Español.', { name: 'Inicio', title: 'Inicio', translates: '/' })
    const told = (changes: Record<string, string>) =>
      compile(
        { 'site.config.json': JSON.stringify(config), 'pages/es/index.json': home, ...changes },
        { publish: true },
      ).problems.flatMap(({ code, severity, message }) =>
        code === 'language-without-404' ? [`${severity}: ${message}`] : [],
      )
    expect(told({})).toEqual(['warning: Visitors of a wrong address below /es/ see a page that is not in Spanish.'])
    expect(told({ 'pages/es/404.json': page('Nada aquí.', { name: '404', title: 'Nada' }) })).toEqual([])
  })

  test('refuses a form whose page of thanks is missing, and warns of a missing page for wrong addresses', () => {
    const compiled = (how: Partial<CompileInput>) =>
      compileSite({ sources: baseSite, assets: [...baseAssets, '/favicon.svg'], ...how }).problems.flatMap(
        ({ code, file, severity }) => (code === 'missing-page' ? [`${severity} ${file}`] : []),
      )
    expect(compiled({})).toEqual([])
    expect(compiled({ publish: true })).toEqual(['warning pages/404.json', 'error pages/thank-you.json'])
    expect(compiled({ launch: {} })).toEqual(['error pages/404.json', 'error pages/thank-you.json'])
  })

  test('tips at the launch that the site has no icon', () => {
    const tips = (assets: string[]) =>
      compileSite({ sources: baseSite, assets, launch: {} }).problems.filter(({ code }) => code === 'missing-icon')
    expect([tips([]).length, tips(['/favicon.ico']).length, tips(['/favicon.svg']).length]).toEqual([1, 0, 0])
  })

  test('is not said below that all pages are fine', () => {
    const { problems, sources } = compile({ 'pages/quote.json': page('We clean<br>offices.') })
    expect(formatProblems(problems, sources)).toContain('Warning:')
    expect(summarize({ problems, sources })).toBe('1 warning in 1 page. 7 pages are fine.')
  })
})

describe('src/content/review/launch/checkSamples', () => {
  const samples = ['/favicon.svg', '/social.png']
  const renamed = { 'site.config.json': (baseSite['site.config.json'] ?? '').replace('"Marblestep"', '"Brightwork"') }

  test('warns of icons and pictures of the sample company on the site of another one', () => {
    const { problems, sources } = compile(renamed, { samples })
    expect(
      formatProblems(problems, sources),
    ).toBe(`public/favicon.svg  Warning: This icon is still the sign of "Marblestep", the sample company.
    Put one of Brightwork in its place under the same name, or delete it: then browsers show a sign of their own.
public/social.png  Warning: This picture still shows the name of "Marblestep", the sample company, wherever a page is shared.
    Put a picture of Brightwork in its place, 1200 by 630 pixels, or delete it: then the pages are shared with pictures that bear your name.
`)
    expect(severities(compile(renamed, { samples, publish: true }))).toEqual(['error', 'error'])
  })

  test('says nothing of them on the site of the sample company', () => {
    expect(compile({}, { samples, publish: true }).problems).toEqual([])
  })
})
