import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { formatFixes } from '../../../src/content/format/formatFixes.ts'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const file = 'pages/services/trial.json'
const fixed = (text: string, more: { readProblems?: Problem[]; untouchable?: Set<string> } = {}) =>
  fixSite({ sources: { ...baseSite, [file]: text }, assets: baseAssets, ...more })
const told = (text: string) => {
  const site = fixed(text)
  return formatFixes(site.fixed, site.sources)
}
const lines = (text: string) => JSON.stringify(JSON.parse(text), null, 2)
const right = lines(pageFile([{ type: 'faq', items: [{ question: 'How long?', answer: 'One night.' }] }]))

describe('src/content/fix/fixSite', () => {
  test('changes nothing where nothing is wrong', () => {
    expect(fixed(right)).toMatchObject({ fixed: [], problems: [], sources: { [file]: right } })
  })

  test('mends a file with many faults of all kinds, and keeps its layout', () => {
    const broken = right
      .replace('"name": "Trial",', '“name”: ‘Trial’ // the name')
      .replace('"faq"', '"fag"')
      .replace('"items": [', 'items: {"question": 7}, [')
      .replace('items: {"question": 7}, [', 'items: [')
      .replace('"answer": "One night."\n', '"anser": "One "whole" night.",\n')
    const site = fixed(broken)
    expect(site.problems).toEqual([])
    const meant = right.replace('One night', 'One \\"whole\\" night')
    expect(site.sources[file]).toBe(meant.replace('"Trial",', '"Trial",\n  "note": "the name",'))
  })

  test.each([
    ['"39.4015"', '39.4015'],
    ['"39.4015° N"', '39.4015'],
    ['39.4015° N', '39.4015'],
    ['"33.86° S"', '-33.86'],
    ['"-33.86° S"', '-33.86'],
    ['"−33.86°"', '-33.86'],
    ['"-33.86° N"', '"-33.86° N"'],
    ['"33.86 S"', '"33.86 S"'],
    ['"133.86° S"', '"133.86° S"'],
  ])('makes of the latitude %s %s', (given, meant) => {
    const page = right.replace(
      '"sections"',
      `"location": { "city": "Essex", "state": "MD", "latitude": ${given} },"sections"`,
    )
    expect(fixed(page).sources[file]).toContain(`"latitude": ${meant} }`)
  })

  test.each(['24.10', '4420712345678901234', '1E3'])(
    'puts the number %s into quotation marks as it is written',
    (number) => {
      expect(fixed(right.replace('"How long?"', number)).sources[file]).toBe(right.replace('How long?', number))
    },
  )

  test('takes a block out of quotation marks, and puts a long text into the block where it belongs', () => {
    const text =
      'Each crew has one supervisor whom you can call, who knows your building and walks through it with you.'
    const list = (item: unknown, source: unknown) =>
      lines(
        pageFile([
          { type: 'featureList', items: [item] },
          { type: 'linkList', source },
        ]),
      )
    const broken = list(text, '{ "collection": "services" }')
    const site = fixed(broken)
    expect(site.problems).toEqual([])
    expect(lines(site.sources[file] ?? '')).toBe(list({ title: text }, { collection: 'services' }))
  })

  test('fixes what another fix has brought to light', () => {
    const broken = right.replace('"faq"', '"fag"').replace('"question"', '"qestion"')
    expect(fixed(broken).sources[file]).toBe(right)
  })

  test.each([
    ['"faq"', '"fag"'],
    ['"type": "faq"', '"typ": "faq"'],
    ['"items"', '"itms"'],
    ['"faq",\n      "items"', '"fag",\n      "heding": "Questions",\n      "itms"'],
  ])('fixes %s, which brings more to light than there was', (meant, written) => {
    const questions = right.replace('"faq",', '"faq",\n      "heading": "Questions",')
    const page = written.includes('heding') ? questions : right
    const broken = right.replace(meant, written).replace('"question"', '"qestion"').replace('"answer"', '"anser"')
    expect(fixed(broken).sources[file]).toBe(page)
  })

  const conflict = ['<<<<<<< HEAD', '  "name": "Trial",', '=======', '  "name": "Test",', '>>>>>>> tests', '']
  test.each([
    ['deletes the last mark of a merge', ['>>>>>>> tests', ''], ''],
    ['leaves two marks of a merge to the writer', conflict.slice(2), conflict.slice(2).join('\n')],
    ['leaves a merge to the writer', conflict, conflict.join('\n')],
  ])('%s', (_, lines, left) => {
    const [start = '', end = ''] = right.split('  "name": "Trial",\n')
    expect(fixed(start + lines.join('\n') + end).sources[file]).toBe(start + left + end)
  })

  test('keeps Windows line ends and a byte-order mark', () => {
    const windows = `\ufeff${right.replaceAll('\n', '\r\n')}`
    expect(fixed(windows.replace('"Trial",', '"Trial"')).sources[file]).toBe(windows)
  })

  test('keeps what it mended on the way to a fault that needs a decision', () => {
    const broken = right.replace('"Trial",', '“Trial”').replace('"How long?"', '1,000')
    expect(fixed(broken)).toMatchObject({
      sources: { [file]: right.replace('"How long?"', '1,000') },
      problems: [{ code: 'wrong-number' }],
    })
  })

  test('keeps what it mended two lines before a fault that needs a decision', () => {
    const lines = (name: string) => `"name": ${name},\n  "x": 1,\n  "y": 1,000,`
    const site = fixed(right.replace('"name": "Trial",', lines('Trial')))
    expect(site.sources[file]).toBe(right.replace('"name": "Trial",', lines('"Trial"')))
  })

  test.each([
    ['on the line of', '"name": Trial, "x": 1,000,'],
    ['on the line before', '"x": 1\n  "y": 1,000,'],
    ['about a bracket before', '"x": [1\n  },\n  "y": 2,\n  "z": 1,000,'],
    ['about a brace before', '"x": { "w": 1\n  ],\n  "y": 2,\n  "z": 1,000,'],
  ])('keeps nothing that it mended %s a fault that needs a decision', (_, lines) => {
    const broken = right.replace('"name": "Trial",', lines)
    const site = fixed(broken)
    expect([site.sources[file], site.fixed, site.problems.length]).toEqual([broken, [], 1])
  })

  test('puts placeholders where facts of the company are typed, and leaves a time to the writer', () => {
    const typed = right.replace('One night.', 'Call (410) 555-0142, and we come within one business day.')
    const site = fixed(typed)
    expect(site.sources[file]).toBe(typed.replace('(410) 555-0142', '{phone}'))
    expect(site.problems.map(({ severity, message }) => [severity, message])).toEqual([
      ['tip', '"one business day" is typed by hand.'],
    ])
  })

  test('leaves files that must not be touched', () => {
    const broken = right.replace('"name"', '"nam"')
    const site = fixed(broken, { untouchable: new Set([file]) })
    expect([site.fixed, site.sources[file], site.problems.length]).toEqual([[], broken, 1])
  })

  test('leaves all that one cure has to touch where one of its files must not be touched', () => {
    const link = '"answer": "See [there](/services/old/)."'
    const page = right.replace('"answer": "One night."', link)
    const record = '{ "version": 1, "addresses": { "/services/old/": "Old" } }\n'
    const sources = { ...baseSite, [file]: page, '.published.json': record }
    const config = (untouchable: Set<string>) =>
      fixSite({ sources, assets: baseAssets, untouchable }).sources['site.config.json']
    expect(config(new Set())).toContain('"/services/old/": ')
    expect(config(new Set([file]))).toBe(baseSite['site.config.json'])
  })

  test('leads a link to the page that takes its place, where that is the page of the link', () => {
    const page = pageFile([{ type: 'linkList', links: [{ label: 'There', href: '/services/trial/old/' }] }])
    const record = '{ "version": 1, "addresses": { "/services/trial/old/": "Old" } }\n'
    const sources = { ...baseSite, [file]: page, '.published.json': record }
    const { sources: after, problems } = fixSite({ sources, assets: baseAssets })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(after['site.config.json']).toContain('"/services/trial/old/": "/services/trial/"')
  })

  test.each([
    ['makes JSON unreadable', '['],
    ['makes more mistakes', '"wrong": 1, "name"'],
    ['does nothing', '"name"'],
  ])('does not keep an edit that %s', (_, text) => {
    const start = right.indexOf('"name"')
    const edits = [{ file, start, end: start + 6, text }]
    const bad: Problem = {
      file,
      start,
      end: start + 6,
      code: 'unknown-field',
      severity: 'error',
      message: 'x',
      fix: 'x',
      edits,
    }
    const site = fixed(right.replace('"faq"', '"fag"'), { readProblems: [bad] })
    expect([site.sources[file], site.fixed.length]).toEqual([right, 1])
  })
})

describe('src/content/fix/fixSite', () => {
  test('says what was changed, line by line, and how much it was', () => {
    const broken = right
      .replace('"name"', '"nam"')
      .replace('"One night."', '"One\n  night."')
      .replace('"How long?",', '"How long?"')
    expect(told(broken)).toBe(
      [
        `${file}:2  Changed "nam" to "name".`,
        `${file}:14  Added a comma.`,
        `${file}:15  Joined two lines.`,
        'Fixed 3 things in 1 file.\n',
      ].join('\n'),
    )
  })

  test('names lines as they are in the end', () => {
    expect(told(right.replace('  "name"', '  // one\n  // two\n  "nam"'))).toMatch(
      /^.*:2 {2}Added "note": "one two"\.\n.*:2 {2}Deleted \/\/ one \/\/ two\.\n.*:3 {2}Changed/,
    )
  })

  test('says nothing of what was changed once more', () => {
    const broken = right.replace('"name"', '"draft": None,\n  "name"')
    expect(told(broken)).toBe(`${file}:2  Deleted "draft": null.\nFixed 1 thing in 1 file.\n`)
  })
})
