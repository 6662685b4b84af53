import type { FormName } from '../../../schemas/index.ts'
import { contentTypes, type Encoding } from '../../../schemas/parts/encoding.ts'

export interface Trial {
  form: FormName
  /** Absolute address of the receiver. */
  endpoint: string
  encoding: Encoding
  /** Origin of the site, `https://www.example.com`: browsers ask receivers elsewhere whether its pages may use them. */
  origin: string
  /** Names of the form's fields. */
  fields: readonly string[]
  now: Date
  /** Milliseconds; visitors wait as long. */
  timeout?: number
}

export interface Verdict {
  /** Whether a visitor would be told that the request arrived. */
  isFine: boolean
  /** What came back, and what to do. */
  lines: string[]
}

/** Sends one marked request as a page of the site would, and says what came back. It never throws for what a receiver does. */
export async function tryReceiver(trial: Trial): Promise<Verdict> {
  const isElsewhere = new URL(trial.endpoint).origin !== trial.origin
  if (isElsewhere && isUnsafe(new URL(trial.endpoint)))
    return {
      isFine: false,
      lines: [
        'Browsers do not send from a safe page to an address that begins with http://. Nothing was sent.',
        'Write the address of the receiver with https:// into site.config.json.',
      ],
    }
  try {
    const refused = isElsewhere && trial.encoding === 'json' ? await askFirst(trial) : undefined
    if (refused) return refused
    const start = performance.now()
    const response = await ask(trial, 'POST', { 'content-type': contentTypes[trial.encoding] }, bodyOf(trial))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    // A form does not wait for the body of an answer that says yes.
    const text = response.ok ? '' : (await response.text()).trim()
    if (response.ok) await response.body?.cancel()
    return isElsewhere && !mayRead(response, trial.origin)
      ? explainSilence(response, trial)
      : explainAnswer(response, { text, seconds, isElsewhere, ...trial })
  } catch (error) {
    return explainFailure(error, trial)
  }
}

/** Marked in every field that a person may look at first. */
function bodyOf({ form, fields, now }: Trial): string {
  const values: Record<string, string> = {
    name: 'Test from Ashlar',
    email: 'test@example.com',
    phone: '(000) 000-0000',
    service_type: 'Test',
    message: 'Sent by "npm run lead -- --test" to see whether requests arrive. Nothing has to be done.',
  }
  const given = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
  const extra = form === 'quote' ? { full_name: given.name } : {}
  return JSON.stringify({ ...given, ...extra, source_page: '/', timestamp: now.toISOString(), test: 'true' })
}

function ask({ endpoint, origin, timeout = 15_000 }: Trial, method: string, headers: object, body?: string) {
  return fetch(endpoint, {
    method,
    headers: { origin, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { body }),
  })
}

/** Without encryption, and not this machine itself (https://www.w3.org/TR/mixed-content/). */
const isUnsafe = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** What pages may use the receiver: `*`, one origin, which browsers compare letter by letter, or none. */
const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin') ?? ''

const mayRead = (response: Response, origin: string) => ['*', origin].includes(allowedOrigin(response))

/** The question that a browser asks before it sends JSON to another host (https://fetch.spec.whatwg.org/#cors-preflight-fetch). */
async function askFirst(trial: Trial): Promise<Verdict | undefined> {
  const response = await ask(trial, 'OPTIONS', {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  })
  await response.text()
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const takesJson = response.ok && (allowed.includes('content-type') || allowed.includes('*'))
  if (takesJson && mayRead(response, trial.origin)) return undefined
  if (takesJson && allowedOrigin(response) !== '') return explainOther(response, trial)
  return {
    isFine: false,
    lines: [
      'It does not answer the question that browsers ask before they send JSON to another host (a preflight request), so no',
      'request of a visitor would leave the page. Nothing was sent.',
      // At an address that it does not know, n8n 1.123 answers with 500, at one for tests with 404.
      ...(!response.ok && response.status !== 405
        ? [`It answered ${response.status}. ${lookAtAddress} If it is:`]
        : []),
      `Write "encoding": "text" beside the "endpoint" of the ${trial.form} form in site.config.json, then try again.`,
    ],
  }
}

function explainOther(response: Response, { origin }: Trial): Verdict {
  return {
    isFine: false,
    lines: [
      `It takes requests of the pages of ${allowedOrigin(response)}, and of no others, so none of`,
      'this site would reach it. Nothing was sent.',
      `Write ${origin}, without a slash at its end, where it keeps the addresses that`,
      'may use it (its allowed origins, CORS), then try again.',
    ],
  }
}

const lookAtAddress = 'Look whether the address is the one that the service shows, and switched on.'

interface Answer extends Trial {
  text: string
  seconds: string
  isElsewhere: boolean
}

function explainAnswer(
  { status, ok, headers }: Response,
  { text, seconds, isElsewhere, origin, endpoint }: Answer,
): Verdict {
  const reads = isElsewhere ? `, and pages of ${origin} may read that` : ''
  if (ok)
    return {
      isFine: true,
      lines: [
        `It answered ${status} after ${seconds} s${reads}: visitors are told that their request arrived.`,
        'Look for the request of "Test from Ashlar" where requests end up. Only that shows that somebody gets them.',
      ],
    }
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location)
    return {
      isFine: false,
      lines: [
        `It answered ${status} and leads to ${new URL(location, endpoint).href}. Browsers would arrive there without the request.`,
        'Write the address that takes requests itself into site.config.json.',
      ],
    }
  const said = text === '' ? '' : ` and said: ${text.replace(/\s+/g, ' ').slice(0, 200)}`
  return {
    isFine: false,
    lines: [
      `It answered ${status}${said}`,
      status === 404
        ? `Nothing takes requests at this address. ${lookAtAddress}`
        : 'Visitors would be told that there was a problem. Look into the log of the service.',
    ],
  }
}

function explainSilence({ status }: Response, { origin }: Trial): Verdict {
  return {
    isFine: false,
    lines: [
      `It answered ${status}, but does not let pages of ${origin} read that: visitors would be told that the request did not`,
      'arrive, though it may have.',
      `Let it answer with the header "Access-Control-Allow-Origin: ${origin}".`,
    ],
  }
}

/** What the names of Node's errors mean (https://nodejs.org/api/errors.html). */
const causes: [codes: RegExp, words: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'No server of that name was found. Look for a typing mistake in the address.'],
  [/^ECONNREFUSED$/, 'Nothing answers at that address: is the service running?'],
  [/CERT|SSL|TLS|SELF_SIGNED/, 'Its certificate is not in order, so browsers would refuse it.'],
  [/^(ECONNRESET|UND_ERR_SOCKET|EPIPE)$/, 'It broke the connection off before it answered.'],
]

function explainFailure(error: unknown, { endpoint, timeout = 15_000 }: Trial): Verdict {
  const { name, cause } = error as Error
  const code = String((cause as { code?: unknown } | undefined)?.code ?? '')
  const words =
    name === 'TimeoutError'
      ? `It did not answer within ${timeout / 1000} s. Visitors would be told that the request could not be sent.`
      : (causes.find(([codes]) => codes.test(code))?.[1] ?? `The request could not be sent (${code || name}).`)
  return { isFine: false, lines: [words, `The address is ${endpoint}.`] }
}
