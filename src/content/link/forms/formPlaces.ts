import type { FormDocument, FormField, Page } from '../../../../schemas/index.ts'
import {
  builtInForms,
  formFile,
  formName,
  isBuiltInForm,
  placedForm,
  translationOf,
} from '../../model/files/siteForms.ts'
import type { LanguageCode } from '../../model/languageCode.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import type { Fields } from '../../schema/schema.ts'
import { nearest } from '../../wording/nearest.ts'
import { describeValue, joinWords, quoted, withArticle } from '../../wording/phrases.ts'
import { suggest } from '../../wording/suggest.ts'

/** The forms of a site whose files are readable. */
export interface KnownForms {
  /** The valid documents, by file. */
  documents: ReadonlyMap<string, FormDocument>
  /** All files of the folder forms/, including those with problems. */
  files: readonly string[]
}

/** A form on a page: the path of its section, the name of the form, and the answers that the page prefills. */
export interface FormPlace {
  path: Path
  form: string
  presets: Fields
}

/** Returns the forms in the sections of a page, including hidden sections. */
export const formsOn = ({ sections }: Page): FormPlace[] =>
  sections.flatMap((section, index) => {
    const form = placedForm(section)
    if (form === undefined) return []
    return [{ path: ['sections', index], form, presets: ('presets' in section && section.presets) || {} }]
  })

/**
 * Finds forms that do not exist in the sections of a page, and prefilled answers that their fields do not accept.
 *
 * @param language the further language of the page
 */
export function checkFormPlaces(places: readonly FormPlace[], forms: KnownForms, language?: LanguageCode): Mistake[] {
  const names = formNames(forms)
  return places.flatMap(({ path, form, presets }): Mistake[] => {
    if (!names.includes(form)) return [noSuchForm(form, [...path, 'form'], names)]
    const inLanguage = language === undefined ? undefined : forms.documents.get(formFile(`${language}/${form}`))
    const document = inLanguage ?? knownDocument(form, forms)
    if (!document) return []
    return Object.entries(presets).flatMap(([name, answer]) =>
      checkPreset({ name, answer, path: [...path, 'presets', name] }, document.fields, form),
    )
  })
}

/** Returns the names of the forms that a page can show. */
export const formNames = ({ files }: KnownForms): string[] => [
  ...new Set([...Object.keys(builtInForms), ...files.map(formName).filter((name) => !translationOf(name))]),
]

/** Returns the document of a form, or undefined if its file has problems. */
export function knownDocument(form: string, { documents, files }: KnownForms): FormDocument | undefined {
  const builtIn = isBuiltInForm(form) ? builtInForms[form] : undefined
  const file = formFile(form)
  return documents.get(file) ?? (files.includes(file) ? undefined : builtIn)
}

function noSuchForm(form: string, path: Path, names: readonly string[]): Mistake {
  const guess = nearest(form, names)
  return {
    path,
    code: 'unknown-form',
    missingAddress: formFile(form),
    message: `There is no form called ${quoted(form)}.`,
    ...(guess
      ? suggest(guess, '', `Forms: ${names.join(', ')}.`)
      : { fix: `Write it into ${formFile(form)}, or use one of these: ${names.join(', ')}.` }),
  }
}

interface Preset {
  name: string
  answer: unknown
  path: Path
}

const unfillable = new Set(['hidden', 'file', 'consent'])

function checkPreset({ name, answer, path }: Preset, fields: readonly FormField[], form: string): Mistake[] {
  const field = fields.find((each) => each.name === name)
  if (!field || unfillable.has(field.type)) return [explainUnfillable({ name, path }, field, fields, form)]
  const wanted = wantedAnswer(field)
  if (!wanted.fits(answer))
    return [
      {
        path,
        code: 'wrong-preset',
        message: `${quoted(name)} is ${withArticle(`${field.type} field`)}, so its answer must be ${wanted.words}, not ${describeValue(answer)}.`,
        ...meantAnswer(field, answer, wanted),
      },
    ]
  if (field.type === 'number' && typeof answer === 'number') return checkNumber(answer, { field, path })
  return 'options' in field ? checkOptions({ name, answer, path }, field.options) : []
}

/** Finds an answer to a field that the form does not have or that a page cannot prefill. */
function explainUnfillable(
  { name, path }: Omit<Preset, 'answer'>,
  field: FormField | undefined,
  fields: readonly FormField[],
  form: string,
): Mistake {
  const names = fields.flatMap((each) => (unfillable.has(each.type) ? [] : [each.name]))
  const guess = field ? undefined : nearest(name, names)
  return {
    path,
    part: 'key',
    code: 'unknown-form-field',
    message: field
      ? `${quoted(name)} is ${withArticle(`${field.type} field`)}, which a page cannot fill in.`
      : `The form ${quoted(form)} has no field called ${quoted(name)}.`,
    ...suggest(guess, `Delete it, or use one of its fields: ${names.map(quoted).join(', ')}.`),
  }
}

/** Words for a checked and an unchecked box in the languages of the builder. */
const ticks: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(
    ['true', 'yes', 'y', 'on', 'checked', 'ja', 'oui', 'sí', 'si', 'x'].map((word) => [word, true]),
  ),
  ...Object.fromEntries(['false', 'no', 'n', 'off', 'unchecked', 'nein', 'non'].map((word) => [word, false])),
}

/** Returns the fix for an answer of a wrong type: the intended value if its text expresses it, or else an example. */
function meantAnswer(
  field: FormField,
  answer: unknown,
  { fits, example }: WantedAnswer,
): Pick<Mistake, 'fix' | 'replacement'> {
  const text = typeof answer === 'string' ? answer.trim().toLowerCase() : ''
  const isNumber = field.type === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)
  const option = 'options' in field ? field.options.find((each) => each.toLowerCase() === text) : undefined
  const meant = [
    field.type === 'checkbox' && Object.hasOwn(ticks, text) ? ticks[text] : undefined,
    isNumber ? Number(text) : undefined,
    option === undefined ? undefined : [option],
  ].find((each) => each !== undefined && fits(each))
  if (meant === undefined) return { fix: `Write it like this: ${example}.` }
  return {
    fix: `Write ${JSON.stringify(meant)}${Array.isArray(meant) ? '' : ' without quotation marks'}.`,
    replacement: JSON.stringify(meant),
  }
}

/** Finds answers that are not among the options of their field. */
function checkOptions({ name, answer, path }: Preset, options: readonly string[]): Mistake[] {
  const chosen: unknown[] = Array.isArray(answer) ? answer : [answer]
  return chosen.flatMap((option, index): Mistake | [] => {
    // The build fills in placeholders.
    if (typeof option !== 'string' || options.includes(option) || option.includes('{')) return []
    return {
      path: Array.isArray(answer) ? [...path, index] : path,
      code: 'unknown-option',
      message: `${quoted(option)} is not an option of ${quoted(name)}.`,
      ...suggest(nearest(option, options), `Write ${joinWords(options.map(quoted))}.`),
    }
  })
}

/** Finds a number that the field would refuse. */
function checkNumber(
  answer: number,
  { field, path }: { field: Extract<FormField, { type: 'number' }>; path: Path },
): Mistake[] {
  const { name, min = answer, max = answer, whole } = field
  const isHalf = whole === true && !Number.isInteger(answer)
  const right = Math.min(max, Math.max(min, isHalf ? Math.round(answer) : answer))
  if (right === answer) return []
  const limit = answer < min ? `at least ${min}` : `at most ${max}`
  return [
    {
      path,
      code: 'wrong-preset',
      message: `${quoted(name)} takes ${isHalf ? 'whole numbers only' : limit}, so visitors could not send ${answer}.`,
      fix: `Write it like this: ${right}.`,
    },
  ]
}

interface WantedAnswer {
  fits(answer: unknown): boolean
  words: string
  example: string
}

function wantedAnswer(field: FormField): WantedAnswer {
  const isText = (answer: unknown) => typeof answer === 'string'
  switch (field.type) {
    case 'checkbox':
      return { fits: (answer) => typeof answer === 'boolean', words: 'true or false', example: 'true' }
    case 'number':
      return { fits: (answer) => typeof answer === 'number', words: 'a number without quotation marks', example: '4' }
    case 'checkboxes':
      return {
        fits: (answer) => Array.isArray(answer) && answer.every(isText),
        words: 'a list of its options',
        example: JSON.stringify(field.options.slice(0, 2)),
      }
    case 'date':
      return { fits: (answer) => /^\d{4}-\d\d-\d\d$/.test(String(answer)), words: 'a day', example: '"2027-03-01"' }
    case 'time':
      return { fits: (answer) => /^\d\d:\d\d$/.test(String(answer)), words: 'a time', example: '"08:00"' }
    default:
      return { fits: isText, words: 'a text in quotation marks', example: '"…"' }
  }
}
