import type { TokenHeader } from '../../node/edit/protocol.ts'

/** The key of the session: the terminal shows it behind the `#` of the address, which no server and no other site sees. */
const kept = 'ashlar-editor-key'
const tokenHeader: TokenHeader = 'x-ashlar-token'

/** Takes the key out of the address, where it would stay in the history of the browser. */
export function takeKey(): string | undefined {
  const given = location.hash.slice(1)
  if (given !== '') {
    sessionStorage.setItem(kept, given)
    history.replaceState(null, '', location.pathname)
  }
  return sessionStorage.getItem(kept) ?? undefined
}

/** The server does not do what was asked, and says why in a sentence. */
export class Refused extends Error {}

/** The server of the editor no longer runs. */
export class Gone extends Error {}

/** Asks the server of the editor; the answer is what `protocol.ts` says of the request. */
export async function callApi<T>(name: string, body: object = {}): Promise<T> {
  // Both sides are of one state of the code.
  return (await (await send(name, body)).json()) as T
}

/** Asks the server for a file. */
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
