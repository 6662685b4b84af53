/**
 * Windows of WebKitGTK, driven by W3C WebDriver (https://www.w3.org/TR/webdriver2/): the engine of Safari and of every
 * browser of an iPhone. Playwright has a WebKit too, but no way to it where only Debian's packages are at hand.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { findPort, untilAnswers } from '../hosts/servers.ts'

export interface WebKitWindow {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs the body of a function in the page and gives what it returns. */
  run<Value>(script: string, ...values: unknown[]): Promise<Value>
  /** Goes to the first element of a selector as a visitor would, and clicks in its middle. */
  click(selector: string): Promise<void>
  /** Types where the first element of a selector is. */
  type(selector: string, text: string): Promise<void>
  /** Presses a key, named as in https://www.w3.org/TR/webdriver2/#keyboard-actions. */
  press(key: keyof typeof keys): Promise<void>
  close(): Promise<void>
}

export interface WebKit {
  /**
   * Opens a window that knows nothing of those before it, as narrow as it gets: 447 px.
   *
   * @param site what the addresses of pages are relative to
   */
  openWindow(site: string): Promise<WebKitWindow>
  stop(): Promise<void>
}

const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' }

/** Whether it can run here; Debian and Ubuntu have it as `webkit2gtk-driver`, and `xvfb` gives it a screen. */
export function isWebKitInstalled(): boolean {
  const starts = (name: string, help: string) => spawnSync(name, [help]).status === 0
  return starts('WebKitWebDriver', '--help') && starts('Xvfb', '-help')
}

export async function startWebKit(): Promise<WebKit> {
  const home = await mkdtemp(path.join(tmpdir(), 'ashlar-webkit-'))
  const started: ChildProcess[] = []
  const stop = async () => {
    for (const child of started.reverse()) await end(child)
    await rm(home, { recursive: true, force: true })
  }
  try {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    started.push(screen)
    const own = { DISPLAY: `:${await displayOf(screen)}`, GDK_BACKEND: 'x11', HOME: home, XDG_RUNTIME_DIR: home }
    const port = await findPort()
    const url = `http://127.0.0.1:${port}`
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // There is no graphics card here.
      env: { ...process.env, ...own, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    })
    started.push(driver)
    await untilAnswers(`${url}/status`, driver)
    return { openWindow: (site) => openWindow(url, site), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The number of the screen, which Xvfb chooses by itself and writes once it is there. */
function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    const numbers = screen.stdio[3] as Readable
    numbers.once('data', (text) => done(String(text).trim()))
    screen.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}.`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  if (child.exitCode === null && child.kill()) await ended
}

async function openWindow(url: string, site: string): Promise<WebKitWindow> {
  const { sessionId } = await ask<{ sessionId: string }>(url, 'POST', '/session', { capabilities: {} })
  const tell = <Value>(command: string, body: object = {}) =>
    ask<Value>(url, 'POST', `/session/${sessionId}${command}`, body)
  const find = async (selector: string) => {
    const element = await tell<Record<string, string>>('/element', { using: 'css selector', value: selector })
    return `/element/${Object.values(element)[0]}`
  }
  const run = <Value>(script: string, ...values: unknown[]) => tell<Value>('/execute/sync', { script, args: values })
  await tell('/window/rect', { width: 390, height: 844 })
  return {
    open: (address) => tell('/url', { url: new URL(address, site).href }),
    reload: () => tell('/refresh'),
    back: () => tell('/back'),
    run,
    click: async (selector) => {
      // The driver scrolls as the page does, smoothly, and clicks at where the element is by then.
      await run(
        `document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })`,
        selector,
      )
      await tell(`${await find(selector)}/click`)
    },
    type: async (selector, text) => tell(`${await find(selector)}/value`, { text }),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      return tell('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close: () => ask(url, 'DELETE', `/session/${sessionId}`),
  }
}

async function ask<Value>(url: string, method: string, command: string, body?: object): Promise<Value> {
  const response = await fetch(url + command, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`WebKit, ${command}: ${value.error}, ${value.message}`)
  return value
}
