import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../schemas/index.ts'
import { checkPeople } from '../../../../src/content/review/leftovers/checkPeople.ts'

const names = ['Dr Farida Holroyd', 'Frau Anna-Lena Meier', 'José García López', 'Aline Lefèvre', 'Peter Schmid']
const sections = [{ type: 'team', items: names.map((name) => ({ name, role: 'Here' })) }] as unknown as Page['sections']

/** Returns the names that are reported as misspelt in a text of a page with these people. */
const told = (value: string, field = 'text', mentions: string[] = []) =>
  checkPeople({ sections, mentions }, [{ path: [field], value, field, format: undefined, free: true }]).map(
    ({ span }) => value.slice(span?.start, span?.end),
  )

describe('src/content/review/leftovers/checkPeople', () => {
  test.each([
    ['Placed by Dr Farida Holyrod.', 'Farida Holyrod'],
    ['Anna-Lena Meyer berät Sie.', 'Anna-Lena Meyer'],
    ['Lo atiende José García Lopéz o José Garcia.', ''],
    ['José Gracía le atiende.', 'José Gracía'],
    ['Avec Aline Lefèvvre.', 'Aline Lefèvvre'],
  ])('finds the misspelt name in %j', (text, name) => {
    expect(told(text)).toEqual(name === '' ? [] : [name])
  })

  test.each([
    'Placed by Dr Farida Holroyd, Farida Holroyd’s nurse and Farida Holroyds Team.',
    'Frau Meyer and Dr Holyrod are patients.',
    'Farida Holbrook is another.',
    'Peter Schmidt-Rottluff painted it.',
    'Palace of Holyrod.',
  ])('leaves %j alone', (text) => {
    expect(told(text)).toEqual([])
  })

  test('leaves customers and people whom the page mentions', () => {
    expect(told('Farida Holyrod', 'author')).toEqual([])
    expect(told('By Farida Holyrod.', 'text', ['Farida Holyrod'])).toEqual([])
  })
})
