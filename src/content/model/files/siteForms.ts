/** The forms of a site: those of its folder forms/, and the two that are built in, whose place a file of the same name takes. */
import { builtInDocuments } from '../../../../schemas/forms/index.ts'
import type { FormDocument, Section, Site } from '../../../../schemas/index.ts'
import type { Encoding } from '../../../../schemas/parts/encoding.ts'
import type { Redirects } from '../../../../schemas/parts/redirects.ts'
import type { Problem } from '../../problem/problem.ts'
import { languageOf } from '../../schema/country.ts'
import { type OpenHours, openHoursOf } from '../days/openHours.ts'
import { isLanguageCode, type LanguageCode } from '../languageCode.ts'
import { officesOf } from '../officeOf.ts'
import { checkDocumentNames } from './documentNames.ts'
import { isPageFile } from './pageAddress.ts'
import { isBlockFile } from './siteBlocks.ts'

/** A form and where its requests go. */
export interface SiteForm {
  name: string
  document: FormDocument
  /** The form in further languages of the site, by their codes. */
  translations: ReadonlyMap<string, FormDocument>
  /** Its file; undefined for one that is built in. */
  file?: string
  /** Null while there is no receiver. */
  endpoint: string | null
  encoding: Encoding
  redirects: Redirects
  /**
   * Days from morning to evening, `2026-12-25`, and spans of them, `2026-12-25/2026-12-28`, by what documents write for them:
   * `closures` for those on which the company is closed, `closures:towson` for those of a branch.
   */
  closedDays: ReadonlyMap<string, readonly ClosedDays[]>
  /** When the company is open, `hours`, and a branch, `hours:towson`; none of an office that has no hours for search engines. */
  openHours: ReadonlyMap<string, OpenHours>
}

/** Whole days on which nobody is there, and why. */
export interface ClosedDays {
  /** A day, or the first and the last one, `2026-12-25/2026-12-28`. */
  days: string
  /** In the language of the site. */
  note: string
}

export type SiteForms = ReadonlyMap<string, SiteForm>

/** Receivers of forms by the names of the forms; they replace those of the files, as the environment of a build may name them. */
export type Endpoints = Readonly<Record<string, string | undefined>>

/** The documents that the builder brings, in English. */
export const builtInForms = builtInDocuments.en

const folder = 'forms/'

/** Whether a file of a site is a form document. */
export const isFormFile = (file: string): boolean => file.startsWith(folder)

/** Whether a file of a site is a page, a form or a block, and not site.config.json or the record of what was published. */
export const isDocumentFile = (file: string): boolean => isPageFile(file) || isFormFile(file) || isBlockFile(file)

/** What a file that people write is called in messages. */
export function nounOf(file: string): 'page' | 'form' | 'block' {
  if (isFormFile(file)) return 'form'
  return isBlockFile(file) ? 'block' : 'page'
}

/** The name of the form in a file, by which sections place it: `forms/appointment.json` -> `appointment`, in Spanish `es/appointment`. */
export const formName = (file: string): string => file.slice(folder.length).replace(/\.json$/, '')

/** The file in which a site writes a form. */
export const formFile = (name: string): string => `${folder}${name}.json`

const builtInNames = ['quote', 'contact'] as const

const isBuiltIn = (name: string): name is (typeof builtInNames)[number] => Object.hasOwn(builtInForms, name)

/** The language and the name of a form that its file says in a further language: `es/quote`; undefined for any other. */
export function translationOf(name: string): { language: string; name: string } | undefined {
  const [language = '', own, ...rest] = name.split('/')
  return own !== undefined && rest.length === 0 && isLanguageCode(language) ? { language, name: own } : undefined
}

/** A built-in form in a language; in English where the builder does not speak that. */
function builtIn(name: keyof typeof builtInForms, language: string): FormDocument {
  const [code = ''] = language.toLowerCase().split('-')
  const known: Readonly<Record<string, typeof builtInForms>> = builtInDocuments
  return (Object.hasOwn(known, code) ? (known[code] ?? builtInForms) : builtInForms)[name]
}

/** A form as its pages in a language say it. */
export const documentIn = (
  { document, translations }: Pick<SiteForm, 'document' | 'translations'>,
  language: LanguageCode,
) => (language === undefined ? undefined : translations.get(language)) ?? document

/**
 * The forms of a site by their names, each with its receiver. That of `site.config.json` comes before that of the document.
 *
 * @param documents those of the site, by their files
 */
export function settleForms(site: Site, documents: ReadonlyMap<string, FormDocument>): SiteForms {
  const own = [...documents].filter(([file]) => !translationOf(formName(file)))
  const all = new Map<string, Pick<SiteForm, 'document' | 'file'>>([
    ...builtInNames.map((name) => [name, { document: builtIn(name, languageOf(site)) }] as const),
    ...own.map(([file, document]) => [formName(file), { document, file }] as const),
  ])
  const translate = (name: string, isOwn: boolean) =>
    new Map(
      Object.keys(site.languages ?? {}).flatMap((language) => {
        const further = isOwn || !isBuiltIn(name) ? undefined : builtIn(name, language)
        const document = documents.get(formFile(`${language}/${name}`)) ?? further
        return document ? [[language, document] as const] : []
      }),
    )
  const closedDays = new Map([
    ['closures', wholeDays(site.company)] as const,
    ...Object.entries(site.company.branches ?? {}).map(
      ([key, branch]) => [branchDays + key, wholeDays(branch)] as const,
    ),
  ])
  const openHours = openHoursOfSite(site)
  return new Map(
    [...all].map(([name, { document, ...rest }]) => {
      const configured = isBuiltIn(name) ? site.forms?.[name] : undefined
      const from = configured?.endpoint == null && document.endpoint != null ? document : { ...document, ...configured }
      const { endpoint = null, encoding = 'json', redirects = 'refuse' } = from
      const translations = translate(name, rest.file !== undefined)
      return [name, { name, document, translations, ...rest, endpoint, encoding, redirects, closedDays, openHours }]
    }),
  )
}

/** Before the name of a branch, what stands for the days on which it is closed. */
export const branchDays = 'closures:'

/** Before the name of a branch, what stands for its hours. */
export const branchHours = 'hours:'

/** The hours of the offices of a site, as form documents name them. */
export const openHoursOfSite = ({ company }: Pick<Site, 'company'>): ReadonlyMap<string, OpenHours> =>
  new Map(
    [
      ['hours', company] as const,
      ...[...officesOf(company)].map(([key, office]) => [branchHours + key, office] as const),
    ].flatMap(([name, office]) => {
      const open = openHoursOf(office)
      return open ? [[name, open] as const] : []
    }),
  )

const wholeDays = ({ closures = [] }: Pick<Site['company'], 'closures'>): ClosedDays[] =>
  closures.flatMap(({ from, to, note, hours }) =>
    hours === undefined ? [{ days: to === undefined ? from : `${from}/${to}`, note }] : [],
  )

/** The form that a section places; undefined for other sections. */
export function placedForm(section: Section): string | undefined {
  if (section.type === 'form') return section.form
  if (section.type === 'quoteForm') return 'quote'
  if (section.type === 'contactForm') return 'contact'
  return undefined
}

/** What is wrong with the names of form documents: they are the names by which sections place the forms. */
export const checkFormNames = (files: readonly string[]): Problem[] =>
  checkDocumentNames(files, {
    noun: 'form',
    folder,
    nameIn: (name) => translationOf(name)?.name ?? name,
    place: 'the folder forms/ itself, or in that of a language such as forms/es/',
  })
