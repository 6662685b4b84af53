import { describe, expect, test } from 'vitest'
import { checkValue } from '../../src/content/check/checkValue.ts'
import type { Mistake } from '../../src/content/problem/mistake.ts'
import { describeValue, quoted } from '../../src/content/wording/phrases.ts'
import { forbidden } from '../content/forbiddenWords.ts'
import { type Broken, breaksOf, placesIn, rightValue, wholes } from './everyKeyword.ts'

const places = wholes.flatMap(placesIn)
const broken = places.flatMap(breaksOf)

/** Fixes that leave it to the reader what to write. */
const vague = /^Write (?:one\b(?! of )|a smaller one|the text between the quotation marks)|^Write it like this: …/

/** Returns the faults of the messages for a broken value. */
function faultsOf({ schema, value, context, keyword }: Broken, mistakes: readonly Mistake[]): string[] {
  const [first] = mistakes
  if (!first) return ['nothing is said']
  const { message, fix, replacement } = first
  const said = `${message} ${fix}`
  const at = context.path.findLast((step) => typeof step === 'string') ?? ''
  const faults: string[] = []
  const titles = [schema, ...(schema.anyOf ?? [])].flatMap(({ title }) => (title ? [title.toLowerCase()] : []))
  const names = [quoted(String(at)), context.block?.name, ...titles]
  const isNamed = names.some((name) => name && said.includes(name))
  if (!isNamed) faults.push('it is not named')
  const isOfValue = /^(?:type|enum|const|pattern|minimum|maximum)/.test(keyword)
  if (isOfValue && ![describeValue(value), quoted(String(value))].some((shown) => message.includes(shown)))
    faults.push('the value is not named')
  if (fix.trim() === '' || vague.test(fix)) faults.push('no word of what to write')
  if (forbidden.test(said.replace(/"[^"]*"/g, '""')) || /undefined|NaN|\binteger\b|\[object/.test(said))
    faults.push('words of programmers')
  const [, example] =
    /^Write it like this: (.*?)(?:, or delete (?:it|this field|this entry|"[^"]+"))?\.?$/.exec(fix) ?? []
  const written = parse(example)
  if (example !== undefined && !/…/.test(example)) {
    if (written === undefined) faults.push('the example cannot be read')
    else if (checkValue(schema, written, context).length > 0) faults.push('the example is refused')
  }
  if (replacement !== undefined && first.path.length === context.path.length && first.part === undefined) {
    if (checkValue(schema, parse(replacement), context).length > 0) faults.push('what is put in its place is refused')
  }
  return faults
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

describe('schemas', () => {
  test('have a right value for every place', () => {
    const wrong = places.filter(({ schema, context }) => checkValue(schema, rightValue(schema), context).length > 0)
    expect(wrong.map(({ way }) => way)).toEqual([])
  })

  test('refuse each value that breaks a keyword, by the name of its place, with what to write', () => {
    const faulty = broken.flatMap((one) => {
      const mistakes = checkValue(one.schema, one.value, one.context)
      const [first] = mistakes
      return faultsOf(one, mistakes).map(
        (fault) => `${one.way} (${one.keyword}): ${fault}: ${first?.message} ${first?.fix}`,
      )
    })
    expect(faulty).toEqual([])
    expect([places.length, broken.length].map((count) => count > 2000)).toEqual([true, true])
  })
})
