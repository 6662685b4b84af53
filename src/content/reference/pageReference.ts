import { factsSchema } from '../../../schemas/facts.ts'
import type { FieldType } from '../../../schemas/index.ts'
import { companyTypes } from '../../../schemas/parts/company/businessTypes.ts'
import { familiarIcons } from '../../../schemas/parts/icon.ts'
import { image, sceneNames } from '../../../schemas/parts/image.ts'
import { action, link } from '../../../schemas/parts/link.ts'
import { source } from '../../../schemas/parts/source.ts'
import { printJson } from '../json/printJson.ts'
import { isAmerican } from '../schema/country.ts'
import {
  blockSchema,
  fieldSchema,
  fieldTypes,
  formSchema,
  pageSchemaOf,
  type Schema,
  siteSchemaOf,
} from '../schema/schema.ts'
import { builtInTypes, type SectionTypes } from '../schema/sectionTypes.ts'
import { locationTokens, siteTokens } from '../text/tokens.ts'
import { joinWords } from '../wording/phrases.ts'
import { combined, fieldSnippet, sectionSnippet } from './editorSchema.ts'
import { fieldTable } from './fieldTable.ts'

/** The fields of the shortest page in which a snippet passes the check. */
export const frameOfSnippets = {
  name: 'A Page',
  title: 'A Page | {company}',
  description: 'What this page offers, in 70 to 160 characters, so that search engines have something to show.',
}

interface Options {
  /** The section types of the site. Default: the built-in ones. */
  types?: SectionTypes
  /** Whether the owner's guide, `pages/README.md`, is in the same folder. Default: true. */
  hasGuide?: boolean
}

/** Creates `pages/REFERENCE.md`: every field of page files and site.config.json in a country, with snippets to copy. */
export function pageReference(country: string, { types = builtInTypes, hasGuide = true }: Options = {}): string {
  const page = pageSchemaOf(country)
  const site = siteSchemaOf(country)
  return `${[
    '<!-- Made by npm run schemas from schemas/; edit those. -->',
    '# What a page file may say',
    introduction(hasGuide),
    contents(types),
    ...pageChapter(page),
    ...townChapter(page, country),
    '## Texts',
    texts(),
    ...linkChapter,
    ...pictureChapter,
    '## Icons',
    `Any icon of [lucide](https://lucide.dev/icons) by its name. Those that suit most trades: ${names(familiarIcons)}.`,
    '## Automatic lists',
    source.description,
    fieldTable(source, subheading),
    ...[...types].flatMap(([type, schema]) => sectionChapter(type, schema, types)),
    ...blockChapter(),
    ...templateChapter(),
    '## Kinds of businesses',
    `${names(companyTypes)}.`,
    ...formChapter(),
    '## site.config.json',
    String(site.description),
    fieldTable(site, subheading),
  ].join('\n\n')}\n`
}

const introduction = (hasGuide: boolean) =>
  [
    'The fields of a page file, of each section, of forms, and of `site.config.json`.',
    ...(hasGuide
      ? [
          'How to add a town or change a text step by step stands in [the guide](README.md); [the editor](README.md#edit-on-the-page) shows all of these fields as a form beside the page.',
        ]
      : []),
    'Editors that know the schemas, such as VS Code, show the same words while you type.',
  ].join(' ')

function pageChapter(page: Schema): string[] {
  const { sections, ...fields } = page.properties ?? {}
  const schema: Schema = { ...page, properties: { ...fields, sections: withoutExamples(sections ?? {}) } }
  return [
    '## A page file',
    fieldTable(schema, subheading),
    'A page file begins like this:',
    json({ $schema: '../../schemas/page.schema.json', ...frameOfSnippets, sections: [sectionSnippet('hero')] }),
  ]
}

const townChapter = ({ properties }: Schema, country: string) => [
  '## Towns',
  'The `location` block of a page about a town. What stands in it fills the placeholders of the page and tells search engines where you work.',
  fieldTable(properties?.location ?? {}, subheading),
  json({ location: exampleTown(country) }),
]

const sectionChapter = (type: string, schema: Schema, types: SectionTypes) => [
  `## ${type}`,
  `**${schema.title}.** ${schema.description}`,
  fieldTable(withoutType(schema), subheading),
  json(sectionSnippet(type, types)),
]

function blockChapter(): string[] {
  const { sections = {}, ...fields } = blockSchema.properties ?? {}
  return [
    '## Blocks',
    'A block is a file of the folder `blocks/` with sections that several pages share: write them once, and place them with `{ "type": "block", "block": "book-now" }` on each page. Placeholders in it are filled by the page. A file of a block says:',
    fieldTable({ ...blockSchema, properties: { ...fields, sections: withoutExamples(sections) } }, subheading),
    json({ $schema: '../schemas/block.schema.json', sections: [sectionSnippet('ctaBand')] }),
  ]
}

const templateChapter = () => [
  '## Templates',
  'A template is a page file `index.json` in folders with names in brackets, `pages/services/[service]/[town]/`. Beside the fields of a page it has:',
  fieldTable({ properties: { for: combined }, required: ['for'] }, subheading),
  'It makes a page for each combination that has a facts file of its own, `facts/floor-care/towson-md.json` in the same folder, after the names of the two page files. `{service}` and `{town}` are the names of these pages, `{city}` and the like come from the page of the town, and each name of `words` is a placeholder too. What stands in the template, such as `allowSimilar`, holds for all of its pages. A facts file says:',
  fieldTable(factsSchema, subheading),
]

function formChapter(): string[] {
  const { fields = {}, ...parts } = formSchema.properties ?? {}
  return [
    '## Forms',
    [
      'A form is a file of the folder `forms/`; a section `{ "type": "form", "form": "appointment" }` places `forms/appointment.json`.',
      'Two are built in, `quote` and `contact`; a file of the same name takes their place. A file of a form says:',
    ].join(' '),
    fieldTable({ ...formSchema, properties: { ...parts, fields: withoutExamples(fields) } }, subheading),
    json(exampleForm),
    'Every request carries besides: `source_page`, the page it was sent from, `timestamp`, and `request_id`, which stays the same when the same answers are sent again.',
    '### All fields',
    'Beside its `type`, a field has these settings; below stand those of its type.',
    fieldTable(sharedSettings, subheading),
    ...fieldTypes.flatMap(fieldReference),
  ]
}

/** The fields that most types of form fields share. */
const { options: _options, messages, ...sharedNames } = fieldSchema('radio').properties ?? {}
const { properties: _rules, ...anyMessages } = messages ?? {}
const sharedSettings: Schema = withoutType({
  properties: {
    ...sharedNames,
    messages: { ...anyMessages, additionalProperties: { type: 'string' }, examples: [{ missing: 'Choose one.' }] },
  },
  required: ['name', 'label'],
})

/** Describes a type of form field: its additional settings, or all its settings if it lacks some of the shared ones. */
function fieldReference(type: FieldType): string[] {
  const schema = withoutType(fieldSchema(type))
  const { messages, ...properties } = schema.properties ?? {}
  const isWhole = Object.keys(sharedNames).every((name) => Object.hasOwn(properties, name))
  const own = Object.fromEntries(
    Object.entries(properties).filter(([name, field]) => !isWhole || sharedSettings.properties?.[name] !== field),
  )
  const rules = Object.keys(messages?.properties ?? {})
  return [
    `### Field ${type}`,
    `**${schema.title}.** ${schema.description}`,
    ...(Object.keys(own).length > 0 ? [fieldTable({ ...schema, properties: own }, subheading)] : []),
    ...(rules.length > 0 ? [`Messages: ${names(rules)}.`] : []),
    json(fieldSnippet(type)),
  ]
}

const exampleForm = {
  $schema: '../schemas/form.schema.json',
  title: 'Request an Appointment',
  button: 'Request Appointment',
  endpoint: 'https://hooks.example.com/appointment',
  thanks: '/thank-you/',
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, half: true, autocomplete: 'name' },
    { name: 'email', type: 'email', label: 'Email', required: true, half: true },
    { name: 'day', type: 'date', label: 'Preferred day', from: 'tomorrow', notOn: ['sunday'] },
    { name: 'agree', type: 'consent', label: 'I agree to the [privacy policy](/privacy-policy/)' },
  ],
}

const exampleTown = (country: string) =>
  isAmerican(country)
    ? { city: 'Columbia', state: 'MD', county: 'Howard County', zips: ['21044'] }
    : { city: 'Leeds', county: 'West Yorkshire', zips: ['LS1 4AP'] }

const subheading = (words: string) => `**${words}**`

const names = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')

function contents(types: SectionTypes): string {
  const first = ['A page file', 'Towns', 'Texts', 'Links and buttons', 'Pictures', 'Icons', 'Automatic lists']
  const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-').replaceAll('.', '')
  const linkTo = (title: string) => `[${title}](#${anchor(title)})`
  return [
    ...first.map((title) => `- ${linkTo(title)}`),
    `- sections: ${[...types.keys()].map(linkTo).join(', ')}`,
    `- ${linkTo('Templates')}`,
    `- ${linkTo('Kinds of businesses')}`,
    `- ${linkTo('Forms')}: ${fieldTypes.map((type) => `[${type}](#field-${type})`).join(', ')}`,
    `- ${linkTo('site.config.json')}`,
  ].join('\n')
}

function texts(): string {
  const token = (name: string) => `\`{${name}}\``
  return [
    `Placeholders in curly brackets are filled in when the site is built. ${joinWords(siteTokens.map(token), 'and')} come from \`site.config.json\` and work everywhere; ${joinWords(locationTokens.map(token), 'and')} come from the \`location\` block of the page. In a text with marks, \`{phone}\` and \`{email}\` are links that call and write.`,
    '',
    'A text with marks may say `**bold**`, `*italic*` and `[words of a link](/quote/)`. Paragraphs and lists may besides have `\\n\\n` between two paragraphs and `\\n- ` before each entry of a list. Running text (`prose`) may have sub-headings, `## Words` and below them `### Words` on a line of their own, and tables: a line for each row, `| Day | Hours |`, with a line `|---|---|` under the first; `|---|--:|` puts the second column to the right. Everything else is shown as it is written, and the check names what other programs would make of it; there is no HTML. A quotation mark inside a text is written `\\"`.',
  ].join('\n')
}

const withoutExamples = ({ examples: _, ...schema }: Schema): Schema => schema

function withoutType(schema: Schema): Schema {
  const { type: _, ...properties } = schema.properties ?? {}
  return { ...schema, properties }
}

function json(value: unknown): string {
  const text = printJson(value, { indent: '', unit: '  ', lineEnd: '\n', oneLine: false, shortBlock: 80 })
  return `\`\`\`json\n${text}\n\`\`\``
}

const linkChapter = [
  '## Links and buttons',
  'A link leads to a page of this site (`/quote/`, with a slash at both ends), to a section of a page (`/about/#values`, where `values` is the `id` of the section), to a web address (`https://…`), to an e-mail address (`mailto:{email}`) or to a phone number (`tel:{phone}`).',
  fieldTable(link, subheading),
  'A button is such a link, or it calls the phone number of `site.config.json`:',
  fieldTable(action.anyOf[1], subheading),
  json([{ label: 'Request a Quote', href: '/quote/' }, { call: true }]),
]

const pictureChapter = [
  '## Pictures',
  'A picture is one of the drawn scenes that come with the site, or a photo.',
  fieldTable(image.anyOf[0], subheading),
  fieldTable(image.anyOf[1], subheading),
  json({ image: { src: '/images/lobby.jpg', alt: 'A crew member buffs the lobby floor of an office' } }),
  `Scenes, each written as \`{ "scene": "rowhouses" }\`: ${names(sceneNames)}.`,
]
