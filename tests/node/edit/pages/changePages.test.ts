import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { readerOf } from '../../../../src/content/problem/openSources.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'
import { addressBy, copyPage, findLinking, renamePage } from '../../../../src/node/edit/pages/changePages.ts'
import { shipped, shippedAssets } from '../../../content/impact/shippedSite.ts'

const file = 'pages/locations/towson-md.json'
const text = shipped[file] ?? ''

const filesOf = (sources: Record<string, string>) => ({ sources: readerOf(sources), types: builtInTypes })

describe('src/node/edit/pages/changePages', () => {
  test('foretells the address that words make, and none for words that make no other one', () => {
    const file = 'pages/locations/timonium-md.json'
    expect(addressBy(file, 'Lutherville-Timonium, MD')).toBe('/locations/lutherville-timonium-md/')
    expect(addressBy(file, 'Timonium, MD')).toBeUndefined()
    expect(addressBy(file, ' - ')).toBeUndefined()
  })

  test('foretells an address in the spelling of the language of the page', () => {
    const { site } = compileSite({ sources: shipped, assets: shippedAssets }).model ?? {}
    const inGerman = site && { ...site, language: 'de-AT' }
    expect(addressBy('pages/leistungen/tische.json', 'Küchen', inGerman)).toBe('/leistungen/kuechen/')
    expect(addressBy('pages/leistungen/tische.json', 'Küchen', site)).toBe('/leistungen/kuchen/')
  })

  test('a copy is a draft beside its page, with another name and all other bytes the same', () => {
    const copy = copyPage(text, file, 'Columbia, MD')
    if ('refusal' in copy) throw new Error(copy.refusal)
    expect(copy.file).toBe('pages/locations/columbia-md.json')
    const written = copy.texts[0]?.text ?? ''
    expect(JSON.parse(written)).toEqual({ ...JSON.parse(text), name: 'Columbia, MD', draft: true })
    expect(copyPage(text, file, '???')).toEqual({ refusal: expect.stringContaining('letter or a digit') })
  })

  test('a copy of a translation translates nothing, because a page has one translation in a language', () => {
    const spanish = '{\n  "name": "Contacto",\n  "translates": "/contact/",\n  "sections": []\n}\n'
    const copy = copyPage(spanish, 'pages/es/contacto.json', 'Visítenos')
    expect(copy).toMatchObject({ file: 'pages/es/visitenos.json' })
    expect('texts' in copy && JSON.parse(copy.texts[0]?.text ?? '')).toEqual({
      name: 'Visítenos',
      draft: true,
      sections: [],
    })
  })

  test('what leads to a page is found, in texts, fields and the configuration, the page itself left out', () => {
    const quote = 'pages/quote.json'
    const linking = findLinking(filesOf(shipped), quote)
    // The problems that deleting the page causes.
    const { [quote]: _, ...sources } = shipped
    const { problems } = compileSite({ sources, assets: shippedAssets })
    const broken = problems.filter(({ message }) => message.includes('"/quote/'))
    expect(broken).not.toEqual([])
    expect(broken.map((problem) => problem.file).filter((each) => !linking.includes(each))).toEqual([])
    expect(linking).not.toContain(quote)
    const lonely = { ...shipped, 'pages/lonely.json': '{ "name": "Lonely", "sections": [] }' }
    expect(findLinking(filesOf(lonely), 'pages/lonely.json')).toEqual([])
  })

  test('the home page stays where it is, and what of the configuration is no link stays as it is', () => {
    expect(renamePage(filesOf(shipped), 'pages/index.json', 'Start')).toEqual({
      refusal: expect.stringContaining('neither moved nor deleted'),
    })
    const words = '"/quote/"'
    const config = (shipped['site.config.json'] ?? '').replace(/"tagline": "[^"]*"/, `"tagline": ${words}`)
    const renamed = renamePage(filesOf({ ...shipped, 'site.config.json': config }), 'pages/quote.json', 'Ask')
    if ('refusal' in renamed) throw new Error(renamed.refusal)
    const moved = renamed.texts.find(({ file: each }) => each === 'site.config.json')?.text ?? ''
    expect(JSON.parse(moved)).toMatchObject({
      company: { tagline: '/quote/' },
      header: { button: { href: '/ask/' } },
      redirects: { '/quote/': '/ask/' },
    })
  })

  test('links in the texts of the configuration, of forms and of facts of templates follow a page, and are found', () => {
    const [config, form] = ['site.config.json', 'forms/contact.json']
    const facts = 'pages/services/[service]/[town]/facts/floor-care/towson-md.json'
    const linked = 'Call us, or [ask \\"now\\"](/quote/#form) at night.'
    const texts = {
      config: `{ "notice": { "text": "${linked}" }, "header": { "button": { "label": "Ask", "href": "/quote/" } } }`,
      form: `\ufeff{ "title": "Ask", "fields": [{ "type": "checkbox", "name": "ok", "label": "${linked}" }] }`,
      facts: `{ "words": { "crew": "${linked} And [here](/quote/), not [there](/quote/times/)." } }`,
    }
    const sources = {
      ...{ [config]: texts.config, [form]: texts.form, [facts]: texts.facts },
      'pages/quote.json': '{ "name": "Quote", "sections": [] }',
    }
    expect(findLinking(filesOf(sources), 'pages/quote.json')).toEqual([config, form, facts])
    const renamed = renamePage(filesOf(sources), 'pages/quote.json', 'Ask')
    if ('refusal' in renamed) throw new Error(renamed.refusal)
    const textOf = (name: string) => renamed.texts.find((each) => each.file === name)?.text
    const moved = (text: string) => text.replaceAll('/quote/#form', '/ask/#form').replaceAll('/quote/)', '/ask/)')
    expect(textOf(form)).toBe(moved(texts.form))
    expect(textOf(facts)).toBe(moved(texts.facts))
    expect(JSON.parse(textOf(config) ?? '')).toEqual({
      ...JSON.parse(moved(texts.config).replace('"/quote/"', '"/ask/"')),
      redirects: { '/quote/': '/ask/' },
    })
  })

  test('a page under another address takes its links along, leaves a redirect, and breaks nothing', () => {
    const renamed = renamePage(filesOf(shipped), file, 'Towson')
    if ('refusal' in renamed) throw new Error(renamed.refusal)
    expect(renamed.file).toBe('pages/locations/towson.json')
    const sources: Record<string, string> = { ...shipped }
    for (const { file: each, text: words } of renamed.texts)
      if (words === undefined) delete sources[each]
      else sources[each] = words
    const left = Object.entries(sources).filter(([, words]) => words.includes('/locations/towson-md/'))
    expect(left.map(([each]) => each)).toEqual(['site.config.json'])
    expect(JSON.parse(sources['site.config.json'] ?? '').redirects).toMatchObject({
      '/locations/towson-md/': '/locations/towson/',
    })
    const { problems } = compileSite({ sources, assets: shippedAssets })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
