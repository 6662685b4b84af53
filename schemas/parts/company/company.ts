import type { JSONSchema } from 'json-schema-to-ts'
import { day } from '../dated.ts'
import { notice } from '../notice.ts'
import { patterns } from '../patterns.ts'
import { plainText } from '../text.ts'
import { array, integer, object, string } from '../typed.ts'
import { address, americanAddress, americanLongitude, branchCountry, businessType, office } from './office.ts'
import { phones } from './phones.ts'

const closure = object('Closure', 'Days on which an office is closed, or open at other hours, and why.', {
  properties: {
    from: day('From', 'The first day, as year-month-day.', '2026-12-24'),
    to: day('To', 'The last day; left out for one day alone.', '2026-12-26'),
    note: plainText('Note', 'Why, as visitors read it.', 'Christmas'),
    hours: string(
      'Hours',
      'When it is open on these days all the same, such as "08:00-12:00"; left out for days on which it is closed.',
      { pattern: patterns.fromTo, examples: ['08:00-12:00'] },
    ),
  },
  required: ['from', 'note'],
})

const branch = object('Branch', 'Another office of the company, with what differs from the main one.', {
  properties: {
    name: plainText('Name', 'The name of the branch, as visitors know it.', 'Marblestep Towson'),
    type: businessType,
    phone: { ...office.phone, description: 'The phone number of the branch as visitors read it.' },
    phones: {
      ...phones,
      description:
        'Numbers beside the phone of the branch, each under its name; those of the company but a fax are numbers of the branch too, unless it has one of the same name.',
    },
    email: {
      ...office.email,
      description: 'The address visitors of the branch write to; that of the company when left out.',
    },
    address: { ...address, properties: { ...address.properties, country: branchCountry } },
    latitude: office.latitude,
    longitude: office.longitude,
    hours: {
      ...office.hours,
      description: 'When the branch answers the phone, one line for each span of days and of times.',
    },
    closures: array('Closures', 'Days on which this branch is closed and the company is not.', {
      items: closure,
      minItems: 1,
      examples: [[{ from: '2026-07-13', note: 'New floors' }]],
    }),
    notice: {
      ...notice,
      description:
        'One line over the header of the pages about this branch, below the notice of the site where it has one.',
    },
  },
  required: ['name', 'phone', 'address'],
})

const branches = {
  type: 'object',
  title: 'Branches',
  description:
    'Other offices of the company, each under a short name that its pages say as "branch", so that their phone, e-mail, address, map and hours are those of the branch.',
  additionalProperties: branch,
  examples: [
    {
      towson: {
        name: 'Marblestep Towson',
        phone: '(410) 555-0177',
        address: { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' },
      },
    },
  ],
} as const satisfies JSONSchema

/** The facts of the company, in any country. */
export const company = object(
  'Company',
  'The facts of the company; pages use them as {company}, {companyShort}, {phone}, {email} and {responseTime}.',
  {
    properties: {
      name: plainText('Name', 'The name of the company.', 'Marblestep'),
      shortName: plainText(
        'Short name',
        'A shorter name for where there is little room: the header shows it, and titles say it as {companyShort}; left out where the name is short.',
        'Ortega & Lindqvist',
      ),
      officeName: plainText(
        'Name of the main office',
        'What the main office is called beside the branches, on maps and over its contact details; the name of the company when left out.',
        'Baltimore office',
      ),
      type: businessType,
      tagline: plainText('Tagline', 'The line under the name in the footer.', 'JANITORIAL & FACILITY SOLUTIONS'),
      phone: office.phone,
      phones,
      email: office.email,
      address,
      latitude: office.latitude,
      longitude: office.longitude,
      hours: office.hours,
      branches,
      currency: string(
        'Currency',
        'The currency of prices as three capital letters (ISO 4217), if it differs from the currency of the country.',
        { pattern: patterns.currency, examples: ['USD'] },
      ),
      closures: array(
        'Closures',
        'Days on which all offices are closed beside the usual ones; contact details, the footer and search engines show them from four weeks before.',
        {
          items: closure,
          minItems: 1,
          examples: [[{ from: '2026-12-24', to: '2026-12-26', note: 'Christmas' }]],
        },
      ),
      founded: integer(
        'Founded',
        'The year in which the company was founded; the footer shows it, and search engines read it.',
        { minimum: 1000, maximum: 2100, examples: [2009] },
      ),
      sameAs: array(
        'Other places on the web',
        'Web addresses of pages elsewhere that are about the company, such as its profile on Facebook; the footer links to them, and search engines read them.',
        {
          items: string('Profile', 'The web address of a page about the company.', {
            pattern: patterns.httpsAddress,
            examples: ['https://www.facebook.com/your-company'],
          }),
          minItems: 1,
          uniqueItems: true,
          examples: [['https://www.facebook.com/your-company']],
        },
      ),
      licences: array(
        'Licenses and insurances',
        'Licenses, insurances and certificates of the company, each with its number; the foot of every page shows them.',
        {
          items: object('License or insurance', 'One that a customer can check.', {
            properties: {
              name: plainText('Name', 'What it is and who gave it.', 'Maryland Business License'),
              number: plainText('Number', 'The number under which it can be checked.', '24-123456'),
            },
            required: ['name', 'number'],
          }),
          minItems: 1,
          examples: [[{ name: 'Maryland Business License', number: '24-123456' }]],
        },
      ),
      priceRange: plainText(
        'Price range',
        'How dear the company is, for search engines alone: "$" to "$$$$", or the least and the most that something costs; left out where that says nothing, as of a law office.',
        '$',
      ),
      description: plainText(
        'Description',
        'The company in one sentence.',
        'Janitorial and facility cleaning for offices, clinics, schools, stores and public buildings.',
      ),
      responseTime: plainText(
        'Response time',
        'How soon a request is answered; pages use it as {responseTime}.',
        'one business day',
      ),
    },
    required: ['name', 'tagline', 'phone', 'email', 'address', 'description', 'responseTime'],
  },
)

/** The same for the United States. */
export const americanCompany = {
  ...company,
  properties: {
    ...company.properties,
    address: americanAddress,
    longitude: americanLongitude,
    branches: {
      ...branches,
      additionalProperties: {
        ...branch,
        properties: {
          ...branch.properties,
          address: { ...americanAddress, properties: { ...americanAddress.properties, country: branchCountry } },
          longitude: americanLongitude,
        },
      },
    },
  },
} as const satisfies JSONSchema
