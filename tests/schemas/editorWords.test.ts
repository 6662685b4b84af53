import { describe, expect, test } from 'vitest'
import { checkPage } from '../../src/content/check/checkPage.ts'
import { checkSite } from '../../src/content/check/checkSite.ts'
import { configFile, countryIn } from '../../src/content/model/files/configFile.ts'
import type { Problem } from '../../src/content/problem/problem.ts'
import { createSource } from '../../src/content/problem/source.ts'
import { readJson } from '../../src/content/read/readJson.ts'
import { builtInTypes } from '../../src/content/schema/sectionTypes.ts'
import { baseSite } from '../content/baseSite.ts'
import { cases, readCase } from '../content/caseFiles.ts'
import { openInEditor } from './jsonService.ts'
import { shippedCountry } from './shippedCountry.ts'

/** Returns the files of a case that a schema covers, with the problems that the check finds in each alone. */
function readFiles(name: string): { file: string; text: string; problems: Problem[] }[] {
  const files = readCase(name)
  if (countryIn({ ...baseSite, ...files }) !== shippedCountry) return []
  return Object.entries(files).flatMap(([file, raw]) => {
    const text = raw.replace(/^\ufeff/, '')
    const source = createSource(file, text)
    const read = readJson(source)
    const isKnown = file === configFile || /^pages\/.*\.json$/.test(file)
    if (!isKnown || read.problems.length > 0) return []
    const rules = { country: shippedCountry, types: builtInTypes }
    const { problems } = file === configFile ? checkSite(source, read.value) : checkPage(source, read.value, rules)
    return [{ file, text, problems }]
  })
}

const visible = cases.flatMap((name) => readFiles(name).map((file) => ({ name, ...file })))
const faulty = visible.filter(({ problems }) => problems.length > 0)

/** Reduces a message of the check to the part that does not depend on the value. */
const stem = (message: string) =>
  message
    .replace(/, not [\s\S]*$/, '')
    .replace(/ called "[\s\S]*$/, ' of this name')
    .replace(/^"(?:[^"\\]|\\.)*" is not a field/, 'This is not a field')
    .replace(/ has \d+ entr(?:y|ies) and must/, ' must')
    .replace(/\.$/, '')

/** A fixed message of VS Code, at the position of the check's own. */
const missing = /^Missing property "\w+"\.$/

/** Differences between VS Code's JSON service with these schemas and the check, with the reason. */
const otherwise: Record<string, string> = {
  'config/branch-country-unknown': 'It knows no list of countries.',
  'config/branch-notice-as-alert': 'It does not know the short name of a branch.',
  'config/phones-are-numbers': 'It does not know the name of a number.',
  'config/profile-twice': 'It points at the list, not at the entry.',
  'config/type-is-a-list': 'One message stands for all values that are no choice.',
  'config/link-twice': 'It points at the list, not at the entry.',
  'days/tag-twice': 'It points at the list, not at the entry.',
  'fields/block-under-another-name': 'It tells each field by itself.',
  'fields/call-button-misspelt': 'It takes the block for another of the alternatives.',
  'fields/invisible-character-in-a-name': 'It knows no field of that name.',
  'fields/location-field-in-the-page': 'It tells each field by itself.',
  'fields/location-without-its-block': 'It tells each field by itself.',
  'fields/number-too-large': 'A number past all limits is a number to it.',
  'fields/page-is-a-list': 'It has one name for a page and a page file.',
  'fields/type-field-misspelt': 'Only the missing type can be seen.',
  'sections/type-by-another-name': 'Only the missing type can be seen.',
  'fields/type-is-a-number': 'One message stands for all values that are no type.',
  'forms/preset-empty': 'One message stands for the answers of all fields.',
  'json/entry-twice': 'It points at the list, not at the entry.',
  'json/field-without-a-name': 'One message stands for all names.',
  'sections/picture-ratio-is-a-number': 'One message stands for all values that are no choice.',
  'lists/list-too-long': 'It points at the list, not at the first entry too many.',
  'towns/zip-twice': 'It points at the list, not at the entry.',
}

describe('the messages of schemas/*.schema.json in VS Code', () => {
  test.each(faulty)('$name: says what the check says, where it says it', async ({ name, file, text, problems }) => {
    const found = await openInEditor(file, text).validate()
    const at = ({ start, end }: { start: number; end: number }) => `${start}-${end}`
    const wanted = problems.map((problem) => `${at(problem)} ${stem(problem.message)}`)
    const said = found.map((problem) => `${at(problem)} ${stem(problem.message.split('\n')[0] ?? '')}`)
    const places = new Set(found.filter(({ message }) => missing.test(message)).map(at))
    const isSaid = (line: string) => said.includes(line) || places.has(line.split(' ')[0] ?? '')
    expect(wanted.every(isSaid), `${wanted.join('\n')}\nbut VS Code:\n${said.join('\n')}`).toBe(!(name in otherwise))
  })

  test.each(visible)('$name: has no words of its own but for a missing field', async ({ file, text }) => {
    const own =
      /^(?:Incorrect type|Property |Value |String |Array |Object |Matches |Item |Expected |Number )|schema|\b(?:in)?valid\b|pattern/i
    const found = await openInEditor(file, text).problems()
    expect(found.filter((message) => own.test(message) && !missing.test(message))).toEqual([])
  })

  test('sees most of what the check of one file alone says', () => {
    expect(faulty.length).toBeGreaterThan(60)
    expect(Object.keys(otherwise).filter((name) => !faulty.some((one) => one.name === name))).toEqual([])
  })

  test('stay away where the extension answers, and what is offered and explained stays', async () => {
    const text = '{ "nmae": "a", "sections": [{ "type": "her" }] }'
    const [quiet, loud] = [false, true].map((validates) => openInEditor('pages/new.json', text, { validates }))
    expect(await quiet?.problems()).toEqual([])
    expect(await loud?.problems()).not.toEqual([])
    const at = text.indexOf('"her"') + 2
    const labels = async (editor: typeof quiet) => (await editor?.completion(at))?.map(({ label }) => label)
    expect(await labels(quiet)).toEqual(await labels(loud))
    expect(await labels(quiet)).toContain('"hero"')
    expect(await quiet?.hover(text.indexOf('"sections"') + 1)).not.toBe('')
  })
})
