import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { checkLanguage } from '../../../src/content/facts/checkLanguage.ts'
import { checkHosts } from '../../../src/content/facts/web/checkHosts.ts'
import { baseSite } from '../baseSite.ts'
import { smallConfig } from '../smallSite.ts'

const ofDomain = (domain: string) => checkHosts({ ...smallConfig, domain }).map(({ code }) => code)
const ofReceiver = (endpoint: string) =>
  checkHosts({ ...smallConfig, forms: { ...smallConfig.forms, quote: { endpoint } } }).map(({ code }) => code)

describe('src/content/facts/web/checkHosts', () => {
  test.each([
    'https://www.brightwork.com',
    'https://brightwork.example',
    'https://brightwork.test',
    'https://www.brightwork.com:8443',
    'https://köln.de',
    'https://xn--kln-sna.de',
    'https://brightwork.github.io',
    'https://1und1.de',
    'https://3m.com',
  ])('takes the domain %s', (domain) => {
    expect(ofDomain(domain)).toEqual([])
  })

  test.each([
    'https://localhost',
    'https://localhost:5173',
    'https://www.marblestep',
    'https://a.localhost',
    'https://192.168.1.20',
    'https://8.8.8.8',
    'https://acme',
    'https://acme.local',
    'https://acme.lan',
    'https://-acme.com',
    'https://acme.1',
  ])('refuses the domain %s', (domain) => {
    expect(ofDomain(domain)).toEqual(['wrong-domain'])
  })

  test.each(['https://www.brightwork.com:65536', 'https://www.brightwork.com:99999', 'https://www.brightwork.com:0'])(
    'refuses the port of %s',
    (domain) => {
      expect(ofDomain(domain)).toEqual(['wrong-port'])
      expect(ofReceiver(`${domain}/quote`)).toEqual(['wrong-port'])
    },
  )

  test.each([
    'https://hooks.brightwork.com/quote',
    '/quote.php',
    'https://docs.google.com/forms/d/e/1FAIpQLSd/formResponse',
    'https://hooks.zapier.com/hooks/catch/8812345/b3kx9qd/',
    'https://formspree.io/f/mwkgyyqo',
    'https://www.ngrok-free.app.brightwork.com/',
    'https://hooks.brightwork.com/your-request',
  ])('takes the receiver %s', (endpoint) => {
    expect(ofReceiver(endpoint)).toEqual([])
  })

  test.each([
    'http://localhost:5678/webhook/quote',
    'http://127.0.0.1:8787',
    'http://192.168.1.20/quote',
    'http://n8n:5678/webhook/quote',
    'http://n8n.local/quote',
    'https://a1b2-203-0-113-7.ngrok-free.app/tables',
    'https://brave-fox.trycloudflare.com/quote',
    'https://quote.loca.lt/',
  ])('takes the receiver %s until the site is published', (endpoint) => {
    expect(ofReceiver(endpoint)).toEqual(['private-receiver'])
    const config = { ...smallConfig, forms: { ...smallConfig.forms, quote: { endpoint } } }
    const check = (publish: boolean) =>
      compileSite({ sources: { 'site.config.json': JSON.stringify(config) }, publish }).problems.flatMap(
        ({ code, severity }) => (code === 'private-receiver' ? [severity] : []),
      )
    expect([check(false), check(true)]).toEqual([['tip'], ['error']])
  })

  test.each(['en-UK', 'en-EN', 'us', 'en-XX'])('knows no language %s', (language) => {
    expect(checkLanguage({ ...smallConfig, language }).map(({ code }) => code)).toEqual(['unknown-language'])
  })

  test.each(['en', 'en-GB', 'de-CH', 'zh-Hant-TW', 'es-419', 'gsw'])('knows the language %s', (language) => {
    expect(checkLanguage({ ...smallConfig, language })).toEqual([])
  })

  test('writes the language of the United Kingdom as browsers know it', () => {
    expect(checkLanguage({ ...smallConfig, language: 'en-UK' })).toMatchObject([{ replacement: '"en-GB"' }])
  })

  test.each([
    ['http://hooks.brightwork.com/quote', 'unsafe-receiver'],
    ['https://-hooks.brightwork.com/quote', 'wrong-receiver'],
    ['https://hooks.brightwork.c/quote', 'wrong-receiver'],
    ['https://999.999.999.999/quote', 'wrong-receiver'],
    ['https://docs.google.com/forms/d/e/1FAIpQLSd/viewform', 'wrong-receiver'],
    ['https://docs.google.com/forms/d/1FAIpQLSd/edit', 'wrong-receiver'],
    ['https://forms.gle/abcd', 'wrong-receiver'],
    ['https://hooks.zapier.com/hooks/catch/123456/abcdef/', 'wrong-receiver'],
    ['https://formspree.io/f/YOUR_FORM_ID', 'wrong-receiver'],
    ['https://formspree.io/f/{form_id}', 'wrong-receiver'],
    ['https://formsubmit.co/your@email.com', 'wrong-receiver'],
    ['https://hooks.brightwork.com/catch/xxxxxxxx', 'wrong-receiver'],
  ])('says of the receiver %s: %s', (endpoint, code) => {
    expect(ofReceiver(endpoint)).toEqual([code])
  })

  test('makes no model of a site whose port does not exist, whatever is tolerated', () => {
    const text = (baseSite['site.config.json'] ?? '').replace('marblestep.example"', 'marblestep.example:70000"')
    const sources = { ...baseSite, 'site.config.json': text }
    expect(compileSite({ sources, tolerate: () => true }).model).toBeUndefined()
  })
})
