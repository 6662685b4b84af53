import type { FormField } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { nearest } from '../../wording/nearest.ts'
import { quoted } from '../../wording/phrases.ts'

/** The autofill values of HTML (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill). */
const known: ReadonlySet<string> = new Set(
  [
    'on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname',
    'username new-password current-password one-time-code organization-title organization',
    'street-address address-line1 address-line2 address-line3 address-level1 address-level2 address-level3 address-level4',
    'country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp',
    'cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month',
    'bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix',
    'tel-extension email impp webauthn',
  ].flatMap((line) => line.split(' ')),
)

/** Common words for values that have another name in HTML. */
const meant: Readonly<Record<string, string>> = {
  'full-name': 'name',
  fullname: 'name',
  'first-name': 'given-name',
  firstname: 'given-name',
  'last-name': 'family-name',
  lastname: 'family-name',
  surname: 'family-name',
  phone: 'tel',
  telephone: 'tel',
  mobile: 'tel',
  mail: 'email',
  'e-mail': 'email',
  zip: 'postal-code',
  'zip-code': 'postal-code',
  postcode: 'postal-code',
  city: 'address-level2',
  town: 'address-level2',
  state: 'address-level1',
  street: 'street-address',
  address: 'street-address',
  company: 'organization',
  organisation: 'organization',
  website: 'url',
  birthday: 'bday',
  none: 'off',
  no: 'off',
  yes: 'on',
}

/** The field types for autofill values, if there is one for the value. */
const typeFor: Readonly<Record<string, string>> = { email: 'email', tel: 'phone' }

/** Finds a plain text field for a value with its own type, which validates it and shows the right keyboard on phones. */
function checkType(field: FormField, path: Mistake['path']): Mistake[] {
  const value = field.type === 'text' ? field.autocomplete : undefined
  const type = value !== undefined && Object.hasOwn(typeFor, value) ? typeFor[value] : undefined
  if (type === undefined) return []
  return [
    {
      path: [...path, 'type'],
      code: 'plain-type',
      message: `Browsers fill in ${value === 'tel' ? 'a phone number' : 'an e-mail address'} here, and a field of the type "text" takes anything.`,
      fix: `Write ${quoted(type)}.`,
      replacement: JSON.stringify(type),
    },
  ]
}

/** Finds an `autocomplete` value that HTML does not define, for which browsers fill in nothing or a guess. */
export function checkAutocomplete(field: FormField, path: Mistake['path']): Mistake[] {
  const value = 'autocomplete' in field ? field.autocomplete : undefined
  if (value === undefined || known.has(value)) return checkType(field, path)
  const guess = Object.hasOwn(meant, value) ? meant[value] : nearest(value, known)
  return [
    {
      path: [...path, 'autocomplete'],
      code: 'unknown-autocomplete',
      message: `Browsers do not know what to fill in for ${quoted(value)}.`,
      fix:
        guess === undefined
          ? 'Write a name that HTML has for it, such as "name", "email", "tel", "organization" or "postal-code", or delete this line.'
          : `Write ${quoted(guess)}.`,
      ...(guess !== undefined && { replacement: JSON.stringify(guess) }),
    },
  ]
}
