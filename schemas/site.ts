import type { JSONSchema } from 'json-schema-to-ts'
import { link } from './parts/link.ts'
import { source } from './parts/source.ts'
import { href, plain } from './parts/text.ts'

const coordinates = {
  type: 'array',
  title: 'Points',
  description: 'Points of the line, each as [latitude, longitude].',
  items: {
    type: 'array',
    items: [
      { type: 'number', minimum: -90, maximum: 90 },
      { type: 'number', minimum: -180, maximum: 180 },
    ],
    minItems: 2,
    maxItems: 2,
    additionalItems: false,
  },
  minItems: 2,
  examples: [
    [
      [39.29, -76.61],
      [39.4, -76.6],
    ],
  ],
} as const satisfies JSONSchema

const endpoint = {
  type: ['string', 'null'],
  title: 'Receiver',
  description: 'The address that receives the requests of this form; null when there is none yet.',
  pattern: '^(https?://|/)',
  examples: ['https://hooks.example.com/quote'],
} as const satisfies JSONSchema

const form = {
  type: 'object',
  title: 'Form',
  description: 'Where the requests of a form go.',
  properties: { endpoint },
  required: ['endpoint'],
  additionalProperties: false,
} as const satisfies JSONSchema

const colours = {
  type: 'object',
  title: 'Colours',
  description: 'Colours of the theme by name, such as brand or action; those left out keep their default.',
  additionalProperties: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' },
  examples: [{ brand: '#0E5A52' }],
} as const satisfies JSONSchema

/** `site.config.json`: the facts of the company, which stand here once, and how the site is put together. */
export const site = {
  type: 'object',
  title: 'Site',
  description: 'The facts of the company, which stand here once, and how the site is put together.',
  properties: {
    $schema: {
      type: 'string',
      title: 'Schema',
      description: 'Tells text editors which fields this file may have.',
      examples: ['./schemas/site.schema.json'],
    },
    domain: {
      type: 'string',
      title: 'Domain',
      description: 'The address of the site, with https:// and without a slash at the end.',
      pattern: '^https://[^/]+$',
      examples: ['https://www.marblestep.example'],
    },
    base: {
      type: 'string',
      title: 'Folder on the host',
      description: 'The folder the site lies in on its host, with a slash at both ends; / for most sites.',
      pattern: '^/(.*/)?$',
      default: '/',
      examples: ['/'],
    },
    language: {
      type: 'string',
      title: 'Language',
      description: 'The language of the pages, as a code.',
      default: 'en-US',
      examples: ['en-US'],
    },
    company: {
      type: 'object',
      title: 'Company',
      description: 'The facts of the company; pages use them as {company}, {phone}, {email} and {responseTime}.',
      properties: {
        name: { ...plain, title: 'Name', description: 'The name of the company.', examples: ['Marblestep'] },
        tagline: {
          ...plain,
          title: 'Tagline',
          description: 'The line under the name in the footer.',
          examples: ['JANITORIAL & FACILITY SOLUTIONS'],
        },
        phone: {
          ...plain,
          title: 'Phone',
          description: 'The phone number as visitors read it.',
          examples: ['(410) 555-0142'],
        },
        email: {
          type: 'string',
          title: 'E-mail',
          description: 'The address visitors write to.',
          pattern: '^\\S+@\\S+$',
          examples: ['hello@marblestep.example'],
        },
        address: {
          type: 'object',
          title: 'Address',
          description: 'The street address.',
          properties: {
            street: {
              ...plain,
              title: 'Street',
              description: 'Street and number.',
              examples: ['3410 Windsor Mill Road'],
            },
            city: { ...plain, title: 'City', description: 'The town of the office.', examples: ['Baltimore'] },
            state: { ...plain, title: 'State', description: 'The state as two capital letters.', examples: ['MD'] },
            zip: { ...plain, title: 'ZIP code', description: 'The ZIP code.', examples: ['21207'] },
          },
          required: ['street', 'city', 'state', 'zip'],
          additionalProperties: false,
        },
        latitude: {
          type: 'number',
          title: 'Latitude',
          description: 'Degrees north of the office.',
          examples: [39.3237],
        },
        longitude: {
          type: 'number',
          title: 'Longitude',
          description: 'Degrees east of the office (negative in America).',
          examples: [-76.7133],
        },
        hours: {
          type: 'array',
          title: 'Hours',
          description: 'When the office answers the phone, one line for each span of days.',
          items: {
            type: 'object',
            title: 'Span',
            description: 'Days and the time they open and close.',
            properties: {
              days: {
                ...plain,
                title: 'Days',
                description: 'The days, as visitors read them.',
                examples: ['Monday–Friday'],
              },
              schema: {
                ...plain,
                title: 'For search engines',
                description: 'The same days and times in the form of schema.org.',
                examples: ['Mo-Fr 07:00-19:00'],
              },
              time: {
                ...plain,
                title: 'Time',
                description: 'The times, as visitors read them.',
                examples: ['7 am – 7 pm'],
              },
            },
            required: ['days', 'time', 'schema'],
            additionalProperties: false,
          },
        },
        priceRange: {
          ...plain,
          title: 'Price range',
          description: 'The price marker for search engines.',
          examples: ['$'],
        },
        description: {
          ...plain,
          title: 'Description',
          description: 'The company in one sentence.',
          examples: ['Janitorial and facility cleaning for offices, clinics, schools, stores and public buildings.'],
        },
        responseTime: {
          ...plain,
          title: 'Response time',
          description: 'How soon a request is answered; pages use it as {responseTime}.',
          examples: ['one business day'],
        },
      },
      required: ['name', 'tagline', 'phone', 'email', 'address', 'priceRange', 'description', 'responseTime'],
      additionalProperties: false,
    },
    kinds: {
      type: 'object',
      title: 'Kinds of pages',
      description: 'What the pages of a folder, or a single page, are about, for search engines.',
      additionalProperties: { type: 'string', enum: ['service', 'industry', 'location', 'about', 'contact'] },
      examples: [{ services: 'service', about: 'about' }],
    },
    header: {
      type: 'object',
      title: 'Header',
      description: 'The links and the button at the top of every page.',
      properties: {
        links: {
          type: 'array',
          title: 'Links',
          description: 'Addresses of the pages to link to; each is shown by its name.',
          items: href,
          minItems: 1,
          examples: [['/services/', '/about/']],
        },
        button: link,
      },
      required: ['links', 'button'],
      additionalProperties: false,
    },
    footer: {
      type: 'object',
      title: 'Footer',
      description: 'The link columns and the last row of every page.',
      properties: {
        columns: {
          type: 'array',
          title: 'Columns',
          description: 'Columns of links, each listed from a folder.',
          items: {
            type: 'object',
            title: 'Column',
            description: 'A heading and the folder whose pages are listed under it.',
            properties: {
              heading: {
                ...plain,
                title: 'Heading',
                description: 'The heading of the column.',
                examples: ['Services'],
              },
              source,
            },
            required: ['heading', 'source'],
            additionalProperties: false,
          },
        },
        links: {
          type: 'array',
          title: 'Last row',
          description: 'Addresses of the pages linked in the last row; each is shown by its name.',
          items: href,
          examples: [['/privacy-policy/', '/sitemap/']],
        },
        careers: {
          type: ['string', 'null'],
          title: 'Careers',
          description: 'Where the Careers link goes: a web or mailto: address; null while there is nothing to link to.',
          examples: [null],
        },
      },
      required: ['columns', 'links', 'careers'],
      additionalProperties: false,
    },
    forms: {
      type: 'object',
      title: 'Forms',
      description: 'Where the requests of the two forms go.',
      properties: { quote: form, contact: form },
      required: ['quote', 'contact'],
      additionalProperties: false,
    },
    images: {
      type: 'object',
      title: 'Pictures',
      description: 'Rules for pictures.',
      properties: {
        hosts: {
          type: 'array',
          title: 'Allowed hosts',
          description: 'Hosts from which pages may show pictures.',
          items: plain,
          examples: [['images.example.com']],
        },
      },
      additionalProperties: false,
    },
    theme: {
      type: 'object',
      title: 'Theme',
      description: 'The look of the site.',
      properties: {
        darkMode: {
          type: 'string',
          title: 'Dark mode',
          description: 'auto follows the device of the visitor; light and dark are fixed.',
          enum: ['auto', 'light', 'dark'],
          default: 'auto',
          examples: ['auto'],
        },
        motif: {
          type: 'string',
          title: 'Motif',
          description: 'The shape cut out of the corners of panels: steps, or none.',
          enum: ['steps', 'none'],
          default: 'steps',
          examples: ['steps'],
        },
        light: colours,
        dark: colours,
      },
      additionalProperties: false,
    },
    area: {
      type: 'object',
      title: 'Drawn map',
      description: 'Lines of the drawn map of the service area.',
      properties: {
        outlines: {
          type: 'array',
          title: 'Outlines',
          description: 'Borders of counties and water.',
          items: {
            type: 'object',
            title: 'Outline',
            description: 'A border.',
            properties: {
              name: { ...plain, title: 'Name', description: 'What lies inside.', examples: ['Baltimore County'] },
              water: { type: 'boolean', title: 'Water', description: 'Whether it is water.', examples: [true] },
              points: coordinates,
            },
            required: ['name', 'points'],
            additionalProperties: false,
          },
        },
        roads: {
          type: 'array',
          title: 'Roads',
          description: 'Main roads.',
          items: {
            type: 'object',
            title: 'Road',
            description: 'A main road.',
            properties: {
              name: { ...plain, title: 'Name', description: 'The name on the map.', examples: ['I-695'] },
              points: coordinates,
            },
            required: ['name', 'points'],
            additionalProperties: false,
          },
        },
      },
      required: ['outlines', 'roads'],
      additionalProperties: false,
    },
  },
  required: ['domain', 'company', 'header', 'footer', 'forms'],
  additionalProperties: false,
} as const satisfies JSONSchema
