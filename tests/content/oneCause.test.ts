import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { fixSite } from '../../src/content/fix/fixSite.ts'
import { configFile } from '../../src/content/model/files/configFile.ts'
import { explainOther } from '../../src/node/input/explainFiles.ts'
import { shipped, shippedAssets } from './impact/shippedSite.ts'

type Files = Record<string, string>
type Damage = (files: Files) => void

const town = 'pages/locations/towson-md.json'
const service = 'pages/services/floor-care.json'

const rename =
  (from: string, to: string): Damage =>
  (files) => {
    for (const file of Object.keys(files).filter((name) => name.startsWith(from))) {
      files[to + file.slice(from.length)] = files[file] ?? ''
      delete files[file]
    }
  }
const copy =
  (from: string, to: string): Damage =>
  (files) => {
    files[to] = files[from] ?? ''
  }
const remove =
  (start: string): Damage =>
  (files) => {
    for (const file of Object.keys(files)) if (file.startsWith(start)) delete files[file]
  }
const replace =
  (file: string, from: string | RegExp, to: string): Damage =>
  (files) => {
    const text = files[file] ?? ''
    files[file] = text.replace(from, to)
    expect(files[file]).not.toBe(text)
  }
/** Deletes a field of site.config.json: the first of that name, with everything in it. */
const unset =
  (...path: string[]): Damage =>
  (files) => {
    const config = JSON.parse(files[configFile] ?? '')
    const block = path.slice(0, -1).reduce((inner, name) => inner[name], config)
    delete block[path.at(-1) ?? '']
    files[configFile] = JSON.stringify(config, null, 2)
  }
const film = (address: string) =>
  replace(
    'pages/about.json',
    '"sections": [',
    `"sections": [{ "type": "video", "title": "A film", "address": ${JSON.stringify(address)}, "image": { "scene": "offices" } },`,
  )
/** Adds a form that no page uses, with one field with many settings. */
const form =
  (setting: string, value: unknown): Damage =>
  (files) => {
    const field = { name: 'time', type: 'radio', label: 'When', options: ['Day', 'Night'], [setting]: value }
    files['forms/visit.json'] = JSON.stringify({
      ...{ title: 'Visit', button: 'Send', endpoint: null, fields: [field] },
      sent: { title: 'Thank you', text: 'We call you back.' },
    })
  }
const draft = (file: string) => replace(file, '"name"', '"draft": true,\n  "name"')

/** One cause each, and the code of the error that reports it. */
const damages: [string, string, Damage][] = [
  ['an ending in capital letters', 'file-name', rename('pages/contact.json', 'pages/contact.JSON')],
  ['a name with a capital letter', 'file-name', rename('pages/contact.json', 'pages/Contact.json')],
  ['a space before the ending', 'file-name', rename('pages/contact.json', 'pages/contact .json')],
  ['a folder with a capital letter', 'file-name', rename('pages/services/', 'pages/Services/')],
  ['a renamed folder', 'unknown-folder', rename('pages/services/', 'pages/our-services/')],
  ['a deleted folder', 'unknown-folder', remove('pages/services/')],
  ['a deleted folder of towns', 'unknown-folder', remove('pages/locations/')],
  ['a page with many links, renamed', 'unknown-page', rename('pages/quote.json', 'pages/request-a-quote.json')],
  ['a page with many links, deleted', 'unknown-page', remove('pages/quote.json')],
  ['a page of the header, deleted', 'unknown-folder', remove('pages/about.json')],
  ['the page of a folder, deleted', 'unknown-page', remove('pages/services/index.json')],
  ['the home page, deleted', 'no-home-page', remove('pages/index.json')],
  ['a page with many links as a draft', 'link-to-draft', draft('pages/quote.json')],
  ['a service as a draft', 'link-to-draft', draft(service)],
  ['the home page as a draft', 'no-home-page', draft('pages/index.json')],
  ['a copied town', 'same-town', copy(town, 'pages/locations/columbia-md.json')],
  ['a copy of the Finder', 'copied-file', copy(town, 'pages/locations/towson-md copy.json')],
  ['a second copy of the Finder', 'copied-file', copy(town, 'pages/locations/towson-md copy 2.json')],
  ['a copy of the Explorer', 'copied-file', copy(town, 'pages/locations/towson-md - Copy.json')],
  ['a downloaded copy', 'copied-file', copy(town, 'pages/locations/towson-md (1).json')],
  ['a copy of an older system', 'copied-file', copy(service, 'pages/services/Copy of floor-care.json')],
  ['a copied service', 'near-copy', copy(service, 'pages/services/carpet-care.json')],
  ['a copied page', 'near-copy', copy('pages/contact.json', 'pages/contact2.json')],
  ['no configuration', 'missing-config', remove(configFile)],
  ['a configuration that cannot be read', 'missing-brace', replace(configFile, '"company": {', '"company": ')],
  ['a configuration without the company', 'missing-field', unset('company')],
  ['a company without a phone', 'missing-field', unset('company', 'phone')],
  ['a company without a name', 'missing-field', unset('company', 'name')],
  ['a company without an e-mail address', 'missing-field', unset('company', 'email')],
  ['a company without an address', 'missing-field', unset('company', 'address')],
  ['a configuration without a domain', 'missing-field', unset('domain')],
  ['a configuration without a header', 'missing-field', unset('header')],
  ['a configuration without a footer', 'missing-field', unset('footer')],
  ['a bracket too few', 'missing-bracket', replace('pages/contact.json', '"sections": [', '"sections": ')],
  ['a brace too few', 'missing-brace', replace(service, /\{\s*"type"/, '"type"')],
  ['a town without its block', 'token-without-value', replace(town, / {2}"location": \{[\s\S]*?\n {2}\},\n/, '')],
  ['a town without its city', 'unknown-field', replace(town, '"city": "Towson"', '"ctiy": "Towson"')],
  ['a town with a wrong state', 'wrong-form', replace(town, '"state": "MD"', '"state": "Md."')],
  ['a town without its county', 'token-without-value', replace(town, / {4}"county": "[^"]*",\n/, '')],
  ['sections under another name', 'unknown-field', replace(service, '"sections"', '"section"')],
  ['a name misspelt all over', 'unknown-field', replace(service, /"type"/g, '"typ"')],
  [
    'a page without its main heading',
    'no-main-heading',
    replace(service, /\{\s*"type": "hero"[\s\S]*?\n {4}\},\n/, ''),
  ],
  ['the last brace, lost', 'unclosed-bracket', replace(town, /\}\s*$/, '')],
  ['a list of sections in braces', 'wrong-bracket', replace(town, '"sections": [', '"sections": {')],
  [
    'a placeholder in another spelling',
    'misspelt-token',
    replace('pages/index.json', '{responseTime}', '{response_time}'),
  ],
  [
    'a film by the code of its frame',
    'no-film',
    film('<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'),
  ],
  ['a film of another format', 'no-film', film('/films/night.mov')],
  ['a button that leads nowhere', 'unknown-anchor', replace('pages/about.json', '"href": "/quote/"', '"href": "#"')],
  [
    'a button to a form that is not there',
    'unknown-anchor',
    replace('pages/about.json', '"href": "/quote/"', '"href": "#quote"'),
  ],
  ['a draft by the wrong field', 'unknown-choice', replace('pages/blog.json', '"placeholder"', '"draft"')],
  ['the status of a redirect', 'unknown-choice', replace('pages/blog.json', '"placeholder"', '301')],
  [
    'names of files with their ending',
    'unknown-file',
    replace(
      'pages/services/janitorial-services.json',
      /"only": \[[^\]]*\]/,
      '"only": ["medical.json", "offices.json"]',
    ),
  ],
  ['ZIP codes without quotation marks', 'wrong-type', replace(town, /"zips": \[[^\]]*\]/, '"zips": [21204, 21286]')],
  [
    'options with labels and values',
    'wrong-type',
    form('options', [
      { label: 'Day', value: 'Day' },
      { label: 'Night', value: 'Night' },
    ]),
  ],
  [
    'two fields of one name',
    'repeated-name',
    (files) => {
      const field = { name: 'email', type: 'email', label: 'E-mail' }
      files['forms/visit.json'] = JSON.stringify({
        ...{ title: 'Visit', button: 'Send', endpoint: null, eitherOf: ['phone', 'email'] },
        fields: [field, { ...field, label: 'Phone' }],
        sent: { title: 'Thank you', text: 'We call you back.' },
      })
    },
  ],
  [
    'a language by its name',
    'unknown-language',
    (files) => {
      const config = JSON.parse(files[configFile] ?? '')
      files['pages/de/about.json'] = JSON.stringify({
        ...{ name: 'Über uns', title: 'Über {company} in Baltimore: die Putzer', translates: '/about/', draft: true },
        description: 'Wer die Büros und Praxen putzt, seit wann, in welchen Häusern und zu welchen Stunden der Nacht.',
        sections: [{ type: 'hero', heading: 'Wer bei uns putzt' }],
      })
      files[configFile] = JSON.stringify({ ...config, languages: { german: { name: 'Deutsch' } } })
    },
  ],
  ['a copy under a name that no page can have', 'file-name', copy(town, 'pages/locations/Towson, MD.json')],
  ['a second file of one address', 'same-address', copy('pages/about.json', 'pages/about/index.json')],
  ['an empty page', 'empty-file', replace(service, /[\s\S]+/, '')],
  ['two pages in one file', 'text-after-end', replace(service, /$/, shipped['pages/about.json'] ?? '')],
]

describe('one cause makes one problem', () => {
  test.each(damages)('%s: %s', (_, code, damage) => {
    const sources = { ...shipped }
    damage(sources)
    const { problems } = compileSite({ sources, assets: shippedAssets })
    const told = problems.filter(({ severity }) => severity !== 'tip')
    expect(told.map((problem) => [problem.code, problem.severity])).toEqual([[code, 'error']])
  })

  test.each(['pages/about.json', service, town])('says nothing more where a text editor saved %s as .txt', (page) => {
    const sources: Files = { ...shipped }
    delete sources[page]
    const readProblems = [explainOther(`${page}.txt`, 'pages', [`${page}.txt`])]
    const { problems } = compileSite({ sources, assets: shippedAssets, readProblems })
    const told = problems.filter(({ severity }) => severity !== 'tip')
    expect(told.map(({ code, file }) => [code, file])).toEqual([['no-page', `${page}.txt`]])
  })

  test('gives the one problem the places of all that it caused, and mends them all', () => {
    const sources: Files = { ...shipped }
    rename('pages/services/', 'pages/our-services/')(sources)
    const { problems } = compileSite({ sources, assets: shippedAssets })
    const [one] = problems.filter(({ severity }) => severity === 'error')
    expect(one?.more?.length).toBeGreaterThan(25)
    expect(one?.fix).toContain('"our-services"')
    expect(fixSite({ sources, assets: shippedAssets }).problems.filter(({ severity }) => severity === 'error')).toEqual(
      [],
    )
  })
})
