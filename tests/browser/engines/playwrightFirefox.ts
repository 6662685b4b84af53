/** The installed Firefox, controlled by Playwright through WebDriver BiDi, for tests that also run in Chromium. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, firefox } from 'playwright'
import { findFirefox } from './firefox.ts'

/** Playwright's side of a connection, which has no public type. */
interface BrowserSession {
  send(command: string, parameters: object): Promise<unknown>
}

/** The command with which Playwright sets media features at the start of each context, even if there are none. */
const mediaCommand = 'emulation.setMediaFeaturesOverride'

/**
 * Starts Firefox without a window.
 *
 * @throws if it is not installed
 */
export async function launchFirefox(): Promise<Browser> {
  const command = findFirefox() ?? ''
  const places = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command))
  const executablePath = places.find((place) => existsSync(place)) ?? command
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath })
  const session = sessionOf(browser)
  const send = session.send.bind(session)
  // Firefox 153 does not support this command; without it, a context has the default settings.
  session.send = async (name, parameters) => (name === mediaCommand ? {} : send(name, parameters))
  return browser
}

function sessionOf(browser: Browser): BrowserSession {
  // Playwright runs in this process; its internals have no types.
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl(browser: Browser): { _browserSession: BrowserSession } }
  }
  return connection.toImpl(browser)._browserSession
}
