import { readWords } from '../../text/readWords.ts'
import type { PlaceName } from './placeName.ts'

/** Abbreviations of the United States Postal Service (Publication 28, appendix C) and of maps. */
const roadWords: readonly (readonly string[])[] = [
  ['road', 'rd'],
  ['street', 'st', 'str'],
  ['avenue', 'ave', 'av'],
  ['boulevard', 'blvd', 'boul'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy', 'pky'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['turnpike', 'tpke', 'pike'],
  ['terrace', 'ter'],
  ['circle', 'cir'],
  ['expressway', 'expy'],
  ['freeway', 'fwy'],
  ['center', 'centre', 'ctr'],
]
const firstWords: readonly (readonly string[])[] = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]
/** Last words of town names, with the abbreviations of the Postal Service and maps: "Black Mtn", "Colorado Spgs". */
const lastWords: readonly (readonly string[])[] = [
  ['mountain', 'mtn', 'mt'],
  ['mountains', 'mtns'],
  ['springs', 'spgs', 'spg'],
  ['heights', 'hts'],
  ['beach', 'bch'],
  ['creek', 'crk'],
  ['valley', 'vly'],
  ['village', 'vlg'],
  ['junction', 'jct'],
  ['harbor', 'hbr'],
  ['harbour', 'hbr'],
  ['island', 'isl'],
  ['station', 'sta'],
]
/** Words before the number of a road. */
const routeWords: readonly (readonly string[])[] = [
  ['interstate', 'i', 'ih'],
  ['route', 'rt', 'rte'],
  ['highway', 'hwy'],
]

/** The fewest letters of words that are recognized when they are joined. */
const fewestJoined = 7

/**
 * Returns the spellings of a place name, as words in lower case: "Joppa Rd", "OwingsMills", "I795", "MD21204".
 *
 * @param state the state of the town, which may precede a ZIP code without a space
 */
export function spellingsOf(name: string, kind: PlaceName['kind'], state?: string): string[][] {
  const words = readWords(name).map(({ letters }) => letters)
  const [first = ''] = words
  // Most towns have a one-word name with a single spelling.
  if (words.length === 1 && kind !== 'ZIP code' && kind !== 'road') return [words]
  if (kind === 'ZIP code')
    return [words, ...joined(words), ...(state ? [[`${state.toLowerCase()}${first}`, ...words.slice(1)]] : [])]
  const last = words.length - 1
  const choices = words.map((word, at): readonly string[] => {
    if (at === 0 && last > 0 && kind === 'road' && /^\d/.test(words[1] ?? '')) return classOf(word, routeWords)
    if (at === 0 && last > 0) return classOf(word, firstWords)
    if (kind === 'road' && at === last) return germanRoad(word) ?? classOf(word, roadWords)
    if (kind === 'city' && at === last) return classOf(word, lastWords)
    if (kind === 'county' && at === last && word === 'county') return ['county', 'co', 'cty']
    return [word]
  })
  if (kind === 'road' && last === 0) choices[0] = germanRoad(first) ?? [first]
  const all = choices.reduce<string[][]>(
    (lists, choice) => lists.flatMap((list) => choice.map((word) => [...list, word])),
    [[]],
  )
  return [...all, ...all.flatMap(joined)]
}

const classOf = (word: string, classes: readonly (readonly string[])[]) =>
  classes.find((each) => each.includes(word)) ?? [word]

function germanRoad(word: string): string[] | undefined {
  const [, stem] = /^(.{3,})(?:stra\u00dfe|strasse|str)$/.exec(word) ?? []
  return stem === undefined ? undefined : ['stra\u00dfe', 'strasse', 'str'].map((end) => stem + end)
}

/** Joins the words. Two short words would make an ordinary one. */
function joined(words: readonly string[]): string[][] {
  const word = words.join('')
  return words.length > 1 && (word.length >= fewestJoined || /\d/.test(word)) ? [[word]] : []
}
