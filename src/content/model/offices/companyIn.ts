import type { Site } from '../../../../schemas/index.ts'

type Company = Site['company']
type Hours = NonNullable<Company['hours']>
/** The facts of the company that a further language overrides. */
type OwnFacts = NonNullable<NonNullable<Site['languages']>[string]['company']>

/** Returns the short name of the company, for places with little room. */
export const shortNameOf = ({ name, shortName = name }: Pick<Company, 'name' | 'shortName'>): string => shortName

/** Returns the value of a key that people choose, or undefined. The key may be `constructor`. */
export const valueNamed = <Value>(
  values: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (values && Object.hasOwn(values, name) ? values[name] : undefined)

/**
 * Returns the hours of an office in a further language. If both languages have the same number of lines, a line without
 * a `schema` takes the `schema` of the same line in the site's language.
 */
export function hoursIn(hours: Hours | undefined, own: Hours | undefined): Hours | undefined {
  if (!own || hours?.length !== own.length) return own ?? hours
  return own.map((line, index) => ({ ...hours[index], ...line }))
}

/** Returns the further numbers of an office with the labels of a further language. */
function phonesIn(phones: Company['phones'], own: OwnFacts['phones']): Pick<Company, 'phones'> {
  if (!phones) return {}
  const named = Object.entries(phones).map(([name, phone]) => {
    const { label = phone.label, hours } = valueNamed(own, name) ?? {}
    const shown = hoursIn(phone.hours, hours)
    return [name, { ...phone, label, ...(shown && { hours: shown }) }]
  })
  return { phones: Object.fromEntries(named) }
}

/**
 * Returns the notice of a site or branch with the text of a further language; empty if that language has no text for
 * it.
 */
export const noticeIn = (notice: Site['notice'], text: string | undefined): Pick<Site, 'notice'> =>
  notice && text !== undefined ? { notice: { ...notice, text } } : {}

/** Returns the company for pages in a further language: texts come from that language, all other facts are shared. */
export function companyIn(company: Company, own: OwnFacts = {}): Company {
  const { closures: notes, branches: ownBranches, licences: ownLicences, phones, hours, ...words } = own
  const { closures, branches, licences } = company
  const noted = (all: NonNullable<Company['closures']>) =>
    all.map(({ note, ...days }) => ({ ...days, note: valueNamed(notes, note) ?? note }))
  const ownHours = hoursIn(company.hours, hours)
  return {
    ...company,
    ...words,
    ...(ownHours && { hours: ownHours }),
    ...phonesIn(company.phones, phones),
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
          const { name = branch.name, hours, notice, phones } = valueNamed(ownBranches, key) ?? {}
          const shown = hoursIn(branch.hours, hours)
          return [
            key,
            {
              ...shared,
              name,
              ...(shown && { hours: shown }),
              ...phonesIn(branch.phones, phones),
              ...(branch.closures && { closures: noted(branch.closures) }),
              ...noticeIn(shownNotice, notice),
            },
          ]
        }),
      ),
    }),
  }
}
