import { describe, expect, test } from 'vitest'
import { checkFiller } from '../../../src/content/text/checkFiller.ts'

const told = (value: string, path: (string | number)[]) =>
  checkFiller({ path, value, format: undefined, field: String(path.at(-1)), free: true }, false).length

describe('src/content/text/checkFiller', () => {
  test.each(['Copy of Hygienist', 'Floor Care (1)', 'Floor Care - Copy', 'Floor Care copy', 'Kopie von Praxis'])(
    'knows "%s" as the name of a copy',
    (name) => {
      expect(told(name, ['name'])).toBe(1)
    },
  )

  test.each(['Copy of Your Records', 'Room (A)', 'Level 2', 'Hard Copy', 'Photocopy', 'Copying', 'Unit (12)'])(
    'leaves the name "%s" alone',
    (name) => {
      expect(told(name, ['name'])).toBe(0)
    },
  )

  test('leaves texts with the name of a copy alone', () => {
    expect(told('Copy of Hygienist', ['sections', 0, 'items', 1, 'text'])).toBe(0)
  })

  test.each(['Step 3 title', 'Card 2 heading', 'Feature 1 text'])('refuses the title "%s"', (title) => {
    expect(told(title, ['sections', 0, 'items', 1, 'title'])).toBe(1)
  })
})
