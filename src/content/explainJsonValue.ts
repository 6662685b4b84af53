import { curlyQuotes } from './explainJsonText.ts'
import type { JsonMistake } from './jsonMistake.ts'
import type { JsonStop } from './jsonTree.ts'
import { quoted } from './phrases.ts'
import type { Source } from './source.ts'

const words: Record<string, string> = {
  true: 'true',
  yes: 'true',
  false: 'false',
  no: 'false',
}

/** Why neither a value nor the name of a field begins at the stop. */
export function explainValue(source: Source, { offset, expected, lastEnd }: JsonStop): JsonMistake {
  const { text } = source
  const rest = text.slice(offset, offset + 400)
  const char = String.fromCodePoint(text.codePointAt(offset) ?? 32)
  if (/^[“”„‟«»]/.test(rest)) return curlyQuotes(offset)
  if (/^['`‘’‚‛]/.test(rest)) return singleQuotes(rest, offset)
  if (char === ',') return superfluousComma(text, offset, lastEnd)
  if (expected === 'key' || expected === 'keyOrEnd') return wrongKey(rest, offset, char)

  const word = /^[\p{L}_$][\p{L}\p{N}_$.-]*/u.exec(rest)?.[0]
  if (word) {
    const meant = words[word.toLowerCase()]
    if (meant)
      return {
        code: 'wrong-word',
        start: offset,
        end: offset + word.length,
        message: `${quoted(word)} is not a value that a page file knows.`,
        fix: `Write ${meant}, in small letters and without quotes.`,
        replacement: meant,
      }
    if (/^(undefined|null|none|nil|NaN|Infinity)$/i.test(word))
      return {
        code: 'wrong-word',
        start: offset,
        end: offset + word.length,
        message: `${quoted(word)} is not a value that a page file knows.`,
        fix: 'Write the value, or delete this field together with its name.',
      }
    const end = /^[^",{}[\]\r\n]*/.exec(rest)?.[0].trimEnd() ?? word
    return {
      code: 'unquoted-text',
      start: offset,
      end: offset + end.length,
      message: 'A text must stand in quotation marks.',
      fix: end.length > 50 ? 'Write " before and after it.' : `Write "${end}".`,
      replacement: JSON.stringify(end),
    }
  }
  const number = /^[+\-.]*[0-9][\w.+-]*|^[+-][\w.]*/.exec(rest)?.[0]
  if (number) {
    const meant = number
      .replace(/^\+/, '')
      .replace(/^(-?)0+(?=[0-9])/, '$1')
      .replace(/^(-?)\./, '$10.')
      .replace(/\.$/, '')
    const certain = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(meant)
    return {
      code: 'wrong-number',
      start: offset,
      end: offset + number.length,
      message: `${quoted(number)} is not a number that a page file knows.`,
      fix: certain ? `Write ${meant}, or "${number}" if it is a text.` : `Write "${number}" if it is a text.`,
    }
  }
  return stray(offset, char)
}

function singleQuotes(rest: string, offset: number): JsonMistake {
  const inner = /^.([^'`‘’‚‛"\r\n]*)['`‘’‚‛]/.exec(rest)?.[1]
  return {
    code: 'single-quotes',
    start: offset,
    end: offset + (inner === undefined ? 1 : inner.length + 2),
    message: 'Texts and names stand in double quotation marks, not in single ones.',
    fix: inner === undefined || inner.length > 50 ? 'Write " in their place.' : `Write "${inner}".`,
    ...(inner !== undefined && { replacement: JSON.stringify(inner) }),
  }
}

function superfluousComma(text: string, offset: number, lastEnd: number): JsonMistake {
  const before = text[lastEnd - 1]
  if (before === ':') {
    const key = /"(?:[^"\\\n]|\\.)*"(?=\s*:$)/.exec(text.slice(Math.max(0, lastEnd - 80), lastEnd))?.[0]
    return {
      code: 'missing-value',
      start: lastEnd - 1,
      end: lastEnd,
      message: `${key ?? 'This field'} has no value.`,
      fix: 'Write a value after the colon, or delete the field.',
    }
  }
  return {
    code: 'extra-comma',
    start: offset,
    end: offset + 1,
    message: 'There is one comma too many.',
    fix:
      before === ','
        ? 'Delete it: one comma between two entries is enough.'
        : `Delete it: no comma stands after an opening ${before}.`,
    replacement: '',
  }
}

function wrongKey(rest: string, offset: number, char: string): JsonMistake {
  const name = /^[\p{L}\p{N}_$][\p{L}\p{N}_$-]*/u.exec(rest)?.[0]
  if (name)
    return {
      code: 'unquoted-name',
      start: offset,
      end: offset + name.length,
      message: 'The name of a field must stand in quotation marks.',
      fix: `Write "${name}".`,
      replacement: `"${name}"`,
    }
  if (char === '{' || char === '[')
    return {
      code: 'missing-name',
      start: offset,
      end: offset + 1,
      message: `This ${char} has no name before it.`,
      fix: 'Inside braces every value has a name: "name": value. Entries without names belong in a list in [ ].',
    }
  return stray(offset, char)
}

function stray(offset: number, char: string): JsonMistake {
  const invisible = /^[\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\p{Co}]$/u.test(char)
  return {
    code: 'stray-character',
    start: offset,
    end: offset + char.length,
    message: invisible
      ? 'There is an invisible character here that a page file does not allow.'
      : `There is a stray ${quoted(char)} here.`,
    fix: invisible ? 'Delete it; it often comes along with text copied from a web page.' : 'Delete it.',
    replacement: '',
  }
}
