/**
 * Runs a command of this folder from one bundled file, which is made anew when the code changed: `check` starts in
 * 0.2 s that way, against 0.5 s when tsx translates each of its files on every run.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const [command, ...args] = process.argv.slice(2)
const entry = path.join(root, 'scripts', `${command}.ts`)
const bundle = path.join(root, 'node_modules/.cache/ashlar', `${command}-${fingerprint()}.mjs`)

if (!existsSync(bundle)) await makeBundle()
process.argv = [process.execPath, entry, ...args]
await import(pathToFileURL(bundle).href)

/** Names the state of the code by the time and size of its files. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const place of ['package-lock.json', 'scripts', 'schemas', 'src/build', 'src/content', 'src/ui/theme.ts']) {
    const whole = path.join(root, place)
    const names = statSync(whole).isDirectory() ? readdirSync(whole, { recursive: true }).sort() : ['']
    for (const name of names) {
      const { mtimeMs, size } = statSync(path.join(whole, name))
      hash.update(`${name} ${mtimeMs} ${size}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function makeBundle() {
  const { build } = await import('esbuild')
  mkdirSync(path.dirname(bundle), { recursive: true })
  const unfinished = `${bundle}.${process.pid}`
  await build({
    entryPoints: [entry],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    // ajv is written for `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  renameSync(unfinished, bundle)
}
