import path from 'node:path'
import { formatProblems, summarize } from '../content/formatProblems.ts'
import { count } from '../content/phrases.ts'
import { type BuildResult, buildSite } from './buildSite.ts'
import { showsColours } from './commandLine.ts'
import type { Receivers } from './endpoints.ts'
import { createProgress, seconds } from './progress.ts'
import { recordAddresses } from './recordAddresses.ts'
import { mostOfCloudflare } from './redirectFiles.ts'
import { kilobytes, measureSizes } from './sizes.ts'

interface BuildCommand {
  /** Folder of the site, absolute. */
  root: string
  /** Folder to write, absolute. */
  outDir: string
  /** Receivers of forms that have none. */
  fallback?: Receivers
  /** Whether the site is to become public: then samples and placeholders are refused. */
  launch?: boolean
  /** Whether the site is published: then its addresses are recorded. */
  record?: boolean
}

/**
 * Builds a site and prints how it goes: the steps with their times, the sizes, or the problems.
 *
 * @returns what was built; nothing when problems stopped the build
 */
export async function buildAndReport({
  root,
  outDir,
  fallback,
  launch = false,
  record = false,
}: BuildCommand): Promise<BuildResult['built']> {
  const started = performance.now()
  // Vite builds for what NODE_ENV says; a built site is for visitors, whatever this shell has set.
  process.env.NODE_ENV = 'production'
  const write = (text: string) => void process.stdout.write(text)
  const report = createProgress({ write, isTerminal: process.stdout.isTTY === true, now: () => performance.now() })
  const { problems, sources, built } = await buildSite({
    root,
    outDir,
    env: process.env,
    report,
    launch,
    ...(fallback && { fallback }),
  })
  // Tips are for the one who writes pages, and `npm run check` has them.
  const shown = problems.filter(({ severity }) => severity !== 'tip')
  write(formatProblems(shown, sources, { colour: showsColours() }))
  if (!built) {
    write(`${summarize({ problems: shown, sources })}\n`)
    return
  }
  const sizes = measureSizes(built.files)
  for (const [form, { endpoint }] of Object.entries(built.forms)) {
    if (endpoint !== null) continue
    write(
      `Warning: the ${form} form has no receiver (forms.${form}.endpoint in site.config.json, or ${form.toUpperCase()}_ENDPOINT).\n`,
    )
    write('    It shows the phone number and the e-mail address in place of its button.\n')
  }
  if (built.redirects > mostOfCloudflare)
    write(
      `Warning: Cloudflare Pages follows ${mostOfCloudflare} redirects, and this site has ${built.redirects}. The rest is led on by pages at the old addresses.\n`,
    )
  if (built.crowded.length > 0) {
    const folders = built.crowded.map((folder) => (folder === '' ? 'pages/' : `pages/${folder}/`))
    const [few, more] = [folders.slice(0, 3), folders.length - 3]
    write(
      `So many pages share the social picture of their index page: ${few.join(', ')}${more > 0 ? ` and ${count(more, 'folder')} more` : ''}.\n`,
    )
    write('    A page that is to have another one names it in its field "image".\n')
  }
  write(
    [
      `Built ${built.pages} pages into ${path.relative(process.cwd(), outDir) || '.'}/ in ${seconds(performance.now() - started)}.`,
      `  heaviest page   ${kilobytes(sizes.page.bytes)} gzip with its stylesheet (${sizes.page.path})`,
      `  stylesheet      ${kilobytes(sizes.stylesheet)} gzip`,
      `  script at load  ${kilobytes(sizes.starter)} gzip; the app, at the first touch, ${kilobytes(sizes.app)}`,
      `  fonts           ${kilobytes(sizes.fonts)}`,
      '',
    ].join('\n'),
  )
  if (record) write(recordAddresses({ root, sources, addresses: built.addresses }))
  return built
}
