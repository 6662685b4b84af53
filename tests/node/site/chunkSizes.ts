import { gzipSync } from 'node:zlib'

/** Returns the gzip size in bytes, at the level that hosts use for stored files. */
const gzip = (content: Buffer | undefined) => gzipSync(content ?? Buffer.of(), { level: 9 }).length

/**
 * Returns the gzip size of the chunk whose name begins with `start`, and of its imports that the app has not loaded.
 */
export const chunkSize = (files: Map<string, Buffer>, start: string): number =>
  chunkFiles(files, start).reduce((sum, content) => sum + gzip(content), 0)

/** Returns the chunk whose name begins with `start`, and its imports that the app has not loaded. */
export function chunkFiles(files: Map<string, Buffer>, start: string): Buffer[] {
  const fileOf = (name: string) =>
    [...files.keys()].find((file) => file.startsWith(`assets/${name}`) && file.endsWith('.js')) ?? ''
  const importsOf = (file: string) =>
    [...String(files.get(file)).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name]) => `assets/${name}`)
  const withImports = (file: string) => {
    const found = new Set([file])
    for (const each of found) for (const imported of importsOf(each)) found.add(imported)
    return found
  }
  const ofApp = start === 'app-' ? new Set<string>() : withImports(fileOf('app-'))
  return [...withImports(fileOf(start))]
    .filter((file) => !ofApp.has(file))
    .map((file) => files.get(file) ?? Buffer.of())
}

/** Returns the gzip size of a page and of all stylesheets that it links. */
export function pageSize(files: Map<string, Buffer>, html: string): number {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([link]) => link)
  const sheets = links.flatMap((link) => /href="([^"]*)"/.exec(link)?.[1] ?? [])
  return sheets.reduce((sum, href) => sum + gzip(files.get(href.slice(1))), gzip(Buffer.from(html)))
}
