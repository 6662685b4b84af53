import { describe, expect, test } from 'vitest'
import { checkEndpoints, endpointsOf, variableOf, withEndpoints } from '../../../src/node/options/endpoints.ts'
import { compileSmallSite } from '../../content/smallSite.ts'

const model = compileSmallSite()
const inbox = '/_inbox/'

/** Returns the receivers of the small site, whose files set one for both built-in forms. */
function settle(env: Record<string, string | undefined>, own: string | null, last?: string) {
  const forms = { quote: { endpoint: own, encoding: 'text' as const }, contact: { endpoint: own } }
  const settled = withEndpoints(compileSmallSite({}, { forms }), env, last)
  return Object.fromEntries([...settled.forms.values()].map(({ name, endpoint }) => [name, endpoint]))
}

describe('src/node/options/endpoints', () => {
  test.each([
    ['https://env.example/', 'https://config.example/', inbox, 'https://env.example/'],
    ['https://env.example/', 'https://config.example/', undefined, 'https://env.example/'],
    ['', 'https://config.example/', undefined, 'https://config.example/'],
    ['', 'https://config.example/', inbox, '/_inbox/'],
    ['', '/requests', inbox, '/_inbox/'],
    ['', 'http://localhost:5678/webhook/quote', inbox, 'http://localhost:5678/webhook/quote'],
    ['', 'http://192.168.1.20/quote', inbox, 'http://192.168.1.20/quote'],
    [undefined, null, inbox, '/_inbox/'],
    ['', null, undefined, null],
  ])('of the environment %j, the files %j and the inbox %j settles the receiver', (env, own, last, taken) => {
    const named = (form: string) => (taken === '/_inbox/' ? `${taken}${form}` : taken)
    expect(settle({ QUOTE_ENDPOINT: env, CONTACT_ENDPOINT: env }, own, last)).toEqual({
      quote: named('quote'),
      contact: named('contact'),
    })
  })

  test('changes nothing else of a form', () => {
    const { endpoint: _, ...rest } = withEndpoints(model, {}, inbox).forms.get('quote') ?? {}
    expect({ ...rest, endpoint: null }).toEqual(model.forms.get('quote'))
  })

  test('takes the receiver of any form from a variable with its name', () => {
    expect(endpointsOf({ FORM_BOOK_NOW_ENDPOINT: '/book', FORM_QUOTE_ENDPOINT: '/q', QUOTE_ENDPOINT: '/old' })).toEqual(
      {
        'book-now': '/book',
        quote: '/old',
      },
    )
    expect(variableOf('book-now')).toBe('FORM_BOOK_NOW_ENDPOINT')
  })

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
