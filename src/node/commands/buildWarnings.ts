import type { Problem } from '../../content/problem/problem.ts'
import { count } from '../../content/wording/phrases.ts'
import type { Built } from '../options/buildOptions.ts'
import { variableOf } from '../options/endpoints.ts'
import { mostOfCloudflare } from '../output/redirectFiles.ts'

const mostFolders = 3

/** Warnings about the limits of a built site. They do not belong to a location in a file. */
export function buildWarnings({
  forms,
  redirects,
  crowded,
}: Pick<Built, 'forms' | 'redirects' | 'crowded'>): Problem[] {
  const warnings = forms
    .filter(({ endpoint }) => endpoint === null)
    .map(
      ({ name, file }): Pick<Problem, 'code' | 'message' | 'fix'> => ({
        code: 'no-receiver',
        message: `the ${name} form has no receiver (${file ? `"endpoint" in ${file}` : `forms.${name}.endpoint in site.config.json`}, or ${variableOf(name)}).`,
        fix: 'It shows the phone number and the e-mail address in place of its button.',
      }),
    )
  if (redirects > mostOfCloudflare)
    warnings.push({
      code: 'many-redirects',
      message: `Cloudflare Pages follows ${mostOfCloudflare} redirects, and this site has ${redirects}.`,
      fix: 'The rest is led on by pages at the old addresses.',
    })
  if (crowded.length > 0) {
    const folders = crowded.map((folder) => (folder === '' ? 'pages/' : `pages/${folder}/`))
    const more = folders.length - mostFolders
    warnings.push({
      code: 'shared-pictures',
      message: `So many pages share the social picture of their index page: ${folders.slice(0, mostFolders).join(', ')}${more > 0 ? ` and ${count(more, 'folder')} more` : ''}.`,
      fix: 'A page that is to have another one names it in its field "image".',
    })
  }
  return warnings.map((words) => ({ file: '.', start: 0, end: 0, severity: 'warning', ...words }))
}
