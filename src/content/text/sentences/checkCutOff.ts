import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { judgeLanguage } from './judgeLanguage.ts'
import type { Tongue } from './tongueWords.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that never end a text in their language; English and German prepositions can, "the team we rely on". */
const neverLast: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  en: list('and or the a an nor our your their my whose although unless of via'),
  es: list(
    'y o el los las un una unos unas de del al en con para por que pero su sus nuestro nuestra nuestros nuestras',
  ),
  fr: list('et ou le les des du de au aux dans sur que mais nos vos notre votre leurs chez'),
  de: list(
    'und oder der des dem den eine einen einem von für zum zur im am vom unsere unseren ihre ihren dass weil sowie',
  ),
}

/** Words that do not exist in the other languages, so that they determine the language of a short text. */
const sure = list('and the und oder et del')

const all = new Set(Object.values(neverLast).flatMap((words) => [...words]))
const longest = Math.max(...[...all].map(({ length }) => length))

/** Words before a final "of" that is complete: "the work we are proud of". */
const hasOf = anyOf(
  'care, think, thought, dream\\w*, hear\\w*, know\\w*, knew, speak\\w*, spoke\\w*, talk\\w*, consists?, dispose\\w*, approves?, beware',
  'proud, fond, tired, afraid, aware, sure, worthy?, capable, full, short, made, used, rid, out, ahead, instead, take, use',
  'part, lots, plenty, kind, sort, most, all, some, many, which, any, none, one',
)
const beforeOf = new RegExp(`\\b${hasOf}\\s+of$`, 'i')

/** Greetings and closings of letters end in a comma. */
const greetings = anyOf(
  'dear, hi, hello, yours, sincerely, thank',
  'liebe[rs]?, sehr, hallo, guten',
  'querid[oa]s?, estimad[oa]s?, hola',
  'cher, chère, chers, bonjour',
)
const closings = anyOf('regards, wishes, sincerely, truly', 'grüßen?', 'saludos?', 'cordialement, salutations')
const ofLetters = new RegExp(`^${greetings}\\b|\\b${closings}\\b`, 'iu')

const comma = 44
const space = 32
/** `(` and `[` */
const openings = new Set([40, 91])
/** Punctuation after which nothing is cut off: `.`, `!`, `?`, `:`, `)`. */
const ends = new Set([46, 33, 63, 58, 41])

/**
 * Whether a text may be cut off. It is called for every text of a site, so it decides most by their last characters.
 */
export function mayBeCutOff(value: string): boolean {
  let end = value.length
  while (end > 0 && value.charCodeAt(end - 1) <= space) end--
  if (hasParagraphs(value) && paragraphsBefore(value).some((paragraph) => mayBeCutOff(paragraph))) return true
  const last = value.charCodeAt(end - 1)
  if (ends.has(last)) return false
  if (last === comma || openings.has(last)) return true
  for (let at = end - 2; at > 0 && at >= end - 1 - longest; at--)
    if (value.charCodeAt(at) === space) return all.has(value.slice(at + 1, end))
  return false
}

const hasParagraphs = (value: string) => value.includes('\n\n')

/**
 * Returns the paragraphs of a text without the last one, and without those before a list or a table, which they may
 * introduce.
 */
function paragraphsBefore(value: string): string[] {
  const all = value.split(/\n{2,}/)
  return all.slice(0, -1).filter((_, index) => !/^[ \t]*[-|]/.test(all[index + 1] ?? ''))
}

/** The fewest words of a text that ends in a comma; shorter ones are greetings and names. */
const fewestBeforeComma = 4

/**
 * Finds a text that stops in the middle of a sentence: it ends in a comma, or in a small word that ends no sentence.
 * Entries of lists and cells of tables are skipped, because they may be parts of one sentence.
 */
export function checkCutOff({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href' || typeof path.at(-1) === 'number' || !mayBeCutOff(value)) return []
  const inside = hasParagraphs(value) ? paragraphsBefore(value).filter(mayBeCutOff) : []
  const found = inside.flatMap((part) => findCut(part, path).map((mistake) => shift(mistake, value.indexOf(part))))
  return found.length > 0 ? found : findCut(value, path)
}

const shift = ({ span = { start: 0, end: 0 }, ...mistake }: Mistake, by: number): Mistake => ({
  ...mistake,
  span: { start: span.start + by, end: span.end + by },
})

/** Returns the mistake if a text or paragraph is cut off at its end. */
function findCut(value: string, path: TextField['path']): Mistake[] {
  const text = value.trimEnd()
  const start = /[,([]$/.test(text) ? text.length - 1 : text.lastIndexOf(' ') + 1
  const written = text.slice(start)
  const [line = ''] = text.split('\n').slice(-1)
  const isEnd = written === ',' ? isCutAtComma(line) : /^[([]$/.test(written) || isCutAtWord(line, written)
  if (!isEnd) return []
  return [
    {
      path,
      span: { start, end: text.length },
      code: 'cut-off',
      message:
        written === ','
          ? 'This text ends in a comma, as if something followed.'
          : `This text breaks off: it ends in ${quoted(written)}.`,
      fix: written === ',' ? 'Write the rest of it, or end it without the comma.' : 'Write the rest of the sentence.',
    },
  ]
}

const isCutAtComma = (line: string) => line.split(/\s+/).length >= fewestBeforeComma && !ofLetters.test(line)

function isCutAtWord(line: string, written: string): boolean {
  if (written === 'of' && (beforeOf.test(line) || line.split(/\s+/).length < 4)) return false
  if (sure.has(written)) return true
  const rest = line.slice(0, line.length - written.length)
  // "7 am" and "Section de" are complete.
  if (/\d\s*$/.test(rest)) return false
  const tongue = judgeLanguage(rest) ?? (written === 'of' || written === 'our' || written === 'your' ? 'en' : undefined)
  return tongue !== undefined && neverLast[tongue].has(written)
}
