import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const kinds = { ...config.kinds, work: 'service' }
const description = (name: string) =>
  `What ${name} is, how long it takes, what it costs by the hour, and what our crew brings along for it each time.`

interface Service {
  name: string
  title?: string
  heading?: string
  more?: object
  sections?: object[]
}

const service = ({ name, title = `${name} in Baltimore`, heading = name, more = {}, sections = [] }: Service) =>
  JSON.stringify({
    ...{ name, title, description: description(name), ...more },
    sections: [
      { type: 'hero', heading },
      { type: 'prose', heading: `${name}, town by town`, body: 'By car.' },
      ...sections,
    ],
  })

const list = (collection: string, heading = 'Towns') => [{ type: 'cardGrid', heading, source: { collection } }]

/**
 * Returns the problems of the page on thermostats, beside those on heat pumps and on cleaning: `underlined text > fix`.
 */
function told(own: Partial<Service>, files: Record<string, string> = {}): string[] {
  const file = 'pages/work/thermostats.json'
  const all: Record<string, string> = {
    'site.config.json': JSON.stringify({ ...config, kinds }),
    'pages/work/heat-pumps.json': service({ name: 'Heat pumps', title: 'Heat Pump Installation in Baltimore' }),
    'pages/work/cleaning.json': service({ name: 'Cleaning', heading: 'Commercial Cleaning' }),
    'pages/work/heat-pumps/essex.json': pageFile([], { name: 'Essex' }),
    'pages/work/thermostats/dundalk.json': pageFile([], {
      name: 'Dundalk',
      title: 'Dundalk',
      description: description('X'),
    }),
    [file]: service({ name: 'Thermostats', ...own }),
    ...files,
  }
  return problemsWith(all)
    .filter(({ code }) => code === 'name-of-other-service' || code === 'list-of-other-service')
    .map((problem) => `${problem.file.slice(11)} ${underlined(problem, all[problem.file] ?? '')} > ${problem.fix}`)
}

describe('src/content/review/leftovers/createSiblingCheck', () => {
  test.each<[string, Partial<Service>, string]>([
    ['a title', { title: 'Heat Pumps in Baltimore' }, '"Heat Pumps in Baltimore"'],
    ['a title with the company', { title: 'Cleaning in Baltimore | {company}' }, '"Cleaning in Baltimore | {company}"'],
    ['the main heading', { heading: 'Commercial Cleaning in Baltimore' }, '"Commercial Cleaning in Baltimore"'],
    ['the card', { more: { card: { title: 'Heat pumps', text: 'Warm.' } } }, '"Heat pumps"'],
    [
      'the heading of its own list',
      { sections: list('work/thermostats', 'Heat pumps, town by town') },
      '"Heat pumps, town by town"',
    ],
  ])('tells %s with the name of another service', (_, own, at) => {
    const [said = '', ...more] = told(own)
    expect(said).toContain(`thermostats.json ${at} > Write it for this page.`)
    expect(more).toEqual([])
  })

  test('tells a list of the pages below another service', () => {
    expect(told({ sections: list('work/heat-pumps') })).toEqual([
      'thermostats.json "work/heat-pumps" > Write "work/thermostats", or add a list of it too.',
    ])
  })

  test.each<[string, Partial<Service>]>([
    ['its own name', {}],
    ['other words', { title: 'Smart Thermostat Installation in Baltimore', heading: 'Warm at six, cool at ten' }],
    ['both names', { title: 'Thermostats and Cleaning in Baltimore', heading: 'Cleaning your thermostat' }],
    ['a section on another service', { sections: [{ type: 'prose', heading: 'Heat pumps and you', body: 'Both.' }] }],
    ['a longer title', { title: 'Cleaning in Baltimore that a clock begins at night' }],
    ['a name within other words', { heading: 'When cleaning is not enough' }],
    ['a mention', { title: 'Cleaning in Baltimore', more: { mentions: ['Cleaning'] } }],
    ['the name of the card', { heading: 'Cleaning', more: { card: { title: 'Cleaning controls', text: 'Six.' } } }],
    ['its own list', { sections: list('work/thermostats') }],
    ['both lists', { sections: [...list('work/thermostats'), ...list('work/heat-pumps')] }],
    ['a draft', { title: 'Cleaning in Baltimore', more: { draft: true } }],
  ])('leaves %s alone', (_, own) => {
    expect(told(own)).toEqual([])
  })

  test('leaves pages alone that are no services', () => {
    const page = { name: 'Advice', title: 'Cleaning in Baltimore' }
    expect(
      told(
        {},
        { 'pages/notes/advice.json': service(page), 'pages/notes/cleaning.json': service({ name: 'Cleaning' }) },
      ),
    ).toEqual([])
  })

  /** The same for three services with names in another language. */
  const inWords = (names: readonly [own: string, other: string, third: string], title: string, heading: string) => {
    const [own, ...others] = names
    const files = Object.fromEntries(
      others.map((name, index) => [`pages/work/other-${index}.json`, service({ name, title: `${name} 24` })]),
    )
    return told({ name: own, title, heading }, files)
  }
  const french = ['Détartrage', 'Blanchiment', 'Implants dentaires'] as const
  const german = ['Grundreinigung', 'Fensterreinigung', 'Büroreinigung'] as const
  const spanish = ['Limpieza de oficinas', 'Cristales', 'Alfombras'] as const

  test.each([
    ['French', french, 'Blanchiment à Lyon', 'Détartrage en douceur'],
    ['German', german, 'Fensterreinigung in Berlin', 'Grundreinigung am Abend'],
    ['Spanish', spanish, 'Cristales en Madrid', 'Limpieza de noche'],
  ] as const)('tells a title in %s', (_, names, title, heading) => {
    expect(inWords(names, title, heading)).toHaveLength(1)
  })

  test.each([
    ['French', french, 'Détartrage et blanchiment à Lyon', 'Des dents lisses'],
    ['French', french, 'Un sourire plus clair à Lyon', 'Avant le blanchiment, le détartrage'],
    ['French', french, 'Détartrage à Lyon', 'Blanchiment, implants et le reste : ce qui vient après'],
    ['German', german, 'Grundreinigung in Berlin', 'Einmal alles'],
    ['German', german, 'Grundreinigung mit Fensterreinigung in Berlin', 'Fensterreinigung inbegriffen, auf Wunsch'],
    ['German', german, 'Reinigung vor dem Einzug in Berlin', 'Einmal alles, vom Boden bis zur Decke'],
    ['Spanish', spanish, 'Limpieza de oficinas en Madrid', 'De noche, sin ruido'],
    ['Spanish', spanish, 'Limpieza de cristales y oficinas', 'Oficinas con muchos cristales'],
  ] as const)('leaves titles in %s alone: %j %s', (_, names, title, heading) => {
    expect(inWords(names, title, heading)).toEqual([])
  })
})
