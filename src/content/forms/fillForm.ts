import type { FormDocument, FormField, Site } from '../../../schemas/index.ts'
import type { Say } from '../../../schemas/words/say.ts'
import { withBase } from '../model/files/pageAddress.ts'
import { type ClosedDays, documentIn, type SiteForm } from '../model/files/siteForms.ts'
import type { ExtraParts, FieldParts, FormParts, FormWords } from '../model/formModel.ts'
import type { Html } from '../model/html.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { siteIn } from '../model/languages.ts'
import { officeOf, officesOf } from '../model/offices/officeOf.ts'
import { sentCondition, sentOptions } from '../model/sentAnswers.ts'
import type { SiteModel } from '../model/siteModel.ts'
import { sayOf } from '../model/wordsOfSite.ts'
import { htmlToText } from '../text/htmlToText.ts'
import { renderInline } from '../text/markdown.ts'
import { fillTokens, tokenValues } from '../text/tokens.ts'
import { hoursOfTime } from './hoursOfTime.ts'
import { servedAddress } from './servedTowns.ts'
import { sayEither, sayEnough, sayHours, sayReason, usualClosed, usualWords } from './usualWords.ts'

type Shown = Exclude<FormField, { type: 'hidden' }>

/** Autofill values for field types whose document sets none (https://html.spec.whatwg.org/#autofill). */
const autofill: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', postcode: 'postal-code' }

type FillableForm = Pick<SiteForm, 'name' | 'document' | 'translations' | 'endpoint' | 'file'> & {
  closedDays?: SiteForm['closedDays']
  openHours?: SiteForm['openHours']
}

/** The context in which the texts of one form are filled in. */
interface Filling {
  form: FillableForm
  /** The form in the requested language. */
  document: FormDocument
  /** The site's configuration as the pages of that language see it. */
  site: Site
  /** An additional language of the site; undefined for the main language. */
  language: LanguageCode | undefined
  say: Say<'forms'>
  /** Fills in a text without markup. */
  plain(text: string): string
  /** Converts a text with markup to HTML. */
  marked(text: string): Html
}

/**
 * Converts a form to the parts from which its code is generated. Placeholders are filled in, and default words are used
 * if the form has none of its own.
 *
 * @param site the configuration as the pages of that language see it
 * @param language an additional language of the site
 */
export function fillForm(form: FillableForm, site: Site, year: number, language?: LanguageCode): FormParts {
  const filling = beginFilling(form, site, year, language)
  const { document, say, plain } = filling
  const { button, sending, sent, title, fields } = document
  return {
    code: language === undefined ? form.name : `${language}/${form.name}`,
    name: form.name,
    isOwn: form.file !== undefined,
    title: plain(title),
    button: plain(button),
    sending: plain(sending ?? say('sending')),
    sent: {
      title: plain(sent?.title ?? say('sentTitle')),
      text: plain(sent?.text ?? say('sentText')),
    },
    words: wordsOfForm(document, site),
    fields: fields.flatMap((field) => (field.type === 'hidden' ? [] : [fillField(field, filling)])),
    extras: fields.flatMap((field): ExtraParts[] => {
      if (field.type !== 'hidden') return []
      const { name, value, copyOf } = field
      return [copyOf === undefined ? { name, value: plain(value ?? '') } : { name, copyOf }]
    }),
  }
}

function beginFilling(form: FillableForm, site: Site, year: number, language?: LanguageCode): Filling {
  const values = tokenValues(site, {}, year)
  const plain = (text: string) => fillTokens(text, values)
  return {
    form,
    document: documentIn(form, language),
    site,
    language,
    say: sayOf(site, 'forms'),
    plain,
    marked: (text) =>
      renderInline(fillTokens(text, values, { escape: true }), (href) => withBase(site.base ?? '/', plain(href))),
  }
}

type TimeField = Extract<Shown, { type: 'time' }>
/** The settings of any field type that parts have under the same names, plus the hours of a time field. */
type Settings = Omit<Partial<FieldParts>, 'name' | 'type' | 'label' | 'says'> &
  Pick<TimeField, 'within' | 'withinFor' | 'beforeClosing'>

function fillField(field: Shown, filling: Filling): FieldParts {
  const { form, document, plain, marked } = filling
  const { name, type, label, messages: _, note: __, ...settings } = field
  const hours = type === 'time' ? hoursIn(field, filling) : {}
  const isTick = type === 'checkbox' || type === 'consent'
  const isEither = eitherOf(filling).includes(name)
  // The compiler does not follow rest parameters of a union. These are the settings that parts have under the same
  // names. The hours of a document are replaced with a list of hours by day.
  const { within: _within, withinFor: _withinFor, beforeClosing: _beforeClosing, ...rest } = settings as Settings
  return {
    name,
    type,
    // The name of a field in the list of mistakes has no links.
    label: isTick ? htmlToText(marked(label)) : plain(label),
    ...rest,
    ...hours,
    ...helpOf(field, isEither, filling),
    ...('options' in field && sentOptions(field, form.document.fields, plain)),
    ...('when' in field &&
      field.when && { when: sentCondition(field.when, document.fields, form.document.fields, plain) }),
    ...(type === 'date' && closedDaysOf(field, filling)),
    ...(isTick && { markedLabel: marked(label) }),
    ...(isEither && { either: true }),
    ...settingsOfType(field, filling),
    ...(autofill[type] && !('autocomplete' in field && field.autocomplete) && { autocomplete: autofill[type] }),
    says: wordsOfField({ ...field, ...limitsOf(hours) }, isEither, filling),
  }
}

const hoursIn = (field: TimeField, { form, document, site, plain }: Filling) =>
  hoursOfTime(field, {
    openHours: form.openHours,
    sent: (when) => sentCondition(when, document.fields, form.document.fields, plain),
    sayHours: (spans) => sayHours(spans, site),
  })

const limitsOf = ({ from, to }: Partial<FieldParts>) => ({ ...(from && { from }), ...(to && { to }) })

/** The fields of which at least one must be answered. */
const eitherOf = ({ form, document }: Filling): readonly string[] => document.eitherOf ?? form.document.eitherOf ?? []

/** The labels of these fields. */
const eitherLabels = (filling: Filling): string[] =>
  filling.document.fields.flatMap((other) =>
    eitherOf(filling).includes(other.name) && 'label' in other ? [filling.plain(other.label ?? '')] : [],
  )

/** The help of a field, followed by the fields that can be answered instead. */
function helpOf(field: Shown, isEither: boolean, filling: Filling): Pick<FieldParts, 'help'> {
  const own = 'help' in field && field.help !== undefined ? [filling.plain(field.help)] : []
  const help = isEither ? [...own, sayEnough(eitherLabels(filling), filling.site)] : own
  return help.length > 0 ? { help: help.join(' ') } : {}
}

/** The parts that are specific to a field type, except for days that cannot be chosen. */
function settingsOfType(field: Shown, filling: Filling): Partial<FieldParts> {
  const { site, language, say, plain } = filling
  switch (field.type) {
    case 'consent':
      return { required: true }
    case 'select':
      return { prompt: plain(field.prompt ?? say('choose')) }
    case 'textarea':
      return { rows: field.rows ?? 4 }
    case 'text':
      return field.suggest ? { suggests: true } : {}
    case 'postcode':
      return field.servedBy ? { served: withBase(site.base ?? '/', servedAddress(field.servedBy, language)) } : {}
    default:
      return {}
  }
}

/** The days that cannot be chosen. The company's closures are expanded to their days. */
function closedDaysOf(field: Extract<Shown, { type: 'date' }>, filling: Filling): Partial<FieldParts> {
  const { form, document, site, plain } = filling
  const { notOn, alsoNotOn, messages } = field
  const closedOn = (day: string) => form.closedDays?.get(day) ?? []
  const daysOf = (days: readonly string[]) =>
    days.flatMap((day) => (day.startsWith('closures') ? closedOn(day).map((each) => each.days) : [day]))
  /** Empty if the form has its own message for closed days. */
  const reasonsFor = (days: readonly string[]) => {
    const reasons = messages?.closed === undefined ? days.flatMap(closedOn) : []
    return reasons.length > 0 && { reasons: reasons.map((each) => sayClosed(each, filling)) }
  }
  return {
    ...(notOn && { notOn: daysOf(notOn), ...reasonsFor(notOn) }),
    ...(alsoNotOn && {
      alsoNotOn: alsoNotOn.map(({ when, days }) => ({
        when: sentCondition(when, document.fields, form.document.fields, plain),
        notOn: daysOf(days),
        ...reasonsFor(days),
        closed: plain(
          messages?.closed ?? usualClosed({ ...(notOn && { notOn }), days, answers: wordsOf(when, plain) }, site),
        ),
      })),
    }),
  }
}

/** The answers that a condition requires, if they are texts and belong to a single field. */
function wordsOf(when: Readonly<Record<string, unknown>>, plain: Filling['plain']): string[] {
  const [answers, ...others] = Object.values(when)
  if (others.length > 0) return []
  return [answers].flat().flatMap((each) => (typeof each === 'string' ? [plain(each)] : []))
}

/** The days of a company closure, and the message for them. */
function sayClosed({ days, note }: ClosedDays, { site, language, plain }: Filling): readonly [string, string] {
  const notes = site.languages?.[language ?? '']?.company?.closures
  return [days, plain(sayReason(days, notes?.[note] ?? note, site))]
}

/** The messages of a field for its rules. Messages for rules that it does not have are omitted. */
function wordsOfField(field: Shown, isEither: boolean, filling: Filling): FieldParts['says'] {
  const { form, site, plain } = filling
  const usual = usualWords(field, site, form.file !== undefined)
  const known = { ...usual, ...(isEither && { missing: sayEither(eitherLabels(filling), site) }) }
  const says = Object.entries({ ...known, ...field.messages }).filter(([rule]) => Object.hasOwn(known, rule))
  return Object.fromEntries(says.map(([rule, words]) => [rule, plain(words)]))
}

/** The words that the code of a form uses itself. Every visitor loads them, so unused words are omitted. */
function wordsOfForm({ fields }: FormDocument, site: Site): FormWords {
  const say = sayOf(site, 'forms')
  return {
    optional: say('optional'),
    retry: say('retry'),
    retryHint: say('retryHint'),
    call: say('call'),
    refusedTitle: say('refusedTitle'),
    refused: say('refused'),
    unreachableTitle: say('unreachableTitle'),
    unreachable: sayOf(site, 'unsent')('text'),
    alsoCall: say('alsoCall'),
    toMend: say('toMend'),
    trap: say('trap'),
    ...(fields.some((field) => field.type === 'postcode' && field.servedBy !== undefined) && {
      served: say('served'),
      elsewhere: say('elsewhere'),
    }),
    ...(fields.some((field) => field.type === 'textarea' && field.scopes) && {
      scopeOf: say('scopeOf'),
      attached: say('attached'),
    }),
  }
}

/**
 * Converts a form to its parts on the pages of an office: those of all offices, or other ones under another name if its
 * texts state facts of the office.
 *
 * @param branch the short name of a branch; undefined for the main office
 * @param site the configuration as the pages of that language see it
 */
export function fillFormOf(
  form: FillableForm,
  branch: string | undefined,
  site: Site,
  year: number,
  language?: LanguageCode,
): FormParts {
  const ofAll = fillForm(form, site, year, language)
  if (branch === undefined) return ofAll
  const own = fillForm(form, { ...site, company: officeOf(site, { branch }) }, year, language)
  return JSON.stringify(own) === JSON.stringify(ofAll) ? ofAll : { ...own, code: `${own.code}@${branch}` }
}

/** Converts the forms of a site to the parts from which their code is generated, once per language and office. */
export const fillForms = ({ forms, site }: Pick<SiteModel, 'forms' | 'site'>, year: number): FormParts[] => {
  const offices = [undefined, ...officesOf(site.company).keys()]
  const all = [undefined, ...Object.keys(site.languages ?? {})].flatMap((language) => {
    const own = siteIn(site, language)
    return [...forms.values()].flatMap((form) => offices.map((branch) => fillFormOf(form, branch, own, year, language)))
  })
  return [...new Map(all.map((parts) => [parts.code, parts])).values()]
}
