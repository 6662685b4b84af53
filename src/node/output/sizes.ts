import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a visitor loads, in bytes after gzip. */
export interface Sizes {
  /** The HTML and style sheets of the heaviest page. */
  page: { path: string; bytes: number }
  /** The common style sheet. */
  stylesheet: number
  starter: number
  app: number
  fonts: number
}

interface BuiltFile {
  /** The path relative to the folder. */
  path: string
  /** In bytes. */
  size: number
}

/** The number of pages to compress, largest first. The heaviest page after gzip is among them. */
const mostPages = 12

/** Measures a built site as transferred; fonts are already compressed. */
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
    // Without the sheets that also contain rules of section types (code/joinSheets.ts).
    stylesheet: sum(/assets\/styles-.{8}\.css$/),
    starter: sum(/assets\/starter-.*\.js$/),
    app: sum(/assets\/app-.*\.js$/),
    fonts: files.filter((file) => file.path.endsWith('.woff2')).reduce((bytes, { size }) => bytes + size, 0),
  }
}

/** Formats bytes as kB (1000 bytes) with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
