import { type JsonMember, type JsonNode, type SyntaxFault, skipSpace } from '../json/parseTree.ts'
import { isDocumentFile, isFormFile, nounOf } from '../model/files/siteForms.ts'
import { indentAt, layoutOf, startsLine } from '../problem/edits.ts'
import type { Path, Source } from '../problem/source.ts'
import { addAt, type JsonMistake, replace, type TextEdit } from './jsonMistake.ts'
import { openParts } from './openParts.ts'

/** Maps the start of multi-line comments to their end. */
const commentEnds: Record<string, string> = { '/*': '*/', '<!--': '-->' }

/** Explains a comment. Its edits move the words into the note of the enclosing page or section. */
export function explainComment(source: Source, fault: SyntaxFault): JsonMistake {
  const { text } = source
  const { offset } = fault
  const rest = text.slice(offset)
  const opening = /^(?:\/\*|<!--)/.exec(rest)?.[0] ?? ''
  const closing = commentEnds[opening] ?? ''
  const block = rest.indexOf(closing, opening.length)
  const lines = /^(?:\/\/|#)[^\r\n]*(?:[\r\n]\s*(?:\/\/|#)[^\r\n]*)*/.exec(rest)?.[0] ?? ''
  const isOpen = block < 0
  const end = offset + (closing && !isOpen ? block + closing.length : lines.length || rest.search(/[\r\n]|$/))
  // A line that contains only the comment is deleted with it.
  const before = /(?:^|\r?\n|\r)?[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? ''
  const isAlone = /^[\r\n]/.test(before) && /^[ \t]*(?:[\r\n]|$)/.test(text.slice(end, end + 200))
  const start = offset - (isAlone ? before : before.replace(/^[\r\n]+/, '')).length
  const stays = !isAlone && /^[\r\n]/.test(before)
  // At the beginning of a file, the line break after the comment is deleted instead of the one before it.
  const cut =
    text.slice(0, offset).trim() === ''
      ? replace(0, skipSpace(text, end), '')
      : replace(stays ? offset : start, end, '')
  const words = wordsOf(text.slice(offset, end))
  const kept = words === '' ? [] : keepWords(source, fault, words, end)
  return {
    code: 'comment',
    start: offset,
    end: lines ? offset + (/^[^\r\n]*/.exec(lines)?.[0].length ?? 1) : end,
    message: `A ${wordOf[nounOf(source.file)]} cannot hold comments.`,
    fix: isDocumentFile(source.file)
      ? `Delete it, or keep it as a field of the ${isFormFile(source.file) ? 'form or of one of its fields' : 'page or section'} that visitors never see: "note": "…".`
      : 'Delete it: this file has no place for notes.',
    ...(!isOpen && kept && { edits: [...kept, ...cut].sort((a, b) => a.start - b.start) }),
  }
}

/** Returns the words of a comment without its marks; empty if it consists of punctuation. */
function wordsOf(comment: string): string {
  const words = comment
    .replace(/^(?:\/\*+|<!--+)|(?:\*+\/|--+>)$/g, '')
    .replace(/(^|[\r\n])[ \t]*(?:\/\/+|#+|\*+(?=\s))/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}

/**
 * Returns edits that put words into the note of the innermost page or section. Undefined if that is uncertain, or if
 * the words were a field.
 */
function keepWords(source: Source, fault: SyntaxFault, words: string, end: number): TextEdit[] | undefined {
  const { text } = source
  if (!isDocumentFile(source.file) || /"\s*:/.test(words)) return undefined
  const holder = findHolder(fault)
  const open = holder?.start ?? skipSpace(text, end)
  if (text[open] !== '{') return undefined
  const isComplete = ({ value }: JsonMember) => value.end <= fault.offset && !fault.open.includes(value.start)
  const written = JSON.stringify(words)
  const note = holder?.members?.find(({ key }) => key === 'note')
  if (note?.value.kind === 'string' && isComplete(note)) return addAt(note.value.end - 1, ` ${written.slice(1, -1)}`)
  // With a note that follows, the page would have two.
  if (/"note"\s*:/.test(text.slice(open))) return undefined
  const first = holder?.members?.[0]
  if (first && isComplete(first))
    return addAt(first.value.end, `,${gapBefore(source, first.keyStart)}"note": ${written}`)
  const next = first?.keyStart ?? skipSpace(text, holder ? end : open + 1)
  return text[next] === '"' ? addAt(open + 1, `${gapBefore(source, next)}"note": ${written},`) : undefined
}

/** Returns the innermost page or section that contains a comment, or undefined before the page. */
function findHolder(fault: SyntaxFault): JsonNode | undefined {
  if (fault.expected === 'end') return fault.tree
  const isHolder = (path: Path) =>
    path.length === 0 || (path.length === 2 && (path[0] === 'sections' || path[0] === 'fields'))
  return openParts(fault).findLast(({ node, path }) => node.members && isHolder(path))?.node
}

/** Returns a line break with the indentation of an offset, or a space if other text precedes the offset on its line. */
const gapBefore = (source: Source, at: number) =>
  startsLine(source, at) ? `${layoutOf(source).lineEnd}${indentAt(source, at)}` : ' '

const wordOf = { page: 'page file', form: 'form', block: 'block' }
