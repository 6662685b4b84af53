import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { configFile } from '../../src/content/model/files/configFile.ts'
import { baseAssets, baseSite } from './baseSite.ts'

const config = JSON.parse(baseSite[configFile] ?? '') as Record<string, unknown>
const home = 'pages/index.json'
/** A number that belongs to nobody; only a site with its own phone number can report it. */
const withOtherPhone = (baseSite[home] ?? '').replace(
  '"heading":"Home"',
  '"heading":"Home","text":"Call (410) 555-0177."',
)

/** Returns the problems for a configuration, with a home page whose phone number is not the company's. */
function check(written: Record<string, unknown>) {
  const sources = { ...baseSite, [home]: withOtherPhone, [configFile]: JSON.stringify({ ...config, ...written }) }
  const { problems, waiting, model } = compileSite({ sources, assets: baseAssets })
  return { found: problems.map(({ file, code }) => `${file} ${code}`).sort(), waiting, model }
}

const otherPhone = `${home} other-contact`

describe('src/content/compileSite, site.config.json with mistakes', () => {
  test('starts from a page with a number of nobody', () => {
    expect(check({})).toMatchObject({ found: [otherPhone], waiting: [] })
  })

  test.each([
    ['a misspelt field', { feedz: ['services'] }],
    ['a field that means nothing', { zzzzzz: 'on' }],
    ['a choice with one near to it', { theme: { corner: 'sqare' } }],
    ['a colour that is none', { theme: { light: { brand: 'blueish' } } }],
    ['a day that is none', { notice: { text: 'Closed on Monday.', until: 'soon' } }],
  ])('checks the other files all the same: %s', (_, written) => {
    const { found, waiting, model } = check(written)
    expect(found).toHaveLength(2)
    expect(found).toContain(otherPhone)
    expect(waiting).toEqual([])
    expect(model).toBeUndefined()
  })

  test.each([
    ['a fact that is missing', { company: {} }],
    ['a block under a name that means nothing', { zzzzzz: { branches: 'one' } }],
    ['a number in place of the domain', { domain: 5 }],
  ])('leaves them for later: %s', (_, written) => {
    const { found, waiting } = check(written)
    expect(found.every((problem) => problem.startsWith(configFile))).toBe(true)
    expect(waiting).toEqual([configFile])
  })

  test('says of what is not JSON that more waits for it', () => {
    const sources = { ...baseSite, [configFile]: '{ "domain": ' }
    expect(compileSite({ sources, assets: baseAssets }).waiting).toEqual([configFile])
    const page = { ...baseSite, [home]: '{ "name": ' }
    expect(compileSite({ sources: page, assets: baseAssets }).waiting).toEqual([home])
  })
})
