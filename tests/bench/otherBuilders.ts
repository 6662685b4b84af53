/**
 * Writes the words of a corpus for other builders too, to compare their times with those of `npm run build`:
 *
 *     npx tsx tests/bench/otherBuilders.ts FOLDER TOWNS
 *
 * It makes FOLDER/ashlar, FOLDER/hugo and FOLDER/eleventy. For the last two it writes a Markdown file for each town,
 * whose paragraphs are all texts that visitors read, and a layout with one heading.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '../../schemas/index.ts'
import { builtInTypes } from '../../src/content/schema/sectionTypes.ts'
import { readTexts } from '../../src/content/text/readTexts.ts'
import { writeFiles } from '../node/gitSite.ts'
import { townFiles, writeCorpus } from './corpus.ts'

const layout = (title: string, description: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"></head><body><h1>${title}</h1>${body}</body></html>\n`

/** The files of each builder besides the pages, and the folder of the pages. */
const builders = {
  hugo: {
    pages: 'content/locations',
    files: {
      'config.json': JSON.stringify({
        baseURL: 'https://example.com/',
        disableKinds: ['taxonomy', 'term', 'RSS', 'section', 'home'],
      }),
      'layouts/_default/single.html': layout('{{ .Title }}', '{{ .Description }}', '{{ .Content }}'),
    },
  },
  eleventy: {
    pages: 'locations',
    files: {
      '_includes/town.liquid': layout('{{ title }}', '{{ description }}', '{{ content }}'),
      'locations/locations.json': JSON.stringify({ layout: 'town.liquid' }),
      'package.json': JSON.stringify({ private: true, type: 'module' }),
      'eleventy.config.js': 'export default () => ({ markdownTemplateEngine: false })\n',
    },
  },
}

/** Writes a town as Markdown, with its placeholders filled from its location. */
function writeMarkdown({ title, description, location, ...page }: Page): string {
  const facts: Record<string, unknown> = { ...location, company: 'Marblestep', responseTime: 'one business day' }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
  const head = [
    '---',
    `title: ${JSON.stringify(fill(title))}`,
    `description: ${JSON.stringify(fill(description))}`,
    '---',
  ]
  return [...head, '', fill(readTexts(page, builtInTypes).join('\n\n')), ''].join('\n')
}

const [folder, towns] = process.argv.slice(2)
if (folder === undefined || !Number(towns)) throw new Error('Name a folder and the number of towns.')

const corpus = { towns: Number(towns) }
await writeCorpus(join(folder, 'ashlar'), corpus)
for (const [name, { pages, files }] of Object.entries(builders)) {
  const root = join(folder, name)
  await writeFiles(root, files)
  await mkdir(join(root, pages), { recursive: true })
  for (const { file, text } of townFiles(corpus)) {
    // The towns of a corpus pass the check, so their type is known.
    const markdown = writeMarkdown(JSON.parse(text) as Page)
    await writeFile(join(root, pages, `${basename(file, '.json')}.md`), markdown)
  }
}
