import { formatProblems, summarize } from '../../content/format/formatProblems.ts'
import { count } from '../../content/wording/phrases.ts'
import { buildSite } from '../buildSite.ts'
import { BrokenCode } from '../code/bundles.ts'
import { relativePath } from '../disk/relativePath.ts'
import type { BuildOptions, BuildResult, Built } from '../options/buildOptions.ts'
import { recordAddresses } from '../output/recordAddresses.ts'
import { mostOfCloudflare } from '../output/redirectFiles.ts'
import { kilobytes, measureSizes } from '../output/sizes.ts'
import { createProgress, seconds } from './createProgress.ts'
import { showsColours } from './runCommand.ts'

type Building = Pick<BuildOptions, 'root' | 'outDir' | 'fallback' | 'launch' | 'shard' | 'workers' | 'cached'>

interface BuildCommand extends Building {
  /** Whether the site is published: then its addresses are recorded. */
  record?: boolean
}

/**
 * Builds a site and prints how it goes: the steps with their times, the sizes, or the problems.
 *
 * @returns what was built; nothing when problems stopped the build
 */
export async function buildAndReport({ record = false, ...options }: BuildCommand): Promise<BuildResult['built']> {
  const { root, outDir, shard } = options
  const started = performance.now()
  // By this React takes the code that is made for speed, when it is loaded.
  process.env.NODE_ENV = 'production'
  const write = (text: string) => void process.stdout.write(text)
  const report = createProgress({ write, isTerminal: process.stdout.isTTY === true, now: () => performance.now() })
  const result = await buildSite({ ...options, env: process.env, report }).catch((error: unknown) => {
    if (!(error instanceof BrokenCode)) throw error
    process.stderr.write(error.message)
  })
  if (!result) return
  const { problems, sources, built } = result
  // Tips are for the one who writes pages, and `npm run check` has them.
  const shown = problems.filter(({ severity }) => severity !== 'tip')
  write(formatProblems(shown, sources, { colour: showsColours() }))
  if (!built) {
    write(`${summarize({ problems: shown, sources })}\n`)
    return
  }
  const sizes = measureSizes(outDir, built.files)
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
      `Built ${built.pages} pages${shard ? ` (part ${shard.number} of ${shard.count})` : ''} into ${relativePath(outDir) || '.'}/ in ${seconds(performance.now() - started)}.`,
      `  ${changesOf(built)}`,
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

/** What the build did to the folder, in words. */
function changesOf({ files, written, deleted }: Built): string {
  if (written === 0 && deleted === 0) return 'Every file was as it had to be.'
  const removed = deleted === 0 ? '' : `, ${count(deleted, 'file')} deleted`
  return `${written === files.length ? 'All' : `${written} of`} ${count(files.length, 'file')} written${removed}.`
}
