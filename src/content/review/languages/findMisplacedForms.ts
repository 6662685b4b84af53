import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { formName } from '../../model/files/siteForms.ts'
import { englishName, languageAt, tagOf } from '../../model/languages.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted } from '../../wording/phrases.ts'

interface PlacedForms {
  site: Site
  pages: readonly SitePage[]
  /** The forms that are no translations, by file. */
  own: ReadonlyMap<string, FormDocument>
  /** Of each form and language in which pages place it, `es/quote` or `/quote`, the first of these pages. */
  placed: ReadonlyMap<string, SitePage>
  /** The further languages of the site. */
  languages: readonly string[]
}

interface Misplaced {
  file: string
  mistake: Mistake
  /** The form and the further language in question, `en/reservation`. */
  pair: string
}

/** The least share of fields that two forms for the same have in common, by their names and types. */
const leastShared = 0.6

/**
 * Finds pages that place a form of another language though their own has one for the same: `booking`, which asks what
 * `reservation` asks and which only pages in English place, is the English form, and no English page means the other one.
 */
export function findMisplacedForms({ site, pages, own, placed, languages }: PlacedForms): Misplaced[] {
  const documents = new Map([...own].map(([file, document]) => [formName(file), document]))
  const languagesOf = (name: string) => {
    const of = ['', ...languages].filter((language) => placed.has(`${language}/${name}`))
    const { thanks } = documents.get(name) ?? {}
    return of.length > 0 || thanks === undefined ? of : [languageAt(site, thanks) ?? '']
  }
  const twinIn = (language: string, name: string) => {
    const twins = [...documents.keys()].filter(
      (other) => other !== name && languagesOf(other).join() === language && isAlike(documents, name, other),
    )
    return twins.length === 1 ? twins[0] : undefined
  }
  return languages.flatMap((language) =>
    [...documents.keys()].flatMap((name) => {
      if (!placed.has(`${language}/${name}`) || !placed.has(`/${name}`)) return []
      const [here, there] = [twinIn(language, name), twinIn('', name)]
      // The form is in the language whose pages have no other one for the same.
      if ((here === undefined) === (there === undefined)) return []
      const [wrong, right] = here === undefined ? ['', there ?? ''] : [language, here]
      const tag = tagOf(site, wrong === '' ? undefined : wrong)
      return pages
        .filter(({ path, page }) => page.draft !== true && (languageAt(site, path) ?? '') === wrong)
        .flatMap((page) =>
          mistakesOn(page, { name, right, tag }).map((mistake) => ({
            ...{ file: page.file, mistake, pair: `${language}/${name}` },
          })),
        )
    }),
  )
}

function mistakesOn(page: SitePage, { name, right, tag }: { name: string; right: string; tag: string }): Mistake[] {
  return readSections(page).flatMap((section, index): Mistake[] =>
    section.type === 'form' && section.form === name && section.hidden !== true
      ? [
          {
            path: ['sections', index, 'form'],
            code: 'form-of-other-language',
            severity: 'warning',
            message: `The form ${quoted(name)} is in another language than this page.`,
            fix: `Write ${quoted(right)}: it asks the same in ${englishName(tag)}.`,
            replacement: JSON.stringify(right),
          },
        ]
      : [],
  )
}

/** Whether two forms ask the same: most of their fields have one name and type. */
function isAlike(documents: ReadonlyMap<string, FormDocument>, one: string, other: string): boolean {
  const [own = [], its = []] = [one, other].map((name) =>
    (documents.get(name)?.fields ?? []).map((field) => `${field.type} ${field.name}`),
  )
  const shared = own.filter((field) => its.includes(field)).length
  return shared > 0 && (2 * shared) / (own.length + its.length) >= leastShared
}
