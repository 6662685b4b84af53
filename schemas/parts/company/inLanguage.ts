import type { JSONSchema } from 'json-schema-to-ts'
import { noticeText } from '../notice.ts'
import { plainText } from '../text.ts'
import { object } from '../typed.ts'
import { office } from './office.ts'
import { phonesInLanguage } from './phones.ts'

const hours = {
  ...office.hours,
  description:
    'When the office answers the phone, in this language: the same lines in the same order, each with the "schema" of its line where it has none.',
} as const satisfies JSONSchema

/** Facts of the company in a further language; numbers, addresses and dates are only in the main facts. */
export const companyInLanguage = object('Company', 'Facts of the company in this language.', {
  properties: {
    name: plainText('Name', 'The name of the company, where it has another one in this language.', 'Marblestep'),
    shortName: plainText(
      'Short name',
      'The short name of the company, where it has another one.',
      'Ortega & Lindqvist',
    ),
    officeName: plainText(
      'Name of the main office',
      'What the main office is called in this language.',
      'Oficina de Baltimore',
    ),
    tagline: plainText('Tagline', 'The line under the name of the company.', 'LIMPIEZA DE OFICINAS'),
    description: plainText('Description', 'What the company does, for search engines.', 'Limpieza de oficinas.'),
    responseTime: plainText('Response time', 'How soon a request is answered.', 'un día laborable'),
    phones: phonesInLanguage,
    hours,
    closures: {
      type: 'object',
      title: 'Closures',
      description: 'Each "note" of the closures, those of branches too, with what it is in this language.',
      additionalProperties: plainText('Note', 'Why, as visitors read it.', 'Navidad'),
      examples: [{ Christmas: 'Navidad' }],
    },
    licences: {
      type: 'object',
      title: 'Licences',
      description: 'Each "name" of the licences with what it is in this language; one that is left out stays as it is.',
      additionalProperties: plainText('Name', 'The licence, as visitors read it.', 'Licencia comercial de Maryland'),
      examples: [{ 'Maryland Business License': 'Licencia comercial de Maryland' }],
    },
    branches: {
      type: 'object',
      title: 'Branches',
      description: 'What differs in this language, by the short name of the branch.',
      additionalProperties: object('Branch', 'The branch in this language.', {
        properties: {
          name: plainText('Name', 'The name of the branch, as visitors know it.', 'Marblestep Towson'),
          phones: phonesInLanguage,
          hours,
          notice: {
            ...noticeText,
            description:
              'The text of the notice of the branch in this language; pages in it show none where this is left out.',
          },
        },
      }),
      examples: [{ towson: { name: 'Marblestep Towson' } }],
    },
  },
})
