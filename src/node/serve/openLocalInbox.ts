import path from 'node:path'
import type { SiteForm } from '../../content/model/files/siteForms.ts'
import { joinWords } from '../../content/wording/phrases.ts'
import { relativePath } from '../disk/relativePath.ts'
import { createInbox, inboxPath } from './createInbox.ts'

/**
 * Opens the inbox of the site in `root`, which replaces the receivers of its forms. It stores requests in
 * `inbox/requests.ndjson` there.
 */
export function openLocalInbox(root: string) {
  const file = path.join(root, 'inbox', 'requests.ndjson')
  return {
    middleware: createInbox({ file }),
    receivers: inboxPath,
    /**
     * The message for the person who started the server at `url`: which forms the inbox receives, and where to read it.
     * Undefined if all requests go elsewhere. It names no forms if `forms` is missing, as it is while the files have
     * problems.
     */
    note(url: string, forms?: Iterable<Pick<SiteForm, 'name' | 'endpoint'>>): string | undefined {
      const names = [...(forms ?? [])].flatMap(({ name, endpoint }) => (endpoint === inboxPath + name ? [name] : []))
      if (forms && names.length === 0) return undefined
      const which = names.length === 0 ? 'forms' : `the ${joinWords(names, 'and')} form${names.length > 1 ? 's' : ''}`
      return [
        `Requests of ${which} stay on this machine: ${relativePath(file)}`,
        `Read them at ${url}${inboxPath.slice(1)}`,
      ].join('\n')
    },
  }
}
