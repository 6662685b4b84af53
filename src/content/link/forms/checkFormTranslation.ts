import type { FormDocument, FormField, Site } from '../../../../schemas/index.ts'
import { formFile } from '../../model/files/siteForms.ts'
import type { WantedAnswer } from '../../model/formModel.ts'
import { englishName } from '../../model/languages.ts'
import { sentCondition } from '../../model/sentAnswers.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { nearest } from '../../wording/nearest.ts'
import { count, quoted, withArticle } from '../../wording/phrases.ts'
import { compareRulesOf, type RulePlace, rules } from './compareRulesOf.ts'

/**
 * The original of a translated form. `language` is that of the translation; `document` is undefined if it is invalid.
 */
interface Original {
  language: string
  name: string
  document: FormDocument | undefined
  /** The names of all forms of the site. */
  names: readonly string[]
}

/**
 * Checks the translation of a form. Finds an unknown language or form, fields whose answers the receiver would get
 * under other names, and a separate receiver.
 */
export function checkFormTranslation(document: FormDocument, original: Original, site: Site): Mistake[] {
  const { language, name, names } = original
  if (!Object.hasOwn(site.languages ?? {}, language))
    return [
      {
        path: [],
        part: 'open',
        code: 'form-of-no-language',
        message: `The site has no pages in ${englishName(language)}, so nothing shows this form.`,
        fix: `Add ${quoted(language)} to "languages" in site.config.json, or delete this file.`,
      },
    ]
  if (!names.includes(name)) {
    const guess = nearest(name, names)
    return [
      {
        path: [],
        part: 'open',
        code: 'translation-of-no-form',
        message: `There is no form called ${quoted(name)} that this file could say in ${englishName(language)}.`,
        fix: guess
          ? `Rename this file to ${formFile(`${language}/${guess}`)}.`
          : `Write ${formFile(name)} first, or delete this file.`,
      },
    ]
  }
  return [
    checkReceiver(document, original),
    original.document ? compareEither(document, original.document, name) : [],
    original.document ? checkFields(document.fields, original.document.fields, name) : [],
  ].flat()
}

/** Finds a separate receiver, or a separate setting for sending. */
const checkReceiver = (document: FormDocument, { name, document: original }: Original): Mistake[] =>
  receiverKeys
    .filter((key) => document[key] !== undefined && !isAsThere(key, document, original))
    .map((key) => ({
      path: [key],
      part: 'key',
      code: 'receiver-of-translation',
      message: `Requests go where those of the form ${quoted(name)} go, so ${quoted(key)} has no use here.`,
      fix: 'Delete it.',
    }))

/** All fields of a translation and of its original. */
interface BothFields {
  own: readonly FormField[]
  original: readonly FormField[]
}

/** Undefined `fields` stand for two separate forms, which each send their own answers, in any order. */
type Place = RulePlace & { fields: BothFields | undefined }

/** Compares the rules and the number of options of a field with those of the original. */
function compareRules(own: FormField | undefined, original: FormField, { index, form, fields }: Place): Mistake[] {
  const shared = { code: 'translation-differs' as const, severity: 'warning' as const }
  const others = compareRulesOf(rules, [own, original], { index, form })
  const conditions =
    own && fields && !dependsOnOtherAnswers(own, fields)
      ? compareConditions(own, original, { index, form, fields })
      : []
  const [answers, theirAnswers] = [own, original].map((field) =>
    field && 'options' in field ? field.options.length : undefined,
  )
  const order = fields ? compareOrder(own, original, { index, form }) : []
  const found = [others, conditions, order].flat()
  if (answers === theirAnswers) return found
  return [
    ...found,
    {
      ...shared,
      path: ['fields', index, 'options'],
      part: 'key',
      message: `The field ${quoted(original.name)} has ${count(answers ?? 0, 'answer')} here, and ${theirAnswers} in the form ${quoted(form)}.`,
      fix: 'Offer the same answers in every language, in the same order.',
    },
  ]
}

/**
 * Finds an option whose position differs in the original: visitors who choose it send the option at its own position.
 */
function compareOrder(own: FormField | undefined, original: FormField, { index, form }: RulePlace): Mistake | [] {
  if (!own || !('options' in own) || !('options' in original)) return []
  const [here, there] = [own.options, original.options].map((all) => all.map((each) => String(each).toLowerCase()))
  const at = here?.findIndex((answer, place) => answer !== there?.[place] && there?.includes(answer)) ?? -1
  if (at < 0) return []
  return {
    path: ['fields', index, 'options', at],
    code: 'translation-differs',
    severity: 'warning',
    message: `${quoted(String(own.options[at]))} is answer ${at + 1} here, and answer ${(there?.indexOf(here?.[at] ?? '') ?? 0) + 1} in the form ${quoted(form)}: who chooses it sends ${quoted(String(original.options[at]))}.`,
    fix: 'Offer the same answers in every language, in the same order.',
  }
}

/**
 * Whether a field depends on the answers of another field whose number of options differs from the original. That
 * difference is reported for the other field.
 */
function dependsOnOtherAnswers(own: FormField, { own: all, original }: BothFields): boolean {
  const ofDays = own.type === 'date' ? (own.alsoNotOn ?? []) : []
  const ofHours = own.type === 'time' ? (own.withinFor ?? []) : []
  const asked = [
    ...('when' in own && own.when ? [own.when] : []),
    ...[...ofDays, ...ofHours].map(({ when }) => when),
  ].flatMap(Object.keys)
  const answersOf = (name: string, fields: readonly FormField[]) => {
    const field = fields.find((each) => each.name === name)
    return field && 'options' in field ? field.options.length : undefined
  }
  return asked.some((name) => answersOf(name, all) !== answersOf(name, original))
}

/** Compares the conditions of a field with those of the original. Each language names the answers in its own words. */
function compareConditions(
  own: FormField,
  original: FormField,
  { index, form, fields }: RulePlace & { fields: BothFields },
): Mistake[] {
  const sent = (when: Readonly<Record<string, WantedAnswer>>, those: readonly FormField[]) =>
    Object.entries(sentCondition(when, those, fields.original, (text) => text))
      .map(([name, wanted]) => [name, [wanted].flat().toSorted()])
      .toSorted()
  const rulesOf = (field: FormField, those: readonly FormField[]) => ({
    when: 'when' in field && field.when ? sent(field.when, those) : [],
    alsoNotOn:
      field.type === 'date'
        ? (field.alsoNotOn ?? []).map(({ when, days }) => [sent(when, those), days.toSorted()])
        : [],
    withinFor:
      field.type === 'time' ? (field.withinFor ?? []).map(({ when, within }) => [sent(when, those), within]) : [],
  })
  const [here, there] = [rulesOf(own, fields.own), rulesOf(original, fields.original)]
  return (['when', 'alsoNotOn', 'withinFor'] as const).flatMap((rule): Mistake | [] => {
    if (JSON.stringify(here[rule]) === JSON.stringify(there[rule])) return []
    const isThere = here[rule].length > 0
    return {
      path: ['fields', index, ...(isThere ? [rule] : [])],
      ...(isThere && { part: 'key' as const }),
      code: 'translation-differs',
      severity: 'warning',
      message: `${quoted(rule)} of the field ${quoted(original.name)} ${isThere ? 'says something else here than' : 'is left out here, and stands'} in the form ${quoted(form)}.`,
      fix: `Write in both what is right, here and in ${formFile(form)}, with the answers in the words of each: what is asked for is the same in every language.`,
    }
  })
}

/** Compares the fields of which one is required. If the translation omits them, those of the original apply. */
function compareEither(own: FormDocument, original: FormDocument, form: string): Mistake | [] {
  const names = new Set(original.eitherOf)
  const isSame =
    own.eitherOf === undefined || (own.eitherOf.length === names.size && own.eitherOf.every((name) => names.has(name)))
  if (isSame) return []
  return {
    path: ['eitherOf'],
    part: 'key',
    code: 'translation-differs',
    severity: 'warning',
    message: `"eitherOf" names other fields here than in the form ${quoted(form)}.`,
    fix: 'Delete it: a translation asks for what its original asks for.',
  }
}

/** Whether a copy repeats a setting of its original for how requests are sent. A repeated receiver does not count. */
const isAsThere = (key: (typeof receiverKeys)[number], own: FormDocument, original: FormDocument | undefined) =>
  key !== 'endpoint' && original !== undefined && own[key] === original[key]

const receiverKeys = ['endpoint', 'encoding', 'redirects', 'branches'] as const

/** The fix for a field with two different types. If one of the forms asks for consent, the other must too. */
function fixOfTypes(own: FormField['type'], original: FormField['type'], form: string): string {
  const reason = 'a translation has the same fields, in other words.'
  if (original === 'consent') return `Write "consent": ${reason}`
  if (own === 'consent') return `Write "consent" in ${formFile(form)} too: ${reason}`
  return `Write ${quoted(original)} here or ${quoted(own)} there, whichever is meant: ${reason}`
}

/**
 * Compares the fields of a form with those of the form in another language, called `form`, by name.
 *
 * @param isSeparate whether both are forms of their own rather than one a translation
 */
export function checkFields(
  own: readonly FormField[],
  fields: readonly FormField[],
  form: string,
  isSeparate = false,
): Mistake[] {
  const names = fields.map(({ name }) => name)
  const missing = names.filter((name) => own.every((field) => field.name !== name))
  const strange = own.flatMap(({ name, type }, index): Mistake | Mistake[] => {
    const field = fields.find((each) => each.name === name)
    if (field?.type === type)
      return compareRules(own[index], field, {
        index,
        form,
        fields: isSeparate ? undefined : { own, original: fields },
      })
    if (field)
      return {
        path: ['fields', index, 'type'],
        code: 'translation-differs',
        message: `${quoted(name)} is ${withArticle(`${type} field`)} here, and ${withArticle(`${field.type} field`)} in the form ${quoted(form)}.`,
        fix: fixOfTypes(type, field.type, form),
      }
    const guess = missing.length === 1 ? missing[0] : nearest(name, missing)
    return {
      path: ['fields', index, 'name'],
      code: 'translation-differs',
      message: `The form ${quoted(form)} has no field called ${quoted(name)}.`,
      fix: guess
        ? `Write ${quoted(guess)}: names of fields are sent, and stay as they are in every language.`
        : 'Delete this field, or add it there too: a translation has the same fields.',
      ...(guess && { replacement: JSON.stringify(guess) }),
    }
  })
  const first = fields.find(({ name }) => missing.includes(name))
  if (strange.length > 0 || !first) return strange
  return [
    {
      path: ['fields'],
      part: 'key',
      code: 'translation-differs',
      message: `The form ${quoted(form)} has a field that is missing here: ${quoted(first.name)}.`,
      fix: `Add it: { "name": ${quoted(first.name)}, "type": ${quoted(first.type)}, "label": "…" }.`,
    },
  ]
}
