import { addressOf, readFiles, repository } from '../node/site/builtSite.ts'
import { chunkSize, pageSize } from '../node/site/chunkSizes.ts'
import { type Row, sizeRow } from './report.ts'
import { runMeasured } from './runMeasured.ts'

/** A page of each kind of the shipped site. */
const kinds = [
  '/',
  '/services/floor-care/',
  '/locations/',
  '/locations/towson-md/',
  '/quote/',
  '/sitemap/',
  '/404.html',
]

/**
 * Measures the gzip size of what a visitor of the shipped site loads. The site is built with receivers, like a public
 * one.
 */
export async function benchBytes(folder: string): Promise<Row[]> {
  const dist = `${folder}/dist`
  const env = { QUOTE_ENDPOINT: 'https://hooks.marblestep.example/webhook/quote' }
  const built = await runMeasured(['--import', 'tsx', 'scripts/build.ts', '--root', repository, '--out', dist], env)
  if (built.exitCode !== 0) throw new Error(built.output)
  const files = await readFiles(dist)
  const pages = [...files].filter(([file]) => file.endsWith('.html'))
  const sizes = new Map(pages.map(([file, html]) => [addressOf(file), pageSize(files, String(html))]))
  const heaviest = [...sizes].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])
  const fonts = [...files].filter(([file]) => file.endsWith('.woff2'))
  return [
    sizeRow(`heaviest page and its styles, ${heaviest[0]}`, heaviest[1], 14_000),
    ...kinds.map((address) => sizeRow(`page and its styles, ${address}`, sizes.get(address) ?? 0, 14_000)),
    sizeRow('script that runs at load', chunkSize(files, 'starter-'), 1_500),
    sizeRow('app, at the first touch', chunkSize(files, 'app-'), 80_000),
    sizeRow('FAQ', chunkSize(files, 'Faq'), 10_000),
    sizeRow('quote form', chunkSize(files, 'quote-'), 35_000),
    // design.md hoped for 6 kB; @radix-ui/react-toast alone, bundled without React, is 12.6.
    sizeRow('first notice', chunkSize(files, 'Notices'), 12_000),
    sizeRow(
      `fonts, ${fonts.length} files`,
      fonts.reduce((sum, [, { length }]) => sum + length, 0),
      45_000,
    ),
  ]
}
