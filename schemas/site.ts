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
import { array, object, string } from './parts/typed.ts'
import { words } from './words/index.ts'

const form = object('Form', 'Where the requests of a form go.', { properties: receiver, required: ['endpoint'] })

const header = object('Header', 'The links and the button at the top of every page.', {
  properties: {
    links: array(
      'Links',
      'Addresses of the pages to link to, each shown by its name; an entry in braces has words of its own, and may open a menu.',
      { items: menuEntry, minItems: 1, uniqueItems: true, examples: [['/services/', '/about/']] },
    ),
    button: link,
  },
  required: ['links', 'button'],
})

const footer = object('Footer', 'The link columns and the last row of every page.', {
  properties: {
    columns: array('Columns', 'Columns of links, each listed from a folder or written one by one.', {
      items: object('Column', 'A heading with the pages of a folder under it, or with links of your choice.', {
        properties: {
          heading: plainText('Heading', 'The heading of the column.', 'Services'),
          source: siteSource,
          links: array(
            'Links',
            'What stands under the heading in place of "source": addresses of pages, each shown by its name, and links with words of their own, to other websites too.',
            {
              items: menuLink,
              minItems: 1,
              uniqueItems: true,
              examples: [['/about/', { label: 'Instagram', href: 'https://www.instagram.com/marblestep' }]],
            },
          ),
        },
        required: ['heading'],
      }),
    }),
    links: array(
      'Last row',
      'The links of the last row: addresses of pages, each shown by its name, and links with words of their own, to other websites too.',
      { items: menuLink, uniqueItems: true, examples: [['/privacy-policy/', '/sitemap/']] },
    ),
    offices: string(
      'Other offices',
      'What the footer shows of the branches of the company: links to their pages (links), also address and phone of each (details), or nothing (none); left out, it has the links, unless it leads to one of these pages already.',
      { enum: ['links', 'details', 'none'], examples: ['details'] },
    ),
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
})

const languages = {
  type: 'object',
  title: 'Further languages',
  description:
    'The other languages of the site: the code of each is the name of the folder with its pages, "es" for pages/es/.',
  additionalProperties: object(
    'Language',
    'A further language: its name, and what pages in it say in place of what is said here.',
    {
      properties: {
        name: plainText('Name', 'What people who speak the language call it.', 'Español'),
        company: companyInLanguage,
        notice: noticeText,
        header,
        footer,
        words,
      },
      required: ['name'],
    },
  ),
  examples: [{ es: { name: 'Español' } }],
} as const satisfies JSONSchema

/** The kinds of pages. */
const pageKinds = ['service', 'industry', 'location', 'about', 'contact', 'article', 'event', 'offer', 'job'] as const

/** `site.config.json` in any country: the facts of the company, in one place, and the structure of the site. */
export const site = object(
  'Site',
  'The facts of the company, which stand here once, and how the site is put together.',
  {
    properties: {
      $schema: string('Schema', 'Tells text editors which fields this file may have.', {
        examples: ['./schemas/site.schema.json'],
      }),
      domain: string('Domain', 'The address of the site, with https:// and without a slash at the end.', {
        pattern: patterns.origin,
        examples: ['https://www.marblestep.example'],
      }),
      base: string(
        'Folder on the host',
        'The folder the site lies in on its host, with a slash at both ends; / for most sites.',
        { pattern: patterns.base, default: '/', examples: ['/'] },
      ),
      language: string(
        'Language',
        'The language of the pages, as a code; English as written in your country when left out.',
        { pattern: patterns.language, examples: ['en-GB'] },
      ),
      languages,
      words,
      company,
      kinds: {
        type: 'object',
        title: 'Kinds of pages',
        description: 'What the pages of a folder, or a single page, are about, for search engines.',
        additionalProperties: string('Kind of page', 'What the page, or each page of the folder, is about.', {
          enum: pageKinds,
          examples: ['service'],
        }),
        examples: [{ services: 'service', about: 'about' }],
      },
      feeds: array(
        'Feeds',
        'Folders whose pages readers can subscribe to: the build writes an Atom feed of each, blog/feed.xml for blog.',
        {
          items: string('Folder', 'A folder inside pages/ whose pages have a date.', {
            minLength: 1,
            examples: ['blog'],
          }),
          minItems: 1,
          uniqueItems: true,
          examples: [['blog']],
        },
      ),
      notice,
      header,
      footer,
      forms: object(
        'Forms',
        'Where the requests of the quote form and of the contact form go, unless a file in forms/ says it.',
        {
          properties: { quote: form, contact: form },
        },
      ),
      redirects: {
        type: 'object',
        title: 'Redirects',
        description:
          'Addresses of pages that were renamed or deleted, and of the pages of an earlier site, each with the address of the page that visitors find instead.',
        additionalProperties: string(
          'New address',
          'The address of a page that exists; "#" and the id of a section may follow.',
          { minLength: 1, examples: ['/locations/columbia-md/', '/about/#values'] },
        ),
        examples: [{ '/locations/columbia/': '/locations/columbia-md/', '/about-us.html': '/about/' }],
      },
      images: object('Pictures', 'Rules for pictures.', {
        properties: {
          hosts: array('Allowed hosts', 'Hosts from which pages may show pictures.', {
            items: { type: 'string', pattern: patterns.host },
            uniqueItems: true,
            examples: [['images.example.com']],
          }),
        },
      }),
      theme: object('Theme', 'The look of the site.', {
        properties: {
          darkMode: string('Dark mode', 'auto follows the device of the visitor; light and dark are fixed.', {
            enum: ['auto', 'light', 'dark'],
            default: 'auto',
            examples: ['auto'],
          }),
          motif: string(
            'Motif',
            'The flight of steps in the corners of panels, on wide grounds and in the sign of the site, or none.',
            { enum: ['steps', 'none'], default: 'steps', examples: ['steps'] },
          ),
          corner,
          density,
          head,
          ...looks,
          fonts,
          logo,
          light: colours,
          dark: colours,
        },
      }),
      area,
    },
    required: ['domain', 'company', 'header', 'footer'],
  },
)

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
