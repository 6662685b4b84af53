import { describe, expect, test } from 'vitest'
import { checkPage } from '../../../../src/content/check/checkPage.ts'
import { createSource } from '../../../../src/content/problem/source.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'
import { newSection } from '../../../../src/node/edit/api/newSection.ts'

/** Returns all strings and numbers of a value. */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]

describe('src/node/edit/api/newSection', () => {
  test.each([...builtInTypes.keys()])(
    'a new section of the type %s says nothing of its example, and is right',
    (type) => {
      const section = newSection(type)
      const said = leavesOf(section).filter((leaf) => typeof leaf === 'string' && /\s/.test(leaf))
      expect(said.filter((text) => !String(text).startsWith('[to write:'))).toEqual([])
      const page = { name: 'A', title: 'A', description: 'A', sections: [section] }
      const source = createSource('pages/a.json', JSON.stringify(page))
      expect(
        checkPage(source, page, { country: 'US', types: builtInTypes }).problems.map(({ message }) => message),
      ).toEqual([])
    },
  )

  test('each text that visitors read is a mark, details of entries too; a rating and a day are left out', () => {
    expect(newSection('checklist')).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ note: '[to write: a short detail shown under the entry]' }),
      ]),
    })
    expect(JSON.stringify(newSection('testimonials'))).not.toContain('"rating"')
    expect(newSection('video')).not.toHaveProperty('date')
  })
})
