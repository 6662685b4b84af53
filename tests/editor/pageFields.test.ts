import { expect, test } from 'vitest'
import { page } from '../../schemas/page.ts'
import { fieldsOfPage } from '../../src/editor/panel/pageFields.ts'

test('src/editor/panel/pageFields: shows what a page has of its kind, and of an event how to add a day', () => {
  expect(fieldsOfPage({ name: 'About' })).not.toContain('price')
  const event = fieldsOfPage({ starts: '2027-05-09', price: 0 })
  expect(event).toEqual(expect.arrayContaining(['starts', 'ends', 'alsoOn', 'price']))
  expect(event).not.toContain('salary')
  expect(Object.keys(page.properties)).toEqual(expect.arrayContaining(event))
})
