/** The site as visitors get it: built by `npm run build` in a separate process, then read back from disk. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listFiles } from '../../../src/node/disk/listFiles.ts'

export const repository = join(import.meta.dirname, '../../..')

export interface Run {
  exitCode: number
  /** The output to stdout and stderr. */
  output: string
}

const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/**
 * Spawns a command with its arguments, as npm starts it, or a script that is not in package.json. Vitest's own NODE_ENV
 * would make Vite build for development.
 */
export function spawnCommand(script: string, args: string[], changes: NodeJS.ProcessEnv = {}) {
  const { NODE_ENV: _test, VITEST: _vitest, ...env } = process.env
  const [, ...words] = (scripts[script] ?? `node --import tsx scripts/${script}.ts`).split(' ')
  return spawn(process.execPath, [...words, ...args], {
    cwd: repository,
    env: { ...env, NO_COLOR: '1', QUOTE_ENDPOINT: '/_inbox/quote', CONTACT_ENDPOINT: '/_inbox/contact', ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a command until it ends. */
export function runCommand(script: string, args: string[], changes: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawnCommand(script, args, changes)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => done({ exitCode: code ?? -1, output }))
  })
}

/** Creates a temporary folder for a test. */
export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'ashlar-build-'))
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

/** Copies the source files of the shipped site: pages, configuration, icons. */
export async function copySite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of ['pages', 'public', 'site.config.json']) {
    await cp(join(repository, part), join(folder, part), { recursive: true })
  }
}

/** Returns all files below a folder by their path, sorted. */
export async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const names = listFiles(folder).sort()
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))
}

/** Returns the address of a built HTML file. */
export function addressOf(file: string): string {
  if (!file.endsWith('index.html')) return `/${file}`
  return dirname(file) === '.' ? '/' : `/${dirname(file)}/`
}
