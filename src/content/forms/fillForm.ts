import type { FormDocument, FormField, Site } from '../../../schemas/index.ts'
import { withBase } from '../model/files/pageAddress.ts'
import { documentIn, type SiteForm } from '../model/files/siteForms.ts'
import type { ExtraParts, FieldParts, FormParts, FormWords } from '../model/formModel.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { siteIn } from '../model/languages.ts'
import { sentCondition, sentOptions } from '../model/sentAnswers.ts'
import type { SiteModel } from '../model/siteModel.ts'
import { sayOf } from '../model/wordsOfSite.ts'
import { htmlToText } from '../text/htmlToText.ts'
import { renderInline } from '../text/markdown.ts'
import { fillTokens, tokenValues } from '../text/tokens.ts'
import { servedAddress } from './servedTowns.ts'
import { sayEither, sayReason, usualClosed, usualWords } from './usualWords.ts'

type Shown = Exclude<FormField, { type: 'hidden' }>

/** What browsers may fill in where a document does not say it (https://html.spec.whatwg.org/#autofill). */
const autofill: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', postcode: 'postal-code' }

type FillableForm = Pick<SiteForm, 'name' | 'document' | 'translations' | 'endpoint' | 'file'> & {
  closedDays?: SiteForm['closedDays']
}

/**
 * A form as its code is made of it: the placeholders of its texts filled in, the usual words where it has none of its own.
 *
 * @param site as its pages in that language say it
 * @param language a further language of the site
 */
export function fillForm(form: FillableForm, site: Site, year: number, language?: LanguageCode): FormParts {
  const { name, closedDays } = form
  const isOwn = form.file !== undefined
  const document = documentIn(form, language)
  const base = site.base ?? '/'
  const values = tokenValues(site, {}, year)
  const plain = (text: string) => fillTokens(text, values)
  const marked = (text: string) =>
    renderInline(fillTokens(text, values, { escape: true }), (href) => withBase(base, plain(href)))
  const { button, sent, thanks, fields } = document
  const say = sayOf(site, 'forms')

  const daysOf = (days: readonly string[]) =>
    days.flatMap((day) => (day.startsWith('closures') ? closedOn(day).map((each) => each.days) : [day]))
  const closedOn = (day: string) => closedDays?.get(day) ?? []
  /** Nothing where the form itself says in its own words which days are closed. */
  const reasonsFor = (days: readonly string[], { messages }: { messages?: { closed?: string } }) => {
    const notes = site.languages?.[language ?? '']?.company?.closures
    const reasons = messages?.closed === undefined ? days.flatMap(closedOn) : []
    return (
      reasons.length > 0 && {
        reasons: reasons.map(
          (each) => [each.days, plain(sayReason(each.days, notes?.[each.note] ?? each.note, site))] as const,
        ),
      }
    )
  }

  const eitherOf = document.eitherOf ?? form.document.eitherOf ?? []
  const labels = fields.flatMap((field) =>
    eitherOf.includes(field.name) && 'label' in field ? [plain(field.label ?? '')] : [],
  )

  const fillField = (field: Shown): FieldParts => {
    const { name, type, label, messages, note: _, ...settings } = field
    const usual = usualWords(field, site, isOwn)
    // Words for a rule that the field does not have are never said.
    const isEither = eitherOf.includes(name)
    const known = { ...usual, ...(isEither && { missing: sayEither(labels, site) }) }
    const says = Object.entries({ ...known, ...messages }).filter(([rule]) => Object.hasOwn(known, rule))
    const isTick = type === 'checkbox' || type === 'consent'
    // The compiler does not follow rest parameters of a union: these are the settings that parts have under the same names.
    const rest = settings as Omit<Partial<FieldParts>, 'name' | 'type' | 'label' | 'says'>
    return {
      // What names a box in a list of mistakes holds no links.
      name,
      type,
      label: isTick ? htmlToText(marked(label)) : plain(label),
      ...rest,
      ...('help' in field && field.help !== undefined && { help: plain(field.help) }),
      ...('options' in field && sentOptions(field, form.document.fields, plain)),
      ...('when' in field &&
        field.when && { when: sentCondition(field.when, document.fields, form.document.fields, plain) }),
      ...(type === 'date' && field.notOn && { notOn: daysOf(field.notOn), ...reasonsFor(field.notOn, field) }),
      ...(type === 'date' &&
        field.alsoNotOn && {
          alsoNotOn: field.alsoNotOn.map(({ when, days }) => ({
            when: sentCondition(when, document.fields, form.document.fields, plain),
            notOn: daysOf(days),
            ...reasonsFor(days, field),
            closed: plain(field.messages?.closed ?? usualClosed(field, days, site)),
          })),
        }),
      ...(isTick && { markedLabel: marked(label) }),
      ...(isEither && { either: true }),
      ...(type === 'consent' && { required: true }),
      ...(type === 'select' && { prompt: plain(field.prompt ?? say('choose')) }),
      ...(type === 'textarea' && { rows: field.rows ?? 4 }),
      ...(type === 'text' && field.suggest && { suggests: true }),
      ...(type === 'postcode' && field.servedBy && { served: withBase(base, servedAddress(field.servedBy, language)) }),
      ...(autofill[type] && !('autocomplete' in field && field.autocomplete) && { autocomplete: autofill[type] }),
      says: Object.fromEntries(says.map(([rule, words]) => [rule, plain(words)])),
    }
  }
  return {
    code: language === undefined ? name : `${language}/${name}`,
    name,
    isOwn,
    title: plain(document.title),
    button: plain(button),
    sending: plain(document.sending ?? say('sending')),
    stays: thanks === undefined,
    sent: {
      title: plain(sent?.title ?? say('sentTitle')),
      text: plain(sent?.text ?? say('sentText')),
    },
    words: wordsOfForm(document, form.endpoint === null, site),
    fields: fields.flatMap((field) => (field.type === 'hidden' ? [] : [fillField(field)])),
    extras: fields.flatMap((field): ExtraParts[] => {
      if (field.type !== 'hidden') return []
      const { name, value, copyOf } = field
      return [copyOf === undefined ? { name, value: plain(value ?? '') } : { name, copyOf }]
    }),
  }
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
    ...(fields.some((field) => field.type === 'textarea' && field.scopes) && { scopeOf: say('scopeOf') }),
  }
}

/** The forms of a site as their code is made of them, once for each of its languages. */
export const fillForms = ({ forms, site }: Pick<SiteModel, 'forms' | 'site'>, year: number): FormParts[] =>
  [undefined, ...Object.keys(site.languages ?? {})].flatMap((language) =>
    [...forms.values()].map((form) => fillForm(form, siteIn(site, language), year, language)),
  )
