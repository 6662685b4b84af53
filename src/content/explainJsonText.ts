import { type JsonMistake, lineOf } from './jsonMistake.ts'
import type { JsonStop } from './jsonTree.ts'
import { quoted } from './phrases.ts'
import type { Source } from './source.ts'

/** Why a text that began with a quotation mark breaks off. */
export function explainText(source: Source, { offset, textStart = offset }: JsonStop): JsonMistake {
  const { text } = source
  const char = text[offset]
  if (char === '\\') return explainEscape(text, offset)
  const line = lineOf(source, textStart)
  const begun = text.slice(textStart, offset)
  if (char !== undefined && char !== '\n' && char !== '\r') {
    const isTab = char === '\t'
    return {
      code: 'control-character',
      start: offset,
      end: offset + 1,
      message: isTab ? 'There is a tab inside this text.' : 'There is an invisible character inside this text.',
      fix: isTab ? 'Write a space in its place.' : 'Delete it and type the words around it anew.',
      replacement: isTab ? ' ' : '',
    }
  }
  const curly = /[“”](?=\s*(?:[,:}\]]|$))/.exec(begun)
  if (curly) return curlyQuotes(textStart + curly.index)
  const next = text.slice(offset).trimStart()
  const atEnd = /^(?:$|["}\]])/.test(next)
  if (atEnd) {
    const comma = /,\s*$/.test(begun) ? ', before the comma' : ''
    return {
      code: 'unclosed-text',
      start: textStart,
      end: textStart + begun.trimEnd().length,
      message: 'This text has no quotation mark at its end.',
      fix: `Write " at the end of line ${line}${comma}.`,
    }
  }
  return {
    code: 'line-break-in-text',
    start: textStart,
    end: textStart + begun.trimEnd().length,
    message: 'This text goes on over a line break.',
    fix: 'Keep a text on one line, however long. Write \\n\\n where a new paragraph begins.',
  }
}

export function curlyQuotes(offset: number): JsonMistake {
  return {
    code: 'curly-quotes',
    start: offset,
    end: offset + 1,
    message: 'These quotation marks are curly.',
    fix: 'Word and Notes change straight quotation marks into curly ones. Write " in their place.',
    replacement: '"',
  }
}

function explainEscape(text: string, offset: number): JsonMistake {
  const char = String.fromCodePoint(text.codePointAt(offset + 1) ?? 32)
  const length =
    char === 'u'
      ? Math.max(2, /^\\u[0-9a-fA-F]{0,4}/.exec(text.slice(offset, offset + 6))?.[0].length ?? 2)
      : 1 + char.length
  return {
    code: 'bad-escape',
    start: offset,
    end: Math.min(text.length, offset + length),
    message: `A backslash cannot stand before ${quoted(char)}.`,
    fix:
      char === 'u'
        ? 'Write four digits after \\u, such as \\u2019, or \\\\ for a backslash that is shown.'
        : `Delete the backslash, or write \\\\ for one that is shown.`,
  }
}
