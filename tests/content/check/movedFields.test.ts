import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { baseAssets, baseSite } from '../baseSite.ts'

const file = 'pages/services/floor-care.json'
const page = {
  name: 'Floor Care',
  title: 'Commercial Floor Care in Baltimore',
  description: 'Stripping, waxing and polishing for VCT, tile and hardwood, done after hours and dry by morning.',
}
const hero = { type: 'hero', heading: 'Floor care that lasts' }
const fixed = (value: object) =>
  JSON.parse(
    fixSite({ sources: { ...baseSite, [file]: JSON.stringify(value) }, assets: baseAssets }).sources[file] ?? '',
  )

describe('src/content/check, fields that belong around a section', () => {
  test.each<[string, object]>([
    [
      'a picture',
      { type: 'faq', image: { scene: 'floor-care' }, items: [{ question: 'How long?', answer: 'A night.' }] },
    ],
    ['a day', { type: 'prose', date: '2026-05-01', body: 'Two coats.' }],
    ['a branch', { type: 'prose', branch: 'towson', body: 'Two coats.' }],
    ['a note of an entry', { type: 'cardGrid', items: [{ title: 'Waxing', text: 'Two coats.', note: 'From 8 pm' }] }],
  ])('--fix leaves %s that other sections have themselves', (_, section) => {
    const written = { ...page, sections: [hero, section] }
    expect(fixed(written)).toEqual(written)
  })

  test('--fix moves one that the page must have and lacks', () => {
    const { description, ...rest } = page
    const written = { ...rest, sections: [{ ...hero, description, text: 'Two coats.' }] }
    expect(fixed(written)).toEqual({ ...page, sections: [{ ...hero, text: 'Two coats.' }] })
  })

  test('--fix moves one that no section has', () => {
    const written = { ...page, sections: [{ ...hero, order: 20 }] }
    expect(fixed(written)).toEqual({ ...page, order: 20, sections: [hero] })
  })
})
