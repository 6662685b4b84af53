// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page } from '../../schemas/index.ts'
import { compileSite } from '../../src/content/compileSite.ts'
import { notePage } from '../../src/content/model/pageNotes.ts'
import { resolvePage } from '../../src/content/resolve/resolvePage.ts'
import { findPageTexts, type TextField } from '../../src/content/schema/findTexts.ts'
import { builtInTypes } from '../../src/content/schema/sectionTypes.ts'
import { renderPage } from '../../src/page/render/renderPage.tsx'
import { smallConfig } from '../content/smallSite.ts'
import { examplePage, sectionFolders } from '../schemas/sectionExamples.ts'
import { runs, seed } from '../seed.ts'

const examples = sectionFolders.map(examplePage)

const { model } = compileSite({
  sources: {
    'site.config.json': JSON.stringify({ ...smallConfig, kinds: {}, header: { ...smallConfig.header, links: ['/'] } }),
    ...Object.fromEntries(
      ['index', 'quote', 'services/index'].map((name) => [
        `pages/${name}.json`,
        JSON.stringify({ name, title: name, description: name, sections: [{ type: 'hero', heading: name }] }),
      ]),
    ),
  },
})

/** Every text of every example, with its position and its page. */
const fields = examples.flatMap((page) =>
  findPageTexts(page, builtInTypes, (_, { format, free }) => free && format !== 'href')
    .filter(({ field, path }) => field !== 'src' && path[0] === 'sections')
    .map((field) => ({ page, field })),
)

type Fields = Record<string | number, unknown>

/** Renders an example as a document, with one of its texts replaced. */
function render(page: Page, field?: TextField, text = ''): Document {
  if (!model) throw new Error('The small site has a problem.')
  const changed = structuredClone(page)
  if (field) {
    const parent = field.path.slice(0, -1).reduce<unknown>((value, step) => (value as Fields)[step], changed)
    Object.assign(parent as Fields, { [field.path.at(-1) ?? '']: text })
  }
  const files = { criticalCss: '', stylesheet: '/a.css', starter: '/s.js', app: ['/a.js'] }
  const current = {
    file: 'pages/example.json',
    path: '/example/',
    page: changed,
    notes: notePage(changed, true),
    sections: changed.sections,
  }
  const html = renderPage(resolvePage(model, current, { year: 2026 }), files, { light: '#fff', dark: '#000' })
  return new DOMParser().parseFromString(html, 'text/html')
}

const originals = new Map<Page, Document>()
function asWritten(page: Page): Document {
  const known = originals.get(page) ?? render(page)
  originals.set(page, known)
  return known
}

const elements = (document: Document) => [...document.querySelectorAll('*')]
const ofMarkdown = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li']

/** Returns signs of a text that became code: other elements, event handlers, addresses that run a script. */
function foreignParts(document: Document, original: Document): string[] {
  const known = new Set([...ofMarkdown, ...elements(original).map(({ localName }) => localName)])
  const scripts = original.querySelectorAll('script').length
  return [
    ...elements(document).flatMap(({ localName }) => (known.has(localName) ? [] : [localName])),
    ...elements(document).flatMap(({ attributes }) =>
      [...attributes].flatMap(({ name, value }) =>
        /^(on|style$|srcdoc$)/.test(name) ||
        (/^(href|src|action)$/.test(name) && /^\s*(javascript|data|vbscript):/i.test(value))
          ? [`${name}=${value}`]
          : [],
      ),
    ),
    ...(document.querySelectorAll('script').length === scripts ? [] : ['script']),
  ]
}

/** Returns everything that a person can read or hear in a document, see `plain`. */
function readable(document: Document): string {
  const attributes = elements(document).flatMap((element) =>
    ['alt', 'value', 'aria-label', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
  )
  return plain([document.documentElement.textContent, ...attributes].join(' '))
}
/**
 * Removes what HTML cannot represent: lone surrogates, and U+0000, which is dropped in a text and U+FFFD in an
 * attribute (https://html.spec.whatwg.org/multipage/parsing.html#parse-errors, unexpected-null-character). White space
 * is collapsed, because HTML normalises line ends.
 */
const plain = (text: string) =>
  text
    .replace(/[\0\ufffd]|\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
/** All characters that HTML replaces or drops. */
const replaced = 'a\0b \0 c\ud800d \udc00 e\r\nf\rg'

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</title>', '</script>', '<!--', '-->', ']]>'],
        ...['"', "'", '&', '&lt;', '&#x3c;', '<', '>', '`', '\\', '*', '_', '**', '[', '](', ')', '\n', '\n\n', '- '],
        ...[
          'javascript:alert(1)',
          '[x](javascript:alert(1))',
          '[x](data:text/html,y)',
          '{company}',
          '{',
          '}',
          '\u2028',
        ],
        ...['\u202e', '\0', '\ud800', 'é', '🧽', ' ', 'word'],
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
)

describe('src/sections, any text in any field', () => {
  test('adds no element, no handler and no script', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), nasty, ({ page, field }, text) => {
        expect(foreignParts(render(page, field, text), asWritten(page))).toEqual([])
      }),
      { numRuns: runs(30, 120), seed },
    )
  })

  test('is read as it was written where it takes no Markdown', () => {
    // Some texts are not shown: the address of a map becomes part of a link.
    const plainFields = fields.filter(
      ({ page, field }) => field.format === undefined && readable(render(page, field, 'quixotic')).includes('quixotic'),
    )
    expect(plainFields.length).toBeGreaterThan(50)
    fc.assert(
      fc.property(fc.constantFrom(...plainFields), nasty, ({ page, field }, text) => {
        fc.pre(plain(text) !== '' && !text.includes('{'))
        expect(readable(render(page, field, text))).toContain(plain(text))
      }),
      { numRuns: runs(10, 100) + plainFields.length, seed, examples: plainFields.map((place) => [place, replaced]) },
    )
  })
})
