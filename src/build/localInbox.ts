import path from 'node:path'
import type { Receivers } from './endpoints.ts'
import { createInbox } from './inbox.ts'
import type { Middleware } from './serve.ts'

/** The local inbox of a site, which stands in for receivers that are not configured yet. */
export interface LocalInbox {
  middleware: Middleware
  receivers: Receivers
  /** What to tell the person who started the server at `url`. */
  note(url: string): string
}

/** Opens the inbox of the site in `root`: it keeps requests in `inbox/requests.ndjson` there. */
export function openLocalInbox(root: string): LocalInbox {
  const file = path.join(root, 'inbox', 'requests.ndjson')
  const { middleware, path: address } = createInbox({ file })
  return {
    middleware,
    receivers: { quote: `${address}quote`, contact: `${address}contact` },
    note: (url) =>
      [
        `Requests sent from these pages stay on this machine: ${path.relative(process.cwd(), file)}`,
        `Read them at ${url}${address.slice(1)}`,
      ].join('\n'),
  }
}
