/**
 * Runs a command of this folder from a bundle, which is made anew when the code changed: `check` starts in 0.2 s that
 * way, against 0.5 s when tsx translates each of its files on every run.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'

const root = path.resolve(import.meta.dirname, '..')
const [command, ...args] = process.argv.slice(2)
const entry = path.join(root, 'scripts', `${command}.ts`)
const bundles = path.join(root, 'node_modules/.cache/ashlar/commands')
const folder = path.join(bundles, `${command}-${fingerprint()}`)

const mostKept = 12

process.argv = [process.execPath, entry, ...args]
await import(pathToFileURL(await findCode()).href)

/** The bundle, or where it cannot be written, such as in a container that belongs to somebody else, the source itself. */
async function findCode() {
  try {
    const bundle = existsSync(folder) ? folder : await makeBundle()
    return path.join(bundle, `${command}.js`)
  } catch (error) {
    // esbuild has told what is wrong with the code.
    if (error.errors) process.exit(1)
    if (!error.code) throw error
    const { register } = await import('tsx/esm/api')
    register()
    return entry
  }
}

/** Names the state of the code by the time and size of its files. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const place of ['package-lock.json', 'scripts', 'schemas', 'src/node', 'src/content', 'src/page', 'src/ui']) {
    const whole = path.join(root, place)
    const names = statSync(whole).isDirectory() ? readdirSync(whole, { recursive: true }).sort() : ['']
    for (const name of names) {
      const { mtimeMs, size } = statSync(path.join(whole, name))
      hash.update(`${name} ${mtimeMs} ${size}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** @returns the folder of the bundle */
async function makeBundle() {
  const { build, stop } = await import('esbuild')
  const unfinished = `${folder}.${process.pid}-${threadId}`
  mkdirSync(unfinished, { recursive: true })
  await build({
    entryPoints: [entry],
    outdir: unfinished,
    bundle: true,
    // What a command imports only at times, such as Vite, is loaded only then.
    splitting: true,
    // Others are bundled: where a module of theirs imports CommonJS, Node searches that for exports, and V8 spends longer on
    // optimizing the search than it lasts. A cold build takes 0.3 s less of CPU.
    external: ['vite', '@vitejs/*', '@emotion/*', 'stylis', 'sharp'],
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    // React's server renderer is CommonJS and requires modules of Node.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  })
  // Its process would stay as long as a server does.
  await stop()
  try {
    renameSync(unfinished, folder)
  } catch {
    // A virus scanner of Windows still reads what was written, so that it has to stay where it is.
    if (!existsSync(folder)) return unfinished
    // Another process or thread was faster.
    rmSync(unfinished, { recursive: true, maxRetries: 3 })
  }
  forgetOld()
  return folder
}

/** Keeps the bundles of the last few states of the code: a command that runs may still load parts of them. */
function forgetOld() {
  const made = readdirSync(bundles).map((name) => ({ name, time: statSync(path.join(bundles, name)).mtimeMs }))
  for (const { name } of made.sort((a, b) => b.time - a.time).slice(mostKept))
    rmSync(path.join(bundles, name), { recursive: true, force: true, maxRetries: 3 })
}
