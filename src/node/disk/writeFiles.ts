import { accessSync, chmodSync, constants, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { renamePatiently } from './heldFiles.ts'

/** A file to rewrite: its path relative to the root, the text that was read, and the new text. */
export interface Rewrite {
  file: string
  before: string
  after: string
}

/**
 * Rewrites all files or none, by writing temporary files beside them and renaming these. Returns the files that cannot
 * be written, with the reason in words; then nothing has changed. It refuses a file that is read-only or missing, or
 * that no longer equals `before`. Links are followed; permissions and byte-order marks stay.
 */
export function writeFiles(root: string, rewrites: readonly Rewrite[]): Map<string, string> {
  const refused = new Map<string, string>()
  const prepared: { target: string; beside: string; rewrite: Rewrite }[] = []
  for (const rewrite of rewrites) {
    try {
      const target = realpathSync(join(root, rewrite.file))
      const other = prepared.find((file) => file.target === target)
      if (other?.rewrite.after === rewrite.after) continue
      const reason = other ? 'is the same file as another one' : refuse(target, rewrite.before)
      if (reason) refused.set(rewrite.file, reason)
      else prepared.push({ target, beside: writeBeside(target, rewrite.after), rewrite })
    } catch (error) {
      refused.set(rewrite.file, explain(error))
    }
  }
  if (refused.size === 0) {
    const done: typeof prepared = []
    for (const file of prepared) {
      try {
        renamePatiently(file.beside, file.target)
        done.push(file)
      } catch (error) {
        refused.set(file.rewrite.file, explain(error))
        break
      }
    }
    if (refused.size > 0)
      for (const { target, rewrite } of done) renamePatiently(writeBeside(target, rewrite.before), target)
  }
  for (const { beside } of prepared) rmSync(beside, { force: true })
  return refused
}

function refuse(target: string, before: string): string | undefined {
  const { mode } = statSync(target)
  // Root can write every file, but a file without any write permission was protected on purpose.
  if ((mode & 0o222) === 0) return 'is read-only'
  accessSync(target, constants.W_OK)
  return readFileSync(target).equals(Buffer.from(before)) ? undefined : 'has changed while it was checked'
}

function writeBeside(target: string, text: string): string {
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.new`)
  const { mode } = statSync(target)
  writeFileSync(beside, text, { flush: true })
  chmodSync(beside, mode)
  return beside
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  if (code === 'ENOENT') return 'is no longer there'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'cannot be written'
  return `cannot be written (${code})`
}
