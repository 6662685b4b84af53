/** The forms of a site: those of its folder forms/, and two built-in ones, which a file of the same name replaces. */
import { builtInDocuments } from '../../../../schemas/forms/index.ts'
import type { FormDocument, Section, Site } from '../../../../schemas/index.ts'
import type { Encoding } from '../../../../schemas/parts/encoding.ts'
import type { Redirects } from '../../../../schemas/parts/redirects.ts'
import type { Problem } from '../../problem/problem.ts'
import { languageOf } from '../../schema/country.ts'
import { type OpenHours, openHoursOf } from '../days/openHours.ts'
import { baseOf, isLanguageCode, type LanguageCode } from '../languageCode.ts'
import { officesOf } from '../offices/officeOf.ts'
import { checkDocumentNames } from './documentNames.ts'
import { isPageFile } from './pageAddress.ts'
import { isBlockFile } from './siteBlocks.ts'

/** A form and its receiver. */
export interface SiteForm {
  name: string
  document: FormDocument
  /** The form in further languages of the site, by language code. */
  translations: ReadonlyMap<string, FormDocument>
  /** Its file; undefined for a built-in form. */
  file?: string
  /** Null while there is no receiver. */
  endpoint: string | null
  encoding: Encoding
  redirects: Redirects
  /** What differs for the branches of the company, by their short names, or `main`. */
  branches: Readonly<Record<string, FormBranch>>
  /**
   * Whole days, `2026-12-25`, and ranges of them, `2026-12-25/2026-12-28`, by the keyword that documents use:
   * `closures` for the days on which the company is closed, `closures:towson` for those of a branch.
   */
  closedDays: ReadonlyMap<string, readonly ClosedDays[]>
  /**
   * The opening hours of the company, `hours`, and of a branch, `hours:towson`; an office without schema.org hours has
   * no entry.
   */
  openHours: ReadonlyMap<string, OpenHours>
}

/** What a form does differently for a branch. */
type FormBranch = NonNullable<FormDocument['branches']>[string]

/** Whole days on which nobody is there, and why. */
export interface ClosedDays {
  /** A day, or the first and the last one, `2026-12-25/2026-12-28`. */
  days: string
  /** In the language of the site. */
  note: string
}

export type SiteForms = ReadonlyMap<string, SiteForm>

/** Receivers by form name; they override those of the files, because the environment of a build can set them. */
export type Endpoints = Readonly<Record<string, string | undefined>>

/** The built-in documents in English. */
export const builtInForms = builtInDocuments.en

const folder = 'forms/'

/** Whether a file of a site is a form document. */
export const isFormFile = (file: string): boolean => file.startsWith(folder)

/**
 * Whether a file of a site is a page, a form or a block, as opposed to site.config.json or the record of published
 * addresses.
 */
export const isDocumentFile = (file: string): boolean => isPageFile(file) || isFormFile(file) || isBlockFile(file)

/** Returns the noun for a document in messages. */
export function nounOf(file: string): 'page' | 'form' | 'block' {
  if (isFormFile(file)) return 'form'
  return isBlockFile(file) ? 'block' : 'page'
}

/**
 * Returns the name by which sections refer to the form in a file: `forms/appointment.json` -> `appointment`, in Spanish
 * `es/appointment`.
 */
export const formName = (file: string): string => file.slice(folder.length).replace(/\.json$/, '')

/** Returns the file in which a site defines a form. */
export const formFile = (name: string): string => `${folder}${name}.json`

const builtInNames = ['quote', 'contact'] as const

/** Whether the builder has a form of this name for sites without a document of their own. */
export const isBuiltInForm = (name: string): name is (typeof builtInNames)[number] => Object.hasOwn(builtInForms, name)

/** Returns the language and form name of a translation's name, `es/quote`; undefined for other names. */
export function translationOf(name: string): { language: string; name: string } | undefined {
  const [language = '', own, ...rest] = name.split('/')
  return own !== undefined && rest.length === 0 && isLanguageCode(language) ? { language, name: own } : undefined
}

/** Returns a built-in form in a language, or in English if the builder does not have that language. */
function builtIn(name: keyof typeof builtInForms, language: string): FormDocument {
  const code = baseOf(language)
  const known: Readonly<Record<string, typeof builtInForms>> = builtInDocuments
  return (Object.hasOwn(known, code) ? (known[code] ?? builtInForms) : builtInForms)[name]
}

/** Returns the document of a form for pages in a language. */
export const documentIn = (
  { document, translations }: Pick<SiteForm, 'document' | 'translations'>,
  language: LanguageCode,
) => (language === undefined ? undefined : translations.get(language)) ?? document

/**
 * Returns the forms of a site by name, each with its receiver. The receiver in `site.config.json` overrides that of the
 * document.
 *
 * @param documents the site's own documents, by file
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
        const further = isOwn || !isBuiltInForm(name) ? undefined : builtIn(name, language)
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
      const configured = isBuiltInForm(name) ? site.forms?.[name] : undefined
      const from = configured?.endpoint == null && document.endpoint != null ? document : { ...document, ...configured }
      const { endpoint = null, encoding = 'json', redirects = 'refuse' } = from
      const translations = translate(name, rest.file !== undefined)
      const { branches = {} } = document
      const settled = { endpoint, encoding, redirects, branches, closedDays, openHours }
      return [name, { name, document, translations, ...rest, ...settled }]
    }),
  )
}

/** Returns all receivers of a form: its own, or null, and those of branches. */
export const receiversOf = ({ endpoint, branches }: Pick<SiteForm, 'endpoint' | 'branches'>): (string | null)[] => [
  endpoint,
  ...Object.values(branches).flatMap((branch) => branch.endpoint ?? []),
]

/** Prefix of the keyword for the days on which a branch is closed. */
export const branchDays = 'closures:'

/** Prefix of the keyword for the hours of a branch. */
export const branchHours = 'hours:'

/** Returns the hours of all offices of a site, by the keywords of form documents. */
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

/** The section types that always contain the same form, and its name. */
export const formsOfTypes = { quoteForm: 'quote', contactForm: 'contact' } as const

/** Returns the name of the form that a section contains; undefined for other sections. */
export function placedForm(section: Section): string | undefined {
  if (section.type === 'form') return section.form
  return section.type === 'quoteForm' || section.type === 'contactForm' ? formsOfTypes[section.type] : undefined
}

/** Finds invalid names of form documents, because sections refer to forms by these names. */
export const checkFormNames = (files: readonly string[]): Problem[] =>
  checkDocumentNames(files, {
    noun: 'form',
    folder,
    nameIn: (name) => translationOf(name)?.name ?? name,
    place: 'the folder forms/ itself, or in that of a language such as forms/es/',
  })
