import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/node/disk/listFiles.ts'

/** The folder of all cases, absolute. */
export const caseFolder = join(import.meta.dirname, '../cases')

/** The cases, `json/comma-missing`: a folder for each kind of problem, which contains a folder for each case. */
export const cases = readdirSync(caseFolder)
  .flatMap((kind) => readdirSync(join(caseFolder, kind)).map((name) => `${kind}/${name}`))
  .sort()

/**
 * Returns the files of a case: `page.json` is pages/services/floor-care.json, every other file keeps its path. Throws
 * for a case without files.
 */
export function readCase(name: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const file of listFiles(join(caseFolder, name))) {
    if (file === 'expected.txt') continue
    const path = file === 'page.json' ? 'pages/services/floor-care.json' : file
    files[path] = readFileSync(join(caseFolder, name, file), 'utf8')
  }
  if (Object.keys(files).length === 0) throw new Error(`tests/cases/${name} has no file of a site.`)
  return files
}
