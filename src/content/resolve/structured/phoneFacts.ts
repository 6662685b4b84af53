import type { ContactPoint, LocalBusiness, OpeningHoursSpecification } from 'schema-dts'
import { readSchemaDays } from '../../model/days/schemaHours.ts'
import { week } from '../../model/days/weekdays.ts'
import type { Office } from '../../model/offices/officeOf.ts'
import { countryOf } from '../../schema/country.ts'
import { telHref } from '../resolveCompany.ts'

type Phone = NonNullable<Office['phones']>[string]

/** Returns the further numbers of an office as https://schema.org/contactPoint and https://schema.org/faxNumber. */
export function phoneFacts({ phones = {}, address }: Office): Pick<OfBusiness, 'faxNumber' | 'contactPoint'> {
  const country = countryOf({ address })
  const global = ({ number }: Phone) => telHref(number, country).slice('tel:'.length)
  const all = Object.values(phones)
  const fax = all.find(({ kind }) => kind === 'fax')
  const points = all
    .filter(({ kind }) => kind !== 'fax')
    .map((phone): ContactPoint => {
      const hours = (phone.hours ?? []).flatMap(({ schema }) => hoursOf(schema) ?? [])
      return {
        '@type': 'ContactPoint',
        contactType: kinds[phone.kind ?? ''] ?? phone.label,
        telephone: global(phone),
        ...(hours.length > 0 && { hoursAvailable: hours }),
      }
    })
  return { ...(fax && { faxNumber: global(fax) }), ...(points.length > 0 && { contactPoint: points }) }
}

type OfBusiness = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'>

/** The purposes of a number in the words of https://schema.org/contactType. */
const kinds: Readonly<Record<string, string>> = {
  emergency: 'emergency',
  reservations: 'reservations',
  sales: 'sales',
  support: 'customer support',
  billing: 'billing support',
}

/** Converts a line of hours; undefined if nobody answers on these days. */
function hoursOf(schema: string | undefined): OpeningHoursSpecification | undefined {
  const [days = '', times] = schema?.split(' ') ?? []
  if (times === undefined) return undefined
  const [opens = '', closes = ''] = times.split('-')
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...readSchemaDays(days)].flatMap((day) => week[day] ?? []),
    opens,
    closes,
  }
}
