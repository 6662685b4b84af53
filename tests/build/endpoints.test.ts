import { describe, expect, it } from 'vitest'
import { checkEndpoints, withEndpoints } from '../../src/build/endpoints.ts'
import { smallConfig } from '../content/smallSite.ts'

const model = { site: smallConfig, pages: new Map(), collections: new Map(), redirects: new Map(), brand: [] }
const fallback = { quote: '/_inbox/quote', contact: '/_inbox/contact' }

describe('build/endpoints', () => {
  it('takes the receiver of the environment before that of the configuration', () => {
    const site = { ...smallConfig, forms: { ...smallConfig.forms, quote: { endpoint: 'https://a.example/' } } }
    const { forms } = withEndpoints({ ...model, site }, { QUOTE_ENDPOINT: 'https://b.example/' }).site
    expect(forms.quote.endpoint).toBe('https://b.example/')
  })

  it('falls back where no receiver is configured', () => {
    expect(withEndpoints(model, {}, fallback).site.forms.contact.endpoint).toBe('/_inbox/contact')
  })

  it('leaves a form without receiver where there is no fallback', () => {
    expect(withEndpoints(model, { QUOTE_ENDPOINT: '' }).site.forms.quote.endpoint).toBeNull()
  })

  it.each(['hooks.example.com', 'ftp://a.example/', '//a.example/', 'https://'])(
    'refuses the receiver %s',
    (address) => {
      expect(checkEndpoints({ QUOTE_ENDPOINT: address }).map(({ file }) => file)).toEqual(['QUOTE_ENDPOINT'])
    },
  )

  it.each(['https://a.example/hook', 'http://127.0.0.1:9/x', '/_inbox/quote', '', undefined])('takes %s', (address) => {
    expect(checkEndpoints({ CONTACT_ENDPOINT: address })).toEqual([])
  })
})
