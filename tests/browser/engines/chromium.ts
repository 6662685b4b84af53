/** Finds the Chromium for browser tests (and scripts/icons.ts), and installs one if there is none. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'

const minutes = 60_000

/** Returns possible paths of a Chromium on this machine, best first; a path need not exist. */
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
    return [] // Throws on systems for which Playwright has no browser.
  }
}

/**
 * Whether a browser starts: system libraries may be missing, or it may be Ubuntu's stub that asks for snap. Not run on
 * Windows, because chrome.exe answers --version by opening a window.
 */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/**
 * Returns the path of a Chromium or Chrome that starts, or undefined. It tries ASHLAR_CHROMIUM, then Playwright's own,
 * then the usual paths, and stores the result in ASHLAR_CHROMIUM, so that test workers need not search again.
 */
function findChromium(): string | undefined {
  const { ASHLAR_CHROMIUM } = process.env
  if (ASHLAR_CHROMIUM && existsSync(ASHLAR_CHROMIUM)) return ASHLAR_CHROMIUM
  const paths = [...playwrightsOwn(), ...chromiumPaths(process.platform, process.env, homedir())]
  const found = paths.find((path) => existsSync(path) && starts(path))
  if (found) process.env.ASHLAR_CHROMIUM = found
  return found
}

/**
 * Runs a command with its output passed through; kills it with all its children after the limit (ms). Returns whether
 * it succeeded.
 */
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

/** A name to print, and a function that installs a browser and returns whether it seems to have succeeded. */
export type ChromiumWay = { name: string; install(): Promise<boolean> }

const ways: ChromiumWay[] = [
  { name: 'npx playwright install chromium', install: installPlaywrights },
  { name: 'apt-get install chromium', install: installDebians },
]

/**
 * Returns the path of a Chromium that starts. If there is none, it tries the ways in turn until one works. It never
 * throws: if every way fails, it returns one sentence that tells the reader what to install.
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
 * The features to disable in Chromium. It uses only the last `--disable-features`, so the list begins with that of
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
  // Two pages for the popup of the address bar of each window, which nobody sees here: a test that loads one page takes
  // 1.3 s of CPU with them, and 0.7 s without (Chromium 156).
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/**
 * Returns the options of Playwright's `launch` for this machine. Chromium does not support its sandbox for root, so it
 * is disabled for root.
 */
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
