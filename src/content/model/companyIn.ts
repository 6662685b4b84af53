import type { Site } from '../../../schemas/index.ts'

type Company = Site['company']
type Hours = NonNullable<Company['hours']>
/** What a further language says of the company. */
export type OwnFacts = NonNullable<NonNullable<Site['languages']>[string]['company']>

/** The name where there is little room. */
export const shortNameOf = ({ name, shortName = name }: Pick<Company, 'name' | 'shortName'>): string => shortName

/** The value of a name that somebody wrote, which may be called `constructor`. */
export const valueNamed = <Value>(
  values: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (values && Object.hasOwn(values, name) ? values[name] : undefined)

/**
 * Gives the hours of an office in a further language. Where both languages have as many lines, a line without a `schema` takes
 * the `schema` of the same line in the language of the site.
 */
export function hoursIn(hours: Hours | undefined, own: Hours | undefined): Hours | undefined {
  if (!own || hours?.length !== own.length) return own ?? hours
  return own.map((line, index) => ({ ...hours[index], ...line }))
}

/** The notice of a site or a branch with the text that a further language gives it; nothing where it gives none. */
export const noticeIn = (notice: Site['notice'], text: string | undefined): Pick<Site, 'notice'> =>
  notice && text !== undefined ? { notice: { ...notice, text } } : {}

/** A company as pages in a further language say it: its words are those of the language, all else stays. */
export function companyIn(company: Company, own: OwnFacts = {}): Company {
  const { closures: notes, branches: ownBranches, licences: ownLicences, hours, ...words } = own
  const { closures, branches, licences } = company
  const noted = (all: NonNullable<Company['closures']>) =>
    all.map(({ note, ...days }) => ({ ...days, note: valueNamed(notes, note) ?? note }))
  const ownHours = hoursIn(company.hours, hours)
  return {
    ...company,
    ...words,
    ...(ownHours && { hours: ownHours }),
    ...(closures && { closures: noted(closures) }),
    ...(licences && {
      licences: licences.map((licence) => ({
        ...licence,
        name: valueNamed(ownLicences, licence.name) ?? licence.name,
      })),
    }),
    ...(branches && {
      branches: Object.fromEntries(
        Object.entries(branches).map(([key, branch]) => {
          const { notice: shownNotice, ...shared } = branch
          const { name = branch.name, hours, notice } = valueNamed(ownBranches, key) ?? {}
          const shown = hoursIn(branch.hours, hours)
          return [
            key,
            {
              ...shared,
              name,
              ...(shown && { hours: shown }),
              ...(branch.closures && { closures: noted(branch.closures) }),
              ...noticeIn(shownNotice, notice),
            },
          ]
        }),
      ),
    }),
  }
}
