import { lazily } from '../../model/lazily.ts'
import type { ReadWord } from '../../text/readWords.ts'
import { firstNames, namesAndVerbs } from './firstNames.ts'
import { givenNames, nameEndings, ordinaryWords, tradeWords } from './ordinaryWords.ts'
import type { PlaceName } from './placeName.ts'

/** Words of a text that spell the name of a place. */
interface Spot {
  text: string
  words: readonly ReadWord[]
  /** The indices of the first word of the name and of the word after it. */
  from: number
  to: number
  name: PlaceName
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words before the name of a town. After these, a person or a colour is rarely meant. */
const placing = list(
  'in near around across throughout outside downtown greater serving beyond inside within dans pres autour vers nach bei um aus en cerca',
)
const leading = list('from to of at and or for with through between toward towards past via about by over')
/** Words before a common noun, but not before the name of a town: "the reading room", "our hope". */
const determiners = list(
  'the a an our your their his her my its this that these those each every some any no das der die dem den zum beim ein eine le la les un une el los una',
)
/** Words before something that is counted or recurs: "two mobile crews", "summer reading". */
const modifiers = list(
  'one two three four five six seven eight nine ten twelve daily weekly monthly yearly annual spring summer autumn fall winter morning evening weekend',
)
const titles = list(
  'mr mrs ms miss dr prof professor rev reverend judge sir lord lady dame herr frau mme mlle monsieur madame senator mayor captain sergeant officer detective chief coach pastor father sister brother uncle aunt chef king queen president governor attorney counsellor councillor',
)
const beginnings = list('new port fort lake mount mt cape glen hotel')
/** With "of" and a town, these name something else: the University of Reading, the Battle of Lancaster. */
const namedAfterTowns = list(
  'district university college institute academy bank diocese archdiocese bishop archbishop duke duchess earl count marquess viscount battle siege treaty',
)
const beside = list('around near behind beside by opposite outside at inside')
const standing = list(
  'university college hospital clinic airport station library mall courthouse museum stadium arena school elementary academy',
)
/** With "the" and a town, these name what leads there, which a page elsewhere may mention: the Baltimore tunnel. */
const ways = list('tunnel tunnels bridge bridges ferry beltway bypass turnpike expressway interchange viaduct ring')
/** What people do and towns do not: Kyle showed my son. In English, French, German and Spanish. */
const acts = list(
  'showed explained answered arrived called replied listened helped fixed repaired installed cleaned checked finished worked walked talked stayed cared smiled laughed waited apologised apologized recommended noticed replaced treated came told took made did gave brought put got went said knew spoke taught found left kept wrote sent met understood thought drove himself herself expliqua arriva montra repondit vint prit zeigte erklarte kam nahm half brachte machte sagte rief antwortete reparierte mostro explico llego vino hizo trajo dijo ayudo arreglo respondio',
)
const sides = list('north south east west northern southern eastern western old upper lower')
const surroundings = list('downtown greater central historic metro uptown midtown')
/** Follows the name of a town in a direction. */
const direction = /^ (?:side|end|direction|border|edge) (?:of|to|from)(?!\p{L})/u
const quantities = /^(?:square|sq|feet|ft|rooms?|people|employees|units|visitors|dollars|miles|km|m2|cups|hours)$/

/** Whether the word after a town's name makes it the name of an institution in one place, which may be within reach. */
export const isStandingBody = (next: string) => standing.has(next)

/**
 * Whether words that spell the name of a place mean that place, rather than a common word (a mobile crew), a person
 * (Mr. Lancaster) or a part of another name (Austin Energy, Lancaster Street, New York). The capitals of the name
 * determine which clues count.
 */
export function isPlace(spot: Spot): boolean {
  const { text, words, from, to, name } = spot
  const own = words.slice(from, to)
  const isCity = name.kind === 'city'
  const written = text.slice(own[0]?.start, own.at(-1)?.end)
  if (/\d/.test(written)) return isNumberOfPlace(spot, written)
  const letters = written.replace(/[^\p{L}]/gu, '')
  const [small, large] = [letters.toLowerCase(), letters.toUpperCase()]
  // Scripts without upper case, such as Hebrew.
  if (letters.length > 3 && small === large) return true
  // In lower case, Charles can still be a street.
  const isOrdinary = own.every(({ letters: word }) => ordinaryWords.has(word) || (isCity && givenNames.has(word)))
  const isPlaced = () => placing.has(neighbour(spot, -1)?.letters ?? '')
  const isCapitals = letters === large && small !== large
  // O. Mills may be a person.
  const isInitial = isCity && /^\p{L}[. ]/u.test(written) && !/^(?:north|south|east|west) /.test(name.key)
  if (isInitial && !isPlaced()) return false
  // TWSN counts only in upper case.
  if (isCity && !/[aeiouy]/.test(small) && letters.length > 3) return isCapitals
  // Short names: in upper case, Bel may be an abbreviation, and IT and OR other words.
  if (letters.length < 4) {
    const isName = own.every((word) => startsLarge(text, word)) && (!isCapitals || name.text === written)
    return isName && (!isCity || isTown(spot, isOrdinary))
  }
  // TOWSON
  if (isCapitals) return !isOrdinary || !isCity || isPlaced()
  const isName = own.every((word, at) => startsLarge(text, word) || (at > 0 && !isLarge(partOf(name.text, at))))
  // towson, TowsoN
  if (!isName || hasOddCase(written, name.text)) return !isOrdinary && (letters.length > 4 || isPlaced())
  // Towson
  return !isCity || isTown(spot, isOrdinary)
}

/** Returns one of the words of a name: the "of" in Isle of Wight is in lower case. */
const partOf = (name: string, at: number) => name.split(/[\s-]+/)[at] ?? ''

/** Whether a number is a ZIP code or a road rather than an amount. */
function isNumberOfPlace({ text, words, from, to, name }: Spot, written: string): boolean {
  const first = words[from]
  if (/[$\u20ac\u00a3#]\s?$/.test(text.slice(Math.max(0, (first?.start ?? 0) - 2), first?.start))) return false
  if (/^[.,]?\d|^[-\s]?%/.test(text.slice(words[to - 1]?.end))) return false
  const next = words[to]?.letters ?? ''
  if (quantities.test(next)) return false
  if (name.kind !== 'road' || !/^[a-z]\b/i.test(written.replace(/\d+/, ' '))) return true
  // "A 64-page brochure" and "I 795 times" are not roads; "I 795" and "A64" are.
  const letter = written[0] ?? ''
  if (letter !== letter.toUpperCase()) return /^\p{L}-?\d/u.test(written)
  return letter === 'I' || !/\s/.test(written)
}

/** A capitalized name and the words around it. */
interface Seen extends Spot {
  /** Whether the name is also a common word or a first name. */
  isOrdinary: boolean
  /** The adjacent words in lower case; empty if another character than a space separates them. */
  previous: string
  next: string
  isPreviousLarge: boolean
  isNextLarge: boolean
  /** The texts before and after the name. */
  start: string
  rest: string
  /** Whether the surrounding text capitalizes only names and the first words of sentences. */
  isSentence(): boolean
}

/** Returns whether the town is meant, or undefined if the clue does not apply. */
type Clue = (seen: Seen) => boolean | undefined

const yes = (is: boolean) => (is ? true : undefined)
const no = (is: boolean) => (is ? false : undefined)

/** The clues, strongest first: the first one that applies decides. */
const clues: readonly Clue[] = [
  // Reading PA; Reading, PA
  (seen) => yes(seen.isNextLarge && isState(seen.text, seen.words[seen.to])),
  ({ rest }) => yes(/^,\s?\p{Lu}{2}\b/u.test(rest)),
  // Mr. Lancaster
  ({ previous }) => no(titles.has(previous)),
  // Lancaster & Sons
  ({ rest }) => no(/^\s?&\s?\p{Lu}/u.test(rest)),
  // Robert Morley
  (seen) => no(seen.isPreviousLarge && isFirstName(seen, seen.previous)),
  // J. Morley
  ({ start }) => no(/(?<!\p{L})\p{Lu}\.\s?$/u.test(start)),
  // Kyle showed my son; Kyle B.
  (seen) => no(isPersonByName(seen)),
  // Otley, Gruber and Partners
  ({ rest }) => no(firmEnd.test(rest)),
  // the University of Baltimore
  ({ words, from, previous }) => no(previous === 'of' && namedAfterTowns.has(words[from - 2]?.letters ?? '')),
  // New York, Mount Hope
  ({ isPreviousLarge, previous }) => no(isPreviousLarge && beginnings.has(previous)),
  // South Mobile
  ({ isPreviousLarge, isOrdinary, previous }) => no(isPreviousLarge && isOrdinary && sides.has(previous)),
  // around Towson University; "graduates of Towson University" come from anywhere
  ({ isNextLarge, next, previous }) => yes(isNextLarge && isStandingBody(next) && beside.has(previous)),
  // Lancaster Street, Austin Energy
  ({ isNextLarge, next }) => no(isNextLarge && nameEndings.has(next) && next !== 's'),
  // the Baltimore tunnel
  ({ previous, next, isNextLarge }) => no(previous === 'the' && !isNextLarge && ways.has(next)),
  // the Towson side of Lutherville
  ({ previous, rest }) => no(previous === 'the' && direction.test(rest)),
  // Towson offices; but "Mobile crews come at six" starts a sentence
  ({ text, words, from, next, isOrdinary }) =>
    tradeWords.has(next) ? !isOrdinary || !startsSentence(text, words, from) : undefined,
  // York Minster, in a sentence
  (seen) => no(seen.isNextLarge && seen.next.length > 1 && seen.isSentence()),
  // Kitty Hope, in a sentence
  (seen) => no(seen.isPreviousLarge && seen.isSentence() && isNameBefore(seen, seen.previous)),
  // A name that is not a common word
  ({ isOrdinary }) => yes(!isOrdinary),
  // in Reading
  ({ previous }) => yes(placing.has(previous)),
  // Reading matters; the Hope
  (seen) =>
    no(
      !seen.isSentence() ||
        startsSentence(seen.text, seen.words, seen.from) ||
        determiners.has(seen.previous) ||
        modifiers.has(seen.previous),
    ),
  // Charlotte came; from Charlotte
  ({ words, from, to, previous }) =>
    !words.slice(from, to).every(({ letters }) => givenNames.has(letters)) ||
    previous === 'from' ||
    previous === 'between',
]

/** Whether a first name acts as people do, or the initial of a last name follows. */
function isPersonByName({ words, from, to, next, isNextLarge, previous, rest }: Seen): boolean {
  const name = words[from]?.letters ?? ''
  if (to - from > 1 || !(givenNames.has(name) || firstNames.has(name)) || placing.has(previous)) return false
  return (!isNextLarge && acts.has(next)) || /^ \p{Lu}\.(?![\p{L}\d])/u.test(rest)
}

/** Whether a capitalized name means the town. */
function isTown(spot: Spot, isOrdinary: boolean): boolean {
  const { text, words, from, to } = spot
  const [before, behind] = [neighbour(spot, -1), neighbour(spot, 1)]
  const seen: Seen = {
    ...spot,
    isOrdinary,
    previous: before?.letters ?? '',
    next: behind?.letters ?? '',
    isPreviousLarge: before !== undefined && startsLarge(text, before),
    isNextLarge: behind !== undefined && startsLarge(text, behind),
    start: text.slice(Math.max(0, (words[from]?.start ?? 0) - 4), words[from]?.start),
    rest: text.slice(words[to - 1]?.end),
    isSentence: lazily(() => isSentenceCase(text, words, from, to)),
  }
  for (const clue of clues) {
    const answer = clue(seen)
    if (answer !== undefined) return answer
  }
  return true
}

/** What follows the first name in the name of a firm: Otley, Gruber and Partners. */
const and = ',? (?:&|and) '
const kin = '(?:Sons?|Daughters?|Partners|Brothers|Associates|Co\\.|LLP|PLLC|P\\.A\\.)'
const trade = '(?: (?:LLP|PLLC|P\\.A\\.|Law)|,? (?:lawyers|attorneys|architects))'
const firmEnd = new RegExp(
  `^(?:,? (?:and|&) |,? )${kin}|^, \\p{Lu}\\p{L}+${and}(?:\\p{Lu}\\p{L}+${trade}|Sons?|Partners|Associates)`,
  'u',
)

/** Whether the word before is a first name. "Will Morley's shops stay open?" does not start with one. */
function isFirstName({ text, words, from }: Spot, previous: string): boolean {
  if (givenNames.has(previous) || firstNames.has(previous)) return true
  if (!namesAndVerbs.has(previous)) return false
  const isQuestion = /^[^.!?\n]*\?/.test(text.slice(words[from]?.start))
  return !(isQuestion && startsSentence(text, words, from - 1))
}

const isNameBefore = (spot: Spot, previous: string) =>
  !surroundings.has(previous) &&
  !sides.has(previous) &&
  !placing.has(previous) &&
  !leading.has(previous) &&
  !determiners.has(previous) &&
  !startsSentence(spot.text, spot.words, spot.from - 1)

/** Returns the word before or after the name if only a space, a hyphen, emphasis or a quotation mark separates them. */
function neighbour({ text, words, from, to }: Spot, side: -1 | 1): ReadWord | undefined {
  const other = side === -1 ? words[from - 1] : words[to]
  const own = side === -1 ? words[from] : words[to - 1]
  if (!other || !own) return undefined
  const between = side === -1 ? text.slice(other.end, own.start) : text.slice(own.end, other.start)
  const isAbbreviated = side === -1 && /^\.[\s\u00a0]+$/.test(between) && titles.has(other.letters)
  return isAbbreviated || /^[\s\u00a0*_\u201c"-]{1,4}$/.test(between) ? other : undefined
}

const isLarge = (word: string) => /^\p{Lu}/u.test(word)
const startsLarge = (text: string, { start }: ReadWord) => isLarge(text.slice(start, start + 2))

/** Upper case inside a word that neither the name nor a text in capitals has: `tOWSON`, `TowsoN`. */
const hasOddCase = (written: string, name: string) => /\p{Ll}\p{Lu}/u.test(written) && !/\p{Ll}\p{Lu}/u.test(name)

const isState = (text: string, word: ReadWord | undefined) =>
  word !== undefined && /^\p{Lu}{2}$/u.test(text.slice(word.start, word.end))

/** Whether a word is the first of a text, a sentence, a line, a quotation or a list entry. */
function startsSentence(text: string, words: readonly ReadWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return !before || !word || /[.!?:\n\u2022\u201c"(|\u2026]/.test(text.slice(before.end, word.start))
}

/** Whether a text capitalizes only names and the first words of sentences. English headings capitalize more. */
function isSentenceCase(text: string, words: readonly ReadWord[], from: number, to: number): boolean {
  let [small, large] = [0, 0]
  // A long text is not a heading, so the nearest words suffice.
  for (let at = Math.max(0, from - 12); at < Math.min(words.length, to + 12); at++) {
    const word = words[at]
    if (!word || word.letters.length < 4 || (at >= from && at < to) || startsSentence(text, words, at)) continue
    if (!startsLarge(text, word)) small++
    // Consecutive capitalized words count as one name.
    else if (at === 0 || !startsLarge(text, words[at - 1] ?? word) || startsSentence(text, words, at - 1)) large++
  }
  return small > large || (small > 0 && small === large)
}
