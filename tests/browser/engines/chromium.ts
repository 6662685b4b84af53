/** Finds the Chromium that browser tests (and scripts/icons.ts) run in, and gets one where there is none. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'

const minutes = 60_000

/** Where a Chromium may be on this machine, best first; a path of the list need not exist. */
export function chromiumPaths(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string): string[] {
  if (platform === 'darwin') {
    const app = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    return [`/${app}`, `${home}/${app}`]
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return folders.flatMap((folder) => (folder ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`] : []))
  }
  return [
    '/opt/google/chrome/chrome',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ]
}

function playwrightsOwn(): string[] {
  try {
    return [chromium.executablePath()]
  } catch {
    return [] // It throws on systems Playwright ships no browser for.
  }
}

/**
 * A browser can be on disk and not start: system libraries are missing, or it is Ubuntu's stub that asks for snap.
 * Windows is spared the question, because chrome.exe answers --version by opening a window.
 */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/**
 * The path of a Chromium or Chrome that starts, or undefined. Looks at ASHLAR_CHROMIUM, then Playwright's own, then
 * the usual places, and remembers the answer in ASHLAR_CHROMIUM, so that test workers need not look again.
 */
function findChromium(): string | undefined {
  const { ASHLAR_CHROMIUM } = process.env
  if (ASHLAR_CHROMIUM && existsSync(ASHLAR_CHROMIUM)) return ASHLAR_CHROMIUM
  const paths = [...playwrightsOwn(), ...chromiumPaths(process.platform, process.env, homedir())]
  const found = paths.find((path) => existsSync(path) && starts(path))
  if (found) process.env.ASHLAR_CHROMIUM = found
  return found
}

/** Runs a command, its output passed on; ends it with all its children after the limit (ms). True if it succeeded. */
function run(command: string, args: string[], limit: number): Promise<boolean> {
  const ownGroup = process.platform !== 'win32'
  const stdio: ['ignore', 'inherit', 'inherit'] = ['ignore', 'inherit', 'inherit']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, args, { stdio, env, detached: ownGroup })
  const timer = setTimeout(() => {
    if (ownGroup && child.pid) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  }, limit)
  return new Promise<boolean>((done) => {
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  }).finally(() => clearTimeout(timer))
}

async function installPlaywrights(): Promise<boolean> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  return run(process.execPath, [cli, 'install', 'chromium'], 3 * minutes)
}

async function installDebians(): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !(await run('sudo', ['-n', 'true'], 5_000))) return false
  const aptGet = (...args: string[]) =>
    isRoot ? run('apt-get', args, 10 * minutes) : run('sudo', ['-n', 'apt-get', ...args], 10 * minutes)
  return (await aptGet('update')) && aptGet('install', '-y', '--no-install-recommends', 'chromium')
}

/** A name to print, and a way to get a browser; it says whether it thinks it worked. */
export type ChromiumWay = { name: string; install(): Promise<boolean> }

const ways: ChromiumWay[] = [
  { name: 'npx playwright install chromium', install: installPlaywrights },
  { name: 'apt-get install chromium', install: installDebians },
]

/**
 * The path of a Chromium that starts; where none is, the ways are tried in turn until one is found. Never throws:
 * when every way failed, it returns one sentence that tells the reader what to install.
 */
export async function ensureChromium(
  options: { find?: () => string | undefined; ways?: ChromiumWay[]; say?: (line: string) => void } = {},
): Promise<{ path: string } | { instruction: string }> {
  const { find = findChromium, say = console.log } = options
  const path = find()
  if (path) return { path }
  for (const way of options.ways ?? ways) {
    say(`No Chromium here. Trying: ${way.name}`)
    if (!(await way.install())) continue
    const installed = find()
    if (installed) return { path: installed }
  }
  return {
    instruction: 'Install Google Chrome or Chromium, or set ASHLAR_CHROMIUM to its path, then run the tests again.',
  }
}

/**
 * The features that Chromium runs without. It takes the last `--disable-features` alone, so the list begins with that of
 * Playwright.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // Two pages for the popup of the address bar of each window, which nobody sees here: with them, a test that loads one
  // page takes 1.3 s of CPU, and 0.7 without (Chromium 156).
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** What Playwright's `launch` needs on this machine. Chromium refuses its sandbox to root, so root gets none. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--disable-quic',
      '--disable-sync',
      `--disable-features=${disabledFeatures.join()}`,
      ...(isRoot ? ['--no-sandbox', '--disable-gpu'] : []),
    ],
  }
}
