/** The Firefox that is installed, driven by Playwright through WebDriver BiDi: for tests that are the same in Chromium. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, firefox } from 'playwright'
import { findFirefox } from './firefox.ts'

/** Playwright's side of a connection, which no type of it names. */
interface BrowserSession {
  send(command: string, parameters: object): Promise<unknown>
}

/** How Playwright asks for settings of media at the start of each context, whether there are any or not. */
const mediaCommand = 'emulation.setMediaFeaturesOverride'

/** Starts it, without a window. @throws where it is not installed */
export async function launchFirefox(): Promise<Browser> {
  const command = findFirefox() ?? ''
  const places = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command))
  const executablePath = places.find((place) => existsSync(place)) ?? command
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath })
  const session = sessionOf(browser)
  const send = session.send.bind(session)
  // Firefox 153 knows no such command, and a context without it is one with the settings that it has.
  session.send = async (name, parameters) => (name === mediaCommand ? {} : send(name, parameters))
  return browser
}

function sessionOf(browser: Browser): BrowserSession {
  // Playwright runs in this process; its own parts have no types.
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl(browser: Browser): { _browserSession: BrowserSession } }
  }
  return connection.toImpl(browser)._browserSession
}
