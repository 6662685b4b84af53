import type { Section } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { numberOf, numberWord } from '../../wording/numberWords.ts'
import { quoted } from '../../wording/phrases.ts'

/** What headings call the entries of a list. Excludes things of which an entry may contain several, such as rooms. */
const names = anyOf(
  'steps, stages, reasons, ways, things, tips, rules, promises, questions, answers, benefits, advantages, principles, values, signs, mistakes, facts, kinds, types',
  'schritten?, gründen?, wegen?, dingen?, tipps, regeln, fragen, antworten, vorteilen?, werten?, zeichen, fehlern?, fakten, arten',
  'étapes, raisons, façons, manières, choses, conseils, règles, questions, réponses, avantages, principes, valeurs, signes, erreurs, sortes, types',
  'pasos, razones, motivos, formas, maneras, cosas, consejos, reglas, preguntas, respuestas, ventajas, principios, valores, señales, errores, tipos',
)
const number = `(?<![\\p{L}\\d.,–-])(\\d{1,2}|${numberWord})`
const anyNumber = new RegExp(`${number}(?!\\p{L})`, 'giu')
const counted = new RegExp(`${number}\\s(?:\\p{L}+\\s)?${names}(?!\\p{L})`, 'iu')
/** Words before or behind the number that limit it to some of the entries. */
const ofSome = new RegExp(
  `(?<!\\p{L})${anyOf(
    'first, next, last, other, of, more, top',
    'ersten, nächsten, letzten, von, weiteren?',
    'premi[eè]re?s, derni[eè]re?s, prochaine?s, autres, de, des',
    'primer[oa]s, últim[oa]s, próxim[oa]s, otr[oa]s',
  )}\\s`,
  'iu',
)

/** Finds a heading with a wrong number of entries, for example because an entry was added or removed. */
export function checkCount(section: Section, path: Path): Mistake[] {
  if (!('items' in section) || !Array.isArray(section.items) || !('heading' in section)) return []
  const { heading = '', items } = section
  const found = counted.exec(heading)
  // "Three phases, three rules" may be six entries.
  if (
    !found ||
    matchesOf(anyNumber, heading).length > 1 ||
    ofSome.test(heading.slice(0, found.index + found[0].length))
  )
    return []
  const [words, written = ''] = found
  const said = numberOf(written)
  if (said === items.length) return []
  return [
    {
      path: [...path, 'heading'],
      span: { start: found.index, end: found.index + words.length },
      code: 'count-of-heading',
      message: `The heading says ${quoted(words)}, and the list below it has ${items.length}.`,
      fix: 'Write how many there are, or add to the list what it lacks.',
    },
  ]
}
