import { describe, expect, test } from 'vitest'
import type { Section } from '../../../../schemas/index.ts'
import { checkCount } from '../../../../src/content/check/together/checkCount.ts'

/** Returns what is underlined in the heading of a list with the given number of entries. */
function told(heading: string, entries: number): string[] {
  const items = Array.from({ length: entries }, (_, index) => ({ title: `Entry ${index}`, text: 'A text.' }))
  return checkCount({ type: 'steps', heading, items } as Section, ['sections', 0]).map(({ span }) =>
    heading.slice(span?.start, span?.end),
  )
}

describe('src/content/check/together/checkCount', () => {
  test.each([
    ['Four steps to a clean office', 'Four steps'],
    ['4 simple steps', '4 simple steps'],
    ['In vier Schritten zum Angebot', 'vier Schritten'],
    ['Nos quatre étapes', 'quatre étapes'],
    ['Cuatro pasos sencillos', 'Cuatro pasos'],
    ['Why us? Four reasons', 'Four reasons'],
    ['Our four treatments', 'four treatments'],
    ['The First Four Articles', 'Four Articles'],
    ['Unsere vier Leistungen', 'vier Leistungen'],
    ['Les quatre premiers articles', 'quatre premiers articles'],
    ['Nuestros cuatro servicios', 'cuatro servicios'],
  ])('finds the number in %j', (heading, words) => {
    expect(told(heading, 5)).toEqual([words])
    expect(told(heading, 4)).toEqual([])
  })

  test.each([
    'The first four steps',
    'Four of our reasons',
    'Two of four reasons',
    'Four rooms, one kitchen',
    'Three phases, three site rules',
    'Two steps forward, four reasons to stay',
    'Steps 1 to 4',
    'Open 24 hours',
    'Four weeks to the first visit',
    'Les quatre premières étapes',
    'Die ersten vier Schritte',
    'What to do in 1–4 steps',
    'Two services in one visit',
    'Seven courses, one table',
    'Our two courses of wax',
    'Four steps from the station',
    'Vier Schritte vom Bahnhof entfernt',
    '20 questions with our founder',
    'The first four treatments',
  ])('leaves %j alone', (heading) => {
    expect(told(heading, 3)).toEqual([])
  })

  test('counts only what stands in the file', () => {
    const source = { collection: 'services' }
    expect(checkCount({ type: 'cardGrid', heading: 'Four reasons', source } as Section, [])).toEqual([])
  })
})
