/**
 * The least that a static site with React can take, to hold the build against: reads and parses page files, renders each
 * as one bare document of plain elements, writes it. No check, no lists, no styles, no cache.
 *
 *     node buildFloor.mjs PAGES OUT THREADS
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

// React reads it when it is loaded.
process.env.NODE_ENV = 'production'
const { createElement: element, Fragment } = await import('react')
const { renderToString } = await import('react-dom/server')

const links = Array.from({ length: 24 }, (_, index) => ({ href: `/services/${index}/`, label: `Service ${index}` }))

function LinkList({ items }) {
  return element(
    'ul',
    null,
    items.map(({ href, label }) => element('li', { key: href }, element('a', { href }, label))),
  )
}

/** A value of a page file as plain elements: texts as paragraphs, lists as lists. */
function Value({ name, value }) {
  if (typeof value === 'string') return element(name === 'heading' ? 'h2' : 'p', null, value)
  if (Array.isArray(value))
    return element(
      'ul',
      null,
      value.map((item, index) => element('li', { key: index }, element(Value, { value: item }))),
    )
  if (typeof value !== 'object' || value === null) return null
  return element(
    Fragment,
    null,
    Object.entries(value).map(([key, field]) => element(Value, { key, name: key, value: field })),
  )
}

function Document({ page }) {
  return element(
    'html',
    { lang: 'en-US' },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('title', null, page.title),
      element('meta', { name: 'description', content: page.description }),
      element('link', { rel: 'stylesheet', href: '/assets/styles.css' }),
    ),
    element(
      'body',
      null,
      element('header', null, element('nav', null, element(LinkList, { items: links }))),
      element(
        'main',
        null,
        page.sections.map((section, index) =>
          element('section', { key: index, className: section.type }, element(Value, { value: section })),
        ),
      ),
      element('footer', null, element(LinkList, { items: links })),
    ),
  )
}

function renderFiles({ pages, out, files }) {
  for (const file of files) {
    const page = JSON.parse(readFileSync(path.join(pages, file), 'utf8'))
    const folder = path.join(out, file.replace(/\.json$/, ''))
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html>${renderToString(element(Document, { page }))}`)
  }
}

if (isMainThread) {
  const [pages = '', out = '', threads = '1'] = process.argv.slice(2)
  const files = readdirSync(pages, { recursive: true }).filter((file) => file.endsWith('.json'))
  const count = Number(threads)
  const parts = Array.from({ length: count }, (_, index) =>
    files.slice((index * files.length) / count, ((index + 1) * files.length) / count),
  )
  for (const part of parts.slice(1)) new Worker(new URL(import.meta.url), { workerData: { pages, out, files: part } })
  renderFiles({ pages, out, files: parts[0] })
} else renderFiles(workerData)
