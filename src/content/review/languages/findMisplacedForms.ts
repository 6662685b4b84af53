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
  /** The first page that places each form in each language, by `es/quote` or `/quote`. */
  placed: ReadonlyMap<string, SitePage>
  /** The additional languages of the site. */
  languages: readonly string[]
}

interface Misplaced {
  file: string
  mistake: Mistake
  /** The form and the language concerned, `en/reservation`. */
  pair: string
}

/** The smallest share of fields, compared by name and type, that two forms with the same purpose have in common. */
const leastShared = 0.6

/**
 * Finds pages that place a form of another language although their own has one for the same purpose. If `booking` asks
 * what `reservation` asks and only English pages place it, it is the English form, and English pages should not place
 * the other one.
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
      (other) =>
        other !== name &&
        languagesOf(other).join() === language &&
        asksTheSame(documents.get(name), documents.get(other)),
    )
    return twins.length === 1 ? twins[0] : undefined
  }
  return languages.flatMap((language) =>
    [...documents.keys()].flatMap((name) => {
      if (!placed.has(`${language}/${name}`) || !placed.has(`/${name}`)) return []
      const [here, there] = [twinIn(language, name), twinIn('', name)]
      // The form has the language whose pages have no other form for the same purpose.
      if ((here === undefined) === (there === undefined)) return []
      const [wrong, right] = here === undefined ? ['', there ?? ''] : [language, here]
      const tag = tagOf(site, wrong === '' ? undefined : wrong)
      return pages
        .filter(({ path, page }) => page.draft !== true && (languageAt(site, path) ?? '') === wrong)
        .flatMap((page) =>
          mistakesOn(page, { name, right, tag }).map((mistake) => ({
            file: page.file,
            mistake,
            pair: `${language}/${name}`,
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
            message: `The form ${quoted(name)} is in another language than this page.`,
            fix: `Write ${quoted(right)}: it asks the same in ${englishName(tag)}.`,
            replacement: JSON.stringify(right),
          },
        ]
      : [],
  )
}

/** Whether two forms ask the same: most of their fields have the same name and type. */
export function asksTheSame(one: FormDocument | undefined, other: FormDocument | undefined): boolean {
  const [own = [], its = []] = [one, other].map((form) =>
    (form?.fields ?? []).map((field) => `${field.type} ${field.name}`),
  )
  const shared = own.filter((field) => its.includes(field)).length
  return shared > 0 && (2 * shared) / (own.length + its.length) >= leastShared
}
