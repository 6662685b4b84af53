/** The forms of a site: those of its folder forms/, and the two that are built in, whose place a file of the same name takes. */
import contact from '../../../schemas/forms/contact.json' with { type: 'json' }
import quote from '../../../schemas/forms/quote.json' with { type: 'json' }
import type { FormDocument, Section, Site } from '../../../schemas/index.ts'
import type { Encoding } from '../../../schemas/parts/encoding.ts'
import type { Redirects } from '../../../schemas/parts/redirects.ts'
import type { Problem } from '../problem/problem.ts'
import { isPageFile, suggestName } from './pageAddress.ts'

/** A form and where its requests go. */
export interface SiteForm {
  name: string
  document: FormDocument
  /** Its file; undefined for one that is built in. */
  file?: string
  /** Null while there is no receiver. */
  endpoint: string | null
  encoding: Encoding
  redirects: Redirects
}

export type SiteForms = ReadonlyMap<string, SiteForm>

/** Receivers of forms by the names of the forms; they replace those of the files, as the environment of a build may name them. */
export type Endpoints = Readonly<Record<string, string | undefined>>

// TypeScript reads no literal types out of JSON; a test holds both documents against the language of forms.
export const builtInForms = { quote, contact } as unknown as Readonly<Record<'quote' | 'contact', FormDocument>>

const folder = 'forms/'

/** Whether a file of a site is a form document. */
export const isFormFile = (file: string): boolean => file.startsWith(folder)

/** Whether a file of a site is a page or a form, and not site.config.json or the record of what was published. */
export const isPageOrForm = (file: string): boolean => isPageFile(file) || isFormFile(file)

/** The name of the form in a file, by which sections place it: `forms/appointment.json` -> `appointment`. */
export const formName = (file: string): string => file.slice(folder.length).replace(/\.json$/, '')

/** The file in which a site writes a form. */
export const formFile = (name: string): string => `${folder}${name}.json`

const isConfigured = (name: string): name is keyof typeof builtInForms => Object.hasOwn(builtInForms, name)

/**
 * The forms of a site by their names, each with its receiver. That of `site.config.json` comes before that of the document.
 *
 * @param documents those of the site, by their files
 */
export function settleForms(site: Site, documents: ReadonlyMap<string, FormDocument>): SiteForms {
  const all = new Map<string, Pick<SiteForm, 'document' | 'file'>>([
    ...Object.entries(builtInForms).map(([name, document]) => [name, { document }] as const),
    ...[...documents].map(([file, document]) => [formName(file), { document, file }] as const),
  ])
  return new Map(
    [...all].map(([name, { document, ...rest }]) => {
      const configured = isConfigured(name) ? site.forms?.[name] : undefined
      const from = configured?.endpoint == null && document.endpoint != null ? document : { ...document, ...configured }
      const { endpoint = null, encoding = 'json', redirects = 'refuse' } = from
      return [name, { name, document, ...rest, endpoint, encoding, redirects }]
    }),
  )
}

/** The form that a section places; undefined for other sections. */
export function placedForm(section: Section): string | undefined {
  if (section.type === 'form') return section.form
  return section.type === 'quoteForm' ? 'quote' : section.type === 'contactForm' ? 'contact' : undefined
}

const namePattern = /^[a-z][a-z0-9-]*$/

/** What is wrong with the names of form documents: they are the names by which sections place the forms. */
export function checkFormNames(files: readonly string[]): Problem[] {
  return files.flatMap((file): Problem[] => {
    const name = formName(file)
    if (namePattern.test(name) && file.endsWith('.json')) return []
    const at = { file, start: 0, end: 0, severity: 'error' as const, code: 'file-name' }
    if (name.includes('/'))
      return [
        {
          ...at,
          message: 'A form must lie in the folder forms/ itself, not in a folder inside it.',
          fix: `Move it to forms/${name.slice(name.lastIndexOf('/') + 1)}.json.`,
        },
      ]
    const better = suggestName(name.replace(/\.json$/i, '')).replace(/^[^a-z]+/, '')
    return [
      {
        ...at,
        message: `A form cannot be called ${JSON.stringify(name)}: sections place it by the name of its file.`,
        fix: `Rename it${better === '' ? '' : ` to "${better}.json"`}: such a name has small letters, digits and hyphens, and begins with a letter.`,
      },
    ]
  })
}
