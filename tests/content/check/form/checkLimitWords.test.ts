import { describe, expect, test } from 'vitest'
import type { FormField } from '../../../../schemas/index.ts'
import { checkDateField } from '../../../../src/content/check/form/checkDateField.ts'
import { checkLimitWords } from '../../../../src/content/check/form/checkLimitWords.ts'

const told = (label: string, high: string, max = 45) => {
  const field: FormField = { name: 'n', type: 'number', label, max, messages: { high } }
  return checkLimitWords(field, ['fields', 0]).map(({ span }) => high.slice(span?.start, span?.end))
}

/** Returns what a help says otherwise than `"megabytes": 8`. */
const toldOfFile = (help: string) => {
  const field: FormField = { name: 'plan', type: 'file', label: 'Plan', help, kinds: ['pdf'], megabytes: 8 }
  return checkLimitWords(field, ['fields', 0]).map(({ span }) => help.slice(span?.start, span?.end))
}

describe('src/content/check/form/checkLimitWords', () => {
  test('tells another size of a file in its help', () => {
    expect(toldOfFile('PDF ou image, 5 Mo au plus.')).toEqual(['5 Mo'])
    expect(toldOfFile('PDF bis 10 MB')).toEqual(['10 MB'])
    const right = [
      'PDF, up to 8 MB',
      'PDF ou image, 8 Mo au plus',
      'Three files, 24 MB together',
      'A drawing of 5 m or more',
    ]
    for (const help of right) expect(toldOfFile(help), help).toEqual([])
  })

  test.each([
    ['Length, in feet', 'The hoist takes boats up to 54 feet.', 45, '54'],
    ['Personnes', 'Au-delà de 15 personnes, appelez-nous.', 12, '15'],
    ['Fläche', 'Wir reinigen bis 2.500 m².', 5200, '2.500'],
    ['Invitados', 'Hasta 30 invitados.', 20, '30'],
    ['Guests', 'For more than 48 guests, call.', 40, '48'],
  ])('tells that of "%s" the message "%s" says another limit than %d', (label, high, max, number) => {
    expect(told(label, high, max)).toEqual([number])
  })

  test.each([
    ['Length, in feet', 'The hoist takes boats up to 45 feet.', 45],
    ['Guests', 'For more than 12 guests, call us 3 days ahead.', 12],
    ['Guests', 'For larger groups, call us 3 days ahead.', 12],
    ['Guests', 'For 41 guests and more, please call.', 40],
    ['Area', 'Up to 1,200 square feet.', 1200],
    ['Area', 'Please call {phone}.', 1200],
  ])('leaves of "%s" the message "%s" alone', (label, high, max) => {
    expect(told(label, high, max)).toEqual([])
  })
})

describe('src/content/check/form/checkDateField, of a day of birth', () => {
  const codes = (label: string, from?: string) =>
    checkDateField({ name: 'd', type: 'date', label, ...(from && { from }) } as FormField, []).map(({ code }) => code)

  test.each(['Date of birth', 'Date de naissance', 'Geburtsdatum des Kindes', 'Fecha de nacimiento'])(
    'tells that "%s" is not to come',
    (label) => {
      expect(codes(label, 'tomorrow')).toEqual(['birth-to-come'])
      expect(codes(label)).toEqual([])
      expect(codes(label, '1930-01-01')).toEqual([])
    },
  )

  test.each(['Expected date of birth', 'Birthday party', 'Day of the visit', 'Date de naissance prévue'])(
    'leaves "%s" alone',
    (label) => {
      expect(codes(label, 'tomorrow')).toEqual([])
    },
  )
})
