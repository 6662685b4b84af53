import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TokenHeader } from '../protocol.ts'

/** Why the server refuses a request, in one line. */
export interface Refused {
  status: number
  why: string
}

interface Guarded {
  /** The only host name that the server accepts: `127.0.0.1:5180`. */
  host: string
  /** The session key. Only the page at the URL from the terminal knows it. */
  token: string
}

/** Requests below this path change something or return private data. */
export const apiPath = '/_edit/api/'
const tokenHeader: TokenHeader = 'x-ashlar-token'
/** The largest request in bytes: a picture of 20 MB as Base64, with its name. */
export const mostBytes = 28 * 1024 * 1024

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>

/**
 * Judges a request before the server acts on it. Any website that is open in the browser can send requests to this
 * machine, and so can a domain that starts to resolve to it (DNS rebinding). Returns undefined for requests of the
 * editor itself.
 */
export function guardRequest(asked: Asked, guarded: Guarded): Refused | undefined {
  return (
    judgeHost(asked, guarded) ??
    judgeAddress(asked.url ?? '') ??
    judgeSender(asked, guarded) ??
    (asked.url?.startsWith(apiPath) ? judgePost(asked, guarded) : judgeGet(asked))
  )
}

const refuse = (status: number, why: string): Refused => ({ status, why })

function judgeHost({ headers, rawHeaders }: Asked, { host }: Guarded): Refused | undefined {
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (named !== 1 || headers.host !== host) return refuse(421, `The editor answers only at http://${host}/.`)
  if (headers.forwarded !== undefined || headers['x-forwarded-host'] !== undefined)
    return refuse(421, 'The editor does not answer through another server.')
  return undefined
}

/** In characters; longer than the URL of any page. */
const longestAddress = 2000

function judgeAddress(url: string): Refused | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return refuse(400, 'The address must begin with one slash.')
  if (url.length > longestAddress) return refuse(414, 'The address is too long.')
  if (url.includes('?') || url.includes('#')) return refuse(400, 'Addresses of the editor have no question mark.')
  if (/[\\\0-\x20\x7f-\uffff]/.test(url)) return refuse(400, 'The address has a character in it that no address has.')
  if (/%(?:2f|5c|2e|00|0a|0d|25)/i.test(url))
    return refuse(400, 'The address hides a slash, a dot or a control character.')
  if (/%(?![0-9a-f]{2})/i.test(url) || !canDecode(url)) return refuse(400, 'The address is not well encoded.')
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(url) || url.slice(1).includes('//'))
    return refuse(400, 'The address must not lead upwards, and has no empty part.')
  return undefined
}

function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/** Elements that embed a document in another website (`Sec-Fetch-Dest`). */
const frames = new Set(['iframe', 'frame', 'embed', 'object', 'fencedframe', 'portal'])

function judgeSender({ headers, method }: Asked, { host }: Guarded): Refused | undefined {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined && origin !== `http://${host}`)
    return refuse(403, 'Another website has asked; only the editor itself may.')
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && method !== 'POST'))
    return refuse(403, 'Another website has asked; only the editor itself may.')
  if (frames.has(String(headers['sec-fetch-dest'])))
    return refuse(403, 'The editor is not shown inside of other pages.')
  if (headers['service-worker'] !== undefined) return refuse(403, 'The editor has no worker.')
  if (headers.upgrade !== undefined) return refuse(400, 'The editor speaks plain HTTP only.')
  return undefined
}

function judgeGet({ method, headers }: Asked): Refused | undefined {
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Only GET is answered here, and it changes nothing.')
  const length = headers['content-length']
  if (headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0'))
    return refuse(400, 'A request for a file has no body.')
  return undefined
}

function judgePost({ method, headers }: Asked, { token }: Guarded): Refused | undefined {
  if (method !== 'POST') return refuse(405, 'Only POST is answered here.')
  if (headers.origin === undefined) return refuse(403, 'The request does not say which page has sent it.')
  if (!/^application\/json(?:; ?charset=utf-8)?$/i.test(headers['content-type'] ?? ''))
    return refuse(415, 'The request must be JSON.')
  if (headers['content-encoding'] !== undefined) return refuse(415, 'The request must not be compressed.')
  if (headers.expect !== undefined) return refuse(417, 'The request must be sent at once.')
  const length = headers['content-length']
  if (headers['transfer-encoding'] !== undefined || length === undefined || !/^\d+$/.test(length))
    return refuse(411, 'The request must say how long it is.')
  if (Number(length) > mostBytes) return refuse(413, 'The request is too large.')
  if (!isToken(headers[tokenHeader], token))
    return refuse(401, 'Open the address that the terminal shows: it holds the key of this session.')
  return undefined
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
