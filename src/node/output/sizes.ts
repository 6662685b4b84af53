import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a visitor loads, in bytes gzip. */
export interface Sizes {
  /** HTML and stylesheets of the heaviest page. */
  page: { path: string; bytes: number }
  /** The sheet of all pages. */
  stylesheet: number
  starter: number
  app: number
  fonts: number
}

interface BuiltFile {
  /** Relative to the folder. */
  path: string
  /** Bytes. */
  size: number
}

/** Where a site has more pages than this, only the largest are looked at: one of them is the heaviest on its way, too. */
const mostPages = 12

/** Measures a built site as it goes over the wire; fonts are compressed already. */
export function measureSizes(folder: string, files: readonly BuiltFile[]): Sizes {
  const gzip = (file: BuiltFile) => gzipSync(readFileSync(path.join(folder, file.path))).length
  const sum = (name: RegExp) =>
    files.filter((file) => name.test(file.path)).reduce((bytes, file) => bytes + gzip(file), 0)
  const withSheets = (file: BuiltFile) => {
    const html = readFileSync(path.join(folder, file.path), 'utf8')
    const links: string[] = html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []
    const sheets = files.filter(({ path: sheet }) => links.some((link) => link.includes(`/${sheet}"`)))
    return [file, ...sheets].reduce((bytes, each) => bytes + gzip(each), 0)
  }
  const largest = files
    .filter((file) => file.path.endsWith('.html'))
    .sort((a, b) => b.size - a.size)
    .slice(0, mostPages)
    .map((file) => ({ path: file.path, bytes: withSheets(file) }))
  const heaviest = largest.reduce((a, b) => (b.bytes > a.bytes ? b : a), { path: '', bytes: 0 })
  return {
    page: heaviest,
    // Not those that have the rules of section types too (code/joinSheets.ts).
    stylesheet: sum(/assets\/styles-.{8}\.css$/),
    starter: sum(/assets\/starter-.*\.js$/),
    app: sum(/assets\/app-.*\.js$/),
    fonts: files.filter((file) => file.path.endsWith('.woff2')).reduce((bytes, { size }) => bytes + size, 0),
  }
}

/** Bytes as kB (1000 bytes) with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
