import { contentTypes, type Encoding, type Payload, writeBody } from '../../../schemas/parts/encoding.ts'
import { type Redirects, redirectModes } from '../../../schemas/parts/redirects.ts'

/** The outcome of a request: stored by the receiver, refused by it, or not known to have arrived. */
export type Outcome = 'sent' | 'refused' | 'unreachable'

interface FormRequest {
  endpoint: string
  encoding?: Encoding | undefined
  redirects?: Redirects | undefined
  body: Payload
  fetch: typeof globalThis.fetch
  /** Milliseconds after which the request is aborted. */
  timeout: number
}

/**
 * Sends a form. Only the status of the response counts; its body is not read (specification, section 7). A redirect
 * counts as refused unless the site says that this receiver stores a request before it redirects: a browser turns a
 * redirected POST into a GET without the data, and the 200 of some other page would pass for success.
 */
export async function sendRequest(request: FormRequest): Promise<Outcome> {
  const { endpoint, encoding = 'json', redirects = 'refuse', body, fetch, timeout } = request
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      ...(contentTypes[encoding] && { headers: { 'Content-Type': contentTypes[encoding] } }),
      body: writeBody(body, encoding),
      redirect: redirectModes[redirects],
      signal: abort.signal,
    })
    return response.ok ? 'sent' : 'refused'
  } catch {
    return 'unreachable'
  } finally {
    clearTimeout(timer)
  }
}
