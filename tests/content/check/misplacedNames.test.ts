import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { problemsWith } from '../inMemory.ts'

const file = 'site.config.json'
const known = JSON.parse(baseSite[file] ?? '')
const text = (more: object) => JSON.stringify({ ...more, ...known }, null, 2)
const told = (more: object) => problemsWith({ [file]: text(more) }).map(({ fix }) => fix)
const fixed = (more: object) =>
  JSON.parse(fixSite({ sources: { ...baseSite, [file]: text(more) }, assets: baseAssets }).sources[file] ?? '')

describe('src/content/check, fields of a block of site.config.json outside of it', () => {
  test('one that the block lacks is moved into it', () => {
    const profiles = ['https://www.facebook.com/marblestep']
    expect(told({ sameAs: profiles })).toEqual(['Move it into "company".'])
    expect(fixed({ sameAs: profiles })).toEqual({ ...known, company: { ...known.company, sameAs: profiles } })
  })

  test('one that says the same there is deleted', () => {
    const { phone } = known.company
    expect(told({ phone })).toEqual(['It belongs in "company", where it stands already: delete this one.'])
    expect(fixed({ phone })).toEqual(known)
  })

  test.each<[string, object, string]>([
    [
      'another value',
      { phone: '(410) 555-0143' },
      'It belongs in "company", where it stands already: keep the right one there, and delete this one.',
    ],
    ['a value that does not fit', { founded: 'in 1998' }, 'It belongs in "company": move it there.'],
    [
      'another name',
      { telephone: '(410) 555-0143' },
      'It is called "phone" and belongs in "company", where it stands already: delete this one.',
    ],
    [
      'a name of two blocks',
      { theme: { primary: '#1D4ED8' } },
      'It is called "brand" and belongs in "light" or "dark": move it there.',
    ],
  ])('one of %s is told where it belongs, and left', (_, more, fix) => {
    expect(told(more)).toEqual([fix])
    expect(fixed(more)).toEqual({ ...more, ...known })
  })
})
