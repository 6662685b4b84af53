import { isDocumentFile, nounOf } from '../model/files/siteForms.ts'
import type { Source } from '../problem/source.ts'
import { type JsonMistake, replace } from './jsonMistake.ts'

const code = 'foreign-file' as const

const copyOf = (what: string) =>
  `Copy the file of a similar ${what}, and write your words between the quotation marks of its texts.`

/** The message for a file that a word processor has saved. */
export const documentWords = {
  code,
  message: 'This is the document of a word processor, not a page file.',
  fix: `${copyOf('page')} Use a text editor for it, such as VS Code or Notepad.`,
}

/** The first bytes of documents of Word and Pages (ZIP), of Word before 2007, and of PDF. */
const documentBegins = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF-']

/** Whether a page file is a binary document, judged by its first bytes, each given as one character. */
export const isDocument = (file: string, begin: string) =>
  isDocumentFile(file) && documentBegins.some((known) => begin.startsWith(known))

/**
 * Explains a file of another format that has the name of a page file. Undefined for a page file with a mistake in it.
 */
export function explainForeign({ file, text }: Pick<Source, 'file' | 'text'>): JsonMistake | undefined {
  if (!isDocumentFile(file)) return undefined
  const what = nounOf(file)
  const place = { start: 0, end: 0 }
  if (/^\s*\{\\rtf/.test(text)) return { ...documentWords, ...place }
  if (/^\s*<(?:!doctype|html|head|body|\?xml|div|p|h\d)\b/i.test(text))
    return { code, ...place, message: `This file holds HTML, not the fields of a ${what}.`, fix: copyOf(what) }
  // A page file contains braces, even if its beginning is wrong.
  if (/^\s*\p{L}/u.test(text) && !/[{}[\]]|"\s*:/.test(text) && /\s/.test(text.trim()))
    return { code, ...place, message: `This file holds plain text, not the fields of a ${what}.`, fix: copyOf(what) }
  return undefined
}

/** A Markdown code fence, for example from a chat: a line of three backticks, and optional words before it. */
const fence = /^[^{}[\]]{0,2000}?(?:^|\n)[ \t]*```[^\n`]*\n(?=\s*\{)/
const lastFence = /\n[ \t]*```\s*$/

/** Explains code fences that were copied together with a page file from a chat or a website. */
export function explainFence({ text }: Pick<Source, 'text'>): JsonMistake | undefined {
  const before = fence.exec(text)?.[0]
  if (before === undefined) return undefined
  const last = lastFence.exec(text)
  return {
    code: 'code-fence',
    start: 0,
    end: before.trimEnd().length,
    message: `The marks ${/```.*/.exec(before)?.[0].trim()} were copied along, which a chat or a website puts around a file.`,
    fix: `Delete everything before the first {${last ? ', and the last line' : ''}.`,
    // Words before the fence may be the writer's own, so they are not deleted.
    ...(/^\s*```/.test(before) && {
      edits: [...replace(0, before.length, ''), ...(last ? replace(last.index + 1, text.length, '') : [])],
    }),
  }
}
