import type { TokenHeader } from '../../node/edit/protocol.ts'

/**
 * The storage key of the session token. The terminal prints the token in the fragment of the URL, which no server and
 * no other site receives.
 */
const kept = 'ashlar-editor-key'
const tokenHeader: TokenHeader = 'x-ashlar-token'

/** Takes the token out of the URL, because it would stay in the browser history. */
export function takeKey(): string | undefined {
  const given = location.hash.slice(1)
  if (given !== '') {
    sessionStorage.setItem(kept, given)
    history.replaceState(null, '', location.pathname)
  }
  return sessionStorage.getItem(kept) ?? undefined
}

/** The server refused a request. The message gives the reason in a sentence. */
export class Refused extends Error {}

/** The editor's server no longer runs. */
export class Gone extends Error {}

/** Sends a request to the editor's server. `protocol.ts` defines the answer of each request. */
export async function callApi<T>(name: string, body: object = {}): Promise<T> {
  // Browser and server run the same version of the code.
  return (await (await send(name, body)).json()) as T
}

/** Requests a file from the server. */
export const callFile = async (name: string): Promise<Blob> => (await send(name, {})).blob()

async function send(name: string, body: object): Promise<Response> {
  const sent = fetch(`/_edit/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [tokenHeader]: sessionStorage.getItem(kept) ?? '' },
    body: JSON.stringify(body),
  })
  const response = await sent.catch(() => {
    throw new Gone(
      'The editor has been stopped in the terminal. What you have typed is kept; start it again with npm run edit.',
    )
  })
  if (!response.ok) throw new Refused((await response.text()).trim())
  return response
}
