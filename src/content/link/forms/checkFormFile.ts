import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { linksOf } from '../../addresses/checkLink.ts'
import { checkReceiver } from '../../facts/web/checkHosts.ts'
import { configFile } from '../../model/files/configFile.ts'
import { formName, isBuiltInForm, settleForms, translationOf } from '../../model/files/siteForms.ts'
import { phoneNamesOf } from '../../model/offices/phoneNames.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findFormTexts } from '../../schema/findTexts.ts'
import type { Fields } from '../../schema/schema.ts'
import { mayFail } from '../../text/checkText.ts'
import { checkDoubled } from '../../text/sentences/checkDoubled.ts'
import { quoted } from '../../wording/phrases.ts'
import { checkList, type Lists } from '../automaticLists.ts'
import { checkOfficeNames } from '../checkOfficeNames.ts'
import type { LinkJudge } from '../createLinkJudge.ts'
import { checkTexts } from '../excerpt.ts'
import { checkAutocomplete } from './checkAutocomplete.ts'
import { checkFormBranches } from './checkFormBranches.ts'
import { checkFormTranslation } from './checkFormTranslation.ts'
import { formNames, type KnownForms, knownDocument } from './formPlaces.ts'

interface FormChecks {
  site: Site | undefined
  judge: LinkJudge
  lists: Lists
  /** The valid documents of the site, and the names of all its forms. */
  forms: KnownForms
  /** Whether a town of a folder states postal codes. */
  hasCodes(folder: string): boolean
}

/** Checks a form document against the rest of the site: texts, links, folders and the receiver. */
export function checkFormFile(file: string, document: FormDocument, checks: FormChecks): Mistake[] {
  const { site, judge, lists, forms, hasCodes } = checks
  const translation = translationOf(formName(file))
  // The document is handled as a plain object.
  const value: Fields = { ...document }
  const texts = findFormTexts(value, mayFail)
  return [
    checkTexts({ page: {}, facts: null, phones: phoneNamesOf(site?.company) }, texts),
    findFormTexts(value, (_, { free }) => free).flatMap(checkDoubled),
    judge(linksOf(texts), value, {}),
    checkReceiver(document.endpoint, ['endpoint']),
    checkFormBranches(document, site),
    site && translation ? checkFormTranslation(document, originalOf(translation, forms), site) : [],
    site && !translation ? checkTwoReceivers(file, document, site) : [],
    site && !translation ? checkFiles(file, document, site) : [],
    site ? document.fields.flatMap((field, index) => checkOfficeNames(field, ['fields', index], site)) : [],
    document.fields.flatMap((field, index) => checkAutocomplete(field, ['fields', index])),
    document.fields.flatMap((field, index): Mistake | Mistake[] => {
      if (field.type !== 'postcode' || field.servedBy === undefined) return []
      const path = ['fields', index, 'servedBy']
      const found = checkList({ collection: field.servedBy }, ['fields', index], lists)
      if (found.length > 0) return found.map((mistake) => ({ ...mistake, path }))
      if (hasCodes(field.servedBy)) return []
      return {
        path,
        code: 'no-codes',
        message: `No page in pages/${field.servedBy}/ has "zips" in its location block, so the form answers everybody that you do not work there.`,
        fix: 'Add them to the pages of the towns, or delete "servedBy".',
      }
    }),
  ].flat()
}

const originalOf = (translation: { language: string; name: string }, forms: KnownForms) => ({
  ...translation,
  document: knownDocument(translation.name, forms),
  names: formNames(forms),
})

function checkTwoReceivers(file: string, document: FormDocument, site: Site): Mistake | [] {
  const name = formName(file)
  const configured = isBuiltInForm(name) ? site.forms?.[name]?.endpoint : undefined
  if (configured == null || document.endpoint == null || configured === document.endpoint) return []
  return {
    path: ['endpoint'],
    code: 'two-receivers',
    message: `${configFile} names another receiver of this form: ${quoted(configured)}.`,
    fix: 'Keep the right one of them, and write null or nothing in the other place.',
  }
}

function checkFiles(file: string, document: FormDocument, site: Site): Mistake | [] {
  const { encoding } = settleForms(site, new Map([[file, document]])).get(formName(file)) ?? {}
  const index = document.fields.findIndex(({ type }) => type === 'file')
  if (index < 0 || encoding === 'multipart') return []
  return {
    path: ['fields', index, 'type'],
    code: 'file-without-multipart',
    message: `Files cannot be sent as ${quoted(encoding ?? 'json')}.`,
    fix: 'Write "encoding": "multipart" into this form, if its receiver takes that. Otherwise delete this field.',
    ...(document.encoding !== undefined && { also: { path: ['encoding'], message: 'That is said here.' } }),
  }
}
