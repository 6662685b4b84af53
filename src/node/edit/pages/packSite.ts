import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builderRoot } from '../../disk/builderRoot.ts'
import { writeZip } from './writeZip.ts'

/** In milliseconds; a build of 10,027 pages takes less than one minute. */
const patience = 600_000

/**
 * Builds the saved site in a separate process, so that the editor keeps answering, and packs the output.
 *
 * @param build builds the site of one folder into another, and resolves to false if it fails
 * @returns the archive, or one sentence why there is none
 */
export async function packSite(
  root: string,
  build: (root: string, out: string) => Promise<boolean> = buildBeside,
): Promise<{ zip: Buffer } | { why: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ashlar-zip-'))
  try {
    const out = path.join(folder, 'site')
    if (!(await build(root, out)))
      return { why: 'The site cannot be built yet: the list of problems says what is to be fixed on its saved pages.' }
    const zip = writeZip(listFiles(out).map((name) => ({ name, content: readFileSync(path.join(out, name)) })))
    return zip ? { zip } : { why: 'The site is too large for one zip file; build it with npm run build.' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function buildBeside(root: string, out: string): Promise<boolean> {
  const words = [path.join(builderRoot, 'scripts/run.mjs'), 'build', '--root', root, '--out', out]
  const child = spawn(process.execPath, words, {
    cwd: builderRoot,
    stdio: 'ignore',
    timeout: patience,
  })
  return new Promise((done) => {
    child.once('error', () => done(false))
    child.once('close', (code) => done(code === 0))
  })
}

/** The relative paths of all files in a folder, with `/`, sorted. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
