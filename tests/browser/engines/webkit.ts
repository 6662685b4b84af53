/**
 * Windows of WebKitGTK, the engine of Safari and of every browser on an iPhone. Playwright's own WebKit is not
 * available with only Debian's packages.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { findPort, untilAnswers } from '../../hosts/servers.ts'
import { type DrivenBrowser, drive, end, type Tell } from './drivenBrowser.ts'

/** Whether it can run here; it is `webkit2gtk-driver` in Debian and Ubuntu, and `xvfb` provides a screen. */
export function isWebKitInstalled(): boolean {
  const starts = (name: string, help: string) => spawnSync(name, [help]).status === 0
  return starts('WebKitWebDriver', '--help') && starts('Xvfb', '-help')
}

export async function startWebKit(): Promise<DrivenBrowser> {
  const home = await mkdtemp(path.join(tmpdir(), 'ashlar-webkit-'))
  const started: ChildProcess[] = []
  const stop = async () => {
    for (const child of started.reverse()) await end(child)
    await rm(home, { recursive: true, force: true })
  }
  try {
    // Without `-noreset`, Xvfb refuses a window that opens while it still clears up after the last one.
    const options = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset']
    const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
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

/** Returns the display number that Xvfb has chosen; Xvfb writes it once the display is ready. */
function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    const numbers = screen.stdio[3] as Readable
    numbers.once('data', (text) => done(String(text).trim()))
    screen.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}.`)))
  })
}

async function openWindow(url: string, site: string) {
  const { sessionId } = await ask<{ sessionId: string }>(url, 'POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  const tell: Tell = (command, body, element) =>
    ask(url, 'POST', `${session}${element === undefined ? '' : `/element/${element}`}/${command}`, body)
  return drive(tell, site, () => ask(url, 'DELETE', session))
}

async function ask<Value>(url: string, method: string, command: string, body?: object): Promise<Value> {
  const response = await fetch(url + command, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`WebKit, ${command}: ${value.error}, ${value.message}`)
  return value
}
