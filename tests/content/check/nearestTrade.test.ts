import { describe, expect, test } from 'vitest'
import { companyTypes } from '../../../schemas/parts/company/businessTypes.ts'
import { checkValue } from '../../../src/content/check/checkValue.ts'

const told = (value: string) =>
  checkValue({ type: 'string', title: 'Kind of business', enum: companyTypes }, value, {
    path: ['type'],
    block: { kind: 'block', name: 'company' },
    optional: true,
  }).map(({ fix, replacement }) => `${replacement === undefined ? 'tells' : 'fixes'}: ${fix.split(',')[0]}`)

describe('src/content/check/nearestTrade', () => {
  test.each([
    ['Dentst', 'fixes: Write "Dentist"'],
    ['BikeShop', 'tells: Write "BikeStore"'],
    ['Bicycle repair', 'tells: Write "BikeStore"'],
    ['ToyShop', 'tells: Write "ToyStore"'],
    ['Movers', 'tells: Write "MovingCompany"'],
    ['Vet', 'tells: Write "VeterinaryCare"'],
    ['Tierärztin', 'tells: Write "VeterinaryCare"'],
    ['Clinique vétérinaire', 'tells: Write "VeterinaryCare"'],
    ['Fahrschule', 'tells: Write "EducationalOrganization"'],
    ['Medical laboratory', 'tells: Write "DiagnosticLab"'],
  ])('%s: %s', (value, expected) => {
    expect(told(value)).toEqual([expected])
  })
})
