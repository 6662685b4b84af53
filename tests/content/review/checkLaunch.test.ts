import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { pageFile, underlined } from '../inMemory.ts'
import { smallConfig } from '../smallSite.ts'

const ready: Site = {
  ...smallConfig,
  domain: 'https://www.brightwork.com',
  company: { ...smallConfig.company, phone: '(410) 332-0147', email: 'hello@brightwork.com' },
  header: { ...smallConfig.header, button: { label: 'Begin Here', href: '/quote/' } },
  footer: { ...smallConfig.footer, careers: 'https://jobs.brightwork.com' },
  forms: { quote: { endpoint: 'https://n8n.brightwork.com/webhook/quote' }, contact: { endpoint: '/contact' } },
}

function launch(config: Partial<Site>, more: More = {}) {
  return problemsOf(config, more).problems.map(({ message }) => message)
}

interface More {
  page?: object
  /** Page files that replace those of the site; undefined removes one. */
  files?: Record<string, string | undefined>
  assets?: string[]
  launch?: { quote?: string; contact?: string } | undefined
}

function problemsOf(config: Partial<Site>, more: More = {}) {
  const hidden = { status: 'hidden' }
  const own: Record<string, string | undefined> = {
    'site.config.json': JSON.stringify({ ...ready, ...config, kinds: {} }),
    'pages/index.json': pageFile(forms),
    'pages/404.json': pageFile([], hidden),
    'pages/thank-you.json': pageFile([], hidden),
    'pages/quote.json': pageFile([], {
      name: 'Quote',
      title: 'Quote',
      description: `${'A quote within a day. '.repeat(4)}`.trim(),
    }),
    'pages/services/index.json': pageFile([], {
      name: 'Services',
      title: 'Services',
      description: `${'A list of all services. '.repeat(4)}`.trim(),
      ...more.page,
    }),
    'pages/services/floors.json': pageFile([], {
      name: 'Floors',
      title: 'Floors',
      description: `${'Floors are waxed at night. '.repeat(3)}`.trim(),
    }),
    ...more.files,
  }
  const sources = Object.fromEntries(
    Object.entries(own).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
  )
  const assets = ['/favicon.svg', ...(more.assets ?? [])]
  const all = compileSite({ sources, assets, launch: 'launch' in more ? more.launch : {} }).problems
  const [tips, problems] = [true, false].map((isTip) => all.filter(({ severity }) => (severity === 'tip') === isTip))
  return { problems: problems ?? [], tips: tips ?? [], config: sources['site.config.json'] ?? '' }
}
const forms = [{ type: 'quoteForm' }, { type: 'contactForm' }]
const testimonials = { type: 'testimonials', items: [{ quote: 'Dry by eight.', author: 'Dana Whitfield' }] }
const team = { type: 'team', items: [{ name: 'Amara Osei', role: 'Crew lead' }] }
const photo = {
  type: 'cardGrid',
  items: [{ title: 'Hall', text: 'Swept.', image: { src: '/images/hall.jpg', alt: 'A hall' } }],
}
const form = (quote: string | null) => ({ forms: { ...ready.forms, quote: { endpoint: quote } } })
const contactForm = (contact: string | null) => ({ forms: { ...ready.forms, contact: { endpoint: contact } } })
const withCompany = (facts: Partial<Site['company']>) => ({ company: { ...ready.company, ...facts } })

describe('src/content/review/launch/checkLaunch', () => {
  test('names the sample e-mail address of a branch', () => {
    const branch = { name: 'Brightwork', address: ready.company.address, phone: '(410) 332-0190' }
    const branches = { towson: { ...branch, email: 'towson@brightwork.example' }, essex: branch }
    expect(launch(withCompany({ branches }))).toContain(
      'The e-mail address of the branch "towson" is still a sample, "towson@brightwork.example".',
    )
    expect(launch(withCompany({ branches: { towson: branch } })).join()).not.toContain('e-mail')
  })

  test('says nothing of the receiver of a form whose document has a problem', () => {
    const files = {
      'forms/quote.json': '{ "title": "Quote", "button": "Send", "fields": [], "endpoint": "https://a.b.com/" }',
    }
    const { problems } = problemsOf({ forms: { ...ready.forms, quote: { endpoint: null } } } as Partial<Site>, {
      files,
    })
    expect(problems.map(({ file, code }) => [file, code])).toEqual([['forms/quote.json', expect.any(String)]])
  })

  test('finds nothing in a site that is ready', () => {
    expect(launch({})).toEqual([])
  })

  test.each<[string, Partial<Site>]>([
    ['The domain "https://brightwork.example" is still a sample.', { domain: 'https://brightwork.example' }],
    ['The phone number is still the sample number.', withCompany({ phone: '+1 212 555 0199' })],
    ['The e-mail address "a@example.com" is still a sample.', withCompany({ email: 'a@example.com' })],
    ['The Careers link of the footer leads nowhere.', { footer: { ...ready.footer, careers: null } }],
    ['The quote form has no receiver, so nobody gets its requests.', form(null)],
    ['The contact form has no receiver, so nobody gets its requests.', contactForm(null)],
    ...[
      'http://localhost:5678',
      'https://192.168.1.4',
      'https://172.16.0.9',
      'https://10.0.0.2',
      'https://n8n.local',
    ].map((origin): [string, Partial<Site>] => [
      `The quote form is received on a private machine: "${origin}/quote".`,
      form(`${origin}/quote`),
    ]),
    [
      'The quote form is sent without encryption: "http://hooks.brightwork.com/quote".',
      form('http://hooks.brightwork.com/quote'),
    ],
    [
      'The quote form still has a sample receiver: "https://hooks.example.com/quote".',
      form('https://hooks.example.com/quote'),
    ],
    [
      'The quote form has a receiver that answers one test call only.',
      form('https://n8n.brightwork.com/webhook-test/quote'),
    ],
  ])('says: %s', (message, config) => {
    expect(launch(config)).toEqual([message])
  })

  test.each([
    'https://brightwork.example',
    'https://brightwork.TEST',
    'https://a.invalid',
    'https://www.example.com',
    'https://example.net',
    'https://example.org',
  ])('takes the domain %s for a sample', (domain) => {
    expect(launch({ domain })).toEqual([`The domain "${domain}" is still a sample.`])
  })

  test.each(['https://example-cleaning.com', 'https://myexample.com', 'https://example.company', 'https://latest.com'])(
    'takes the domain %s for a real one',
    (domain) => {
      expect(launch({ domain })).toEqual([])
    },
  )

  test('points at each sample', () => {
    const { problems, config } = problemsOf({
      domain: 'https://brightwork.example',
      ...withCompany({ phone: '(410) 555-0142', email: 'a@example.com' }),
      footer: { ...ready.footer, careers: null },
    })
    expect(problems.map((problem) => underlined(problem, config)).sort()).toEqual([
      '"(410) 555-0142"',
      '"a@example.com"',
      '"https://brightwork.example"',
      'null',
    ])
    expect(problems.filter(({ severity }) => severity !== 'error')).toEqual([])
  })

  test('knows that only numbers of North America may be samples', () => {
    const address = { street: '12 Park Row', city: 'Leeds', zip: 'LS1 5HN', country: 'GB' }
    expect(launch(withCompany({ phone: '0121 555 0142', address }))).toEqual([])
  })

  test('takes a public address that only begins like a private one', () => {
    expect(launch(form('https://172.32.0.1/quote'))).toEqual([])
  })

  test('names the address of a test webhook without -test', () => {
    const [problem] = problemsOf(form('https://n8n.brightwork.com/webhook-test/quote')).problems
    expect(problem?.fix).toBe('Write "https://n8n.brightwork.com/webhook/quote" and switch the workflow on.')
  })

  test('points at the form that has no receiver', () => {
    const { problems, config } = problemsOf(contactForm(null))
    const [before, after] = [config.slice(0, problems[0]?.start), underlined(problems[0], config)]
    expect([before.slice(before.lastIndexOf('"contact"')), after]).toEqual(['"contact":{"endpoint":', 'null'])
  })

  test('says which page still waits for its text', () => {
    expect(launch({}, { page: { status: 'placeholder' } })).toEqual(['This page still waits for its text.'])
  })

  test('lets a draft wait for its text', () => {
    const config = { header: { ...ready.header, links: ['/quote/'] } }
    expect(launch(config, { page: { status: 'placeholder', draft: true } })).toEqual([])
  })

  test('takes the receiver of the environment before that of the file', () => {
    expect(launch(form(null), { launch: { quote: 'https://hooks.brightwork.com/quote' } })).toEqual([])
  })

  test('takes the receiver of the environment for the contact form', () => {
    expect(launch(contactForm(null), { launch: { contact: 'https://hooks.brightwork.com/contact' } })).toEqual([])
  })

  test('asks for no Careers link of a site that has none', () => {
    const { careers: _, ...footer } = ready.footer
    expect(launch({ footer })).toEqual([])
  })

  test.each([
    ['no page shows', pageFile([forms[1] ?? {}])],
    ['only a hidden section shows', pageFile([{ type: 'quoteForm', hidden: true }, { type: 'contactForm' }])],
  ])('asks for no receiver of a form that %s', (_, home) => {
    expect(launch(form(null), { files: { 'pages/index.json': home, 'pages/thank-you.json': undefined } })).toEqual([])
  })

  test('asks for no receiver of a contact form that only a draft shows', () => {
    const files = {
      'pages/index.json': pageFile([forms[0] ?? {}]),
      'pages/contact.json': pageFile([forms[1] ?? {}], { draft: true }),
    }
    expect(launch(contactForm(null), { files })).toEqual([])
  })

  test('asks for the page of unknown addresses and for the one behind the quote form', () => {
    const { problems } = problemsOf({}, { files: { 'pages/404.json': undefined, 'pages/thank-you.json': undefined } })
    expect(problems.map(({ file, message, fix }) => [file, message, fix])).toEqual([
      [
        'pages/404.json',
        'The site has no page that visitors see at an address that does not exist.',
        'Write it: npm run add -- page 404 makes its draft.',
      ],
      [
        'pages/thank-you.json',
        'The quote form leads to /thank-you/ once a request was sent, and the site has no such page.',
        'Write it: npm run add -- page "Thank You" makes its draft.',
      ],
    ])
  })

  test('takes no draft for the page behind the quote form', () => {
    const { problems } = problemsOf({}, { files: { 'pages/thank-you.json': pageFile([], { draft: true }) } })
    expect(problems.map(({ fix }) => fix)).toEqual(['Delete "draft": true in it once it is finished.'])
  })

  test('takes a file of public/ for the page of unknown addresses', () => {
    expect(launch({}, { files: { 'pages/404.json': undefined }, assets: ['/404.html'] })).toEqual([])
  })

  test('tips what persuades visitors and no page shows', () => {
    expect(problemsOf({}).tips.map(({ file, message }) => [file, message])).toEqual([
      ['.', 'No page shows a license or an insurance with its number.'],
      ['.', 'No page shows a photo of your work.'],
      ['.', 'No page shows the people of the company.'],
      ['.', 'No page shows what customers say about you.'],
    ])
  })

  test.each([
    ['a testimonial', testimonials, ['gallery', 'team']],
    ['a person', team, ['gallery', 'testimonials']],
    ['a photo in another section', photo, ['team', 'testimonials']],
    ['hidden testimonials', { ...testimonials, hidden: true }, ['gallery', 'team', 'testimonials']],
  ])('tips the rest where a page shows %s', (_, section, rest) => {
    const files = { 'pages/index.json': pageFile([...forms, section]) }
    const { tips: found, problems } = problemsOf({}, { files, assets: ['/images/hall.jpg'] })
    expect(problems.map(({ message }) => message)).toEqual([])
    expect(found.flatMap(({ fix }) => /"(\w+)" section/.exec(fix)?.[1] ?? [])).toEqual(rest)
  })

  test('does not ask for licenses where the company has one', () => {
    const licences = [{ name: 'Maryland Business License', number: '24-123456' }]
    const { tips } = problemsOf({ company: { ...ready.company, licences } })
    expect(tips.map(({ message }) => message).filter((message) => message.includes('license'))).toEqual([])
  })

  test('asks for nothing while the site is not launched', () => {
    const { problems, tips } = problemsOf(form(null), { launch: undefined })
    expect([...problems, ...tips]).toEqual([])
  })
})
