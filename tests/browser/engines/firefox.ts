/**
 * Windows of Firefox, controlled through Marionette:
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html. Playwright's own Firefox is not available
 * with only Debian's packages, and those do not include geckodriver.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Command, type DrivenBrowser, drive, end, type Tell } from './drivenBrowser.ts'

type Ask = <Value>(name: string, parameters?: object) => Promise<Value>

const names: Record<Command, string> = {
  url: 'Navigate',
  refresh: 'Refresh',
  back: 'Back',
  'execute/sync': 'ExecuteScript',
  element: 'FindElement',
  click: 'ElementClick',
  value: 'ElementSendKeys',
  actions: 'PerformActions',
  'window/rect': 'SetWindowRect',
}

const preferences = {
  'marionette.port': 0,
  // Pages are reloaded on Back, as in any browser after half an hour.
  'browser.sessionhistory.max_total_viewers': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
}

/** Returns the command that starts Firefox here, if it is installed. */
export function findFirefox(): string | undefined {
  // Ubuntu's snap sees no temporary folder but its own.
  const commands = existsSync('/snap/bin/firefox') ? ['firefox-esr'] : ['firefox-esr', 'firefox']
  return commands.find((command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0)
}

export async function startFirefox(): Promise<DrivenBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'ashlar-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  await writeFile(path.join(profile, 'user.js'), lines.join(''))
  const child = spawn(findFirefox() ?? '', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  })
  const stop = async () => {
    await end(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const ask = await listen(connect(await portOf(profile, child), '127.0.0.1'))
    await ask('NewSession')
    return { openWindow: (site) => openWindow(ask, site), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the port that Firefox has chosen; it writes the port once it is listening. */
async function portOf(profile: string, child: ChildProcess): Promise<number> {
  for (let count = 0; count < 1200 && child.exitCode === null; count++) {
    const port = await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '')
    if (port) return Number(port)
    await wait(50)
  }
  throw new Error(`Firefox does not answer, exit code ${child.exitCode}.`)
}

/** Sends commands and waits for their responses; each is JSON preceded by its length in bytes and a colon. */
async function listen(socket: Socket): Promise<Ask> {
  const waiting = new Map<number, (answer: unknown[]) => void>()
  let rest = Buffer.alloc(0)
  let count = 0
  const greeting = new Promise<void>((done, failed) => {
    socket.once('error', failed)
    socket.on('data', (data) => {
      rest = Buffer.concat([rest, data])
      for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
        const last = colon + 1 + Number(rest.subarray(0, colon))
        if (rest.length < last) return
        const message: unknown = JSON.parse(rest.subarray(colon + 1, last).toString())
        rest = rest.subarray(last)
        if (Array.isArray(message)) waiting.get(message[1])?.(message)
        else done()
      }
    })
  })
  await greeting
  return <Value>(name: string, parameters = {}) =>
    new Promise<Value>((done, failed) => {
      const id = count++
      const text = Buffer.from(JSON.stringify([0, id, `WebDriver:${name}`, parameters]))
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id)
        const { error: kind, message } = (error ?? {}) as { error?: string; message?: string }
        if (error) failed(new Error(`Firefox, ${name}: ${kind}, ${message}`))
        else done(result as Value)
      })
      socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]))
    })
}

async function openWindow(ask: Ask, site: string) {
  const { handle } = await ask<{ handle: string }>('NewWindow', { type: 'tab' })
  await ask('SwitchToWindow', { handle })
  const tell: Tell = async <Value>(command: Command, body: object, id?: string) => {
    const { value } = await ask<{ value: Value }>(names[command], { ...body, id })
    return value
  }
  return drive(tell, site, async () => {
    const [first] = await ask<string[]>('CloseWindow')
    await ask('SwitchToWindow', { handle: first })
  })
}
