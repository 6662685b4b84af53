import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderBody, renderInline } from '../../../src/content/text/markdown.ts'
import { checkTokens, fillTokens, findTokens } from '../../../src/content/text/tokens.ts'
import { seed } from '../../seed.ts'

const towson = { location: { city: 'Towson', state: 'MD' }, country: 'US' }
const nowhere = { location: undefined, country: 'US' }

describe('src/content/text/tokens', () => {
  test('fills the placeholders it has a value for', () => {
    expect(fillTokens('{company} in {city}, {zip}', { company: 'Marblestep', city: 'Towson' })).toBe(
      'Marblestep in Towson, {zip}',
    )
  })

  test('counts only letters in braces as a placeholder', () => {
    expect(findTokens('{a1} { phone } {} {{phone}} {phone}').map(({ start }) => start)).toEqual([19, 28])
  })

  test('never fills from what every object inherits', () => {
    expect(fillTokens('{constructor} {toString}', {})).toBe('{constructor} {toString}')
  })

  test('keeps a value from acting as Markdown', () => {
    const value = fc.string({ unit: 'grapheme-ascii' }).filter((text) => text.trim() === text && text !== '')
    fc.assert(
      fc.property(value, (phone) => {
        const text = fillTokens('a {phone} b', { phone }, { escape: true })
        expect(decodeEntities(renderInline(text))).toBe(`a ${phone.replace(/\s+/g, ' ')} b`)
      }),
      { seed },
    )
  })

  test('keeps a value from beginning a list', () => {
    expect(renderBody(fillTokens('{phone}', { phone: '- 1. x' }, { escape: true }))).toBe('<p>- 1. x</p>')
  })

  test.each(['{ city }', '{{city}}', '{city', '{\u200bcity}', '{ {city} }', '\u0024{city}'])(
    'mends the placeholder %j',
    (written) => {
      const [mistake] = checkTokens(`Offices in ${written} and around`, ['x'], towson)
      expect(mistake).toMatchObject({ code: 'misspelt-token', span: { start: 11 }, replacement: '{city}' })
      expect(mistake?.span?.end).toBe(11 + written.length)
    },
  )

  test('mends a placeholder that lost its first brace', () => {
    expect(checkTokens('A reply within responseTime}.', ['x'], towson)).toMatchObject([
      { code: 'misspelt-token', span: { start: 15, end: 28 }, replacement: '{responseTime}' },
    ])
    expect(checkTokens('In {city}, and a } alone', ['x'], towson)).toEqual([])
  })

  test.each([
    ['{téléphone}', '{phone}'],
    ['{délaiDeRéponse}', '{responseTime}'],
    ['{Ciudad}', '{city}'],
    ['{Jahr}', '{year}'],
  ])('reads %s as a translator wrote it', (written, replacement) => {
    expect(checkTokens(`x ${written}`, ['x'], towson)).toMatchObject([{ code: 'unknown-token', replacement }])
  })

  test('puts no placeholder in place of a word with another first letter', () => {
    const [mistake] = checkTokens('Read {hear}', ['x'], towson)
    expect(mistake?.code).toBe('unknown-token')
    expect(mistake).not.toHaveProperty('replacement')
  })

  test('takes other braces for what they are', () => {
    expect(checkTokens('{citywide} { } {2} {city}', ['x'], towson)).toMatchObject([{ code: 'unknown-token' }])
  })

  test('keeps a value with a blank line within its paragraph', () => {
    const text = fillTokens('{tagline}', { tagline: 'Clean floors.\n\nEvery day.' }, { escape: true })
    expect(renderBody(text)).toBe('<p>Clean floors. Every day.</p>')
  })

  test('names the nearest placeholder', () => {
    expect(checkTokens('Call {pone}', ['x'], nowhere)).toMatchObject([
      {
        path: ['x'],
        span: { start: 5, end: 11 },
        fix: expect.stringMatching(/^Write \{phone\}\./),
        replacement: '{phone}',
      },
    ])
  })

  test('puts nothing in place of a name that is near none', () => {
    expect(checkTokens('Call {zip}', ['x'], nowhere)[0]).not.toHaveProperty('replacement')
  })

  test('asks for a location block', () => {
    expect(checkTokens('In {city}', ['x'], nowhere)[0]?.message).toBe('{city} needs a location block.')
  })

  test('accepts the facts of the location block', () => {
    expect(checkTokens('In {city}, {state}', ['x'], towson)).toEqual([])
  })

  test('knows no town in site.config.json', () => {
    expect(checkTokens('In {city}', ['x'], null)).toMatchObject([
      {
        code: 'unknown-token',
        fix: 'Placeholders: {company}, {companyShort}, {phone}, {email}, {responseTime}, {year}, {tagline}.',
      },
    ])
  })
})

const decodeEntities = (html: string) =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
