import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TranslationWish } from '../../../src/content/add/placeTranslation.ts'
import { addNamed, addPage, addTranslation, openSite, type Wish } from '../../../src/node/commands/addPage.ts'
import { askPage } from '../../../src/node/commands/askPage.ts'
import { baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'
import { leedsSite } from '../../content/leedsSite.ts'
import { writeFiles } from '../gitSite.ts'

const config = JSON.stringify({
  ...(JSON.parse(baseSite['site.config.json'] ?? '') as object),
  kinds: { services: 'service', towns: 'location' },
})
const location = { city: 'Towson', state: 'MD', county: 'Baltimore County' }
const site = {
  ...baseSite,
  'site.config.json': config,
  'pages/towns/index.json': pageFile([{ type: 'cardGrid', source: { collection: 'towns' } }], { name: 'Towns' }),
  'pages/towns/towson-md.json': pageFile([], { name: 'Towson, MD', location }),
}

describe('src/node/commands/addPage', () => {
  let folder = ''
  const open = (root = folder) => {
    const opened = openSite(root, { colour: false })
    if ('exitCode' in opened) throw new Error(opened.text)
    return opened
  }
  const add = (wish: Wish) => addPage(open(), wish, { colour: false, year: 2026 })
  const town = (name = 'Columbia, MD') => add({ kind: 'location', name })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-add-'))
    await writeFiles(folder, site)
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('writes a draft into the folder of its kind', async () => {
    expect(town().exitCode).toBe(0)
    const text = await readFile(join(folder, 'pages/towns/columbia-md.json'), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ name: 'Columbia, MD', draft: true })
  })

  test.each(['/towns/columbia-md/', 'towns/columbia-md', 'pages/towns/columbia-md.json'])(
    'says of the draft %s that it is one, where it is to be translated',
    async (address) => {
      town()
      const languages = { es: { name: 'Español' } }
      await writeFiles(folder, {
        'site.config.json': JSON.stringify({ ...JSON.parse(config), languages }),
        'pages/es/index.json': pageFile([], { name: 'Inicio', title: 'Oficinas limpias', translates: '/' }),
      })
      expect(addTranslation(open(), address, 'es/columbia', { colour: false })).toEqual({
        text: 'pages/towns/columbia-md.json is a draft: finish it and delete its line "draft": true, then it can be translated. Nothing was changed.\n',
        exitCode: 2,
      })
    },
  )

  test.each([
    [
      'the schema in the folder of the site',
      '',
      { 'schemas/page.schema.json': '{}' },
      '../../schemas/page.schema.json',
    ],
    ['that of the other pages', '../../ashlar/page.json', { 'ashlar/page.json': '{}' }, '../../ashlar/page.json'],
    ['that of the other pages', 'https://example.com/page.json', {}, 'https://example.com/page.json'],
    ['none where that of the other pages is not there', '../../schemas/page.schema.json', {}, undefined],
    ['none where no page has one', '', {}, undefined],
  ])('names to text editors %s (%j)', async (_what, others, files, expected) => {
    const towson = JSON.parse(site['pages/towns/towson-md.json']) as object
    const towns = JSON.stringify({ ...(others && { $schema: others }), ...towson })
    await writeFiles(folder, { ...files, 'pages/towns/towson-md.json': towns })
    town()
    const page: unknown = JSON.parse(await readFile(join(folder, 'pages/towns/columbia-md.json'), 'utf8'))
    expect(page).toHaveProperty('name')
    expect((page as { $schema?: string }).$schema).toBe(expected)
  })

  test('leads a page of another folder to the same schema', async () => {
    const towson = JSON.parse(site['pages/towns/towson-md.json']) as object
    await writeFiles(folder, {
      'ashlar/page.json': '{}',
      'pages/towns/towson-md.json': JSON.stringify({ $schema: '../../ashlar/page.json', ...towson }),
    })
    add({ kind: 'page', name: 'Careers' })
    const page: unknown = JSON.parse(await readFile(join(folder, 'pages/careers.json'), 'utf8'))
    expect(page).toMatchObject({ $schema: '../ashlar/page.json' })
  })

  test('says what is left to write, what will change and what to do next', () => {
    const { text } = town()
    expect(text).toMatch(
      /^Wrote pages\/towns\/columbia-md\.json: Columbia, MD is a draft, so it is not on the site yet\.$/m,
    )
    expect(text).toMatch(/^Still to write: \d texts\n {2}line 4: what you offer in Columbia/m)
    expect(text).toMatch(/^On \/towns\/ \(Towns\)\n {2}Cards: Columbia, MD joins$/m)
    expect(text).toContain('sitemap.xml: 7 addresses before, 8 after; /towns/columbia-md/ joins')
    expect(text).toContain('When it is finished, delete the line "draft": true.')
  })

  test('leaves a site that check has no error for', () => {
    town()
    expect(openSite(folder, { colour: false })).toHaveProperty('model')
  })

  test('adds one town after the other, though both wait for the same texts', () => {
    expect(['Columbia, MD', 'Essex, MD', 'Aberdeen, MD'].map((name) => town(name).exitCode)).toEqual([0, 0, 0])
  })

  test.each(['Columbia, MD', 'columbia md'])('never writes over a file: %s', async (name) => {
    await writeFiles(folder, { 'pages/towns/columbia-md.json': pageFile([]) })
    expect(town(name.replace('md', 'MD'))).toEqual({
      exitCode: 2,
      text: 'pages/towns/columbia-md.json exists already. Nothing was changed.\n',
    })
    expect(await readFile(join(folder, 'pages/towns/columbia-md.json'), 'utf8')).toBe(pageFile([]))
  })

  test('takes a file that differs in capitals only for the same', async () => {
    const opened = open()
    await writeFiles(folder, { 'pages/towns/Columbia-MD.json': pageFile([]) })
    const { text } = addPage(opened, { kind: 'location', name: 'Columbia, MD' }, { colour: false })
    expect(text).toBe('pages/towns/Columbia-MD.json exists already. Nothing was changed.\n')
  })

  test('takes the index of a folder for the page of its address', () => {
    expect(add({ kind: 'page', name: 'Services' }).text).toContain('pages/services/index.json exists already.')
  })

  test.each<[Wish, string]>([
    [{ kind: 'towm', name: 'x' }, 'There is no kind of page called "towm".'],
    [{ kind: 'location', name: '?' }, 'No file name can be made of "?"'],
    [{ kind: 'location', name: 'Essex, MD', like: 'towsn-md' }, 'Did you mean towson-md?'],
  ])('refuses %j in words and writes nothing', async (wish, words) => {
    const { text, exitCode } = add(wish)
    expect([exitCode, text]).toEqual([2, expect.stringContaining(words)])
    expect(text).toMatch(/Nothing was changed\.\n$/)
    expect((await readdir(join(folder, 'pages/towns'))).sort()).toEqual(['index.json', 'towson-md.json'])
  })

  test('says what is wrong with the site first', async () => {
    await writeFiles(folder, { 'pages/quote.json': '{' })
    expect(openSite(folder, { colour: false })).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('pages/quote.json'),
    })
  })

  test('adds to a folder that has no page yet', async () => {
    await writeFiles(folder, { 'pages/towns/towson-md.json': undefined })
    expect(town().exitCode).toBe(0)
  })

  describe('askPage', () => {
    /** Returns the result of some answers, and the output and questions in between. */
    async function converse(answers: string[], root = folder) {
      const heard: string[] = []
      const left = [...answers]
      const ask = (question: string) => {
        heard.push(question)
        return Promise.resolve(left.shift())
      }
      const wish = await askPage(open(root), { ask, say: (line) => void heard.push(line) })
      return { wish, heard, left }
    }

    test('asks five questions for a town', async () => {
      const { wish, heard } = await converse(['2', 'Columbia, MD', 'towson-md', 'Howard County', '39.2, -76.86'])
      expect(wish).toEqual({
        kind: 'towns',
        name: 'Columbia, MD',
        like: 'towson-md',
        facts: { county: 'Howard County', latitude: 39.2, longitude: -76.86 },
      })
      expect(heard.filter((line) => line.endsWith(' '))).toHaveLength(5)
    })

    test('takes Enter for later', async () => {
      const { wish } = await converse(['location', 'Columbia, MD', '', '', ''])
      expect(wish).toEqual({ kind: 'towns', name: 'Columbia, MD', facts: {} })
    })

    test('asks again where an answer will not do, and says why', async () => {
      const { wish, heard } = await converse(['7', '2', 'Towson, MD', 'Columbia, MD', '', '', '39', ''])
      expect(wish).toMatchObject({ name: 'Columbia, MD' })
      expect(heard).toContain('Write a number from 1 to 3.')
      expect(heard).toContain('pages/towns/towson-md.json exists already.')
    })

    test('asks for the offer of a page that is no town', async () => {
      const { wish } = await converse(['service', 'Windows and More', '', 'Windows, inside and out.'])
      expect(wish).toEqual({
        kind: 'services',
        name: 'Windows and More',
        facts: { description: 'Windows, inside and out.' },
      })
    })

    test('asks for a state only where the country has them, and tells of its postal codes', async () => {
      const abroad = join(folder, 'leeds')
      await writeFiles(abroad, leedsSite)
      const { wish, heard } = await converse(['2', 'Ilkley', '', '', '53.9 west', '53.92, -1.82'], abroad)
      expect(heard.join('\n')).toContain('with its state or province where addresses name one (such as Leeds, or')
      expect(heard.join('\n')).toContain('degrees east (negative west of Greenwich).')
      const { text } = addPage(open(abroad), wish as Wish, { colour: false, year: 2026 })
      expect(text).toMatch(/^Wrote pages\/towns\/ilkley\.json: Ilkley is a draft/)
      expect(text).toContain('the postal codes and the roads that your text names')
    })

    test('asks for a translation by its page and its name, and says which pages have none', async () => {
      const root = join(folder, 'two')
      const languages = { es: { name: 'Español' } }
      const spanish = (fields: object) => pageFile([], { name: 'Inicio', ...fields })
      await writeFiles(root, {
        ...site,
        'site.config.json': JSON.stringify({ ...JSON.parse(config), languages }),
        'pages/es/index.json': spanish({ translates: '/' }),
        'pages/es/servicios/index.json': spanish({ translates: '/services/' }),
      })
      const answers = ['translation', '/nothing/', '/services/disinfection/', '¿?', 'Desinfección']
      const { wish, heard } = await converse(answers, root)
      expect(heard).toContain('There is no page "/nothing/" to translate.')
      expect(heard.join('\n')).toMatch(/^Not in Spanish yet: \/about\/, \/quote\/, .* and \/towns\/towson-md\/\.$/m)
      expect(wish).toEqual({ translates: '/services/disinfection/', language: 'es', name: 'Desinfección' })
      const { text } = addNamed(open(root), wish as TranslationWish, { colour: false, year: 2026 })
      expect(text).toMatch(/^Wrote pages\/es\/servicios\/desinfeccion\.json: Desinfección is a draft/)
    })

    test('ends without a wish where the answers end', async () => {
      expect((await converse(['2', 'Columbia, MD'])).wish).toBeUndefined()
    })
  })
})
