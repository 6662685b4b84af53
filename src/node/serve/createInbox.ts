/**
 * The local inbox stores the requests of the site's forms in a file on this machine. It is never part of a built site.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitAddress } from './answerSite.ts'
import { keepFiles } from './keepFiles.ts'
import { type InboxRecord, openRequestLog } from './openRequestLog.ts'
import { Refusal, readRequest } from './readRequest.ts'
import { inboxStyle, receivedPage, renderInboxPage } from './renderInboxPage.ts'
import { sendText } from './sendText.ts'
import type { Middleware } from './serveFolder.ts'

/** URL path of the inbox. */
export const inboxPath = '/_inbox/'
/** Matches the URL path that receives the requests of a form; group 1 is the name of the form. */
const receiver = new RegExp(`^${inboxPath}([a-z][a-z0-9-]*)$`)
/** The honeypot field of every form (src/ui/form/templates.tsx). Forms submit it with and without JavaScript. */
const trap = 'reference'
const mostDiscarded = 64 * 1024 * 1024

/**
 * Rejects requests of other websites. A website can point its own domain at 127.0.0.1, which the Host header reveals,
 * or submit a form to this server from a visitor's browser, which the Origin header reveals.
 */
function isFromThisMachine({ host = '', origin }: IncomingMessage['headers']): boolean {
  const isLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)
  return isLoopback && (origin === undefined || origin.replace(/^https?:\/\//, '') === host)
}

/**
 * Reads the rest of a refused body, up to a limit, because a client that is still sending may lose the answer (RFC
 * 9112, 9.6).
 */
async function discardRest(request: IncomingMessage): Promise<void> {
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > mostDiscarded) return
  }
}

/**
 * Creates a connect-style middleware for Ashlar's server and Vite's. `POST /_inbox/<form>`, in any form encoding,
 * appends one JSON record as a line to `file` and stores uploads beside it; it answers 204 after writing to disk.
 * `/_inbox/` shows all requests. It refuses requests with a filled honeypot. Only pages of the same loopback address
 * get answers, all others 403. Paths outside `/_inbox/` go to `next`.
 */
export function createInbox({ file, clock = () => new Date() }: { file: string; clock?: () => Date }): Middleware {
  const inbox = { file, clock, log: openRequestLog(file) }
  return async (request, response, next) => {
    const { pathname } = splitAddress(request.url)
    if (pathname === inboxPath.slice(0, -1)) return void response.writeHead(308, { location: inboxPath }).end()
    if (!pathname.startsWith(inboxPath)) return next()
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
    try {
      await answer(inbox, request, response)
    } catch (error) {
      const { status, message } = error instanceof Refusal ? error : new Refusal(500, String(error))
      await discardRest(request).catch(() => {})
      if (request.destroyed && !request.complete) return
      if (!request.complete) response.setHeader('connection', 'close')
      sendText(response, status, message)
    }
  }
}

interface Inbox {
  file: string
  clock(): Date
  log: ReturnType<typeof openRequestLog>
}

/** Stores the request of a form or shows the inbox. Throws a Refusal for anything else. */
async function answer(inbox: Inbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = splitAddress(request.url)
  if (!isFromThisMachine(request.headers)) throw new Refusal(403, 'Only pages of this machine may use its inbox.')
  const [, form] = receiver.exec(pathname) ?? []
  const method = form ? 'POST' : 'GET'
  const isPage = pathname === inboxPath
  if (!form && !isPage && pathname !== `${inboxPath}style.css`) throw new Refusal(404, 'Not found.')
  if (request.method !== method && !(request.method === 'HEAD' && !form)) {
    response.setHeader('allow', form ? 'POST' : 'GET, HEAD')
    throw new Refusal(405, `Only ${method} is answered here.`)
  }
  if (form) {
    await receive(inbox, form, request)
    // A form without JavaScript navigates here.
    if (!request.headers.accept?.includes('text/html')) return void response.writeHead(204).end()
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(receivedPage)
  }
  const body = isPage ? await showPage(inbox, search) : inboxStyle
  response.writeHead(200, { 'content-type': `text/${isPage ? 'html' : 'css'}; charset=utf-8` }).end(body)
}

/** Stores the request of a form. Throws a Refusal if the honeypot is filled or the file cannot be written. */
async function receive({ file, clock, log }: Inbox, form: string, request: IncomingMessage): Promise<void> {
  const sent = await readRequest(request)
  const { [trap]: trapped = '', ...answers } = sent.answers
  if (trapped !== '')
    throw new Refusal(400, `A machine sent this, and it was not kept: "${trap}" is filled in, which people do not see.`)
  const keep = async () => {
    const record: InboxRecord = {
      receivedAt: clock().toISOString(),
      form,
      request: await keepFiles({ ...sent, answers }, file),
    }
    await log.add(record)
  }
  await keep().catch((error: Error) => {
    throw new Refusal(500, `The request was not kept: ${file} cannot be written (${error.message}).`)
  })
}

async function showPage({ file, log }: Inbox, search: string): Promise<string> {
  const [, offset] = /^\?before=(\d{1,15})$/.exec(search) ?? []
  const before = offset === undefined ? undefined : Number(offset)
  return renderInboxPage({ file, isNewest: before === undefined, ...(await log.read(before)) })
}
