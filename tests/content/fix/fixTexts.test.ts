import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { formatFixes } from '../../../src/content/format/formatFixes.ts'
import type { Schema } from '../../../src/content/schema/schema.ts'
import { builtInTypes } from '../../../src/content/schema/sectionTypes.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const file = 'pages/services/trial.json'
const fix = (text: string, more: Record<string, string> = {}) =>
  fixSite({ sources: { ...baseSite, ...more, [file]: text }, assets: baseAssets })
const fixed = (text: string) => fix(text).sources[file]
const lines = (sections: object[]) => JSON.stringify(JSON.parse(pageFile(sections)), null, 2)

const asked = lines([{ type: 'faq', items: [{ question: 'How long?', answer: 'WORDS' }] }])
/** Returns an answer, which has one paragraph, after --fix; both as written in the file. */
const answer = (words: string) => fixed(asked.replace('WORDS', words))?.split('"answer": "')[1]?.split('"\n')[0]
const told = lines([{ type: 'prose', body: 'WORDS' }])
/** Returns a text of several paragraphs after --fix. */
const body = (words: string) => fixed(told.replace('WORDS', words))?.split('"body": "')[1]?.split('"\n')[0]

const listed = lines([{ type: 'featureList', items: [{ title: 'One' }, { title: 'Two' }] }])
const towns = (list: string) => lines([]).replace('"name"', `"mentions": ${list},\n  "name"`)

/** Yields the texts of a schema at any depth: the name of each and its format. */
function* formatsIn({ properties = {}, items, anyOf = [] }: Schema): Generator<[name: string, format: string]> {
  for (const [name, field] of Object.entries(properties)) if (field.format) yield [name, field.format]
  for (const inner of [...Object.values(properties), ...anyOf, ...[items ?? []].flat()]) yield* formatsIn(inner)
}

describe('--fix and placeholders', () => {
  test.each([
    ['{company_name} vans', '{company} vans'],
    ['Our {company name} vans', 'Our {company} vans'],
    ['{companyName} vans', '{company} vans'],
    ['Call {phone number}.', 'Call {phone}.'],
    ['Call {our phone number}.', 'Call {our phone number}.'],
    ['Call {{phone number}}.', 'Call {phone}.'],
    ['Call {phone-number}, {phoneNumber}.', 'Call {phone}, {phone}.'],
    ['Write to {email address}.', 'Write to {email}.'],
    ['{company, Baltimore} vans', '{company}, Baltimore vans'],
    ['{company, Baltimore}vans', '{company, Baltimore}vans'],
    ['Within {response time}.', 'Within {responseTime}.'],
    ['{phone or {email}', '{phone} or {email}'],
    ['{{company} of Baltimore}', '{{company} of Baltimore}'],
    ['{ see {company} }', '{ see {company} }'],
    ['{phone or {email}}', '{phone or {email}}'],
    ['{phone or e-mail}', '{phone or e-mail}'],
    ['{company} } vans', '{company} vans'],
    ['{ company vans', '{company} vans'],
    ['{company}} vans', '{company} vans'],
    ['{company1} vans', '{company1} vans'],
    ['{company_ vans', '{company_ vans'],
    ['In {country}', 'In {country}'],
  ])('makes of %j %j', (written, meant) => {
    expect(answer(written)).toBe(meant)
  })

  test.each(['{phone or e-mail}', '{phone or {email}}', '{country}', '{phone_ today'])('refuses %j', (written) => {
    expect(fix(asked.replace('WORDS', written)).problems).not.toEqual([])
  })

  test('keeps what follows the town in braces', () => {
    const location = '"location": { "city": "Essex", "state": "MD" },\n  "name"'
    const page = asked.replace('"name"', location).replace('WORDS', 'In {city, MD}, {city, state} and {city MD}.')
    expect(fixed(page)).toContain('"In {city}, MD, {city}, {state} and {city MD}."')
  })
})

describe('--fix and texts over several lines', () => {
  test.each([
    ['We bring:\n- Mops\n- Buckets', 'We bring:\\n- Mops\\n- Buckets'],
    ['We bring:\n  • Mops\n  • Buckets', 'We bring:\\n- Mops\\n- Buckets'],
    ['We bring:\r\n\r\n* Mops\r\n* Buckets', 'We bring:\\n\\n* Mops\\n* Buckets'],
    ['- Mops\n- Buckets\n\nAsk us.', '- Mops\\n- Buckets\\n\\nAsk us.'],
    ['• Mops\n• Buckets', '- Mops\\n- Buckets'],
    ['We come:\n1. at night\n2. by day', 'We come:\\n1. at night\\n2. by day'],
    ['We clean\n– every night – all floors.', 'We clean – every night – all floors.'],
    ['Two coats\nof wax', 'Two coats of wax'],
    ['Two coats \\\nof wax', 'Two coats of wax'],
    ['Two\u000bcoats\u0007', 'Two coats'],
    ['Two\\u000bcoats', 'Two coats'],
  ])('makes of the paragraphs %j %j', (written, meant) => {
    expect(body(written)).toBe(meant)
  })

  test('says that it kept the lines', () => {
    const site = fix(told.replace('WORDS', 'We bring:\n- Mops\n- Buckets'))
    expect(formatFixes(site.fixed, site.sources)).toBe(`${file}:12  Kept a line of a list.\nFixed 1 thing in 1 file.\n`)
  })

  test('takes every field called body for one of paragraphs and lists, and no other', () => {
    const formats = [...builtInTypes.values()].flatMap((schema) => [...formatsIn(schema)])
    expect(formats.filter(([name, format]) => (name === 'body') !== (format === 'body' || format === 'prose'))).toEqual(
      [],
    )
  })

  test.each(['We bring:\n- Mops\n- Buckets', 'We bring:\n• Mops\n• Buckets'])(
    'leaves the list %j to the writer of a text that takes none',
    (written) => {
      expect(answer(written)).toBe(written)
      expect(fix(asked.replace('WORDS', written)).problems).toMatchObject([
        { code: 'line-break-in-text', fix: expect.stringContaining('takes no list') },
      ])
    },
  )
})

describe('--fix and names of fields', () => {
  const prose = (fields: string) => lines([{ type: 'prose' }]).replace('"prose"', `"prose",\n      ${fields}`)

  test.each(['"use": "We polish."', '"body": "x", "wide": true', '"body": "x", "nide": "left"'])(
    'does not rename the field in %s to one of another meaning',
    (fields) => {
      expect(fixed(prose(fields))).toBe(prose(fields))
    },
  )

  test('does not make a country a county', () => {
    const page = lines([]).replace(
      '"name"',
      '"location": { "city": "Essex", "state": "MD", "country": "US" },\n  "name"',
    )
    expect(fixed(page)).toBe(page)
  })

  test.each([
    ['"text": "We polish."', '"body": "We polish."'],
    ['"contents": "We polish."', '"body": "We polish."'],
    ['"bodi": "We polish."', '"body": "We polish."'],
    ['"Body": "We polish."', '"body": "We polish."'],
    ['"body": "x", "sied": "left"', '"body": "x", "side": "left"'],
  ])('renames the field in %s', (written, meant) => {
    expect(fixed(prose(written))).toBe(prose(meant))
  })
})

describe('--fix and what is typed between fields and entries', () => {
  const open = '{\n          "title": "One"'
  const close = '"One"\n        }'

  test.each([
    ['a ( for a {', listed.replace(open, open.replace('{', '('))],
    ['( ) for { }', listed.replace(open, open.replace('{', '(')).replace(close, close.replace('}', ')'))],
    ['a ) for a }', listed.replace(close, close.replace('}', ')'))],
    ['a ( for a [', listed.replace('"items": [', '"items": (')],
    ['( ) for [ ]', listed.replace('"items": [', '"items": (').replace(']\n    }', ')\n    }')],
  ])('puts back %s', (_, broken) => {
    expect(fixed(broken)).toBe(listed)
  })

  test.each([
    ['before a block', listed.replace(open, `oops\n        ${open}`)],
    ['before a block, with a comma', listed.replace(open, `oops, ${open}`)],
    ['behind a block', listed.replace('},', '}, oops')],
    ['between two blocks', listed.replace('},', '}, oops,')],
    ['between texts', towns('["Essex", oops, "Dundalk"]')],
    ['behind texts', towns('["Essex", oops]')],
    ['before texts', towns('[oops, "Essex"]')],
    ['in a list of numbers', towns('[21204, oops]')],
    ['before a name', listed.replace('"title": "Two"', 'oops "title": "Two"')],
    ['with an accent', listed.replace('"Two"', '"Two"\n éa "text": 5')],
    ['that is no word', towns('(')],
  ])('leaves a stray word %s to the writer', (_, broken) => {
    expect(fixed(broken)).toBe(broken)
  })

  test.each([
    ['[Essex, Owings Mills]', '["Essex", "Owings Mills"]'],
    ['[\n    Essex,\n    Owings Mills\n  ]', '[\n    "Essex",\n    "Owings Mills"\n  ]'],
  ])('puts all entries of %j into quotation marks', (written, meant) => {
    expect(fixed(towns(written))).toBe(towns(meant))
  })
})

describe('--fix and facts of the company', () => {
  const config = (more: object) => {
    const site = JSON.parse(baseSite['site.config.json'] ?? '')
    return { 'site.config.json': JSON.stringify({ ...site, company: { ...site.company, ...more } }, null, 2) }
  }

  test.each([
    ['(000) 000-0000', 'Open 24 hours, 0 excuses: (000) 000-0001.'],
    ['000-0000', 'Open 24 hours, 0 excuses.'],
    ['555-0142', 'Call (301) 555-0142, or 555-0142-9.'],
    ['(410) 555-0142', 'Part x4105550142, 4105550142x and https://wa.me/14105550142.'],
    ['(410) 555-0142', 'Write [us](https://wa.me/14105550142).'],
  ])('a company with the phone %s keeps the text %j', (phone, text) => {
    const page = asked.replace('WORDS', text)
    const site = fix(page, config({ phone }))
    expect(site.sources[file]).toBe(page)
    expect(site.problems.filter(({ code }) => code === 'typed-fact')).toEqual([])
  })

  test.each([
    [{ email: 'us@clean.example' }, 'Write to contact-us@clean.example or us@clean.example.org.'],
    [{ name: 'Marble' }, 'See [us](https://social.example/Marble/) at Marble.example, by info@Marble.'],
    [{ name: '---' }, 'One --- or two.'],
  ])('a company with %j keeps the text %j', (facts, text) => {
    const page = asked.replace('WORDS', text)
    expect(fix(page, config(facts)).sources[file]).toBe(page)
  })
})

describe('--fix and files with wrong names', () => {
  const other = pageFile([{ type: 'prose', id: 'rooms', body: 'x' }], {
    name: 'Medical',
    title: 'Medical offices in Baltimore',
    description: 'How crews keep waiting rooms, operating rooms and corridors of clinics clean, by day and by night.',
  })
  const linked = lines([
    { type: 'prose', body: 'See [a](/industries/medical/) and [b](/industries/medical/#rooms).' },
    { type: 'cardGrid', source: { collection: 'industries', only: ['medical'] } },
  ])

  test.each(['Medical.json', 'medical.JSON', 'medical .json'])('names %s once and keeps what leads there', (name) => {
    const site = fix(linked, { [`pages/industries/${name}`]: other })
    expect(site.sources[file]).toBe(linked)
    expect(site.problems.map(({ code }) => code)).toEqual(['file-name'])
  })
})

describe('--fix and values of another form', () => {
  const page = (more: string) => lines([]).replace('"name"', `${more},\n  "name"`)
  const town = (fields: string) => page(`"location": { "city": "Essex", "state": "MD", ${fields} }`)

  test.each([
    [page('"status": "draft"'), page('"draft": true')],
    [town('"zips": "21221, 21222"'), town('"zips": ["21221", "21222"]')],
    [town('"zips": "21221 and 21222"'), town('"zips": ["21221", "21222"]')],
    [town('"zips": 21221, 21222'), town('"zips": ["21221", "21222"]')],
    [town('"zips": 02134'), town('"zips": ["02134"]')],
    [town('"zips": [02134, 21222]'), town('"zips": ["02134", "21222"]')],
  ])('makes of %s %s', (written, meant) => {
    expect(fixed(written)).toBe(meant)
  })

  test.each([
    page('"status": "draft", "draft": false'),
    town('"roads": "Eastern Avenue, Mace Avenue"'),
    town('"zips": "21221, 2122"'),
    page('"mentions": "Towson, MD"'),
  ])('leaves %s to the writer', (written) => {
    expect(fixed(written)).toBe(written)
  })
})
