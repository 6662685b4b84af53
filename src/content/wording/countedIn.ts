import { anyOf } from './anyOf.ts'
import { matchesOf } from './matchesOf.ts'
import { numberOf, numberWord } from './numberWords.ts'

/** What headings call the entries of a list. Excludes things of which an entry may contain several, such as rooms. */
const names = anyOf(
  'steps, stages, reasons, ways, things, tips, rules, promises, questions, answers, benefits, advantages, principles, values, signs, mistakes, facts, kinds, types',
  'schritten?, gründen?, wegen?, dingen?, tipps, regeln, fragen, antworten, vorteilen?, werten?, zeichen, fehlern?, fakten, arten',
  'étapes, raisons, façons, manières, choses, conseils, règles, questions, réponses, avantages, principes, valeurs, signes, erreurs, sortes, types',
  'pasos, razones, motivos, formas, maneras, cosas, consejos, reglas, preguntas, respuestas, ventajas, principios, valores, señales, errores, tipos',
)
/** Words behind these names that make them a distance or a talk: "Three steps from the station". */
const elsewhere = anyOf('from, away, with', 'vom, von, entfernt, mit', 'avec', 'con')
/** What a heading calls them in its last word: "Our six services" has six, but "Two services in one visit" is no number of entries. */
const lastNames = anyOf(
  'services, articles, treatments, packages, plans, courses',
  'leistungen, artikel, behandlungen, pakete, kurse',
  'services, articles, soins, forfaits, cours',
  'servicios, artículos, tratamientos, paquetes, cursos',
)
const number = `(?<![\\p{L}\\d.,–-])(?<written>\\d{1,2}|${numberWord})`
const anyNumber = new RegExp(`${number}(?!\\p{L})`, 'giu')
const counted = new RegExp(
  `${number}\\s(?:\\p{L}+\\s)?(?:${names}(?!\\p{L}| ${elsewhere}(?!\\p{L}))|${lastNames}(?=[.!?:]?$))`,
  'iu',
)
/** A heading that names the beginnings of a blog, all of which are in the list below. */
const allArticles = new RegExp(
  `^${anyOf('the first|our first', 'die ersten|unsere ersten', 'les|nos', 'los primeros')} ${number}\\s(?:premiers\\s)?${anyOf('articles', 'artikel', 'artículos')}$`,
  'iu',
)
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

/**
 * Returns how many entries a heading says that the list below it has: the number, the words that say so and their place;
 * undefined if it says no number, several ("Three phases, three rules"), or that of some of the entries.
 */
export function countedIn(heading: string): { count: number; words: string; start: number } | undefined {
  const found = counted.exec(heading)
  if (!found || matchesOf(anyNumber, heading).length > 1) return undefined
  const [words] = found
  if (ofSome.test(heading.slice(0, found.index + words.length)) && !allArticles.test(heading)) return undefined
  return { count: numberOf(found.groups?.written ?? ''), words, start: found.index }
}
