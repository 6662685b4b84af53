import type { JSONSchema } from 'json-schema-to-ts'
import { area } from './parts/company/area.ts'
import { americanCompany, company } from './parts/company/company.ts'
import { companyInLanguage } from './parts/company/inLanguage.ts'
import { link } from './parts/link.ts'
import { menuEntry, menuLink } from './parts/menuEntry.ts'
import { notice, noticeText } from './parts/notice.ts'
import { patterns } from './parts/patterns.ts'
import { receiver } from './parts/receiver.ts'
import { siteSource } from './parts/source.ts'
import { inlineText, plainText } from './parts/text.ts'
import { colours } from './parts/theme/colours.ts'
import { fonts } from './parts/theme/fonts.ts'
import { logo } from './parts/theme/logo.ts'
import { looks } from './parts/theme/looks.ts'
import { corner, density, head } from './parts/theme/shape.ts'
import { words } from './words/index.ts'

const form = {
  type: 'object',
  title: 'Form',
  description: 'Where the requests of a form go.',
  properties: receiver,
  required: ['endpoint'],
  additionalProperties: false,
} as const satisfies JSONSchema

const header = {
  type: 'object',
  title: 'Header',
  description: 'The links and the button at the top of every page.',
  properties: {
    links: {
      type: 'array',
      title: 'Links',
      description:
        'Addresses of the pages to link to, each shown by its name; an entry in braces has words of its own, and may open a menu.',
      items: menuEntry,
      minItems: 1,
      uniqueItems: true,
      examples: [['/services/', '/about/']],
    },
    button: link,
  },
  required: ['links', 'button'],
  additionalProperties: false,
} as const satisfies JSONSchema

const footer = {
  type: 'object',
  title: 'Footer',
  description: 'The link columns and the last row of every page.',
  properties: {
    columns: {
      type: 'array',
      title: 'Columns',
      description: 'Columns of links, each listed from a folder or written one by one.',
      items: {
        type: 'object',
        title: 'Column',
        description: 'A heading with the pages of a folder under it, or with links of your choice.',
        properties: {
          heading: plainText('Heading', 'The heading of the column.', 'Services'),
          source: siteSource,
          links: {
            type: 'array',
            title: 'Links',
            description:
              'What stands under the heading in place of "source": addresses of pages, each shown by its name, and links with words of their own, to other websites too.',
            items: menuLink,
            minItems: 1,
            uniqueItems: true,
            examples: [['/about/', { label: 'Instagram', href: 'https://www.instagram.com/marblestep' }]],
          },
        },
        required: ['heading'],
        additionalProperties: false,
      },
    },
    links: {
      type: 'array',
      title: 'Last row',
      description:
        'The links of the last row: addresses of pages, each shown by its name, and links with words of their own, to other websites too.',
      items: menuLink,
      uniqueItems: true,
      examples: [['/privacy-policy/', '/sitemap/']],
    },
    offices: {
      type: 'string',
      title: 'Other offices',
      description:
        'What the footer shows of the branches of the company: links to their pages (links), also address and phone of each (details), or nothing (none); left out, it has the links, unless it leads to one of these pages already.',
      enum: ['links', 'details', 'none'],
      examples: ['details'],
    },
    text: inlineText(
      'Line of your own',
      'What every page must say, such as who answers for it, above the last row; **bold**, *italic* and [links](/contact/) may be used.',
      'Attorney advertising. Responsible attorney: Marisol Ibarra, El Paso.',
    ),
    careers: {
      type: ['string', 'null'],
      title: 'Careers',
      description:
        'Where the Careers link goes: a web or mailto: address; null while there is nothing to link to, and left out for no such link.',
      examples: ['mailto:jobs@example.com', null],
    },
  },
  required: ['columns', 'links'],
  additionalProperties: false,
} as const satisfies JSONSchema

const languages = {
  type: 'object',
  title: 'Further languages',
  description:
    'The other languages of the site: the code of each is the name of the folder with its pages, "es" for pages/es/.',
  additionalProperties: {
    type: 'object',
    title: 'Language',
    description: 'A further language: its name, and what pages in it say in place of what is said here.',
    properties: {
      name: plainText('Name', 'What people who speak the language call it.', 'Español'),
      company: companyInLanguage,
      notice: noticeText,
      header,
      footer,
      words,
    },
    required: ['name'],
    additionalProperties: false,
  },
  examples: [{ es: { name: 'Español' } }],
} as const satisfies JSONSchema

/** The kinds of pages. */
const pageKinds = ['service', 'industry', 'location', 'about', 'contact', 'article', 'event', 'offer', 'job'] as const

/** `site.config.json` in any country: the facts of the company, in one place, and the structure of the site. */
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
      pattern: patterns.origin,
      examples: ['https://www.marblestep.example'],
    },
    base: {
      type: 'string',
      title: 'Folder on the host',
      description: 'The folder the site lies in on its host, with a slash at both ends; / for most sites.',
      pattern: patterns.base,
      default: '/',
      examples: ['/'],
    },
    language: {
      type: 'string',
      title: 'Language',
      description: 'The language of the pages, as a code; English as written in your country when left out.',
      pattern: patterns.language,
      examples: ['en-GB'],
    },
    languages,
    words,
    company,
    kinds: {
      type: 'object',
      title: 'Kinds of pages',
      description: 'What the pages of a folder, or a single page, are about, for search engines.',
      additionalProperties: {
        type: 'string',
        title: 'Kind of page',
        description: 'What the page, or each page of the folder, is about.',
        enum: pageKinds,
        examples: ['service'],
      },
      examples: [{ services: 'service', about: 'about' }],
    },
    feeds: {
      type: 'array',
      title: 'Feeds',
      description:
        'Folders whose pages readers can subscribe to: the build writes an Atom feed of each, blog/feed.xml for blog.',
      items: {
        type: 'string',
        title: 'Folder',
        description: 'A folder inside pages/ whose pages have a date.',
        minLength: 1,
        examples: ['blog'],
      },
      minItems: 1,
      uniqueItems: true,
      examples: [['blog']],
    },
    notice,
    header,
    footer,
    forms: {
      type: 'object',
      title: 'Forms',
      description: 'Where the requests of the quote form and of the contact form go, unless a file in forms/ says it.',
      properties: { quote: form, contact: form },
      additionalProperties: false,
    },
    redirects: {
      type: 'object',
      title: 'Redirects',
      description:
        'Addresses of pages that were renamed or deleted, and of the pages of an earlier site, each with the address of the page that visitors find instead.',
      additionalProperties: {
        type: 'string',
        title: 'New address',
        description: 'The address of a page that exists; "#" and the id of a section may follow.',
        minLength: 1,
        examples: ['/locations/columbia-md/', '/about/#values'],
      },
      examples: [{ '/locations/columbia/': '/locations/columbia-md/', '/about-us.html': '/about/' }],
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
          items: { type: 'string', pattern: patterns.host },
          uniqueItems: true,
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
          description:
            'The flight of steps in the corners of panels, on wide grounds and in the sign of the site, or none.',
          enum: ['steps', 'none'],
          default: 'steps',
          examples: ['steps'],
        },
        corner,
        density,
        head,
        ...looks,
        fonts,
        logo,
        light: colours,
        dark: colours,
      },
      additionalProperties: false,
    },
    area,
  },
  required: ['domain', 'company', 'header', 'footer'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The same for a company in the United States. */
export const americanSite = {
  ...site,
  properties: {
    ...site.properties,
    language: {
      ...site.properties.language,
      description: 'The language of the pages, as a code.',
      default: 'en-US',
      examples: ['en-US'],
    },
    company: americanCompany,
  },
} as const satisfies JSONSchema
