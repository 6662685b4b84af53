import path from 'node:path'
import type { Site } from '../../../schemas/index.ts'
import { relativePath } from '../disk/relativePath.ts'
import { createInbox, inboxPath, inboxReceivers } from './createInbox.ts'

/**
 * Opens the inbox of the site in `root`, which stands in for receivers that are not configured yet: it keeps requests in
 * `inbox/requests.ndjson` there.
 */
export function openLocalInbox(root: string) {
  const file = path.join(root, 'inbox', 'requests.ndjson')
  return {
    middleware: createInbox({ file }),
    receivers: inboxReceivers,
    /**
     * The message for the person who started the server at `url`: which forms the inbox receives, and where to read it.
     * Undefined where all requests go elsewhere. Without `forms`, while the configuration has problems, it names both.
     */
    note(url: string, forms?: Partial<Site['forms']>): string | undefined {
      const names = (['quote', 'contact'] as const).filter(
        (form) => !forms || forms[form]?.endpoint === inboxReceivers[form],
      )
      if (names.length === 0) return undefined
      return [
        `Requests of the ${names.join(' and ')} form${names.length > 1 ? 's' : ''} stay on this machine: ${relativePath(file)}`,
        `Read them at ${url}${inboxPath.slice(1)}`,
      ].join('\n')
    },
  }
}
