import { contentTypes, type Encoding, type Payload, writeBody } from '../../../schemas/parts/encoding.ts'
import type { Redirects } from '../../../schemas/parts/redirects.ts'
import { configFile } from '../../content/model/files/configFile.ts'
import { isFields } from '../../content/schema/schema.ts'

export interface Trial {
  /** The name of the form. */
  form: string
  /** The file that configures the receiver. Default: site.config.json. */
  place?: string
  /** The absolute URL of the receiver. */
  endpoint: string
  encoding: Encoding
  /** Whether visitors' browsers follow a redirect. Default: `refuse`. */
  redirects?: Redirects
  /**
   * The origin of the site, `https://www.example.com`. Browsers ask receivers on other hosts whether it may use them
   * (CORS).
   */
  origin: string
  /** The answers to send, see `sampleAnswers`. */
  answers: Payload
  now: Date
  /** 32 hexadecimal digits. A receiver can treat two requests with the same id as one. */
  request_id: string
  /** In milliseconds. Default: as long as visitors wait. */
  timeout?: number
}

interface TrialResult {
  /** True if a visitor would see that the request arrived. */
  isFine: boolean
  /** A report of the answer, and what to do. */
  lines: string[]
}

const failed = (...lines: string[]): TrialResult => ({ isFine: false, lines })

/**
 * Sends one test request as a page of the site would, and reports the answer. It does not throw for failures of the
 * receiver.
 */
export async function tryReceiver(trial: Trial): Promise<TrialResult> {
  const { endpoint, encoding, origin } = trial
  const isElsewhere = new URL(endpoint).origin !== origin
  if (isElsewhere && isUnsafe(new URL(endpoint)))
    return failed(
      'Browsers do not send from a safe page to an address that begins with http://. Nothing was sent.',
      `Write the address of the receiver with https:// into ${trial.place ?? configFile}.`,
    )
  try {
    const refused = isElsewhere && encoding === 'json' ? await askFirst(trial) : undefined
    if (refused) return refused
    const start = performance.now()
    const { response, reader } = await post(trial)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    // Forms do not wait for the body of a successful answer.
    const text = response.ok ? '' : (await response.text()).trim()
    if (response.ok) await response.body?.cancel()
    if (reader !== undefined && !mayRead(response, reader))
      return failed(
        `It answered ${response.status}, but does not let pages of ${origin} read that: visitors would be told that the request did not`,
        'arrive, though it may have.',
        `Let it answer with the header "Access-Control-Allow-Origin: ${reader === origin ? origin : '*'}".`,
      )
    if (!response.ok) return explainRefusal(response, text, trial)
    const reads = isElsewhere ? `, and pages of ${origin} may read that` : ''
    const lines = [
      `It answered ${response.status} after ${seconds} s${reads}: visitors are told that their request arrived.`,
      'Look for the request of "Test from Ashlar" where requests end up. Only that shows that somebody gets them.',
    ]
    return { isFine: true, lines }
  } catch (error) {
    return explainFailure(error, trial)
  }
}

const bodyOf = ({ answers, encoding, now, request_id }: Trial): string | FormData =>
  writeBody({ ...answers, source_page: '/', timestamp: now.toISOString(), request_id, test: 'true' }, encoding)

interface Arrival {
  response: Response
  /**
   * The origin that CORS must allow to read the answer: "null" after a redirect between other hosts. Undefined if no
   * check applies.
   */
  reader: string | undefined
}

/** The limit of browsers (https://fetch.spec.whatwg.org/#http-redirect-fetch). */
const mostRedirects = 20

/** Sends the request. If the form follows redirects, it follows them by the rules of browsers. */
async function post(trial: Trial): Promise<Arrival> {
  const { encoding, origin, redirects } = trial
  const body = bodyOf(trial)
  let step = { url: trial.endpoint, method: 'POST', reader: trial.origin }
  for (let count = 0; ; count += 1) {
    const { url, method, reader } = step
    const to = { ...trial, endpoint: url, origin: reader }
    const response = await (method === 'POST'
      ? ask(to, method, contentTypes[encoding] ? { 'content-type': contentTypes[encoding] } : {}, body)
      : ask(to, method, {}))
    const isElsewhere = reader !== origin || new URL(url).origin !== origin
    const arrival = { response, reader: isElsewhere ? reader : undefined }
    const location = redirectOf(response)
    const isReadable = !isElsewhere || mayRead(response, reader)
    if (redirects !== 'follow' || !location || !isReadable || count === mostRedirects) return arrival
    await response.body?.cancel()
    const next = new URL(location, url)
    if (isElsewhere && isUnsafe(next)) return arrival
    step = {
      url: next.href,
      method: response.status > 303 ? method : 'GET',
      reader: isElsewhere && next.origin !== new URL(url).origin ? 'null' : reader,
    }
  }
}

const redirectOf = ({ status, headers }: Response) => (status >= 300 && status < 400 ? headers.get('location') : null)

const defaultTimeout = 15_000

function ask(
  { endpoint, origin, timeout = defaultTimeout }: Trial,
  method: string,
  headers: object,
  body?: string | FormData,
) {
  return fetch(endpoint, {
    method,
    headers: { origin, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { body }),
  })
}

/** Returns true for an unencrypted URL that is not on this machine (https://www.w3.org/TR/mixed-content/). */
const isUnsafe = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** The origin that may use the receiver: `*`, or one origin, which browsers compare exactly; empty for none. */
const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin') ?? ''

const mayRead = (response: Response, origin: string) => ['*', origin].includes(allowedOrigin(response))

const lookAtAddress = 'Look whether the address is the one that the service shows, and switched on.'

/**
 * Sends the preflight request that browsers send before JSON to another host
 * (https://fetch.spec.whatwg.org/#cors-preflight-fetch). Returns undefined if the receiver accepts it.
 */
async function askFirst(trial: Trial): Promise<TrialResult | undefined> {
  const { form, origin, place = configFile } = trial
  const response = await ask(trial, 'OPTIONS', {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  })
  await response.text()
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const takesJson = response.ok && (allowed.includes('content-type') || allowed.includes('*'))
  if (takesJson && mayRead(response, origin)) return undefined
  if (takesJson && allowedOrigin(response) !== '')
    return failed(
      `It takes requests of the pages of ${allowedOrigin(response)}, and of no others, so none of`,
      'this site would reach it. Nothing was sent.',
      `Write ${origin}, without a slash at its end, where it keeps the addresses that`,
      'may use it (its allowed origins, CORS), then try again.',
    )
  return failed(
    'It does not answer the question that browsers ask before they send JSON to another host (a preflight request), so no',
    'request of a visitor would leave the page. Nothing was sent.',
    // n8n 1.123 answers 500 at an unknown URL, and 404 at a test URL.
    ...(response.ok || response.status === 405 ? [] : [`It answered ${response.status}. ${lookAtAddress} If it is:`]),
    `Write "encoding": "text" beside the "endpoint" of the ${form} form in ${place}, then try again.`,
  )
}

function explainRefusal(
  response: Response,
  text: string,
  { endpoint, form, redirects, place = configFile }: Trial,
): TrialResult {
  const { status } = response
  const location = redirectOf(response)
  if (location)
    return failed(
      `It answered ${status} and leads to ${new URL(location, response.url || endpoint).href}. Browsers would arrive there without the request.`,
      `Write the address that takes requests itself into ${place}.`,
      ...(redirects === 'follow'
        ? []
        : [
            'Google Apps Script, and whatever else stores a request first and redirects then, has no such address. For it,',
            `write "redirects": "follow" beside the "endpoint" of the ${form} form, then try again.`,
          ]),
    )
  const said = text === '' ? '' : ` and said: ${text.replace(/\s+/g, ' ').slice(0, 200)}`
  return failed(
    `It answered ${status}${said}`,
    status === 404
      ? `Nothing takes requests at this address. ${lookAtAddress}`
      : 'Visitors would be told that there was a problem. Look into the log of the service.',
  )
}

/** The meaning of Node.js error codes (https://nodejs.org/api/errors.html). */
const causes: [codes: RegExp, words: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'No server of that name was found. Look for a typing mistake in the address.'],
  [/^ECONNREFUSED$/, 'Nothing answers at that address: is the service running?'],
  [/CERT|SSL|TLS|SELF_SIGNED/, 'Its certificate is not in order, so browsers would refuse it.'],
  [/^(ECONNRESET|UND_ERR_SOCKET|EPIPE)$/, 'It broke the connection off before it answered.'],
]

function explainFailure(error: unknown, { endpoint, timeout = defaultTimeout }: Trial): TrialResult {
  const { name, cause } = error instanceof Error ? error : new Error(String(error))
  const code = isFields(cause) ? String(cause.code ?? '') : ''
  const words =
    name === 'TimeoutError'
      ? `It did not answer within ${timeout / 1000} s. Visitors would be told that the request could not be sent.`
      : (causes.find(([codes]) => codes.test(code))?.[1] ?? `The request could not be sent (${code || name}).`)
  return failed(words, `The address is ${endpoint}.`)
}
