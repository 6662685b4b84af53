import { contentTypes, type Encoding } from '../../../schemas/parts/encoding.ts'

/** What became of a request: stored by the receiver, turned down by it, or not known to have arrived. */
export type Outcome = 'sent' | 'refused' | 'unreachable'

interface Request {
  endpoint: string
  encoding?: Encoding | undefined
  body: Record<string, string>
  fetch: typeof globalThis.fetch
  /** Milliseconds after which the request is given up. */
  timeout: number
}

/**
 * Sends a form as JSON. Only the success status of the answer counts, its body is not read (specification, section 7).
 * A redirect is not followed and counts as refused: a browser turns a redirected POST into a GET without the data, and
 * the 200 of some other page would pass for success.
 */
export async function sendRequest({ endpoint, encoding = 'json', body, fetch, timeout }: Request): Promise<Outcome> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': contentTypes[encoding] },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: abort.signal,
    })
    return response.ok ? 'sent' : 'refused'
  } catch {
    return 'unreachable'
  } finally {
    clearTimeout(timer)
  }
}
