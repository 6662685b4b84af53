import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressesOf, extendRecord, readRecord } from '../../../src/content/addresses/addressRecord.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { homeFile, pageAddress } from '../../../src/content/model/files/pageAddress.ts'
import { recordFile } from '../../../src/content/model/files/recordFile.ts'
import type { SiteModel } from '../../../src/content/model/siteModel.ts'
import { parseRedirects, redirectFor } from '../../../src/node/hosts/hostFiles.ts'
import { redirectsFile } from '../../../src/node/output/redirectFiles.ts'
import { runs, seed } from '../../seed.ts'
import { baseSite } from '../baseSite.ts'

/** An action of an owner on page files between two fixes; numbers select among the present files. */
type Step =
  | { do: 'add'; file: string; hidden: boolean }
  | { do: 'rename'; which: number; file: string; newName: boolean }
  | { do: 'delete'; which: number }
  | { do: 'restore'; which: number }
  | { do: 'draft'; which: number }
  | { do: 'link'; which: number; to: number; how: 'text' | 'button' | 'header' | 'footer' | 'exclude' }
  | { do: 'publish' }
  | { do: 'fix' }

const folders = ['pages', 'pages/services', 'pages/towns', 'pages/towns/md']
const names = ['index', 'essex', 'essex-md', 'essex-county', 'towson', 'team', 'price-list']
const files = folders.flatMap((folder) => names.map((name) => `${folder}/${name}.json`))

const file = fc.constantFrom(...files)
const which = fc.nat(30)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), file, hidden: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('rename' as const), which, file, newName: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const, 'draft' as const), which }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('link' as const),
      which,
      to: which,
      how: fc.constantFrom(
        'text' as const,
        'button' as const,
        'header' as const,
        'footer' as const,
        'exclude' as const,
      ),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('publish' as const, 'publish' as const, 'fix' as const) }) },
)

interface Fields {
  name: string
  draft?: boolean
  sections: Record<string, unknown>[]
}
interface Config {
  redirects?: Record<string, string>
  header: { links: string[] }
  footer: { links: string[]; columns: unknown[] }
}

/** A site whose owner performs one action after another. */
class Owner {
  texts: Record<string, string> = { 'site.config.json': JSON.stringify(config(), null, 2) }
  binned = new Map<string, string>()
  published = new Set<string>()
  model: SiteModel | undefined
  pages = 0

  constructor() {
    for (const name of ['index', 'about', 'quote', 'services/index']) this.add(`pages/${name}.json`, false)
  }

  add(name: string, hidden: boolean) {
    if (this.texts[name] !== undefined) return
    const word = `page${this.pages++}`
    const page = {
      name: `Page ${word}`,
      title: `What ${word} is about in Baltimore`,
      description: `All that there is to be said of ${word}, in words that fit a list of search results.`,
      ...(hidden && { status: 'hidden' }),
      sections: [
        { type: 'hero', id: 'top', heading: word },
        { type: 'prose', body: `Here is ${word}.` },
        { type: 'sitemapList' },
      ],
    }
    this.texts[name] = JSON.stringify(page, null, 2)
  }

  /** Returns the page files, sorted by name. */
  files = () =>
    Object.keys(this.texts)
      .filter((name) => name.startsWith('pages/'))
      .sort()

  pick = (number: number) => this.files()[number % this.files().length] ?? ''

  change<T>(name: string, edit: (value: T) => void) {
    const value = JSON.parse(this.texts[name] ?? '{}') as T
    edit(value)
    this.texts[name] = JSON.stringify(value, null, 2)
  }

  isShown = (name: string) => (JSON.parse(this.texts[name] ?? '{}') as Fields).draft !== true
  /** One page must remain, because a site without pages is not valid. */
  mayGo = (name: string) => this.files().some((other) => other !== name && this.isShown(other))

  take(step: Step) {
    if (step.do === 'publish') return this.publish()
    if (step.do === 'fix') return this.fix()
    if (step.do === 'add') return this.add(step.file, step.hidden)
    if (step.do === 'restore') {
      const [name, text] = [...this.binned][step.which % Math.max(1, this.binned.size)] ?? []
      if (name !== undefined && text !== undefined) this.texts[name] ??= text
      return
    }
    const name = this.pick(step.which)
    // A site without its home page is refused, and no fix can tell where the page went.
    if (name === homeFile && step.do !== 'link') return
    if (step.do === 'rename') {
      if (this.texts[step.file] !== undefined) return
      this.texts[step.file] = this.texts[name] ?? ''
      delete this.texts[name]
      if (step.newName) this.change<Fields>(step.file, (page) => (page.name = `${page.name} anew`))
    } else if (step.do === 'delete') {
      if (!this.mayGo(name)) return
      this.binned.set(name, this.texts[name] ?? '')
      delete this.texts[name]
    } else if (step.do === 'draft') {
      // Its writer must decide about a link to a draft that was never published.
      if (!this.mayGo(name) || !this.published.has(pageAddress(name))) return
      this.change<Fields>(name, (page) => (page.draft = page.draft !== true))
    } else this.link(step, name)
  }

  link({ to, how }: Extract<Step, { do: 'link' }>, name: string) {
    const target = this.pick(to)
    const href = pageAddress(target)
    if (!this.published.has(href) || !this.isShown(target)) return
    if (how === 'header') return this.change<Config>('site.config.json', ({ header }) => header.links.push(href))
    if (how === 'footer') return this.change<Config>('site.config.json', ({ footer }) => footer.links.push(href))
    this.change<Fields>(name, ({ sections }) => {
      const [, prose, list] = sections
      if (how === 'text' && prose) prose.body = `${String(prose.body)} See [there](${href}?from=here#top).`
      if (how === 'button') sections.push({ type: 'linkList', links: [{ label: 'There', href }] })
      if (how === 'exclude' && list) list.exclude = [...((list.exclude as string[]) ?? []), href]
    })
  }

  /** Applies the offered fixes, and keeps the page if a redirect would lead its visitors elsewhere. */
  fix() {
    const first = fixSite({ sources: this.texts })
    const config = first.sources['site.config.json'] ?? ''
    const redirects = first.problems
      .filter(({ code }) => code === 'redirect-of-page')
      .map(({ start, end }) => JSON.parse(config.slice(start, end)) as string)
    this.texts = { ...first.sources }
    this.change<Config>('site.config.json', (config) => {
      for (const from of redirects) delete config.redirects?.[from]
    })
    const { sources, problems } = redirects.length > 0 ? fixSite({ sources: this.texts }) : first
    this.texts = { ...sources }
    const left = problems.filter(({ severity }) => severity === 'error')
    expect(left.map(({ file, message }) => `${file}: ${message}`)).toEqual([])
    this.model = compileSite({ sources: this.texts }).model
  }

  publish() {
    this.fix()
    if (!this.model) throw new Error('A site without an error has no model')
    const { text } = extendRecord(
      this.texts[recordFile] === undefined ? undefined : readRecord(this.texts[recordFile]),
      addressesOf(this.model),
    )
    this.texts[recordFile] = text
    for (const address of addressesOf(this.model).keys()) this.published.add(address)
  }
}

const config = () => {
  const all = JSON.parse(baseSite['site.config.json'] ?? '') as Config
  return { ...all, footer: { ...all.footer, columns: [] } }
}

/** Returns the response of a host: the page itself, the target of a redirect, or nothing. */
function answer(model: SiteModel, path: string): 'page' | 'nothing' | string {
  const redirect = redirectFor(parseRedirects(redirectsFile(model)), path)
  return redirect ? redirect.to : model.pages.has(path) ? 'page' : 'nothing'
}

function unanswered({ published }: Owner, model: SiteModel): string[] {
  return [...published]
    .flatMap((address) => [address, address.replace(/(?<=.)\/$/, '')])
    .filter((path) => {
      const first = answer(model, path.endsWith('/') ? path : model.pages.has(`${path}/`) ? `${path}/` : path)
      return first !== 'page' && answer(model, first) !== 'page'
    })
}

/** Returns broken links of all pages, read from their texts without the code under test. */
function brokenLinks({ texts }: Owner, model: SiteModel): string[] {
  const shown = Object.entries(texts).filter(
    ([name]) => !name.startsWith('pages/') || model.pages.has(pageAddress(name)),
  )
  return shown
    .filter(([name]) => name !== recordFile)
    .flatMap(([name, text]) =>
      [...text.matchAll(/(?<=\]\(|"href": "|^ {6}"|^ {8}")\/[^")\s]*/gm)].map(([href]) => ({ name, href })),
    )
    .filter(({ href }) => {
      const path = href.replace(/[?#].*/, '')
      return answer(model, path) !== 'page' && model.redirects.get(path)?.isTemporary !== true
    })
    .map(({ name, href }) => `${name}: ${href}`)
}

describe('src/content/addresses, adding, renaming, deleting, restoring and publishing pages in any order', () => {
  const holds = (check: (owner: Owner, model: SiteModel) => unknown[]) =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const owner = new Owner()
        owner.publish()
        for (const each of [...steps, { do: 'publish' } as const]) {
          owner.take(each)
          if (each.do === 'publish' && owner.model) expect(check(owner, owner.model)).toEqual([])
        }
      }),
      { seed, numRuns: runs(20, 150) },
    )

  test('leaves every published address answering in one hop, with and without its slash', () => {
    holds(unanswered)
  })

  test('leaves no link broken, after nothing but the fixes that check offers', () => {
    holds(brokenLinks)
  })

  test('leaves no redirect of an address that is a page, and none to one that is not', () => {
    holds((_, { redirects, pages }) => [...redirects].filter(([from, { to }]) => pages.has(from) || !pages.has(to)))
  })
})
