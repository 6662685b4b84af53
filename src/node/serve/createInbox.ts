/** The local inbox: keeps what the site's forms send in a file on this machine. Never part of a built site. */
import { mkdir, open, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { sendText, splitAddress } from './answerSite.ts'
import { type InboxForm, type InboxRecord, inboxStyle, renderInboxPage } from './renderInboxPage.ts'
import type { Middleware } from './serveFolder.ts'

/** Where the inbox is served. */
export const inboxPath = '/_inbox/'
const largest = 64 * 1024
const forms: Record<string, InboxForm> = { [`${inboxPath}quote`]: 'quote', [`${inboxPath}contact`]: 'contact' }

/** A request the inbox does not take: the status and the sentence that tells why. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Another website can point its own name at 127.0.0.1, or send a form here from a visitor's browser. The Host gives
 * the first away, the Origin the second.
 */
function isFromThisMachine({ host = '', origin }: IncomingMessage['headers']): boolean {
  const isLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)
  return isLoopback && (origin === undefined || origin.replace(/^https?:\/\//, '') === host)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'text/plain') {
    throw new Refusal(415, 'The content type must be application/json or text/plain.')
  }
  const tooLarge = new Refusal(413, 'A request must not be larger than 64 kB.')
  if (Number(request.headers['content-length'] ?? 0) > largest) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length
    if (size > largest) throw tooLarge
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseRequest(body: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new Refusal(400, 'The body must be JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be one JSON object.')
  }
  return value as Record<string, unknown>
}

/** Adds one line and returns when the disk has it. A half line that an earlier failure left is closed first. */
async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+')
  try {
    const { size } = await handle.stat()
    const last = size > 0 ? (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() : '\n'
    await handle.appendFile(`${last === '\n' ? '' : '\n'}${line}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Text of the file, empty where nothing has arrived yet. */
async function readInbox(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

/**
 * Whether the file has this request already. A browser sends one again by itself where a connection broke off, and a
 * visitor whose first answer was lost sends the same bytes (src/ui/form/keptAnswers.ts); the moment stands in them.
 */
async function isKept(file: string, { form, request }: InboxRecord): Promise<boolean> {
  if (!('timestamp' in request)) return false
  const rest = JSON.stringify({ form, request }).slice(1)
  return (await readInbox(file)).includes(`,${rest}\n`)
}

/**
 * A connect-style middleware for our server and Vite's: POST JSON to /_inbox/quote or /_inbox/contact and it is a line
 * of `file` (one JSON record each) on the disk before 204 is answered; /_inbox/ shows them all. Everything that is not
 * below /_inbox/ goes to `next`. Only pages of the same loopback address are answered, all others get 403.
 */
export function createInbox(options: { file: string; clock?: () => Date }): { middleware: Middleware } {
  const { file, clock = () => new Date() } = options
  let queue: Promise<unknown> = Promise.resolve()

  async function receive(form: InboxForm, request: IncomingMessage): Promise<void> {
    const sent = parseRequest(await readBody(request))
    const record: InboxRecord = { receivedAt: clock().toISOString(), form, request: sent }
    const written = queue.then(async () => {
      if (!(await isKept(file, record))) await appendLine(file, JSON.stringify(record))
    })
    queue = written.catch(() => {})
    await written.catch((error: Error) => {
      throw new Refusal(500, `The request was not kept: ${file} cannot be written (${error.message}).`)
    })
  }

  async function answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isFromThisMachine(request.headers)) throw new Refusal(403, 'Only pages of this machine may use its inbox.')
    const form = forms[pathname]
    const method = form ? 'POST' : 'GET'
    if (!form && pathname !== inboxPath && pathname !== `${inboxPath}style.css`) throw new Refusal(404, 'Not found.')
    if (request.method !== method && !(request.method === 'HEAD' && !form)) {
      response.setHeader('allow', form ? 'POST' : 'GET, HEAD')
      throw new Refusal(405, `Only ${method} is answered here.`)
    }
    if (form) {
      await receive(form, request)
      response.writeHead(204).end()
      return
    }
    const isPage = pathname === inboxPath
    const body = isPage ? renderInboxPage({ file, text: await readInbox(file) }) : inboxStyle
    response.writeHead(200, { 'content-type': `text/${isPage ? 'html' : 'css'}; charset=utf-8` }).end(body)
  }

  const middleware: Middleware = async (request, response, next) => {
    const { pathname } = splitAddress(request.url)
    if (pathname === inboxPath.slice(0, -1)) return void response.writeHead(308, { location: inboxPath }).end()
    if (!pathname.startsWith(inboxPath)) return next()
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
    try {
      await answer(pathname, request, response)
    } catch (error) {
      if (request.destroyed && !request.complete) return
      const { status, message } = error instanceof Refusal ? error : new Refusal(500, String(error))
      // What is left of a refused body is not read, so the connection cannot serve another request.
      if (!request.complete) response.setHeader('connection', 'close')
      request.resume()
      sendText(response, status, message)
    }
  }
  return { middleware }
}
