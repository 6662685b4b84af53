import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { pageFile } from '../inMemory.ts'
import { smallConfig } from '../smallSite.ts'

const ready: Site = {
  ...smallConfig,
  domain: 'https://www.brightwork.com',
  company: { ...smallConfig.company, phone: '(410) 332-0147', email: 'hello@brightwork.com' },
  footer: { ...smallConfig.footer, careers: 'https://jobs.brightwork.com' },
  forms: { quote: { endpoint: 'https://n8n.brightwork.com/webhook/quote' }, contact: { endpoint: '/contact' } },
}

function launch(config: Partial<Site>, more: { page?: object; launch?: { quote?: string } | undefined } = {}) {
  const sources = {
    'site.config.json': JSON.stringify({ ...ready, ...config, kinds: {} }),
    'pages/index.json': pageFile([]),
    'pages/quote.json': pageFile([], { title: 'Quote', description: `${'A quote within a day. '.repeat(4)}`.trim() }),
    'pages/services/index.json': pageFile([], {
      title: 'Services',
      description: `${'A list of all services. '.repeat(4)}`.trim(),
      ...more.page,
    }),
  }
  const { problems } = compileSite({ sources, launch: 'launch' in more ? more.launch : {} })
  return problems.map(({ message }) => message)
}
const form = (quote: string | null) => ({ forms: { ...ready.forms, quote: { endpoint: quote } } })
const withCompany = (facts: Partial<Site['company']>) => ({ company: { ...ready.company, ...facts } })

describe('src/content/review/launch', () => {
  test('finds nothing in a site that is ready', () => {
    expect(launch({})).toEqual([])
  })

  test.each<[string, Partial<Site>]>([
    ['The domain "https://brightwork.example" is still a sample.', { domain: 'https://brightwork.example' }],
    ['The phone number is still the sample number.', withCompany({ phone: '+1 212 555 0199' })],
    ['The e-mail address "a@example.com" is still a sample.', withCompany({ email: 'a@example.com' })],
    ['The Careers link of the footer leads nowhere.', { footer: { ...ready.footer, careers: null } }],
    ['The quote form has no receiver, so nobody gets its requests.', form(null)],
    [
      'The quote form is received on a private machine: "http://localhost:5678/quote".',
      form('http://localhost:5678/quote'),
    ],
    [
      'The quote form is received on a private machine: "https://192.168.1.4/quote".',
      form('https://192.168.1.4/quote'),
    ],
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

  test('says which page still waits for its text', () => {
    expect(launch({}, { page: { status: 'placeholder' } })).toEqual(['This page still waits for its text.'])
  })

  test('takes the receiver of the environment before that of the file', () => {
    expect(launch(form(null), { launch: { quote: 'https://hooks.brightwork.com/quote' } })).toEqual([])
  })

  test('asks for nothing while the site is not launched', () => {
    expect(launch(form(null), { launch: undefined })).toEqual([])
  })
})
