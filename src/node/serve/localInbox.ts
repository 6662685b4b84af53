import path from 'node:path'
import type { Site } from '../../../schemas/index.ts'
import { relativePath } from '../disk/relativePath.ts'
import type { Receivers } from '../options/endpoints.ts'
import { createInbox, inboxPath } from './createInbox.ts'
import type { Middleware } from './serveFolder.ts'

type Forms = Partial<Site['forms']>

/** The local inbox of a site, which stands in for receivers that are not configured yet. */
export interface LocalInbox {
  middleware: Middleware
  receivers: Receivers
  /**
   * What to tell the person who started the server at `url`: which forms the inbox receives, and where to read it.
   * Nothing where all requests go elsewhere; without `forms`, while the configuration has problems, it speaks of both.
   */
  note(url: string, forms?: Forms): string | undefined
}

/** The addresses of the inbox, on whichever port it is served. */
export const inboxReceivers: Receivers = { quote: `${inboxPath}quote`, contact: `${inboxPath}contact` }

/** Opens the inbox of the site in `root`: it keeps requests in `inbox/requests.ndjson` there. */
export function openLocalInbox(root: string): LocalInbox {
  const file = path.join(root, 'inbox', 'requests.ndjson')
  const { middleware } = createInbox({ file })
  return {
    middleware,
    receivers: inboxReceivers,
    note(url, forms) {
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
