import { describe, expect, test } from 'vitest'
import { checkEndpoints, withEndpoints } from '../../../src/node/options/endpoints.ts'
import { smallConfig } from '../../content/smallSite.ts'

const model = {
  site: smallConfig,
  pages: new Map(),
  collections: new Map(),
  redirects: new Map(),
  brand: [],
  translations: new Map(),
}
const fallback = { quote: '/_inbox/quote', contact: '/_inbox/contact' }

describe('src/node/options/endpoints', () => {
  test.each([
    ['https://env.example/', 'https://config.example/', fallback, 'https://env.example/'],
    ['', 'https://config.example/', fallback, 'https://config.example/'],
    [undefined, null, fallback, '/_inbox/'],
    ['', null, undefined, null],
  ])(
    'of the receivers %j of the environment, %j of the configuration and %j takes the first',
    (env, own, last, taken) => {
      const { quote, contact } = smallConfig.forms
      const forms = {
        quote: { ...quote, endpoint: own, encoding: 'text' as const },
        contact: { ...contact, endpoint: own },
      }
      const settled = withEndpoints(
        { ...model, site: { ...smallConfig, forms } },
        { QUOTE_ENDPOINT: env, CONTACT_ENDPOINT: env },
        last,
      )
      const named = (form: string) => (taken === '/_inbox/' ? `${taken}${form}` : taken)
      expect(settled).toEqual({
        ...model,
        site: {
          ...smallConfig,
          forms: {
            quote: { ...forms.quote, endpoint: named('quote') },
            contact: { ...forms.contact, endpoint: named('contact') },
          },
        },
      })
    },
  )

  test.each(['hooks.example.com', 'ftp://a.example/', '//a.example/', 'https://'])(
    'refuses the receiver %s',
    (address) => {
      expect(checkEndpoints({ QUOTE_ENDPOINT: address }).map(({ file }) => file)).toEqual(['QUOTE_ENDPOINT'])
    },
  )

  test.each(['https://a.example/hook', 'http://127.0.0.1:9/x', '/_inbox/quote', '', undefined])(
    'takes %s',
    (address) => {
      expect(checkEndpoints({ CONTACT_ENDPOINT: address })).toEqual([])
    },
  )
})
