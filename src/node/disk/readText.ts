import { isUtf8 } from 'node:buffer'
import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemCode } from '../../content/problem/codes/problemCode.ts'
import { type Problem, problemOfFile } from '../../content/problem/problem.ts'
import { documentWords, isDocument } from '../../content/read/explainForeign.ts'
import { FileChanged, stampOf } from './fileStamps.ts'
import { hashOf } from './hashOf.ts'

/** The result of reading a file. */
interface FoundText {
  /** Present even if some characters are lost; missing if the file is unreadable. */
  text?: string
  /** See `fileStamps.ts`. */
  stamp?: string | undefined
  /** The reason if the file is unreadable or not UTF-8. */
  problem?: Problem
}

/**
 * Reads a text file of a site.
 *
 * @param home the folder that the path is relative to
 */
export function readText(home: string, file: string): FoundText {
  const opened = readBytes(home, file)
  if ('problem' in opened) return opened
  const { bytes, stamp } = opened
  if (isDocument(file, bytes.toString('latin1', 0, 8))) {
    const { code, message, fix } = documentWords
    return { text: '', problem: fileProblem(file, code, message, fix) }
  }
  const wide = wideEncodingOf(bytes)
  if (wide)
    return {
      text: new TextDecoder(wide).decode(bytes),
      problem: fileProblem(file, 'not-utf-8', 'This file is saved as UTF-16, not as UTF-8.', saveAsUtf8),
    }
  const text = bytes.toString()
  if (isUtf8(bytes)) return { text, stamp }
  const at = Math.max(0, text.replace(/^\ufeff/, '').indexOf('\ufffd'))
  const message = 'This file is not saved as UTF-8, so some of its letters are lost.'
  return { text, problem: { ...fileProblem(file, 'not-utf-8', message, saveAsUtf8), start: at, end: at + 1 } }
}

/** The content of a file and its stamp, or the problem that prevents reading it. */
function readBytes(home: string, file: string): { bytes: Buffer; stamp: string | undefined } | { problem: Problem } {
  try {
    const found = statSync(join(home, file))
    if (!found.isFile() && !found.isDirectory()) return { problem: explainSpecial(file) }
    const handle = openSync(join(home, file), 'r')
    try {
      // Taken before the content, so that a later write changes it.
      const stamp = stampOf(fstatSync(handle), Date.now())
      return { stamp, bytes: readFileSync(handle) }
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    const [message, fix] =
      reason === 'EISDIR'
        ? ['This is a folder, and must be a file.', 'Rename the folder, and put the file in its place.']
        : [`This file cannot be read (${reason}).`, 'Look at its permissions, or at where it leads.']
    return { problem: fileProblem(file, 'unreadable-file', message, fix) }
  }
}

const saveAsUtf8 =
  'Save it again with the encoding UTF-8. In Notepad: File, Save as, Encoding: UTF-8. ' +
  'In VS Code: click the encoding in the bottom bar, then Save with Encoding.'

/**
 * Detects UTF-16 by its byte-order mark, or by a zero in the first two bytes, because JSON begins with ASCII (RFC 4627,
 * 3).
 */
function wideEncodingOf([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined
}

/**
 * The text of a file that was read before.
 *
 * @param home the folder that the path is relative to
 * @throws FileChanged if its content has changed
 */
export function readAgain(home: string, file: string, hash: string): string {
  const { text } = readText(home, file)
  if (text === undefined || hashOf(text) !== hash) throw new FileChanged(file)
  return text
}

/** The problem of a pipe, socket or device in place of a file, which could block a read forever. */
export const explainSpecial = (file: string): Problem =>
  fileProblem(
    file,
    'special-file',
    'This is no file but a pipe or a device, which holds no text.',
    'Delete it, and put the file in its place.',
  )

/** Creates a problem with a whole file from its three texts. */
export const fileProblem = (file: string, code: ProblemCode, message: string, fix: string): Problem =>
  problemOfFile(file, { code, message, fix })
