/** The local inbox: keeps what the site's forms send in a file on this machine. Never part of a built site. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitAddress } from './answerSite.ts'
import { keepFiles } from './keepFiles.ts'
import { type InboxRecord, openRequestLog } from './openRequestLog.ts'
import { Refusal, readRequest } from './readRequest.ts'
import { inboxStyle, receivedPage, renderInboxPage } from './renderInboxPage.ts'
import { sendText } from './sendText.ts'
import type { Middleware } from './serveFolder.ts'

/** Where the inbox is served. */
export const inboxPath = '/_inbox/'
/** The address at which the inbox takes the requests of a form, by the form's name. */
const receiver = new RegExp(`^${inboxPath}([a-z][a-z0-9-]*)$`)
/** The field of every form that only machines see (src/ui/form/templates.tsx); what sends a form without a script sends it too. */
const trap = 'reference'
const mostDiscarded = 64 * 1024 * 1024

/**
 * Another website can point its own name at 127.0.0.1, or send a form here from a visitor's browser. The Host gives
 * the first away, the Origin the second.
 */
function isFromThisMachine({ host = '', origin }: IncomingMessage['headers']): boolean {
  const isLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)
  return isLoopback && (origin === undefined || origin.replace(/^https?:\/\//, '') === host)
}

/**
 * A sender that still writes may lose an answer (RFC 9112, 9.6), so the rest of a refused body is read first, up to
 * a limit.
 */
async function discardRest(request: IncomingMessage): Promise<void> {
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > mostDiscarded) return
  }
}

/**
 * A connect-style middleware for our server and Vite's: POST a request to /_inbox/<form> in any encoding of
 * forms and it is a line of `file` (one JSON record each) on the disk, its files beside it, before 204 is answered; /_inbox/ shows
 * all of them. What a machine filled in is refused. Everything that is not below /_inbox/ goes to `next`. Only pages of the same loopback address are answered, all others get 403.
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

/** Takes a request of a form, or shows the inbox; anything else is thrown as a Refusal. */
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
    // A form without script leads its visitor here.
    if (!request.headers.accept?.includes('text/html')) return void response.writeHead(204).end()
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(receivedPage)
  }
  const body = isPage ? await showPage(inbox, search) : inboxStyle
  response.writeHead(200, { 'content-type': `text/${isPage ? 'html' : 'css'}; charset=utf-8` }).end(body)
}

/** Keeps what a form has sent; throws a Refusal where a machine filled it in or it cannot be kept. */
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
