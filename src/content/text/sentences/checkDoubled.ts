import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { anyWord, type Words } from '../words.ts'

/** A word followed by the same word, with only spaces or one line break between them. */
const doubled =
  /(?<![\p{L}\p{N}'’{-]|[\p{L}\p{N}]\.)(\p{L}{2,}|a)(?:(?:[ \t\u00a0]+|[ \t]*\n[ \t]*)\1)+(?![\p{L}\p{N}'’}-]|\.\p{L})/giu

/** Words that can correctly occur twice in a row, and those that people repeat. */
const meant: ReadonlySet<string> = new Set(
  (
    'had that is very so no now there long many really much yes far do you her come who one well ' +
    'ha hee bye hush chop tut knock go win tap cha night choo yo pom can tick drip boo tom ping zip half test blah bla wow oh ' +
    'yum woof beep ding tsk hip chin aye hear rah pitter cuckoo cous mahi ' +
    'die der das sie den dem denen nach ihr nous vous elle que muy poco casi pian luego sí ya'
  ).split(' '),
)

/** Whether two consecutive words are the same: true for every text with a doubled word, and for some others. */
export function hasTwice(words: Words): boolean {
  for (let at = 1; at < words.length; at++) if (words[at] === words[at - 1] && words[at] !== anyWord) return true
  return false
}

/** Finds words that are doubled by mistake, with their offsets. Names may be doubled: Walla Walla. */
export function findDoubled(text: string): { words: string; second: string; start: number; end: number }[] {
  return matchesOf(doubled, text).flatMap(({ 0: words, 1: first = '', index }) => {
    const second = words.slice(-first.length)
    const isName = /^\p{Lu}/u.test(second)
    // Three in a row are intended.
    const isMore = words.split(/\s+/).length > 2
    if (isName || isMore || meant.has(second.toLowerCase())) return []
    return [{ words, second, start: index, end: index + words.length }]
  })
}

/** Finds words that occur twice in a row, an error of cutting and pasting. */
export function checkDoubled({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href') return []
  return findDoubled(value).map(({ second, start, end }) => ({
    path,
    span: { start, end },
    code: 'word-twice',
    message: `The word ${quoted(second)} stands here twice in a row.`,
    fix: 'Delete one of the two. Meant on purpose? Write a comma between them.',
  }))
}
