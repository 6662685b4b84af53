import { gzipSync } from 'node:zlib'
import type { BuiltFile } from './buildSite.ts'

/** What a visitor loads, in bytes gzip. */
export interface Sizes {
  /** HTML and stylesheet of the heaviest page. */
  page: { path: string; bytes: number }
  stylesheet: number
  starter: number
  app: number
  fonts: number
}

/** Measures a built site as it goes over the wire; fonts are compressed already. */
export function measureSizes(files: readonly BuiltFile[]): Sizes {
  const sum = (name: RegExp) =>
    files.filter(({ path }) => name.test(path)).reduce((bytes, file) => bytes + gzip(file), 0)
  const stylesheet = sum(/assets\/styles-.*\.css$/)
  const pages = files
    .filter(({ path }) => path.endsWith('.html'))
    .map((file) => ({ path: file.path, bytes: gzip(file) }))
  const heaviest = pages.reduce((a, b) => (b.bytes > a.bytes ? b : a), { path: '', bytes: 0 })
  return {
    page: { path: heaviest.path, bytes: heaviest.bytes + stylesheet },
    stylesheet,
    starter: sum(/assets\/starter-.*\.js$/),
    app: sum(/assets\/app-.*\.js$/),
    fonts: files
      .filter(({ path }) => path.endsWith('.woff2'))
      .reduce((bytes, { content }) => bytes + content.length, 0),
  }
}

function gzip({ content }: BuiltFile): number {
  return gzipSync(content).length
}

/** Bytes as kB (1000 bytes) with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
