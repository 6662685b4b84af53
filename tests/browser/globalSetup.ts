/** Before the browser tests: the site is built and served; afterwards it is taken away again. */
import { serveSite } from './serveSite.ts'

/**
 * Sets ASHLAR_URL, ASHLAR_INBOX and ASHLAR_DIST for the test workers and returns the way back. An ASHLAR_URL that is set already is
 * taken as it is, so that one built site can serve many runs.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.ASHLAR_URL) return
  const { url, inbox, folder, close } = await serveSite()
  process.env.ASHLAR_URL = url
  process.env.ASHLAR_INBOX = inbox
  process.env.ASHLAR_DIST = folder
  return close
}
