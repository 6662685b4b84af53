import type { FormDocument, FormField, Site } from '../../../schemas/index.ts'
import type { Say } from '../../../schemas/words/say.ts'
import { withBase } from '../model/files/pageAddress.ts'
import { type ClosedDays, documentIn, type SiteForm } from '../model/files/siteForms.ts'
import type { ExtraParts, FieldParts, FormParts, FormWords } from '../model/formModel.ts'
import type { Html } from '../model/html.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { siteIn } from '../model/languages.ts'
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

/** What browsers may fill in where a document does not say it (https://html.spec.whatwg.org/#autofill). */
const autofill: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', postcode: 'postal-code' }

type FillableForm = Pick<SiteForm, 'name' | 'document' | 'translations' | 'endpoint' | 'file'> & {
  closedDays?: SiteForm['closedDays']
  openHours?: SiteForm['openHours']
}

/** What fills the texts of one form. */
interface Filling {
  form: FillableForm
  /** The form as it is in the language. */
  document: FormDocument
  /** As the pages of the language say it. */
  site: Site
  /** A further language of the site; undefined in its own. */
  language: LanguageCode | undefined
  say: Say<'forms'>
  /** A text without marks. */
  plain(text: string): string
  /** A text with marks, as HTML. */
  marked(text: string): Html
}

/**
 * A form as its code is made of it: the placeholders of its texts filled in, the usual words where it has none of its own.
 *
 * @param site as its pages in that language say it
 * @param language a further language of the site
 */
export function fillForm(form: FillableForm, site: Site, year: number, language?: LanguageCode): FormParts {
  const filling = beginFilling(form, site, year, language)
  const { document, say, plain } = filling
  const { button, sending, sent, thanks, title, fields } = document
  return {
    code: language === undefined ? form.name : `${language}/${form.name}`,
    name: form.name,
    isOwn: form.file !== undefined,
    title: plain(title),
    button: plain(button),
    sending: plain(sending ?? say('sending')),
    stays: thanks === undefined,
    sent: {
      title: plain(sent?.title ?? say('sentTitle')),
      text: plain(sent?.text ?? say('sentText')),
    },
    words: wordsOfForm(document, form.endpoint === null, site),
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
/** The settings of a field of any type: those that parts have under the same names, and the hours of a time. */
type Settings = Omit<Partial<FieldParts>, 'name' | 'type' | 'label' | 'says'> &
  Pick<TimeField, 'within' | 'withinFor' | 'beforeClosing'>

function fillField(field: Shown, filling: Filling): FieldParts {
  const { form, document, plain, marked } = filling
  const { name, type, label, messages: _, note: __, ...settings } = field
  const hours = type === 'time' ? hoursIn(field, filling) : {}
  const isTick = type === 'checkbox' || type === 'consent'
  const isEither = eitherOf(filling).includes(name)
  // The compiler does not follow rest parameters of a union: these are the settings that parts have under the same names.
  // The hours of a document are written day by day for the code of a form.
  const { within: _within, withinFor: _withinFor, beforeClosing: _beforeClosing, ...rest } = settings as Settings
  return {
    name,
    type,
    // What names a box in a list of mistakes holds no links.
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

/** The fields of which one must be answered. */
const eitherOf = ({ form, document }: Filling): readonly string[] => document.eitherOf ?? form.document.eitherOf ?? []

/** What these fields are called. */
const eitherLabels = (filling: Filling): string[] =>
  filling.document.fields.flatMap((other) =>
    eitherOf(filling).includes(other.name) && 'label' in other ? [filling.plain(other.label ?? '')] : [],
  )

/** The help of a field, and behind it which others are enough in its place. */
function helpOf(field: Shown, isEither: boolean, filling: Filling): Pick<FieldParts, 'help'> {
  const own = 'help' in field && field.help !== undefined ? [filling.plain(field.help)] : []
  const help = isEither ? [...own, sayEnough(eitherLabels(filling), filling.site)] : own
  return help.length > 0 ? { help: help.join(' ') } : {}
}

/** What the parts of one type of fields have beside those of all, but for the days that cannot be chosen. */
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

/** The days that cannot be chosen, those of the company's closures named one by one. */
function closedDaysOf(field: Extract<Shown, { type: 'date' }>, filling: Filling): Partial<FieldParts> {
  const { form, document, site, plain } = filling
  const { notOn, alsoNotOn, messages } = field
  const closedOn = (day: string) => form.closedDays?.get(day) ?? []
  const daysOf = (days: readonly string[]) =>
    days.flatMap((day) => (day.startsWith('closures') ? closedOn(day).map((each) => each.days) : [day]))
  /** Nothing where the form itself says in its own words which days are closed. */
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

/** The answers that a condition waits for, where they are words, and those of one field. */
function wordsOf(when: Readonly<Record<string, unknown>>, plain: Filling['plain']): string[] {
  const [answers, ...others] = Object.values(when)
  if (others.length > 0) return []
  return [answers].flat().flatMap((each) => (typeof each === 'string' ? [plain(each)] : []))
}

/** Days of a closure of the company, and what is said of them. */
function sayClosed({ days, note }: ClosedDays, { site, language, plain }: Filling): readonly [string, string] {
  const notes = site.languages?.[language ?? '']?.company?.closures
  return [days, plain(sayReason(days, notes?.[note] ?? note, site))]
}

/** What a field says of each of its rules: words for a rule that it does not have are never said. */
function wordsOfField(field: Shown, isEither: boolean, filling: Filling): FieldParts['says'] {
  const { form, site, plain } = filling
  const usual = usualWords(field, site, form.file !== undefined)
  const known = { ...usual, ...(isEither && { missing: sayEither(eitherLabels(filling), site) }) }
  const says = Object.entries({ ...known, ...field.messages }).filter(([rule]) => Object.hasOwn(known, rule))
  return Object.fromEntries(says.map(([rule, words]) => [rule, plain(words)]))
}

/** What the code of a form says of its own: each visitor loads it, so it has no word too many. */
function wordsOfForm({ fields }: FormDocument, isDirect: boolean, site: Site): FormWords {
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
    ...(isDirect && { direct: say('direct') }),
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

/** The forms of a site as their code is made of them, once for each of its languages. */
export const fillForms = ({ forms, site }: Pick<SiteModel, 'forms' | 'site'>, year: number): FormParts[] =>
  [undefined, ...Object.keys(site.languages ?? {})].flatMap((language) =>
    [...forms.values()].map((form) => fillForm(form, siteIn(site, language), year, language)),
  )
