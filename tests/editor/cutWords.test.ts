import { describe, expect, test } from 'vitest'
import { cutWords } from '../../src/editor/panel/cutWords.ts'

describe('src/editor/panel/cutWords', () => {
  const cut = (text: string, room: number) => cutWords(text, room, ({ length }) => length)

  test('shows a text whole where it fits to the last letter, and else the words that fit with the ellipsis', () => {
    expect(cut('Offices and clinics', 19)).toBe('Offices and clinics')
    expect(cut('Offices and clinics', 18)).toBe('Offices and …')
    expect(cut('Offices', 3)).toBe('Offices …')
  })
})
