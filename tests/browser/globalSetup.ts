/** Builds and serves the site before the browser tests, and removes it afterwards. */
import { serveSite } from './serveSite.ts'

/**
 * Sets ASHLAR_URL, ASHLAR_INBOX and ASHLAR_DIST for the test workers, and returns the teardown function. If ASHLAR_URL
 * is already set, it is used unchanged, so that one built site can serve many runs.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.ASHLAR_URL) return
  const { url, inbox, folder, close } = await serveSite()
  process.env.ASHLAR_URL = url
  process.env.ASHLAR_INBOX = inbox
  process.env.ASHLAR_DIST = folder
  return close
}
