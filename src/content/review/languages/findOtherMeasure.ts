import { type Tongue, tongues } from '../../text/sentences/tongueWords.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'

/** Units of one kind that languages convert: the same number with another of them is wrong. */
const kinds: readonly (readonly string[])[] = [
  ['km, kilomet(?:er|re)s?, kilom[eè]tres?, kilómetros?', 'mi, miles?, meilen?, millas?'],
  ['m, met(?:er|re)s?, m[eè]tres?, metros?', 'ft, feet, foot, fuß, pieds?, pies?', 'yards?, yd'],
  ['cm, centim\\p{L}+', 'in, inch(?:es)?, zoll, pouces?, pulgadas?'],
  ['kg, kilos?, kilogram\\p{L}*', 'lbs?, pounds?, pfund, livres?, libras?'],
  ['l, lit(?:er|re)s?, litros?', 'gal, gallons?, gallonen, galones'],
  ['°C, Celsius', '°F, Fahrenheit'],
  ['min, minut\\p{L}*', 'h, hours?, stunden?, heures?, horas?'],
]
const units = kinds.flatMap((kind, at) => kind.map((names) => ({ at, pattern: new RegExp(`^${anyOf(names)}$`, 'iu') })))
const measure = new RegExp(
  `(?<![\\p{L}\\d.,:])(?<digits>\\d+(?:[.,]\\d+)?)[ \\u00a0\\u202f-]?(?<unit>${anyOf(...kinds.flat())})(?![\\p{L}\\d²³])`,
  'giu',
)

/** The numbers from 5 on that each language writes in one word that means nothing else. */
const values = [5, 6, 7, 8, 10, 11, 12, 15, 20, 30, 40, 50, 60]
const words: Readonly<Record<Tongue, readonly string[]>> = {
  en: 'five six seven eight ten eleven twelve fifteen twenty thirty forty fifty sixty'.split(' '),
  de: 'fünf sechs sieben acht zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig'.split(' '),
  fr: 'cinq six sept huit dix onze douze quinze vingt trente quarante cinquante soixante'.split(' '),
  es: 'cinco seis siete ocho diez once doce quince veinte treinta cuarenta cincuenta sesenta'.split(' '),
}
const wordPatterns = Object.fromEntries(
  tongues.map((tongue) => [tongue, new RegExp(`(?<![\\p{L}-])(?:${words[tongue].join('|')})(?![\\p{L}-])`, 'giu')]),
) as Record<Tongue, RegExp>
/** Words around a number that each language tells in its own way: spans, times, ways, and parts of longer numbers. */
const otherwiseBehind = new RegExp(
  `^(?:[ -](?:and|et|y|und) \\p{L}+|[ -]?(?:${anyOf(
    "days?, weeks?, minutes?, hours?, o[’']clock, blocks?, steps?, times?, percent, hundred, thousand, past, to, in the \\p{L}+",
    'tagen?, tage, wochen?, minuten?, stunden?, uhr, schritte?n?, mal, prozent, hundert, tausend',
    'jours?, semaines?, minutes?, heures?, h, pas, rues?, fois, pour cent, cents?, mille',
    'días?, semanas?, minutos?, horas?, cuadras?, pasos?, veces, por ciento, mil',
  )})(?!\\p{L}))`,
  'iu',
)
const otherwiseBefore = new RegExp(
  `(?<!\\p{L})${anyOf('at, by, until, around, past, before, after', 'um, ab, bis, gegen, in, außer, vor, nach', 'à, vers, avant, dès', 'las, hasta')} $`,
  'iu',
)

/** A number that two texts say differently, with the place of each. */
interface Place {
  start: number
  end: number
}
interface Other {
  own: Place
  theirs: Place
}

const placeOf = ({ 0: written, index }: RegExpExecArray | RegExpMatchArray) => ({
  start: index ?? 0,
  end: (index ?? 0) + written.length,
})

/**
 * Finds a measure that a text and its translation say differently: the same number with another unit, "62 km" and "62
 * miles", or another number in words, "forty seats" and "cinquante places". Each text must contain one alone.
 */
export function findOtherMeasure(
  [own, theirs]: readonly [own: string, theirs: string],
  [tongue, theirTongue]: readonly [Tongue | undefined, Tongue | undefined],
): Other | undefined {
  const [mine, others] = [matchesOf(measure, own), matchesOf(measure, theirs)]
  const [one, other] = [mine[0], others[0]]
  if (one && other && mine.length === 1 && others.length === 1) {
    const [unit, theirUnit] = [one, other].map((found) =>
      units.find(({ pattern }) => pattern.test(found.groups?.unit ?? '')),
    )
    const isSame = one.groups?.digits?.replace(',', '.') === other.groups?.digits?.replace(',', '.')
    if (isSame && unit?.at === theirUnit?.at && unit !== theirUnit) return { own: placeOf(one), theirs: placeOf(other) }
  }
  if (!tongue || !theirTongue) return undefined
  const [word, theirWord] = [numberIn(own, tongue), numberIn(theirs, theirTongue)]
  if (!word || !theirWord || word.value === theirWord.value) return undefined
  const isElsewhere = new RegExp(
    `(?<!\\d)(?:${word.value}|${theirWord.value})(?!\\d| ?(?:[ap]\\.?m|h|uhr)(?!\\p{L}))`,
    'iu',
  )
  return isElsewhere.test(`${own} ${theirs}`) ? undefined : { own: word, theirs: theirWord }
}

/** Returns the only number in words of a text, unless languages tell it in different ways. */
function numberIn(text: string, tongue: Tongue) {
  const [found, another] = matchesOf(wordPatterns[tongue], text)
  if (!found || another) return undefined
  const { start, end } = placeOf(found)
  if (otherwiseBehind.test(text.slice(end)) || otherwiseBefore.test(text.slice(0, start))) return undefined
  return { start, end, value: values[words[tongue].indexOf(found[0].toLowerCase())] ?? 0 }
}

/** Returns the numbers in words of a text and its measures, by readings such as "40" and "62 km". */
export function measuresIn(text: string, tongue: Tongue | undefined) {
  const inWords = (tongue ? matchesOf(wordPatterns[tongue], text) : []).map((found) => ({
    ...placeOf(found),
    readings: [String(tongue && values[words[tongue].indexOf(found[0].toLowerCase())])],
  }))
  return [
    ...inWords,
    ...matchesOf(measure, text).map((found) => ({ ...placeOf(found), readings: [found[0].toLowerCase()] })),
  ]
}
