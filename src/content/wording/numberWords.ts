import { anyOf } from './anyOf.ts'

/** Numbers from two to twelve in English, German, French and Spanish. */
const numbers = [
  'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  'zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
  'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze',
  'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
]
const values = new Map(
  numbers.flatMap((list) => list.split(', ').map((word, index): [string, number] => [word, index + 2])),
)

/** The source of a pattern that matches one of these words. */
export const numberWord = anyOf(...numbers)

/** Returns the number that a word or a string of digits stands for. */
export const numberOf = (written: string): number => values.get(written.toLowerCase()) ?? Number(written)
