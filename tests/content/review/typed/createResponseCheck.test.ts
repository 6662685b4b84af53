import { describe, expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import { createResponseCheck } from '../../../../src/content/review/typed/createResponseCheck.ts'
import { smallConfig } from '../../smallSite.ts'

/** Returns what a text promises otherwise than a site that answers within one business day. */
function told(text: string, language = 'en', mentions: string[] = []): string[] {
  const company: Site['company'] = { ...smallConfig.company, responseTime: 'one business day' }
  const site = { ...smallConfig, company, language }
  const page = { path: '/', page: { mentions } }
  const value = { path: ['sections', 0, 'text'], field: 'text', value: text }
  type Check = NonNullable<ReturnType<typeof createResponseCheck>>
  // The check reads only these parts of a text and a page.
  const [texts, of] = [[value] as unknown as Parameters<Check>[0], page as unknown as Parameters<Check>[1]]
  return (createResponseCheck(site)?.(texts, of) ?? []).map(({ span }) => text.slice(span?.start, span?.end))
}

describe('src/content/review/typed/createResponseCheck', () => {
  test.each([
    ['A specialist replies within two business days.', 'two business days'],
    ['We get back to you within 48 hours.', '48 hours'],
    ['Wir antworten innerhalb von zwei Werktagen.', 'zwei Werktagen'],
    ['Innerhalb von 3 Arbeitstagen melden wir uns.', '3 Arbeitstagen'],
    ['Nous vous répondons sous deux jours ouvrables.', 'deux jours ouvrables'],
    ['Respondemos en dos días hábiles.', 'dos días hábiles'],
  ])('finds the other time of %j', (text, other) => {
    expect(told(text)).toEqual([other])
  })

  test.each([
    'A specialist replies within one business day.',
    'We reply within 24 hours.',
    'We reply within two hours.',
    'You get a written quote within two business days.',
    'We ship within two business days.',
    'We answer in one business day, and visit within three business days.',
    'Cancel two business days before, and we will charge nothing.',
    'Our response time in emergencies is 48 hours.',
    'Open 24 hours.',
  ])('leaves %j alone', (text) => {
    expect(told(text)).toEqual([])
  })

  test('leaves a time alone that the page mentions', () => {
    expect(told('We reply within two business days.', 'en', ['two business days'])).toEqual([])
  })
})
