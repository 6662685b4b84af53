import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { checkClosures } from '../../../src/content/facts/checkDays.ts'
import { checkSharedPlaces } from '../../../src/content/facts/checkSharedPlaces.ts'
import { smallConfig } from '../smallSite.ts'

const { company } = smallConfig
type Branch = NonNullable<Site['company']['branches']>[string]
const main = { latitude: 29.41, longitude: -98.49 }

const told = (branch: Partial<Branch>, city = 'Towson', zip = '21204') => {
  const address = { ...company.address, city, zip }
  const branches = { towson: { name: 'Towson', phone: company.phone, address, ...branch } }
  return checkSharedPlaces({ company: { ...company, ...main, branches } }).map(({ path }) => path.slice(3).join('.'))
}

describe('src/content/facts/checkSharedPlaces', () => {
  test('tells offices of two towns with one pin or one postal code', () => {
    expect(told(main)).toEqual(['latitude'])
    expect(told({}, 'Towson', company.address.zip)).toEqual(['address.zip'])
  })

  test('leaves alone offices of one town, and such without a pin', () => {
    expect(told(main, 'BALTIMORE', company.address.zip)).toEqual([])
    expect(told({ latitude: 29.7, longitude: -98.49 })).toEqual([])
    expect(told({})).toEqual([])
  })
})

describe('src/content/facts/checkDays, two closures', () => {
  const codes = (...closures: Parameters<typeof checkClosures>[0]) =>
    checkClosures(closures, []).map(({ code }) => code)
  const christmas = { from: '2026-12-24', to: '2026-12-28', note: 'Christmas' }

  test('are told of one day', () => {
    expect(codes(christmas, { from: '2026-12-28', to: '2027-01-02', note: 'Rest' })).toEqual(['closure-twice'])
    expect(codes(christmas, { from: '2026-12-24', note: 'Half day', hours: '08:00-12:00' })).toEqual(['closure-twice'])
  })

  test('are left alone on days that follow, and in the morning and the afternoon of one', () => {
    expect(codes(christmas, { from: '2026-12-29', note: 'Inventory' })).toEqual([])
    const half = (hours: string) => ({ from: '2026-12-31', note: 'Half days', hours })
    expect(codes(half('08:00-10:00'), half('15:00-16:00'))).toEqual([])
  })
})
