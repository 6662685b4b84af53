/**
 * The minimum work of a static site with React, as a reference for the build: it reads and parses page files, renders a
 * whole document of the site for each, and writes it. No check, no lists, no cache; everything except the title is the
 * same on every page, as if nothing had to be computed.
 *
 *     node buildFloor.mjs PAGES OUT THREADS DOCUMENT
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

// React reads it at load.
process.env.NODE_ENV = 'production'
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')

/** Creates an element from a part of the document, `["p", { "class": "a" }, "text", ["a", …], …]`, anew for each page. */
function elementOf(part, title) {
  if (typeof part === 'string') return part
  const [name, props, ...children] = part
  return createElement(name, props, ...(name === 'title' ? [title] : children.map((child) => elementOf(child, title))))
}

function renderFiles({ pages, out, files, document }) {
  for (const file of files) {
    const { title } = JSON.parse(readFileSync(path.join(pages, file), 'utf8'))
    const folder = path.join(out, file.replace(/\.json$/, ''))
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html>${renderToString(elementOf(document, title))}`)
  }
}

if (isMainThread) {
  const [pages = '', out = '', threads = '1', sample = ''] = process.argv.slice(2)
  const document = JSON.parse(readFileSync(sample, 'utf8'))
  const files = readdirSync(pages, { recursive: true }).filter((file) => file.endsWith('.json'))
  const count = Number(threads)
  const [own = [], ...others] = Array.from({ length: count }, (_, index) =>
    files.slice((index * files.length) / count, ((index + 1) * files.length) / count),
  )
  for (const part of others) new Worker(new URL(import.meta.url), { workerData: { pages, out, files: part, document } })
  renderFiles({ pages, out, files: own, document })
} else renderFiles(workerData)
